import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey as derivePbkdf2 } from "altcha-lib/algorithms/web/pbkdf2";
import { createHmac } from "node:crypto";
import { z } from "zod";
import { networkKey } from "../../../core/limits/client_address.ts";
import { deriveKey } from "../../../core/secrets/secret_key.ts";
import { parseBase64 } from "../../../core/text/parse_base64.ts";
import { parseJson } from "../../../core/text/parse_json.ts";
import type { BotCheck, BotCheckPurpose } from "./bot_check.ts";

/** The algorithm's name in ALTCHA. Browsers compute it natively, so a program is hardly faster. */
export const ALGORITHM = "PBKDF2/SHA-256";

/** The work of one proof. */
export interface ProofCost {
  /** Iterations of PBKDF2 (RFC 8018 §5.2) for one key. */
  cost: number;
  /** Hex digits that the key must start with. With n digits, a browser tries 16 to the power of n keys on average. */
  keyPrefix: string;
}

/**
 * 256 keys of 0.6 ms each on average: 0.15 s of one core, under 0.5 s in 19 of 20 cases. A Chromium that has a quarter
 * of one core for everything takes under 3.8 s (.github/FRAUD.md). Judging an answer derives one key.
 */
export const BROWSER_WORK: ProofCost = { cost: 3_000, keyPrefix: "00" };

/** Milliseconds that a challenge stays valid: ten minutes. */
const LIFETIME_MS = 600_000;

/** Maximum characters of an answer; real ones have about 600. */
const ANSWER_MAX = 4_096;

/** The fields of ALTCHA's answer that are read here. The library reads the rest. */
const ANSWER = z.object({
  challenge: z.looseObject({
    signature: z.string().regex(/^[0-9a-f]{64}$/),
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      cost: z.number(),
      nonce: z.string(),
      salt: z.string(),
      keyPrefix: z.string(),
      keyLength: z.number(),
      data: z.object({
        purpose: z.string(),
        network: z.string().optional(),
        expires: z.iso.datetime(),
      }),
    }),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string() }),
});

/**
 * Creates a proof-of-work check with ALTCHA, without a third party or cookies. A challenge asks for a key that starts
 * with some digits. Issuing a challenge derives no key, solving it derives 256 on average, and judging an answer
 * derives one. A challenge is signed for one purpose, the client's network and ten minutes, so an answer is useless to
 * other clients: one network can't fetch challenges for many others. The library accepts an answer any number of times,
 * so the caller must use it up. The check slows bots down, but doesn't keep them out.
 */
export function createProofOfWork(
  secretKey: string,
  { work = BROWSER_WORK, derive = derivePbkdf2 }: {
    work?: ProofCost;
    derive?: typeof derivePbkdf2;
  } = {},
): BotCheck {
  const hmacSignatureSecret = deriveKey(secretKey, "vote challenges").toString("hex");
  // A saved or shared page must not reveal the network that fetched it.
  const hashNetwork = (address: string) =>
    createHmac("sha256", hmacSignatureSecret).update(networkKey(address)).digest("hex").slice(
      0,
      32,
    );
  return {
    kind: "proof_of_work",
    async pose(purpose, { now, effort, address }) {
      const challenge = await createChallenge({
        hmacSignatureSecret,
        algorithm: ALGORITHM,
        cost: work.cost * effort,
        keyPrefix: work.keyPrefix,
        deriveKey: derive,
        // The library's own `expiresAt` isn't used, because its clock isn't the vote's.
        data: {
          purpose: nameOf(purpose),
          ...address === undefined ? {} : { network: hashNetwork(address) },
          expires: expiryOf(now).toISOString(),
        },
      });
      return JSON.stringify(challenge);
    },
    async judge(answer, purpose, { now, address }) {
      const parsed = ANSWER.safeParse(decode(answer));
      if (!parsed.success) return { kind: "forged" };
      const { challenge, solution } = parsed.data;
      const { data, cost, keyPrefix } = challenge.parameters;
      // Runs first, because it costs nothing.
      if (cost < work.cost || keyPrefix !== work.keyPrefix) return { kind: "forged" };
      if (data.purpose !== nameOf(purpose)) return { kind: "forged" };
      if (data.network !== undefined && data.network !== hashNetwork(address)) {
        return { kind: "forged" };
      }
      const expiresAt = new Date(data.expires);
      if (expiresAt <= now) return { kind: "expired" };
      const { verified } = await verifySolution({
        hmacSignatureSecret,
        challenge,
        solution,
        deriveKey: derive,
      });
      if (!verified) return { kind: "forged" };
      return { kind: "passed", proof: { id: challenge.signature, expiresAt } };
    },
  };
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() + LIFETIME_MS);
}

function nameOf(purpose: BotCheckPurpose): string {
  return purpose.kind === "vote" ? `vote ${purpose.voter} ${purpose.serverId}` : purpose.kind;
}

/** Decodes the widget's answer, which is JSON in base64. Returns undefined if it isn't. */
function decode(answer: string): unknown {
  if (answer.length > ANSWER_MAX) return undefined;
  const bytes = parseBase64(answer);
  return bytes && parseJson(new TextDecoder().decode(bytes));
}
