import { randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { createChallenge, type DeriveKeyFunction, verifySolution } from "altcha-lib";
import { deriveKey as scrypt } from "altcha-lib/algorithms/scrypt";
import { z } from "zod";
import { createFairLine, type FairLine, type FairLineOptions } from "../limits/fair_line.ts";
import { deriveKey } from "../secret_key.ts";
import type { BotCheck, Errand } from "./bot_check.ts";

/** Work that a browser does for one proof. */
export interface Work {
  /** Cost and block size of one scrypt (RFC 7914 §2), which takes 128 bytes times both of memory; pages solve r = 8. */
  N: number;
  r: number;
  /** The keys it derives at most; the one that counts is any of them, the first as likely as the last. */
  tries: number;
}

/**
 * 1 MB and 1.1 ms a key in a browser, once its code is warm: 0.4 s of work on average, 0.8 s at most, shared by the
 * browser's cores. On two cores four times slower a page is ready in under 4 s.
 */
export const BROWSER_WORK: Work = { N: 1_024, r: 8, tries: 700 };

/**
 * Room for making challenges of one kind, which take 1 MB and 2 ms each off the event loop. One core is left to everything
 * else; those who wait take no memory but their place, and are served within a second. Ballots, sign-ups and sign-ins have
 * a line each, so that a flood of one closes no other.
 */
const ROOM: FairLineOptions = {
  places: Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting: 400,
  perNetwork: 300,
  retryAfterSeconds: 2,
};

/** Milliseconds that a challenge stays valid: ten minutes. */
const LIFETIME_MS = 600_000;

/** Maximum characters of an answer; real ones have about 700. */
const ANSWER_MAX = 4_096;

/** The parts of ALTCHA's answer that we read ourselves. Its library reads the rest. */
const ANSWER = z.object({
  challenge: z.looseObject({
    signature: z.string().regex(/^[0-9a-f]{64}$/),
    parameters: z.looseObject({
      algorithm: z.literal("SCRYPT"),
      cost: z.number(),
      memoryCost: z.number(),
      nonce: z.string(),
      salt: z.string(),
      keyPrefix: z.string(),
      keyLength: z.number(),
      // With it the library judges by two HMACs, and derives no key.
      keySignature: z.string().min(1),
      data: z.object({ errand: z.string(), expires: z.iso.datetime() }),
    }),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string() }),
});

/**
 * A proof of work by ALTCHA: no third party, no cookie. Each challenge hides one key of a memory-hard function among
 * `tries`: making it takes one derivation, finding it half of them on average, judging it none. It is signed for one
 * errand and ten minutes, so an answer is useless to anyone else. The library accepts an answer again and again;
 * the code that acts on it spends it. It makes bots expensive; it doesn't keep them out. Posing fails with LineFull when too
 * many wait.
 */
export function createProofOfWork(
  secretKey: string,
  { work = BROWSER_WORK, derive = scrypt, room = ROOM }: {
    work?: Work;
    derive?: DeriveKeyFunction;
    room?: FairLineOptions;
  } = {},
): BotCheck {
  const lines: Record<Errand["kind"], FairLine> = {
    vote: createFairLine(room),
    sign_up: createFairLine(room),
    sign_in: createFairLine(room),
  };
  const secrets = {
    hmacSignatureSecret: deriveKey(secretKey, "vote challenges").toString("hex"),
    hmacKeySignatureSecret: deriveKey(secretKey, "vote challenge keys").toString("hex"),
  };
  return {
    kind: "proof_of_work",
    async pose(errand, { now, effort, network, signal }) {
      const challenge = await lines[errand.kind](() =>
        createChallenge({
          ...secrets,
          algorithm: "SCRYPT",
          cost: work.N,
          memoryCost: work.r,
          parallelism: 1,
          // From 0: a floor would be public, and a program would begin there.
          counter: randomInt(work.tries * effort),
          deriveKey: derive,
          // Not the library's own `expiresAt`: that would be checked against a different clock than the vote.
          data: { errand: nameOf(errand), expires: expiryOf(now).toISOString() },
        }), { network, signal });
      return JSON.stringify(challenge);
    },
    async judge(answer, errand, { now }) {
      const parsed = ANSWER.safeParse(decode(answer));
      if (!parsed.success) return { kind: "forged" };
      const { challenge, solution } = parsed.data;
      const { data, cost, memoryCost } = challenge.parameters;
      if (cost !== work.N || memoryCost !== work.r) return { kind: "forged" };
      const { verified } = await verifySolution({
        ...secrets,
        challenge,
        solution,
        deriveKey: refuseToDerive,
      });
      if (!verified || data.errand !== nameOf(errand)) return { kind: "forged" };
      const expiresAt = new Date(data.expires);
      if (expiresAt <= now) return { kind: "expired" };
      return { kind: "passed", proof: { id: challenge.signature, expiresAt } };
    },
  };
}

/** Whoever sends an answer never makes us derive a key. */
function refuseToDerive(): never {
  throw new Error("judging an answer derives no key");
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS);
}

function nameOf(errand: Errand): string {
  return errand.kind === "vote" ? `vote ${errand.voter} ${errand.serverId}` : errand.kind;
}

/** Decodes the widget's answer, base64 of JSON; undefined for anything else. */
function decode(answer: string): unknown {
  if (answer.length > ANSWER_MAX) return undefined;
  try {
    return JSON.parse(atob(answer));
  } catch {
    return undefined;
  }
}
