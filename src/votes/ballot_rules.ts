import { createHmac } from "node:crypto";
import type { Config } from "../config.ts";
import { deriveKey, type SecretKeys } from "../secret_key.ts";
import { type BotCheck, eitherCheck } from "./bot_check.ts";
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

/** Makes the rules that the environment sets. A change of the secret key begins the addresses' counts anew. */
export function createBallotRules(
  { voting }: Pick<Config, "voting">,
  [secretKey, ...others]: SecretKeys,
): BallotRules {
  const addressKey = deriveKey(secretKey, "vote addresses");
  const work = () =>
    eitherCheck(createProofOfWork(secretKey), ...others.map((key) => createProofOfWork(key)));
  return {
    check: voting.turnstile ? createTurnstile(voting.turnstile) : work(),
    perAddress: voting.perAddress,
    needsVerifiedEmail: voting.needsVerifiedEmail,
    hashAddress: (address, now) =>
      createHmac("sha256", addressKey).update(`${dayOf(now)} ${address}`).digest(),
  };
}
