import { createHmac } from "node:crypto";
import type { Config } from "../config.ts";
import type { Query } from "../database/connect.ts";
import { networkKey } from "../limits/client_address.ts";
import { deriveKey, type SecretKeys } from "../secret_key.ts";
import { createSigner } from "../signer.ts";
import { type BotCheck, eitherCheck, type Errand } from "./bot_check.ts";
import { createProofOfWork } from "./proof_of_work.ts";
import { createTurnstile } from "./turnstile.ts";
import type { Place } from "./vote_repository.ts";
import { dayOf } from "./voting_day.ts";
import { createNewcomers } from "../limits/newcomers.ts";

/** Votes and challenges from one address from which a proof takes twice the work, and four times. */
const STEPS = [20, 50];

/** A network's share in those of one address: few providers put more than four crowded addresses into one. */
export const ADDRESSES_PER_NETWORK = 4;

/** Milliseconds that challenges are counted for: longer than they are valid. */
const POSED_MS = 3_600_000;

/** Keys of the count, at about 100 bytes each; when it is full it begins anew. */
const POSED_MAX = 200_000;

/**
 * Makes the rules for votes from the pages that the environment sets; tests put a check of their own in place of the configured one. A change of
 * the secret key begins the addresses' counts anew.
 */
export function createBallotRules(
  { voting }: Pick<Config, "voting">,
  secretKeys: SecretKeys,
  ownCheck?: BotCheck,
) {
  const [secretKey, ...others] = secretKeys;
  const addressKey = deriveKey(secretKey, "vote addresses");
  const work = () =>
    eitherCheck(createProofOfWork(secretKey), ...others.map((key) => createProofOfWork(key)));
  const check = ownCheck ?? (voting.turnstile ? createTurnstile(voting.turnstile) : work());
  const crowding = createCrowding();
  const hash = (text: string) => createHmac("sha256", addressKey).update(text).digest();
  /** The place of an address on the day of `now`: the database stores an HMAC-SHA256 instead, 32 bytes. */
  const placeOf = (address: string, now: Date): Place => ({
    address: hash(`${dayOf(now)} ${address}`),
    perAddress: voting.perAddress,
    network: hash(`${dayOf(now)} in ${networkKey(address)}`),
    perNetwork: voting.perAddress * ADDRESSES_PER_NETWORK,
  });
  return {
    check,
    placeOf,
    /** Forgets addresses after an hour; called every second. */
    tick: crowding.tick,
    /** Whether players must confirm their email address before voting. */
    needsVerifiedEmail: voting.needsVerifiedEmail,
    /** Whether players may type a name instead of signing in. */
    isOpen: voting.isOpen,
    /** Signs the receipts of those who vote without signing in, by the vote's id. */
    receipts: createSigner(secretKeys, "vote receipts"),
    /** Poses the check, unless `signal` is aborted first: a proof takes more work where many came from before. */
    async pose(
      sql: Query,
      errand: Errand,
      { address, now, signal }: { address: string; now: Date; signal: AbortSignal },
    ): Promise<string> {
      const serverId = errand.kind === "vote" ? errand.serverId : undefined;
      const place = placeOf(address, now);
      const votes = serverId ? await countCrowd(sql, serverId, { place, now }) : undefined;
      const effort = crowding.effortFor(serverId ?? errand.kind, { address, now }, votes);
      return await check.pose(errand, { now, effort, network: networkKey(address), signal });
    },
  };
}

/** Votes or challenges that came from an address, and from its network. */
export interface Crowd {
  address: number;
  network: number;
}

/**
 * Makes the count of challenges: those of the last hour at most, in this process. Votes may be added, which all
 * processes count. So nobody gets many easy challenges before the first of their votes is cast, and a school's
 * players wait a little longer instead of being refused.
 */
export function createCrowding() {
  const posed = createNewcomers(POSED_MS, POSED_MAX);

  function countIn(key: string, at: number): number {
    posed.note(key, at);
    return posed.countOf(key, at) - 1;
  }

  return {
    tick: (now: Date) => posed.tick(now.getTime()),
    /** Counts a challenge for `subject`, and returns how many times the usual work it shall take. */
    effortFor(
      subject: string,
      { address, now }: { address: string; now: Date },
      votes: Crowd = { address: 0, network: 0 },
    ): number {
      const [network, at] = [networkKey(address), now.getTime()];
      return effortIn({
        address: votes.address + countIn(`${subject} ${address}`, at),
        network: votes.network + countIn(`${subject} in ${network}`, at),
      });
    },
  };
}

/**
 * Returns how many times the usual work a proof takes in a crowd.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * assert.equal(effortIn({ address: 19, network: 79 }), 1);
 * assert.equal(effortIn({ address: 20, network: 79 }), 2);
 * assert.equal(effortIn({ address: 0, network: 200 }), 4);
 * ```
 */
export function effortIn({ address, network }: Crowd): number {
  const crowd = Math.max(address, Math.floor(network / ADDRESSES_PER_NETWORK));
  return 2 ** STEPS.filter((step) => crowd >= step).length;
}

/** Counts the votes of a place for a server on the UTC day of `now`. */
export async function countCrowd(
  sql: Query,
  serverId: string,
  { place, now }: { place: Place; now: Date },
): Promise<Crowd> {
  const rows = await sql<{ isNetwork: boolean; votes: number }[]>`
    select is_network, votes from vote_address
    where day = ${
    dayOf(now)
  } and server_id = ${serverId} and address in (${place.address}, ${place.network})`;
  const votesOf = (isNetwork: boolean) =>
    rows.find((row) => row.isNetwork === isNetwork)?.votes ?? 0;
  return { address: votesOf(false), network: votesOf(true) };
}
