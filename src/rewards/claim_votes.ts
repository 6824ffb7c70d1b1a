import { accountKey, isUsername } from "../accounts/username.ts";
import type { Query } from "../database/connect.ts";

/** Votes of one player in an answer: one who was away for a month leaves room for the others. */
const PER_PLAYER = 10;

/**
 * Milliseconds after a lease in which only its key may claim the vote again. A plugin that crashed and came back knows
 * what it gave, another one doesn't: of 1,837 simulated votes under 2,589 crashes it makes 14 given twice out of 22.
 */
export const OWN_KEY_FIRST_MS = 600_000;

/** A plugin's request for votes whose rewards it will hand out. */
export interface Claim {
  serverId: string;
  keyId: string;
  /** The plugin's own UUID: with the same one a request whose answer was lost is repeated. */
  claimId: string;
  /** The players who are there, as the plugin spells them; undefined: anybody. */
  players?: string[] | undefined;
  limit: number;
  leaseSeconds: number;
}

/** A vote that a claim holds. */
export interface ClaimedVote {
  voteId: string;
  /** The entry of `players`, as it was written; null without a list, or if the player isn't in it any more. */
  player: string | null;
  username: string;
  userId: string;
  votedAt: Date;
  /** Above 1 when it was handed out before: the plugin may have given the reward already. */
  claims: number;
  isTest: boolean;
}

/**
 * Leases the oldest waiting votes to a key: until the lease ends nobody else gets them, and for ten minutes more only
 * that key. A claim that holds votes already gets them again, with a new lease, and nothing else. `more` says that
 * another claim may find some; `until` is when the leases end.
 */
export async function claimVotes(
  sql: Query,
  claim: Claim,
  now: Date,
): Promise<{ votes: ClaimedVote[]; more: boolean; until?: Date } | "claim_of_another_key"> {
  const { serverId, keyId, claimId, players, limit, leaseSeconds } = claim;
  // No name has a comma, and a list costs the driver more than all the rest.
  const names = players?.map(accountKey).map((key) => isUsername(key) ? key : "").join() ?? null;
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const othersAfter = new Date(until.getTime() + OWN_KEY_FIRST_MS);
  const rows = await sql<(Omit<ClaimedVote, "player"> & { place: number | null })[]>`
    select vote_id, user_id, username, voted_at, claims, is_test, place
    from claim_rewards(
      ${serverId}, ${keyId}, ${claimId}, string_to_array(${names}, ','), ${limit}, ${PER_PLAYER}, ${now}, ${until}, ${othersAfter}
    )`;
  if (rows[0]?.voteId === null) return "claim_of_another_key";
  const votes = rows.map(({ place, ...vote }) => ({
    ...vote,
    player: players?.[(place ?? 0) - 1] ?? null,
  }));
  const byPlayer = Map.groupBy(votes, ({ userId }) => userId).values();
  const more = votes.length >= limit || byPlayer.some((own) => own.length >= PER_PLAYER);
  return { votes, more, until };
}
