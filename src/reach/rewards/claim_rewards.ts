import { accountKey, readUsername } from "../../core/accounts/username.ts";
import type { Query } from "../../core/database/connect.ts";
import { nameRewards } from "./name_rewards.ts";
import { countVoters, type VoterCounts } from "./voter_counts.ts";

/** Most votes of one player in a response, so that a player who was away for a month leaves room for others. */
const PER_PLAYER = 10;

/**
 * Milliseconds after a lease in which only its key and game server may claim the vote again. A plugin that restarts
 * after a crash knows which rewards it gave, but another one doesn't: for 1,837 simulated votes with 2,589 crashes,
 * this reduces votes rewarded twice from 22 to 14.
 */
export const OWN_KEY_FIRST_MS = 600_000;

/** A plugin's request for votes whose rewards it will hand out. */
export interface RewardClaim {
  serverId: string;
  keyId: string;
  /** The game server that claims, if several share the key. Their claims are separate, like those of keys. */
  gameServer?: string | undefined;
  /** The plugin's own UUID. A request whose response was lost is repeated with the same one. */
  claimId: string;
  /** The players who are online, as the plugin spells them. Undefined means any player. */
  players?: string[] | undefined;
  limit: number;
  leaseSeconds: number;
  /** Whether votes have their players' streaks and totals. Counting costs 0.1 ms each. */
  withCounts?: boolean;
  /** Whether votes have the names of the owner's goals that their players reached with them. */
  withRewards?: boolean;
}

/** A vote that a claim holds. */
export interface ClaimedVote extends Partial<VoterCounts> {
  voteId: string;
  /** The entry of `players` in the plugin's spelling. Null without a list, or if the player is no longer in it. */
  player: string | null;
  username: string;
  userId: string;
  votedAt: Date;
  /** Number of claims that got the vote. Above 1, a plugin may already have given the reward. */
  claims: number;
  isTest: boolean;
  /** The names of the goals that the player reached with it. Undefined if the claim doesn't ask. */
  rewards?: string[];
}

/** The result of a claim. */
export interface ClaimedVotes {
  votes: ClaimedVote[];
  /** Whether another claim may find votes. */
  more: boolean;
  /** When the leases end. */
  until?: Date;
}

/**
 * Leases the oldest waiting votes to a key and game server. Until the lease ends, no other key gets them, and for ten
 * more minutes only this key and game server may claim them. A claim that already holds votes gets the same ones again,
 * with a new lease. `claim_rewards` is a function of the database, drawn in
 * src/core/database/migrations/0095_claim_rewards.sql, because it needs several statements and has to cost one round
 * trip.
 */
export async function claimRewards(
  sql: Query,
  claim: RewardClaim,
  now: Date,
): Promise<ClaimedVotes | "claim_of_another_key"> {
  const { serverId, keyId, gameServer = null, claimId, players, limit, leaseSeconds } = claim;
  // Names contain no comma, and an array would cost the driver more than everything else here.
  const names = players?.map(readUsername).map((name) => name ? accountKey(name) : "").join() ??
    null;
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const othersAfter = new Date(until.getTime() + OWN_KEY_FIRST_MS);
  const rows = await sql<
    (Omit<ClaimedVote, "player" | "rewards" | keyof VoterCounts> & { place: number | null })[]
  >`
    select vote_id, user_id, username, voted_at, claims, is_test, place
    from claim_rewards(
      ${serverId}, ${keyId}, ${claimId}, string_to_array(${names}, ','), ${limit},
      ${PER_PLAYER}, ${now}, ${until}, ${othersAfter}, ${gameServer}
    )`;
  if (rows[0]?.voteId === null) return "claim_of_another_key";
  const counts = claim.withCounts ? await countVoters(sql, { serverId, votes: rows }) : [];
  const rewards = claim.withRewards ? await nameRewards(sql, { serverId, votes: rows }) : undefined;
  const votes = rows.map(({ place, ...vote }, nth) => ({
    ...vote,
    ...counts[nth],
    ...rewards && { rewards: rewards.get(vote.voteId) ?? [] },
    player: players?.[(place ?? 0) - 1] ?? null,
  }));
  const byPlayer = Map.groupBy(votes, ({ userId }) => userId).values();
  const more = votes.length >= limit || byPlayer.some((own) => own.length >= PER_PLAYER);
  return { votes, more, until };
}
