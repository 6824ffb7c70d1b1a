import type { Query, Sql } from "../database/connect.ts";
import { jsonRows } from "../database/json_rows.ts";
import { holdWaiting } from "./abandon_waiting.ts";
import { attemptNumber } from "./attempt_claim.ts";
import type { AbandonReason } from "./delivery.ts";
import { type BreakerWaits, reportEndpoints } from "./endpoint_health.ts";
import { judgedEndpoints } from "./judged_endpoints.ts";
import type { Completion } from "./judge_attempt.ts";

/**
 * Records attempts and moves their rows on in one statement: finished rows leave the outbox for `delivery`, others wait
 * for their next attempt. The attempt is logged even if the lease was lost in the meantime, because the POST was made.
 * In that case the row stays with its current holder.
 *
 * ```text
 *   result ─┬─► logged                               every POST, in attempt
 *           ├─► mine ─┬─► ended ──► finished         from outbox to delivery
 *           │         └─► retried                    pending again, or held
 *           └─► judged ──► verdict ──► health        the endpoint's breaker; a disabled one's rows are held
 * ```
 */
export async function completeAttempts(
  sql: Sql,
  completions: Completion[],
  { now, breaker, again }: {
    now: Date;
    breaker: BreakerWaits;
    /**
     * Whether the same batch was sent before and the response was lost. Results that were already recorded don't count
     * again.
     */
    again: boolean;
  },
): Promise<void> {
  const reports = reportEndpoints(completions, { now, breaker });
  const record = (query: Query) =>
    query<{ keyId: string }[]>`
      with ${loggedResults(query, completions, again)},
      ${movedRows(query, now)},
      ${judgedEndpoints(query, reports, { now, breaker })}
      select key_id from health where disabled_at is not null`;
  const disabled = again
    ? await sql.begin(async (tx) => {
      await lockRows(tx, completions);
      return await record(tx);
    })
    : await record(sql);
  for (const { keyId } of disabled) await holdWaiting(sql, keyId);
}

/**
 * Waits until a statement whose response was lost has ended: it may still hold the rows while its commit waits for a
 * standby. Only a statement that starts afterwards sees what that one recorded. A row that was voided during its POST
 * has left the outbox and can't be locked: its attempt may then be logged twice.
 */
async function lockRows(tx: Query, completions: Completion[]): Promise<void> {
  const ids = completions.map(({ claim }) => claim.id);
  await tx`select from outbox where id = any(${ids}::uuid[]) order by id for update`;
}

/** Selects the results as `result` and writes them to the log. */
function loggedResults(sql: Query, completions: Completion[], again: boolean) {
  // Not part of the usual statement, because reading attempts locks each of their partitions.
  const unlessRecorded = again
    ? sql`where not exists (
        select from attempt a where a.delivery_id = r.id and a.number = r.number and a.started_at = r.started_at
      )`
    : sql``;
  return sql`
    result as materialized (
      select * from json_to_recordset(${jsonRows(completions.map(recordOf))}::text::json) as r (
        id uuid, claim_id uuid, key_id uuid,
        number int, started_at timestamptz, duration_ms int, outcome text, status int,
        excerpt text, headers text, redirects_to text, origin text,
        ends delivery_state, due_at timestamptz, is_free boolean
      )
      ${unlessRecorded}
    ), logged as (
      insert into attempt (
        delivery_id, number, started_at, duration_ms, outcome, status, excerpt, headers, redirects_to, origin
      )
      select id, number, started_at, duration_ms, outcome, status, excerpt, headers, redirects_to, origin
      from result where number is not null
    )`;
}

/** Moves on the rows that are still held by the claims of the results. */
function movedRows(sql: Query, now: Date) {
  return sql`
    mine as materialized (
      select r.id, r.number, r.outcome, r.status, r.ends, r.due_at, r.is_free
      from result r join outbox o on o.id = r.id and o.claim_id = r.claim_id
      -- Voiding a vote locks several rows too, so both use the same order.
      order by o.id for update of o
    ), ended as (
      delete from outbox o using mine r where o.id = r.id and r.ends is not null
      returning o.id, o.vote_id, o.key_id, o.server_id, o.is_test, o.body, o.created_at,
        coalesce(r.number, o.attempts) as attempts,
        coalesce(o.accepted_attempt, case when r.ends = 'delivered' then r.number end) as accepted_attempt,
        case when o.accepted_attempt is null then r.ends else 'delivered' end as ends,
        case when o.accepted_attempt is null or r.number is not null then r.outcome else o.last_outcome end as outcome,
        case when o.accepted_attempt is null or r.number is not null then r.status else o.last_status end as status
    ), finished as (
      insert into delivery (
        id, vote_id, key_id, server_id, state, is_test, body, attempts, accepted_attempt, last_outcome,
        last_status, created_at, finished_at
      )
      select id, vote_id, key_id, server_id, ends, is_test, body, attempts, accepted_attempt, outcome,
        status, created_at, ${now}
      from ended
    ), retried as (
      update outbox o
      set state = case
          when e.paused_at is null and e.disabled_at is null then 'pending' else 'held'
        end::delivery_state,
        claim_id = null, lease_until = null, due_at = r.due_at, attempts = r.number,
        tries = o.tries + case when r.is_free then 0 else 1 end,
        last_outcome = r.outcome, last_status = r.status
      from mine r, endpoint e
      where o.id = r.id and r.ends is null and e.key_id = o.key_id
    )`;
}

/** Returns a completion in the statement's format, without a number if nothing was sent. */
function recordOf(completion: Completion) {
  const { id, claimId, keyId, destination: origin } = completion.claim;
  return { id, claimId, keyId, origin, ...endOf(completion) };
}

function endOf(completion: Completion) {
  switch (completion.kind) {
    case "unsent":
      return { ends: "abandoned", outcome: "no_destination" satisfies AbandonReason };
    case "ended":
      return { ends: completion.state, ...attemptOf(completion) };
    case "retried":
      return {
        dueAt: completion.dueAt,
        isFree: completion.isFree,
        ...attemptOf(completion),
      };
  }
}

function attemptOf({ claim, result }: Exclude<Completion, { kind: "unsent" }>) {
  return { ...result, number: attemptNumber(claim) };
}
