import { createHash } from "node:crypto";
import type { Query, Sql } from "../../core/database/connect.ts";
import { type Actor, requireRight } from "../../core/rights/actor.ts";
import { HOUR_MS } from "../../core/time/day.ts";
import { isRanked, type RankCounts } from "../../core/votes/rank_counts.ts";
import { chosenVotes, type VoteSelection } from "../voids/void_batch.ts";
import type { VoteSource } from "../../core/votes/vote_source.ts";
import type { VoteTrust } from "../../core/votes/vote_trust.ts";
import { votedBefore } from "./voted_before.ts";

/** Most votes that are looked at one by one. */
export const HITS_MAX = 2_000;

/** Votes of one network that make a group of their own. */
const GROUP_MIN = 3;

/** Trust that a suggestion leaves out. A wave of accounts that have it takes a moderator's decision. */
const KNOWN: readonly VoteTrust[] = ["established", "confirmed"];

/** Hexadecimal digits of a group's digest: 64 bits tell two thousand votes' groups apart. */
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
  /** Networks and addresses are numbered, the busiest first. Null: not known. */
  network: number | null;
  address: number | null;
  /** Votes from its network, among those that are looked at. */
  networkVotes: number;
  /** Whether the player voted for the server on an earlier day of these months. */
  isRegular: boolean;
  /** Other servers that the player voted for. */
  others: number;
  /** Whether its reward still waits. */
  isWaiting: boolean;
  /** Whether it counts for the ranking. */
  isRanked: boolean;
}

/** What votes can be grouped by: their place, how they were cast, and their accounts' age and trust. */
export const GROUPINGS = ["network", "address", "source", "age", "trust"] as const;
export type GroupBy = typeof GROUPINGS[number];

const GROUP_KINDS = [...GROUPINGS, "alone", "regulars"] as const;

/** Limits between groups of accounts' ages: an hour, a day, a week and 30 days. */
const AGE_LIMITS_HOURS = [1, 24, 168, 720];

/** Votes with something in common. Every vote is in one group. */
export interface HitGroup {
  /** A digest of its votes: a group with other votes is another one. */
  id: string;
  /** `alone` are those of places with one or two votes, or of unknown ones. */
  kind: GroupBy | "alone" | "regulars";
  /** The number of the network or address, the source, the age's limit in hours, or the trust. */
  which: string;
  /** Oldest first. */
  hits: WaveHit[];
  addresses: number;
}

/**
 * Finds the votes that a choice would void now, oldest first, 2,000 at most. Addresses and networks are only numbered.
 * Refuses non-moderators.
 */
export async function findHits(
  sql: Sql,
  serverId: string,
  { by, now, choice, counts }: { by: Actor; now: Date; choice: VoteSelection; counts: RankCounts },
): Promise<WaveHit[]> {
  requireRight(by, "votes", "show_votes");
  const chosen = chosenVotes(sql, { ...choice, serverId, voidedAt: now });
  const rows = await sql<WaveHit[]>`
    with chosen as materialized (
      select id, account_id, voted_at from (${chosen}) as c order by voted_at, id limit ${HITS_MAX}
    ), hit as materialized (
      select c.id, c.account_id, c.voted_at, v.source, v.trust, o.address, o.network,
        count(*) over (partition by o.network)::int as network_votes
      from chosen c
      join vote v on v.id = c.id and v.voted_at = c.voted_at
      left join vote_origin o on o.server_id = ${serverId} and o.voted_at = c.voted_at and o.vote_id = c.id
    )
    select h.id, h.account_id, a.username as player, a.created_at as player_since, h.voted_at, h.source, h.trust,
      h.network_votes,
      case when h.network is not null
        then dense_rank() over (order by h.network is null, h.network_votes desc, h.network)
      end::int as network,
      case when h.address is not null then dense_rank() over (order by h.address) end::int as address,
      ${votedBefore(sql, { serverId: sql`${serverId}`, vote: sql`h` })} as is_regular, l.others,
      exists (select from reward where vote_id = h.id) or exists (
        select from outbox where server_id = ${serverId} and created_at = h.voted_at and vote_id = h.id
          and key_id <> all(array(select key_id from endpoint where server_id = ${serverId} and kind = 'chat'))
      ) as is_waiting,
      ${isRanked(sql, counts)} as is_ranked
    from hit h
    left join account a on a.id = h.account_id and a.deleted_at is null
    cross join lateral (
      select count(*)::int as others from last_vote where account_id = h.account_id and server_id <> ${serverId}
    ) as l
    order by h.voted_at, h.id`;
  return [...rows];
}

/**
 * Groups votes by what they have in common, the largest group first. The votes of established and of confirmed accounts
 * and of players who voted here before are groups of their own, and so are those that have hardly anything in common:
 * they come last.
 */
export function groupWaveHits(hits: readonly WaveHit[], by: GroupBy = "network"): HitGroup[] {
  const groups = Map.groupBy(hits, (hit) => nameOf(hit, by));
  const made = [...groups].map(([name, ofGroup]) => makeGroup(name, ofGroup));
  const small = ({ kind, hits }: HitGroup) =>
    (kind === "network" || kind === "address") && hits.length < GROUP_MIN;
  const alone = made.filter(small).flatMap(({ hits }) => hits);
  const others = groups.get("alone") ?? [];
  return [
    ...made.filter((group) => !small(group) && !isSpared(group) && group.kind !== "alone")
      .sort((one, other) => other.hits.length - one.hits.length),
    ...alone.length + others.length > 0 ? [makeGroup("alone", [...others, ...alone])] : [],
    ...made.filter(isSpared),
  ];
}

/** Whether a group's voters are known, so that a suggestion leaves it out: it isn't ticked until a moderator does. */
export function isSpared({ kind, which }: HitGroup): boolean {
  return kind === "regulars" || KNOWN.some((trust) => kind === "trust" && which === trust);
}

/** Names the group of a vote: its kind and, after a colon, which one of them. */
function nameOf(hit: WaveHit, by: GroupBy): string {
  if (hit.isRegular) return "regulars";
  if (by === "trust" || KNOWN.some((trust) => hit.trust === trust)) {
    return `trust:${hit.trust ?? "unknown"}`;
  }
  if (by === "source") return `source:${hit.source ?? "unknown"}`;
  if (by === "age") return `age:${ageOf(hit)}`;
  const place = hit[by];
  return place === null ? "alone" : `${by}:${place}`;
}

/** Returns how old the account was when it voted, in hours: the first of the limits that it was under. */
function ageOf({ playerSince, votedAt }: WaveHit): string {
  if (playerSince === null) return "unknown";
  const hours = (votedAt.getTime() - playerSince.getTime()) / HOUR_MS;
  return String(AGE_LIMITS_HOURS.find((limit) => hours < limit) ?? "older");
}

function makeGroup(name: string, hits: readonly WaveHit[]): HitGroup {
  const [kind, which = ""] = name.split(":");
  const ordered = hits.toSorted((one, other) => one.votedAt.getTime() - other.votedAt.getTime());
  return {
    id: digestOf(hits),
    kind: GROUP_KINDS.find((known) => known === kind) ?? "alone",
    which,
    hits: ordered,
    addresses: new Set(hits.map(({ address }) => address)).size,
  };
}

function digestOf(hits: readonly WaveHit[]): string {
  const ids = hits.map(({ id }) => id).sort();
  return createHash("sha256").update(ids.join()).digest("hex").slice(0, DIGEST_LENGTH);
}

/** A listing in the order of its game, now and after the votes are void. */
export interface RankAfter {
  name: string;
  isOwn: boolean;
  rank: number;
  rankAfter: number;
  votes: number;
  votesAfter: number;
}

/** Listings on each side of the one whose votes become void. */
const AROUND = 2;

/** Finds the order around a server in its game, now and with `lost` ranking votes less. Empty if it isn't listed. */
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
    -- Those beside its old and its new place: a long fall is shown by its ends.
    where o.rank between own.rank - 1 and own.rank + ${AROUND}
      or o.rank_after between own.rank_after - ${AROUND} and own.rank_after + 1
    order by o.rank`;
  return [...rows];
}
