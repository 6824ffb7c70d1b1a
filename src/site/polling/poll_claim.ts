import type { Sql } from "../../core/database/connect.ts";
import { jsonRows } from "../../core/database/json_rows.ts";
import type { AskTarget } from "./ask_server.ts";
import { nextPollAt, POLL_EVERY_MS } from "./schedule.ts";
import { COUNT_KEPT_MS } from "../../core/servers/presence.ts";
import { outcomeOf, type PollAnswer } from "./protocols/poll_answer.ts";

/** A server claimed by this process until the lease expires. */
export interface PollClaim extends AskTarget {
  serverId: string;
  claimId: string;
}

/** Adds newly approved servers to the timetable, due at once. Returns their number. */
export async function enrolServers(sql: Sql, now: Date): Promise<number> {
  const { count } = await sql`
    insert into server_poll (server_id, due_at)
    select s.id, ${now} from server s
    where s.status = 'approved' and not exists (select from server_poll p where p.server_id = s.id)
    order by s.id -- in a fixed order, so that two processes that enrol the same servers can't deadlock
    on conflict do nothing`;
  return count;
}

/**
 * Claims due servers, longest waiting first. No other process gets them until the lease expires. Skips rows that
 * another process is claiming. Postpones servers that are no longer approved, or whose game can't be queried, by
 * five minutes.
 */
export async function claimDuePolls(
  sql: Sql,
  { now, leaseMs, rows }: { now: Date; leaseMs: number; rows: number },
): Promise<PollClaim[]> {
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const postponedTo = new Date(now.getTime() + POLL_EVERY_MS);
  const claims = await sql<PollClaim[]>`
    with due as materialized (
      select server_id from server_poll where due_at <= ${now}
      order by due_at limit ${rows} for update skip locked
    ), target as (
      select s.id, s.host, s.port, g.protocol, g.query_port_offset,
        s.status = 'approved' and g.protocol is not null as is_askable
      from due
      join server s on s.id = due.server_id
      join game g on g.id = s.game_id
    ), claimed as (
      update server_poll p
      set due_at = case when t.is_askable then ${leaseUntil}::timestamptz else ${postponedTo} end,
        claim_id = case when t.is_askable then gen_random_uuid() end
      from target t where p.server_id = t.id
      returning p.server_id, p.claim_id
    )
    select c.server_id, c.claim_id, t.host, t.port, t.protocol, t.query_port_offset
    from claimed c join target t on t.id = c.server_id
    where t.is_askable`;
  return [...claims];
}

/** Result of querying one server. */
export interface PollResult {
  serverId: string;
  claimId: string;
  askedAt: Date;
  answer: PollAnswer;
}

/**
 * Records results in one statement: current counts, next poll and history. A result whose claim was lost meanwhile
 * changes nothing, so a query counts once. Our own faults aren't recorded in the history.
 *
 * ```text
 *   result ──► recorded ──► counted ─┬─► hours    player_hour, of answers that report players
 *              server_poll,  without │
 *              if the claim  our own └─► the end  player_day, with answers that report none
 *              still holds   faults
 * ```
 */
export async function recordPolls(sql: Sql, results: PollResult[], now: Date): Promise<void> {
  if (results.length === 0) return;
  const rows = jsonRows(results.map((result) => rowOf(result, now)));
  await sql`
    with result as materialized (
      select * from json_to_recordset(${rows}::text::json) as r (
        server_id uuid, claim_id uuid, asked_at timestamptz, due_at timestamptz, outcome text,
        is_answered boolean, online integer, max integer, message text, map text, mode text
      )
    ), recorded as (
      update server_poll p
      set due_at = r.due_at, claim_id = null, asked_at = r.asked_at, outcome = r.outcome,
        answered_at = case when r.is_answered then r.asked_at else p.answered_at end,
        up_since = case
          when not r.is_answered or p.answered_at > r.asked_at - ${COUNT_KEPT_MS} * interval '1 ms'
          then p.up_since
          else r.asked_at
        end,
        -- An unknown count is 0 in the API, as before the first poll.
        players_online = case when r.is_answered then coalesce(r.online, 0) else p.players_online end,
        is_counted = case when r.is_answered then r.online is not null else p.is_counted end,
        players_max = case when r.is_answered then coalesce(r.max, 0) else p.players_max end,
        message = coalesce(r.message, p.message),
        -- A server that answers without a map or mode no longer has one.
        map = case when r.is_answered then coalesce(r.map, '') else p.map end,
        mode = case when r.is_answered then coalesce(r.mode, '') else p.mode end
      from result r where p.server_id = r.server_id and p.claim_id = r.claim_id
      returning r.*
    ), counted as (
      select server_id, asked_at at time zone 'utc' as at, is_answered::integer as answered,
        coalesce(online, 0) as online,
        case when is_answered and online is null then 1 else 0 end as uncounted
      from recorded where outcome <> 'internal_error'
    ), hours as (
      insert into player_hour as h (server_id, hour, polls, answers, players_sum, players_peak)
      select server_id, date_trunc('hour', at) at time zone 'utc', 1, answered, online, online from counted
      where uncounted = 0 -- hours contain players only
      on conflict (server_id, hour) do update
      set polls = h.polls + 1, answers = h.answers + excluded.answers,
        players_sum = h.players_sum + excluded.players_sum,
        players_peak = greatest(h.players_peak, excluded.players_peak)
    )
    insert into player_day as d (server_id, day, polls, answers, uncounted, players_sum, players_peak)
    select server_id, at::date, 1, answered, uncounted, online, online from counted
    on conflict (server_id, day) do update
    set polls = d.polls + 1, answers = d.answers + excluded.answers,
      uncounted = d.uncounted + excluded.uncounted,
      players_sum = d.players_sum + excluded.players_sum,
      players_peak = greatest(d.players_peak, excluded.players_peak)`;
}

function rowOf({ serverId, claimId, askedAt, answer }: PollResult, now: Date) {
  const status = answer.kind === "answered" ? answer.status : undefined;
  return {
    serverId,
    claimId,
    askedAt,
    dueAt: nextPollAt(serverId, now),
    outcome: outcomeOf(answer),
    isAnswered: status !== undefined,
    online: status?.online ?? null,
    max: status?.max ?? null,
    message: status?.message ?? null,
    map: status?.map ?? null,
    mode: status?.mode ?? null,
  };
}
