import type { Sql } from "../../../core/database/connect.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import { findReceiptDeliveries, type ReceiptDeliveries } from "./receipt_deliveries.ts";
import { findRewardStates, type RewardState } from "./reward_state.ts";
import type { RewardsBy } from "../../../core/servers/rewards_by.ts";
import { dayEnd, dayOf } from "../../../core/time/day.ts";
import { isRanked, type RankCounts } from "../../../core/votes/rank_counts.ts";

/** Days on a receipt, up to the day of the vote. */
const DAYS_SHOWN = 7;

/**
 * Whether the vote counts. `given_back`: it is void, its day is today and was given back, and the player hasn't voted
 * again.
 */
type VoteValidity = "counts" | "void" | "given_back";

/**
 * What the player can still decide. `without_sign_in`: to sign up with the account's name. `undecided`: whether to be
 * listed among the top voters.
 */
type ReceiptPlayer = "without_sign_in" | "undecided" | "settled";

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
  validity: VoteValidity;
  /** Whether such a vote counts for the rank. */
  isRanked: boolean;
  hasKey: boolean;
  rewardsBy: RewardsBy;
  accountId: string;
  /** Null if the account was deleted. */
  username: string | null;
  player: ReceiptPlayer;
  /**
   * Days (`YYYY-MM-DD`) with a vote in the week up to this vote, unordered. Null once the player has voted again, and
   * after a year.
   */
  days: string[] | null;
  /** The player's votes in the calendar month so far. */
  ofMonth: number;
}

/** A player's receipt for a vote. */
export interface VoteReceipt extends Omit<ReceiptRow, "hasKey"> {
  nextVoteAt: Date;
  deliveries: ReceiptDeliveries;
  /** `none` if the server doesn't use the rewards inbox. */
  reward: RewardState;
}

/**
 * Returns the receipt of a vote for a server, or undefined if there is no such vote or it belongs to another account
 * than the given one.
 */
export async function findReceipt(
  sql: Sql,
  { slug, voteId, accountId, counts, now }: {
    slug: string;
    voteId: string;
    accountId: string | null;
    /** The votes that rank servers. */
    counts: RankCounts;
    now: Date;
  },
): Promise<VoteReceipt | undefined> {
  if (!isUuid(voteId)) return undefined;
  const [vote] = await sql<ReceiptRow[]>`
    select v.server_id, v.account_id, v.voted_at,
      case
        when v.voided_at is null then 'counts'
        when s.status = 'approved' and exists (
          select from last_vote
          where server_id = v.server_id and account_id = v.account_id
            and given_back = (v.voted_at at time zone 'utc')::date and voted_on < given_back
            and given_back >= ${dayOf(now)}
        ) then 'given_back'
        else 'void'
      end as validity,
      (select ${isRanked(sql, counts)} from (select v.source, v.trust) as cast_by) as is_ranked,
      s.name, s.slug, s.logo, s.banner, s.rewards_by,
      exists (select from api_key where server_id = s.id and revoked_at is null) as has_key,
      g.slug as game, g.name as game_name,
      case when a.deleted_at is null then coalesce(n.username, a.username) end as username,
      case
        when a.email is not null and a.on_boards is null then 'undecided'
        when a.email is null and a.disabled_at is null then 'without_sign_in'
        else 'settled'
      end as player,
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
  const [reward = "none"] = (await findRewardStates(sql, [voteId], now)).values();
  const { hasKey, ...receipt } = vote;
  const sent = { voteId, hasKey, isVoid: vote.validity !== "counts", ...receipt };
  return {
    ...receipt,
    nextVoteAt: vote.validity === "given_back" ? vote.votedAt : dayEnd(vote.votedAt),
    deliveries: await findReceiptDeliveries(sql, sent, now),
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
