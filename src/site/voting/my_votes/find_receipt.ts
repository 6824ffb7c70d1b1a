import type { Sql } from "../../../core/database/connect.ts";
import { keptSince } from "../../../core/database/retention.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import type { DeliveryState } from "../../../core/deliveries/delivery.ts";
import { findRewardStates, type RewardState } from "./reward_state.ts";
import { dayEnd, dayOf } from "../../../core/time/day.ts";

/** Days on a receipt, up to the day of the vote. */
const DAYS_SHOWN = 7;

/** Delivery status shown to a player. It never reveals the destination or the receiver's response. */
export type DeliveryStatus =
  | "on_its_way"
  | "retrying"
  | "held"
  | "delivered"
  | "given_up"
  | "withdrawn";

/** A vote with its server and player, as stored in the database. */
interface ReceiptRow {
  serverId: string;
  name: string;
  slug: string;
  logo: string | null;
  banner: string | null;
  /** The game's slug and name. */
  game: string;
  gameName: string;
  votedAt: Date;
  /** Whether a moderator voided it. */
  isVoid: boolean;
  /** Whether the day of this void vote is today and was given back, and the player hasn't voted again. */
  isGivenBack: boolean;
  /** Whether the server has a key, so that it can get the vote. */
  isHeard: boolean;
  accountId: string;
  /** Null if the account was deleted. */
  username: string | null;
  /** Whether to ask the player if they want to be listed among the top voters. */
  isToAsk: boolean;
  /** Whether the player's account has no sign-in, so that they may sign up with its name. */
  isFree: boolean;
  /**
   * Days (`YYYY-MM-DD`) with a vote in the week up to this vote, unordered. Null once the player has voted again, and
   * after a year.
   */
  days: string[] | null;
  /** The player's votes in the calendar month so far. */
  ofMonth: number;
}

/** A player's receipt for a vote. */
export interface VoteReceipt extends ReceiptRow {
  nextVoteAt: Date;
  /**
   * One status per webhook of the server. Empty if the server polls for votes instead, undefined once its deliveries
   * are deleted.
   */
  deliveries: DeliveryStatus[] | undefined;
  /** `none` if the server doesn't use the rewards inbox. */
  reward: RewardState;
}

/**
 * Returns the receipt of a vote for a server, or undefined if there is no such vote or it belongs to another account
 * than the given one.
 */
export async function findReceipt(
  sql: Sql,
  { slug, voteId, accountId, now }: {
    slug: string;
    voteId: string;
    accountId: string | null;
    now: Date;
  },
): Promise<VoteReceipt | undefined> {
  if (!isUuid(voteId)) return undefined;
  const [vote] = await sql<ReceiptRow[]>`
    select v.server_id, v.account_id, v.voted_at, v.voided_at is not null as is_void,
      s.status = 'approved' and exists (
        select from last_vote
        where server_id = v.server_id and account_id = v.account_id
          and given_back = (v.voted_at at time zone 'utc')::date and voted_on < given_back
          and given_back >= ${dayOf(now)}
      ) as is_given_back,
      s.name, s.slug, s.logo, s.banner,
      exists (select from api_key where server_id = s.id and revoked_at is null) as is_heard,
      g.slug as game, g.name as game_name,
      case when a.deleted_at is null then coalesce(n.username, a.username) end as username,
      a.email is not null and a.on_boards is null as is_to_ask,
      a.email is null and a.disabled_at is null as is_free,
      m.days, m.of_month
    from vote v
    join server s on s.id = v.server_id
    join game g on g.id = s.game_id
    join account a on a.id = v.account_id
    left join vote_name n on n.vote_id = v.id
    left join last_vote l on l.server_id = v.server_id and l.account_id = v.account_id
      and l.voted_on = (v.voted_at at time zone 'utc')::date
    cross join lateral (select l.voted_on - ${DAYS_SHOWN}::int + 1 as day) as first
    cross join lateral (select date_trunc('month', l.voted_on::timestamp)::date as month) as this
    cross join lateral (${daysVoted(sql)}) as m
    where v.id = ${voteId} and v.account_id = coalesce(${accountId}, v.account_id) and s.slug = ${slug}`;
  if (!vote) return undefined;
  const deliveries = await findStatuses(sql, voteId, vote);
  const [reward = "none"] = (await findRewardStates(sql, [voteId], now)).values();
  const isForgotten = deliveries.length === 0 && vote.votedAt < keptSince(now);
  return {
    ...vote,
    nextVoteAt: vote.isGivenBack ? vote.votedAt : dayEnd(vote.votedAt),
    deliveries: isForgotten ? undefined : deliveries,
    reward,
  };
}

/**
 * Returns the SQL for the days from `first` to the last vote `l`, and the number in `this` month. Null and 0 without
 * `l`.
 */
function daysVoted(sql: Sql) {
  return sql`
    select count(d.day) filter (where d.day >= this.month)::int as of_month,
      case when count(*) > 0 then array(
        select to_char(day, 'YYYY-MM-DD') from unnest(array_agg(d.day)) as day where day >= first.day
      ) end as days
    from vote_month as month left join lateral unnest(month.days) as d (day) on true
    where month.server_id = l.server_id and month.account_id = l.account_id
      and month.month in (this.month, date_trunc('month', first.day::timestamp)::date)`;
}

/** Deliveries have the time of their vote, so an index finds them by it. */
async function findStatuses(
  sql: Sql,
  voteId: string,
  { serverId, votedAt, isVoid }: { serverId: string; votedAt: Date; isVoid: boolean },
): Promise<DeliveryStatus[]> {
  // A message in a chat doesn't bring the vote to the server.
  const isForServer = sql`
    key_id <> all(array(select key_id from endpoint where server_id = ${serverId} and kind = 'chat'))`;
  const rows = await sql<{ state: DeliveryState; attempts: number }[]>`
    select case when accepted_attempt is null then state else 'delivered' end as state, attempts from outbox
    where server_id = ${serverId} and created_at = ${votedAt} and vote_id = ${voteId} and ${isForServer}
    union all
    select state, attempts from delivery
    where server_id = ${serverId} and created_at = ${votedAt} and vote_id = ${voteId} and ${isForServer}`;
  return rows.map((row) => statusOf(row, isVoid));
}

function statusOf(
  { state, attempts }: { state: DeliveryState; attempts: number },
  isVoid: boolean,
): DeliveryStatus {
  switch (state) {
    case "held":
      return "held";
    case "delivered":
      return "delivered";
    case "abandoned":
      return isVoid ? "withdrawn" : "given_up";
    case "pending":
    case "sending":
      return attempts > 0 ? "retrying" : "on_its_way";
  }
}
