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
  /**
   * Cost and block size of one scrypt call (RFC 7914 §2), which takes 128 × N × r bytes of memory. Pages solve r = 8.
   */
  N: number;
  r: number;
  /** Most keys that the browser derives. The right key is any of them with equal probability. */
  tries: number;
}

/**
 * 1 MB and 1.1 ms per key in a browser with warm code: 0.4 s of work on average, 0.8 s at most, spread over the
 * browser's cores. On two cores that are four times slower, a page is ready in under 4 s.
 */
export const BROWSER_WORK: Work = { N: 1_024, r: 8, tries: 700 };

/**
 * Capacity for creating challenges of one kind. Each takes 1 MB and 2 ms off the event loop. One core is left to
 * everything else. A waiting client costs no memory except its place in the queue, and is served within a second.
 * Ballots, sign-ups and sign-ins have separate queues, so a flood of one kind doesn't block the others.
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

/** The parts of ALTCHA's answer that we read directly. The library reads the rest. */
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
      // With this field, the library verifies two HMACs and derives no key.
      keySignature: z.string().min(1),
      data: z.object({ errand: z.string(), expires: z.iso.datetime() }),
    }),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string() }),
});

/**
 * A proof of work by ALTCHA: no third party, no cookie. Each challenge hides one key of a memory-hard function among
 * `tries`. Creating it takes one derivation, solving it half of them on average, verifying it none. It is signed for
 * one purpose and ten minutes, so an answer is useless to anyone else. The library accepts an answer any number of
 * times; the code that uses it spends it. It makes bots expensive, but doesn't keep them out. Issuing a challenge fails
 * with LineFull when the queue is full.
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
          // Starts at 0: a minimum would be public, and programs would start there.
          counter: randomInt(work.tries * effort),
          deriveKey: derive,
          // Not the library's own `expiresAt`, which is checked against another clock than the vote's.
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

/** Ensures that no answer from a client can make the server derive a key. */
function refuseToDerive(): never {
  throw new Error("judging an answer derives no key");
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS);
}

function nameOf(errand: Errand): string {
  return errand.kind === "vote" ? `vote ${errand.voter} ${errand.serverId}` : errand.kind;
}

/** Decodes the widget's answer, which is base64 of JSON. Returns undefined for anything else. */
function decode(answer: string): unknown {
  if (answer.length > ANSWER_MAX) return undefined;
  try {
    return JSON.parse(atob(answer));
  } catch {
    return undefined;
  }
}
