import type { Query } from "../database/connect.ts";
import { networkKey } from "../limits/client_address.ts";
import { createNewcomers } from "../limits/newcomers.ts";
import type { Place } from "./vote_repository.ts";
import { dayOf } from "./voting_day.ts";

/** Votes and challenges from one address from which a proof takes twice the work, and four times. */
const STEPS = [20, 50];

/** A network's share in those of one address: few providers put more than four crowded addresses into one. */
export const ADDRESSES_PER_NETWORK = 4;

/** Milliseconds that challenges are counted for: longer than they are valid. */
const POSED_MS = 3_600_000;

/** Keys of the count, at about 100 bytes each; when it is full it begins anew. */
const POSED_MAX = 200_000;

/** Knows how crowded the places are that visitors come from. */
export interface Crowding {
  /** Counts a challenge for `subject`, and returns how many times the usual work it shall take. */
  effortFor(subject: string, visit: { address: string; now: Date }, votes?: Crowd): number;
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
export function createCrowding(): Crowding {
  const posed = createNewcomers(POSED_MS, POSED_MAX);

  function countIn(key: string, at: number): number {
    posed.note(key, at);
    return posed.countOf(key, at) - 1;
  }

  return {
    effortFor(subject, { address, now }, votes = { address: 0, network: 0 }) {
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
