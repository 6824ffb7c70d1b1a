import { createHash } from "node:crypto";
import { jsonRows } from "../../core/database/json_rows.ts";
import type { Query, Sql } from "../../core/database/connect.ts";
import { type Actor, requireRight } from "../../core/rights/actor.ts";
import { isRanked, type RankCounts } from "../../core/votes/rank_counts.ts";
import type { VoteKey } from "../../site/voting/moderation/vote_keys.ts";
import type { VoteSource } from "../../core/votes/vote_source.ts";
import type { VoteTrust } from "../../core/votes/vote_trust.ts";
import { votedBefore } from "./voted_before.ts";

/** Minimum votes of one network for a separate group. */
const GROUP_MIN = 3;

/** Hexadecimal digits of a group's digest. 64 bits are enough for the groups of two thousand votes. */
const DIGEST_LENGTH = 16;

/** A vote that a choice would void. */
export interface WaveHit {
  id: string;
  accountId: string;
  /** The account's current name. Null if the account is gone. */
  player: string | null;
  playerSince: Date | null;
  votedAt: Date;
  source: VoteSource | null;
  trust: VoteTrust | null;
  /**
   * The number of its network. Networks and addresses are numbered, starting with the busiest. Null if it is not known.
   */
  network: number | null;
  address: number | null;
  /** Votes from its network, among the examined ones. */
  networkVotes: number;
  /** Whether the player voted for the server on an earlier day of the last months. */
  isRegular: boolean;
  /** Other servers that the player voted for. */
  others: number;
  /** Whether its reward is still waiting. */
  isWaiting: boolean;
  /** Whether it counts for the ranking. */
  isRanked: boolean;
}

/** Votes with something in common. Every vote is in one group. */
export interface HitGroup {
  /** A digest of its votes. A group with other votes has another id. */
  id: string;
  /**
   * The votes of one network, or `alone`: those of networks with one or two votes or of unknown ones. The votes of
   * players who voted here before, of established accounts and of confirmed ones are separate groups.
   */
  kind: "network" | "alone" | "regulars" | "established" | "confirmed";
  /** Null unless it is the group of one network. */
  network: number | null;
  /** Oldest first. */
  hits: WaveHit[];
  /** Number of known addresses. */
  addresses: number;
}

/**
 * Finds the facts about votes, in their order. Addresses and networks are only numbered. Refuses non-moderators.
 *
 * ```text
 *   chosen ──► hit ──► h ─┬─► a: the player
 *   by id and  origin,    ├─► l: other servers that they voted for
 *   time       votes of   └─► numbers: networks, the busiest first, and addresses
 *              network
 * ```
 */
export async function findHits(
  sql: Sql,
  serverId: string,
  { by, votes, counts }: { by: Actor; votes: readonly VoteKey[]; counts: RankCounts },
): Promise<WaveHit[]> {
  requireRight(by, "votes");
  const rows = await sql<WaveHit[]>`
    with chosen as materialized (
      select * from json_to_recordset(${jsonRows(votes)}::text::json)
        as w (id uuid, account_id uuid, voted_at timestamptz)
    ), hit as materialized (
      select c.id, c.account_id, c.voted_at, v.source, v.trust, o.address, o.network,
        count(*) over (partition by o.network)::int as network_votes
      from chosen c
      join vote v on v.id = c.id and v.voted_at = c.voted_at
      left join vote_origin o on o.server_id = ${serverId} and o.voted_at = c.voted_at and o.vote_id = c.id
    )
    select h.id, h.voted_at, h.source, h.trust,
      h.account_id, a.username as player, a.created_at as player_since,
      l.others,
      h.network_votes,
      case when h.network is not null
        then dense_rank() over (order by h.network is null, h.network_votes desc, h.network)
      end::int as network,
      case when h.address is not null then dense_rank() over (order by h.address) end::int as address,
      ${votedBefore(sql, { serverId: sql`${serverId}`, vote: sql`h` })} as is_regular,
      ${isWaiting(sql, serverId)} as is_waiting,
      ${isRanked(sql, counts)} as is_ranked
    from hit h
    left join account a on a.id = h.account_id and a.deleted_at is null
    cross join lateral (
      select count(*)::int as others from last_vote
      where account_id = h.account_id and server_id <> ${serverId}
    ) as l
    order by h.voted_at, h.id`;
  return [...rows];
}

/** Builds the condition that the reward of the vote `h` is waiting, in the inbox or for a webhook. */
function isWaiting(sql: Sql, serverId: string) {
  return sql`(
    exists (select from reward where vote_id = h.id) or exists (
      select from outbox where server_id = ${serverId} and created_at = h.voted_at and vote_id = h.id
        and key_id <> all(array(select key_id from endpoint where server_id = ${serverId} and kind = 'chat'))
    )
  )`;
}

/**
 * Groups votes by network, the largest group first. Votes with hardly anything in common, and votes of known voters,
 * come last.
 */
export function groupWaveHits(hits: readonly WaveHit[]): HitGroup[] {
  const ofKind = Map.groupBy(hits, kindOf);
  const networks = Map.groupBy(ofKind.get("network") ?? [], ({ network }) => network);
  return [
    ...[...networks.values()].map((ofNetwork) => makeGroup("network", ofNetwork))
      .sort((one, other) => other.hits.length - one.hits.length),
    ...(["alone", "regulars", "established", "confirmed"] as const).flatMap((kind) => {
      const ofOne = ofKind.get(kind);
      return ofOne ? [makeGroup(kind, ofOne)] : [];
    }),
  ];
}

/** Returns whether the voters of a group are known. Such a group isn't ticked at first. */
export function isSpared({ kind }: HitGroup): boolean {
  return kind === "regulars" || kind === "established" || kind === "confirmed";
}

function kindOf({ isRegular, trust, network, networkVotes }: WaveHit): HitGroup["kind"] {
  if (isRegular) return "regulars";
  if (trust === "established" || trust === "confirmed") return trust;
  return network === null || networkVotes < GROUP_MIN ? "alone" : "network";
}

function makeGroup(kind: HitGroup["kind"], hits: WaveHit[]): HitGroup {
  return {
    id: digestOf(hits),
    kind,
    network: kind === "network" ? hits[0]?.network ?? null : null,
    hits,
    addresses: new Set(hits.flatMap(({ address }) => address ?? [])).size,
  };
}

function digestOf(hits: readonly WaveHit[]): string {
  const ids = hits.map(({ id }) => id).sort();
  return createHash("sha256").update(ids.join()).digest("hex").slice(0, DIGEST_LENGTH);
}

/** The rank of a listing in its game, now and after the votes are void. */
export interface RankAfter {
  name: string;
  isOwn: boolean;
  rank: number;
  rankAfter: number;
  votes: number;
  votesAfter: number;
}

/** Number of listings on each side of the one whose votes become void. */
const AROUND = 2;

/** Finds the ranks around a server in its game, now and with `lost` fewer ranking votes. Empty if it isn't listed. */
export async function findRanksAfter(
  sql: Query,
  serverId: string,
  lost: number,
): Promise<RankAfter[]> {
  const rows = await sql<RankAfter[]>`
    with listed as (
      select s.id, s.name, s.created_at, r.votes,
        case when s.id = ${serverId} then greatest(0, r.votes - ${lost}::int) else r.votes end as votes_after
      from server own
      join server s on s.game_id = own.game_id
      join ranking r on r.server_id = s.id and r.listed
      where own.id = ${serverId}
    ), ordered as (
      select *, row_number() over (order by votes desc, created_at, id)::int as rank,
        row_number() over (order by votes_after desc, created_at, id)::int as rank_after
      from listed
    ), own as (
      select rank, rank_after from ordered where id = ${serverId}
    )
    select o.name, o.id = ${serverId} as is_own, o.rank, o.rank_after, o.votes, o.votes_after
    from ordered o cross join own
    -- The listings beside its old and its new rank. If these are far apart, those in between are left out.
    where o.rank between own.rank - 1 and own.rank + ${AROUND}
      or o.rank_after between own.rank_after - ${AROUND} and own.rank_after + 1
    order by o.rank`;
  return [...rows];
}
