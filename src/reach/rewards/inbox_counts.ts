import type { Query } from "../../core/database/connect.ts";
import type { RewardState } from "../../site/voting/my_votes/reward_state.ts";
import type { RewardsBy } from "../../core/servers/rewards_by.ts";
import { daysBefore } from "../../core/time/day.ts";

/** Numbers of rewards in a server's inbox, without tests. */
export interface InboxCounts {
  rewardsBy: RewardsBy;
  waiting: number;
  leased: number;
  oldestWaitingAt: Date | null;
  /** Rewards given since midnight UTC. */
  grantedToday: number;
  /** Rewards that more than one key gave. */
  grantedTwice30Days: number;
  expired30Days: number;
}

/**
 * Counts a server's rewards.
 *
 * ```text
 *   server ─┬─► w: reward          waiting and leased, the oldest
 *           ├─► e: reward_outcome  of 30 days: expired, or given twice
 *           └─► t: reward_outcome  of today: given
 * ```
 */
export async function countInbox(sql: Query, serverId: string, now: Date): Promise<InboxCounts> {
  const [counts] = await sql<InboxCounts[]>`
    select s.rewards_by, w.*, e.*, t.*
    from server s
    cross join lateral (
      select count(*) filter (where not is_leased) as waiting, count(*) filter (where is_leased) as leased,
        min(voted_at) filter (where not is_leased) as oldest_waiting_at
      from (
        select voted_at, coalesce(lease_until > ${now}, false) as is_leased
        from reward where server_id = s.id and not is_test
      ) as r
    ) as w
    cross join lateral (
      select count(*) filter (where ended = 'expired') as expired30_days,
        count(*) filter (where again_by <> '{}') as granted_twice30_days
      from reward_outcome
      where server_id = s.id and not is_test and ended_at >= ${daysBefore(now, 30)}
        and (ended = 'expired' or again_by <> '{}')
    ) as e
    cross join lateral (
      select count(*) as granted_today from reward_outcome
      where server_id = s.id and not is_test and ended = 'granted'
        and ended_at >= date_trunc('day', ${now}::timestamptz, 'utc')
    ) as t
    where s.id = ${serverId}`;
  if (!counts) throw new Error("there is no such server");
  return counts;
}

/** A reward as shown to its server's owner. */
export interface ListedReward {
  voteId: string;
  /** Null if the account was deleted. */
  username: string | null;
  votedAt: Date;
  state: RewardState;
  /** The plugin's note. */
  note: string | null;
  endedAt: Date | null;
  /** The game servers that hold, gave or refused the reward, if their plugins name them. */
  gameServers: string[];
  /** Number of other keys and game servers that also gave the reward. */
  again: number;
  isTest: boolean;
}

/** Lists a server's rewards, with those that were created or ended most recently first. */
export async function listRewards(
  sql: Query,
  serverId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<ListedReward[]> {
  return await sql<ListedReward[]>`
    with listed as (
      (
        select vote_id, account_id, voted_at,
          case when lease_until > ${now} then 'leased' else 'waiting' end as state,
          null as note, null::timestamptz as ended_at, 0 as again, is_test,
          case when lease_until > ${now} then game_server end as game_server, '{}'::text[] as again_on
        from reward where server_id = ${serverId} order by voted_at desc, vote_id desc limit ${limit}
      ) union all (
        select vote_id, account_id, voted_at,
          ended,
          note, ended_at, cardinality(again_by), is_test,
          game_server, again_on
        from reward_outcome where server_id = ${serverId} order by ended_at desc limit ${limit}
      )
    )
    select l.vote_id, l.voted_at, l.state, l.note, l.ended_at, l.again, l.is_test,
      coalesce(n.username, a.username) as username,
      array_remove(l.game_server || l.again_on, null) as game_servers
    from listed l
    left join account a on a.id = l.account_id and a.deleted_at is null
    left join vote_name n on n.vote_id = l.vote_id
    order by coalesce(l.ended_at, l.voted_at) desc, l.vote_id desc limit ${limit}`;
}
