import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey as pbkdf2 } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { deriveKey } from "../secret_key.ts";
import type { Ballot, BotCheck } from "./bot_check.ts";

/** Work that a browser does for one vote. */
export interface Work {
  /** Rounds of one PBKDF2-SHA-256. */
  rounds: number;
  /** The numbers it tries: at random, between these. */
  triesMin: number;
  triesMax: number;
}

/** About 1 s on one core of a phone. */
const BROWSER_WORK: Work = { rounds: 1_000, triesMin: 1_000, triesMax: 3_000 };

/** Milliseconds that a challenge stays valid: ten minutes. */
const LIFETIME_MS = 600_000;

/** Maximum characters of an answer; real ones have about 700. */
const ANSWER_MAX = 4_096;

/** The parts of ALTCHA's answer that we read ourselves. Its library reads the rest. */
const ANSWER = z.object({
  challenge: z.looseObject({
    signature: z.string().regex(/^[0-9a-f]{64}$/),
    parameters: z.looseObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      cost: z.number(),
      nonce: z.string(),
      salt: z.string(),
      keyPrefix: z.string(),
      keyLength: z.number(),
      data: z.object({ account: z.string(), server: z.string(), expires: z.iso.datetime() }),
    }),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string() }),
});

/**
 * A proof of work by ALTCHA: no third party, no cookie. A challenge is signed for one account, one server and ten
 * minutes, so an answer is useless to anyone else. The library accepts an answer again and again; the vote's own
 * statement makes sure that it is spent once. It makes bots expensive; it doesn't keep them out. Tests ask for less work.
 */
export function createProofOfWork(secretKey: string, work: Work = BROWSER_WORK): BotCheck {
  const secrets = {
    hmacSignatureSecret: deriveKey(secretKey, "vote challenges").toString("hex"),
    hmacKeySignatureSecret: deriveKey(secretKey, "vote challenge keys").toString("hex"),
  };
  return {
    kind: "proof_of_work",
    async pose({ accountId, serverId }, now) {
      const challenge = await createChallenge({
        ...secrets,
        algorithm: "PBKDF2/SHA-256",
        cost: work.rounds,
        counter: randomInt(work.triesMax, work.triesMin),
        deriveKey: pbkdf2,
        // Not the library's own `expiresAt`: that would be checked against a different clock than the vote.
        data: { account: accountId, server: serverId, expires: expiryOf(now).toISOString() },
      });
      return JSON.stringify(challenge);
    },
    async judge(answer, ballot, { now }) {
      const parsed = ANSWER.safeParse(decode(answer));
      if (!parsed.success) return { kind: "forged" };
      const { challenge, solution } = parsed.data;
      const { data, cost } = challenge.parameters;
      if (cost !== work.rounds) return { kind: "forged" };
      const { verified } = await verifySolution({
        ...secrets,
        challenge,
        solution,
        deriveKey: pbkdf2,
      });
      if (!verified || !isFor(ballot, data)) return { kind: "forged" };
      const expiresAt = new Date(data.expires);
      if (expiresAt <= now) return { kind: "expired" };
      return { kind: "passed", proof: { id: challenge.signature, expiresAt } };
    },
  };
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS);
}

function isFor(ballot: Ballot, data: { account: string; server: string }): boolean {
  return data.account === ballot.accountId && data.server === ballot.serverId;
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
