import { createHmac } from "node:crypto";
import type { Config } from "../config.ts";
import type { Query } from "../database/connect.ts";
import { networkKey } from "../limits/client_address.ts";
import { deriveKey, type SecretKeys } from "../secret_key.ts";
import { type BotCheck, eitherCheck, type Errand } from "./bot_check.ts";
import { ADDRESSES_PER_NETWORK, countCrowd, createCrowding } from "./crowding.ts";
import { createProofOfWork } from "./proof_of_work.ts";
import { createTurnstile } from "./turnstile.ts";
import type { Place } from "./vote_repository.ts";
import { dayOf } from "./voting_day.ts";

/** Rules for votes from the pages, as the host set them. */
export interface BallotRules {
  check: BotCheck;
  /** Poses the check, unless `signal` is aborted first: a proof takes more work where many came from before. */
  pose(
    sql: Query,
    errand: Errand,
    asked: { address: string; now: Date; signal: AbortSignal },
  ): Promise<string>;
  /** Whether players must confirm their email address before voting. */
  needsVerifiedEmail: boolean;
  /** Returns the place of an address on the day of `now`: the database stores an HMAC-SHA256 instead, 32 bytes. */
  placeOf(address: string, now: Date): Place;
}

/**
 * Makes the rules that the environment sets; tests put a check of their own in place of the configured one. A change of
 * the secret key begins the addresses' counts anew.
 */
export function createBallotRules(
  { voting }: Pick<Config, "voting">,
  [secretKey, ...others]: SecretKeys,
  ownCheck?: BotCheck,
): BallotRules {
  const addressKey = deriveKey(secretKey, "vote addresses");
  const work = () =>
    eitherCheck(createProofOfWork(secretKey), ...others.map((key) => createProofOfWork(key)));
  const check = ownCheck ?? (voting.turnstile ? createTurnstile(voting.turnstile) : work());
  const crowding = createCrowding();
  const hash = (text: string) => createHmac("sha256", addressKey).update(text).digest();
  const placeOf = (address: string, now: Date) => ({
    address: hash(`${dayOf(now)} ${address}`),
    perAddress: voting.perAddress,
    network: hash(`${dayOf(now)} in ${networkKey(address)}`),
    perNetwork: voting.perAddress * ADDRESSES_PER_NETWORK,
  });
  return {
    check,
    placeOf,
    needsVerifiedEmail: voting.needsVerifiedEmail,
    async pose(sql, errand, { address, now, signal }) {
      const serverId = errand.kind === "vote" ? errand.serverId : undefined;
      const place = placeOf(address, now);
      const votes = serverId ? await countCrowd(sql, serverId, { place, now }) : undefined;
      const effort = crowding.effortFor(serverId ?? errand.kind, { address, now }, votes);
      return await check.pose(errand, { now, effort, network: networkKey(address), signal });
    },
  };
}
