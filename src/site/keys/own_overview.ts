import type { RewardsBy } from "../../core/servers/rewards_by.ts";
import type { Sql } from "../../core/database/connect.ts";
import { type PlayerCount, playerCountAt } from "../servers/public/server_state.ts";
import { RANKING_DAYS } from "../servers/ranking/rank_servers.ts";
import type { Ranking } from "../servers/index/ranking_copy.ts";
import type { Standing } from "../servers/ranking/ranks.ts";
import { type Role, worksOn } from "../../core/servers/roles.ts";
import type { Server } from "../../core/servers/server.ts";
import { type WebhookState, webhookStateOf } from "./list_keys.ts";
import { dayOf } from "../../core/time/day.ts";
import { countUnfinished } from "../deliveries/delivery_figures.ts";

/** Maximum votes in the inbox that are counted, so that a page stays fast. */
const INBOX_COUNTED_MAX = 1_000;

/** A server's summary for its owner, in the list and at the top of each of its pages. */
export interface Overview extends Server, PlayerCount {
  gameName: string;
  host: string;
  port: number;
  defaultPort: number;
  logo: string | null;
  banner: string | null;
  createdAt: Date;
  /** The account's role. Null if the query was for one server and not for an account's servers. */
  role: Role | null;
  isDescribed: boolean;
  /** Rank among the listed servers by votes of 30 days. Undefined if the server isn't listed. */
  standing: Standing | undefined;
  votesToday: number;
  /** Votes of the whole UTC day a week ago. */
  votesWeekAgo: number;
  votesMonthly: number;
  rewardsBy: RewardsBy;
  /** Votes in the inbox. */
  inInbox: number;
  /** Deliveries that wait and that are on hold, as the log counts them. */
  waiting: number;
  onHold: number;
  /** The webhook that most needs the owner's attention, if any. */
  keyName: string | null;
  webhookState: WebhookState | null;
  failingSince: Date | null;
}

/** Lists the summaries of an account's servers, oldest first, or of one server. */
export async function findOverviews(
  { sql, ranking }: { sql: Sql; ranking: Pick<Ranking, "standingOf"> },
  which: { accountId: string } | { serverId: string },
  now: Date,
): Promise<Overview[]> {
  const today = dayOf(now);
  const chosen = "accountId" in which
    ? worksOn(sql, which.accountId)
    : sql`s.id = ${which.serverId}`;
  const role = "accountId" in which
    ? sql`case
        when s.owner_id = ${which.accountId} then 'owner'
        else (select role from server_member where server_id = s.id and account_id = ${which.accountId})
      end`
    : sql`null::text`;
  const servers = await sql<Omit<Overview, "standing">[]>`
    select s.id, s.slug, s.name, s.status, s.owner_id, s.decided_reason, s.unlisted_at,
      s.host, s.port, s.logo, s.banner, s.created_at, s.rewards_by,
      s.description <> '' as is_described,
      ${role} as role,
      g.name as game_name, g.default_port,
      w.key_name, w.webhook_state, w.failing_since,
      ${playerCountAt(sql, now)},
      coalesce(v.today, 0)::float8 as votes_today,
      coalesce(v.week_ago, 0)::float8 as votes_week_ago,
      coalesce(v.monthly, 0)::float8 as votes_monthly,
      (${countUnfinished(sql, "pending")}) as waiting,
      (${countUnfinished(sql, "held")}) as on_hold,
      (${inboxOf(sql)}) as in_inbox
    from server s
    join game g on g.id = s.game_id
    left join server_poll p on p.server_id = s.id
    left join lateral (${votesOf(sql, today)}) as v on true
    left join lateral (${worstWebhook(sql, now)}) as w on true
    where s.deleted_at is null and ${chosen}
    order by s.created_at, s.id`;
  return await Promise.all(
    servers.map(async (server) => ({
      ...server,
      standing: await ranking.standingOf(server.id),
    })),
  );
}

/** Returns the SQL that counts the votes in the inbox of the server `s`. */
function inboxOf(sql: Sql) {
  return sql`
    select count(*) from (
      select from reward where server_id = s.id and not is_test limit ${INBOX_COUNTED_MAX}
    ) as l`;
}

/** Returns the SQL for the votes of the server `s` today, a week ago and in the ranking's days. */
function votesOf(sql: Sql, today: string) {
  return sql`
    select sum(votes) filter (where day = ${today}::date) as today,
      sum(votes) filter (where day = ${today}::date - 7) as week_ago, sum(votes) as monthly
    from vote_count
    where server_id = s.id and day > ${today}::date - ${RANKING_DAYS}::int`;
}

/** Returns the SQL for the webhook of the server `s` that most needs attention: disabled, then failing, then paused. */
function worstWebhook(sql: Sql, now: Date) {
  return sql`
    select k.name as key_name, e.failing_since, ${webhookStateOf(sql, now)} as webhook_state
    from api_key k join endpoint e on e.key_id = k.id
    where k.server_id = s.id and k.revoked_at is null and e.url is not null and e.kind <> 'chat'
    order by e.disabled_at is null, e.failing_since is null, e.paused_at is null, k.created_at limit 1`;
}
