import type { Query, Sql } from "../database/connect.ts";
import { dayEnd, dayOf, votedToday } from "./voting_day.ts";
import { keptSince } from "../database/retention.ts";
import { isUuid } from "../uuid_v7.ts";
import type { DeliveryState } from "../deliveries/delivery.ts";
import { findRewardStates, type RewardState } from "../rewards/reward_state.ts";

/** Days that a receipt looks back on, the vote's own included. */
const WEEK_DAYS = 7;

/** An account's vote today. */
export interface OwnVote {
  /** Undefined once a moderator voided it. */
  id: string | undefined;
  /** The first moment it may vote for that server again. */
  nextVoteAt: Date;
}

/** Finds the vote that an account cast for a server on the UTC day of `now`; undefined when it may vote. */
export async function findOwnVote(
  sql: Query,
  { serverId, accountId, now }: { serverId: string; accountId: string; now: Date },
): Promise<OwnVote | undefined> {
  const [last] = await sql<{ voteId: string | null; votedAt: Date | null; votedOn: Date }[]>`
    select vote_id, voted_at, voted_on from last_vote
    where server_id = ${serverId} and account_id = ${accountId}`;
  if (!last || !votedToday(last.votedOn, now)) return undefined;
  const id = votedToday(last.votedAt, last.votedOn) ? last.voteId ?? undefined : undefined;
  return { id, nextVoteAt: dayEnd(last.votedOn) };
}

/** Finds the slugs of the servers that an account voted for on the UTC day of `now`. */
export async function findVotedToday(sql: Query, accountId: string, now: Date): Promise<string[]> {
  const rows = await sql<{ slug: string }[]>`
    select s.slug from last_vote l join server s on s.id = l.server_id
    where l.account_id = ${accountId} and l.voted_on >= ${dayOf(now)}`;
  return rows.map(({ slug }) => slug);
}

/** Delivery status that a player sees: never where it goes or what the receiver answered. */
export type ReceiptWord =
  | "on_its_way"
  | "retrying"
  | "held"
  | "delivered"
  | "given_up"
  | "withdrawn";

/** A player's receipt for a vote. */
export interface VoteReceipt {
  votedAt: Date;
  nextVoteAt: Date;
  /** Whether a moderator voided it. */
  isVoid: boolean;
  /** One word per webhook of the server; empty if it polls for votes instead, undefined once deliveries are deleted. */
  deliveries: ReceiptWord[] | undefined;
  /** None: the server's inbox is not the way to its rewards. */
  reward: RewardState;
  /** The server, as the page shows it. */
  server: {
    id: string;
    name: string;
    slug: string;
    game: string;
    gameName: string;
    logo: string | null;
    banner: string | null;
  };
  player: VotingPlayer;
}

/** A vote's player, and how often they voted for its server. */
interface VotingPlayer {
  accountId: string;
  /** Null: the account was deleted. */
  username: string | null;
  /** Whether it may be asked to be listed among the top voters. */
  isToAsk: boolean;
  /** Whether they voted on each of the seven UTC days up to the vote's; undefined once they voted again. */
  week: boolean[] | undefined;
  /** Votes in the calendar month of the vote so far; undefined with `week`. */
  ofMonth: number | undefined;
}

interface VoteRow {
  serverId: string;
  votedAt: Date;
  isVoid: boolean;
  name: string;
  logo: string | null;
  banner: string | null;
  game: string;
  gameName: string;
  accountId: string;
  username: string | null;
  isToAsk: boolean;
  days: number | null;
  ofMonth: number | null;
}

/** Finds the receipt of a vote for a server; undefined if the vote is not the account's, where one is given. */
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
  const [vote] = await sql<VoteRow[]>`
    select v.server_id, v.account_id, v.voted_at, v.voided_at is not null as is_void, s.name, s.logo, s.banner,
      g.slug as game, g.name as game_name,
      case when a.deleted_at is null then a.username end as username,
      a.email is not null and a.on_boards is null as is_to_ask,
      case when w.is_counted then l.days end as days,
      case when w.is_counted then votes_since(l.days, l.voted_on, date_trunc('month', l.voted_on)::date) end as of_month
    from vote v
    join server s on s.id = v.server_id
    join game g on g.id = s.game_id
    join account a on a.id = v.account_id
    left join last_vote l on l.server_id = v.server_id and l.account_id = v.account_id
    -- A later vote moves the days on; and there are days without a bit (see boards.ts).
    left join lateral (
      select counted_from <= least(l.voted_on - ${
    WEEK_DAYS - 1
  }::int, date_trunc('month', l.voted_on)::date) and
        l.voted_on = (v.voted_at at time zone 'utc')::date as is_counted
      from board_state
    ) as w on true
    where v.id = ${voteId} and v.account_id = coalesce(${accountId}, v.account_id) and s.slug = ${slug}`;
  if (!vote) return undefined;
  const deliveries = await findWords(sql, voteId, vote);
  const [reward = "none"] = (await findRewardStates(sql, [voteId], now)).values();
  const isForgotten = deliveries.length === 0 && vote.votedAt < keptSince(now);
  const { name, logo, banner, game, gameName, username, isToAsk, days, ofMonth } = vote;
  return {
    server: { id: vote.serverId, name, slug, game, gameName, logo, banner },
    player: {
      accountId: vote.accountId,
      username,
      isToAsk,
      week: days === null ? undefined : weekOf(days),
      ofMonth: ofMonth ?? undefined,
    },
    votedAt: vote.votedAt,
    nextVoteAt: dayEnd(vote.votedAt),
    isVoid: vote.isVoid,
    deliveries: isForgotten ? undefined : deliveries,
    reward,
  };
}

/** The oldest day first; bit 0 is the day of the vote. */
function weekOf(days: number): boolean[] {
  return Array.from({ length: WEEK_DAYS }, (_, at) => (days >> (WEEK_DAYS - 1 - at) & 1) === 1);
}

/** Deliveries are created at the moment of the vote, so their indexes find them by it. */
async function findWords(
  sql: Sql,
  voteId: string,
  { serverId, votedAt, isVoid }: { serverId: string; votedAt: Date; isVoid: boolean },
): Promise<ReceiptWord[]> {
  const rows = await sql<{ state: DeliveryState; attempts: number }[]>`
    select state, attempts from outbox
    where server_id = ${serverId} and created_at = ${votedAt} and vote_id = ${voteId}
    union all
    select state, attempts from delivery
    where server_id = ${serverId} and created_at = ${votedAt} and vote_id = ${voteId}`;
  return rows.map((row) => wordOf(row, isVoid));
}

function wordOf(
  { state, attempts }: { state: DeliveryState; attempts: number },
  isVoid: boolean,
): ReceiptWord {
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
