import { Buffer } from "node:buffer";
import type { ChallengePurpose } from "../../src/site/sign_in/passkeys/passkey_challenge.ts";
import { provePasskey } from "../../src/site/sign_in/passkeys/prove_passkey.ts";
import { signUp } from "../support/people/people.ts";
import { giveSoftPasskey } from "../support/people/soft_passkey.ts";
import { openWorld } from "../support/world.ts";

const PURPOSE: ChallengePurpose = { ceremony: "sign_in", holder: "this browser" };

/** An account with a passkey, and functions to ask it and to check its answers. */
export async function openStage({ counter = 0 } = {}) {
  const world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  const key = await giveSoftPasskey(world, viewer.accountId, { counter });
  return {
    world,
    viewer,
    key,
    ask: (purpose = PURPOSE) => world.context.passkeyChallenges.make(purpose),
    prove: (credential: string, purpose = PURPOSE) =>
      provePasskey(world.context, credential, purpose),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

/** Attestations that browsers and password managers send, although none was asked for. */
export const ATTESTATIONS: Record<string, { fmt?: string; statement?: Buffer }> = {
  none: {},
  // {"alg": -7, "sig": 3 bytes}: self attestation whose signature is wrong
  self: { fmt: "packed", statement: Buffer.from("a263616c672663736967430a0b0c", "hex") },
  "an empty statement": { fmt: "packed" },
  "none with a statement": { statement: Buffer.from("a163616c6726", "hex") },
  "an unknown format": { fmt: "vendor" },
};
