import { createHmac } from "node:crypto";
import type { Config } from "../config.ts";
import { deriveKey } from "../secret_key.ts";
import type { BotCheck } from "./bot_check.ts";
import { createProofOfWork } from "./proof_of_work.ts";
import { createTurnstile } from "./turnstile.ts";
import { dayOf } from "./voting_day.ts";

/** What a vote from the pages must meet, as the host chose. */
export interface BallotRules {
  check: BotCheck;
  /** Votes that one address may cast for a server on one UTC day. */
  perAddress: number;
  /** Whether the player's mail address must be confirmed. */
  needsVerifiedEmail: boolean;
  /** What stands for an address in the database on the day of `now`: HMAC-SHA256, 32 bytes. */
  hashAddress(address: string, now: Date): Uint8Array;
}

/** The rules that the environment chose; `secretKey` is the service's, 32 bytes as base64. */
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
