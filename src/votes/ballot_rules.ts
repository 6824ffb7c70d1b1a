import { createHmac } from "node:crypto";
import type { Config } from "../config.ts";
import { deriveKey } from "../secret_key.ts";
import type { BotCheck } from "./bot_check.ts";
import { createProofOfWork } from "./proof_of_work.ts";
import { createTurnstile } from "./turnstile.ts";
import { dayOf } from "./voting_day.ts";

/** Rules for votes from the pages, as the host set them. */
export interface BallotRules {
  check: BotCheck;
  /** Votes that one address may cast for a server in one UTC day. */
  perAddress: number;
  /** Whether players must confirm their email address before voting. */
  needsVerifiedEmail: boolean;
  /** Returns what the database stores in place of an address on the day of `now`: HMAC-SHA256, 32 bytes. */
  hashAddress(address: string, now: Date): Uint8Array;
}

/** Makes the rules that the environment sets; `secretKey` is the service's, 32 bytes as base64. */
export function createBallotRules(
  { voting }: Pick<Config, "voting">,
  secretKey: string,
): BallotRules {
  const addressKey = deriveKey(secretKey, "vote addresses");
  return {
    check: voting.turnstile ? createTurnstile(voting.turnstile) : createProofOfWork(secretKey),
    perAddress: voting.perAddress,
    needsVerifiedEmail: voting.needsVerifiedEmail,
    hashAddress: (address, now) =>
      createHmac("sha256", addressKey).update(`${dayOf(now)} ${address}`).digest(),
  };
}
