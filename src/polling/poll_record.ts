import type { Sql } from "../database/connect.ts";
import { jsonRows } from "../database/json_rows.ts";
import { COUNT_KEPT_MS } from "../servers/players.ts";
import { type Answer, outcomeOf } from "./answer.ts";
import { nextPollAt } from "./schedule.ts";

/** Result of querying one server. */
export interface PollResult {
  serverId: string;
  claimId: string;
  askedAt: Date;
  answer: Answer;
}

/**
 * Records results in one statement: current counts, next turn and history. A result whose claim was lost meanwhile
 * changes nothing, so a round counts once. Our own faults leave no trace in the history.
 */
export async function recordPolls(sql: Sql, results: PollResult[], now: Date): Promise<void> {
  if (results.length === 0) return;
  const rows = jsonRows(results.map((result) => rowOf(result, now)));
  await sql`
    with result as materialized (
      select * from json_to_recordset(${rows}::text::json) as r (
        server_id uuid, claim_id uuid, asked_at timestamptz, due_at timestamptz, outcome text, answered integer,
        online integer, max integer, message text
      )
    ), recorded as (
      update server_poll p
      set due_at = r.due_at, claim_id = null, asked_at = r.asked_at, outcome = r.outcome,
        answered_at = case when r.answered = 1 then r.asked_at else p.answered_at end,
        up_since = case
          when r.answered = 0 or p.answered_at > r.asked_at - ${COUNT_KEPT_MS} * interval '1 ms' then p.up_since
          else r.asked_at
        end,
        players_online = coalesce(r.online, p.players_online),
        players_max = coalesce(r.max, p.players_max),
        message = coalesce(r.message, p.message)
      from result r where p.server_id = r.server_id and p.claim_id = r.claim_id
      returning r.*
    ), counted as (
      select server_id, asked_at at time zone 'utc' as at, answered, coalesce(online, 0) as online
      from recorded where outcome <> 'internal_error'
    ), hours as (
      insert into player_hour as h (server_id, hour, polls, answers, players_sum, players_peak)
      select server_id, date_trunc('hour', at) at time zone 'utc', 1, answered, online, online from counted
      on conflict (server_id, hour) do update
      set polls = h.polls + 1, answers = h.answers + excluded.answers,
        players_sum = h.players_sum + excluded.players_sum,
        players_peak = greatest(h.players_peak, excluded.players_peak)
    )
    insert into player_day as d (server_id, day, polls, answers, players_sum, players_peak)
    select server_id, at::date, 1, answered, online, online from counted
    on conflict (server_id, day) do update
    set polls = d.polls + 1, answers = d.answers + excluded.answers,
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
    answered: status ? 1 : 0,
    online: status?.online ?? null,
    max: status?.max ?? null,
    message: status?.message ?? null,
  };
}
