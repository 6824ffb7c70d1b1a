import type { Act } from "../../core/rights/actor.ts";
import type { NudgeContext } from "../../core/trail/context.ts";
import type { Query } from "../../core/database/connect.ts";
import { withoutNestedLoops } from "../../core/database/without_nested_loops.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { lockVoids } from "../deliveries/abandon_vote.ts";
import { acceptedAttempt } from "../deliveries/shown_delivery.ts";
import { isTopTen, keepAttempt, ownAttempt, storedBody } from "../deliveries/stored_form.ts";
import { noteReplay, REPLAYED_PER_SECOND, requireReplayRest } from "../deliveries/asked_sends.ts";
import { changeKey } from "../../core/keys/change_key.ts";
import { DAY_MS, daysBefore } from "../../core/time/day.ts";

/** Maximum days that a replay reaches back, well within the 30 days that deliveries are kept. */
export const REACH_DAYS = 14;

/**
 * Maximum deliveries of one replay, oldest first.
 *
 * ```text
 * limit                   value   protects              used up by
 * deliveries of a replay  10,000  the queue, new votes  an owner after an outage
 *   test: a replay sends at most 10,000 deliveries, the oldest first
 * ```
 */
const REPLAY_MAX = 10_000;

/** The states that a replay can be limited to: votes that did not arrive, or that are on hold. */
export const REPLAYED_STATES = ["abandoned", "held"] as const;

type ReplayedState = typeof REPLAYED_STATES[number];

/** The number of deliveries that a replay queued, and that it left for the next replay. */
interface ReplayResult {
  queued: number;
  left: number;
}

/**
 * Queues the deliveries of all votes since a given time again, to the key's current URL: delivered, abandoned and held
 * ones. Votifier can't recognize a duplicate vote, so it gets only those that didn't arrive. Each keeps its
 * `X-Listing-Vote` and `X-Listing-Delivery`, so a receiver that deduplicates rewards no player twice, and a delivery
 * that was accepted stays accepted if the replay fails. Deliveries that are waiting or being sent are left alone; tests
 * and voided votes are not replayed. Returns the number queued and the number left; five are sent per second. Refuses a
 * time too far back or in the future, a key without a URL, and a replay while the last one to its destination is
 * running or the pause after it hasn't ended. Without `since`, it reaches back as far as possible. Without `only`, it
 * includes all states.
 */
export async function replayDeliveries(
  context: NudgeContext,
  keyId: string,
  { since, only, ...act }: Act & { since?: Date | undefined; only?: ReplayedState | undefined },
): Promise<ReplayResult> {
  const { now } = act;
  const from = since ?? daysBefore(now, REACH_DAYS);
  refuseTime(from, now);
  const replayed: ReplayResult = await changeKey(context, keyId, {
    act,
    action: "deliveries_replayed",
    details: ({ queued }) => ({ since: from.toISOString(), queued, ...only && { only } }),
    async change(tx, { serverId }) {
      await requireReplayRest(tx, keyId, now);
      await lockVoids(tx, serverId);
      const scope = { keyId, serverId, since: from, only: only ?? null, now };
      const { queued, left } = await withoutNestedLoops(tx, () => sendAgain(tx, scope));
      await noteReplay(tx, keyId, { queued, now });
      return { queued, left };
    },
  });
  context.nudge();
  return replayed;
}

/** The deliveries that a replay considers. */
interface ReplayScope {
  keyId: string;
  serverId: string;
  since: Date;
  only: ReplayedState | null;
  now: Date;
}

async function sendAgain(tx: Query, scope: ReplayScope): Promise<ReplayResult> {
  const { finished, held, left } = await chooseReplayed(tx, scope);
  const queued = await requeueFinished(tx, scope, finished) + await releaseHeld(tx, scope, held);
  return { queued, left };
}

/**
 * The rows to send again, as JSON for `json_to_recordset`. The 10,000 rows are passed on without parsing, which keeps
 * their exact times.
 */
interface ReplayRows {
  /** Rows of `delivery`. */
  finished: string;
  /** Rows of `outbox`. */
  held: string;
  /** Number of rows that exceed one replay. */
  left: number;
}

/**
 * Returns the rows to send again, oldest of both tables first, and when each is due. Refuses a key without a URL.
 *
 * ```text
 *   delivery: finished ─┐                                   ┌─► finished ──► requeueFinished moves them to the outbox
 *                       ├─► found ──► chosen: 10,000, due ──┤
 *   outbox: held ───────┘   of target,  five per second     └─► held ──────► releaseHeld makes them pending
 *                           if it has a URL
 * ```
 */
async function chooseReplayed(
  tx: Query,
  { keyId, serverId, since, only, now }: ReplayScope,
): Promise<ReplayRows> {
  const [row] = await tx<(ReplayRows & { hasUrl: boolean })[]>`
    with target as (
      select key_id, kind from endpoint
      where key_id = ${keyId} and url is not null
    ), found as (
      select d.id, d.created_at, true as is_finished from delivery d join target using (key_id)
      where d.server_id = ${serverId} and d.created_at >= ${since} and not d.is_test
        and not (kind = 'votifier' and d.state = 'delivered')
        and not (kind = 'chat' and ${isTopTen(tx)})
        and d.state::text = coalesce(${only}, d.state::text)
        and not exists (select from vote v where v.id = d.vote_id and v.voided_at is not null)
      union all
      select o.id, o.created_at, false from outbox o join target using (key_id)
      where o.server_id = ${serverId} and o.created_at >= ${since} and o.state = 'held' and not o.is_test
        and o.state::text = coalesce(${only}, o.state::text)
        and not (kind = 'chat' and o.body::json ->> 'event' = 'top_ten')
    ), chosen as (
      select id, created_at, is_finished,
        -- A chat's channel gets all votes in a few messages.
        ${now}::timestamptz + make_interval(secs => case when kind = 'chat' then 0 else (
          (row_number() over (order by created_at, id) - 1) / ${REPLAYED_PER_SECOND}::int
        ) end) as due_at
      from found cross join target order by created_at, id limit ${REPLAY_MAX}
    )
    select coalesce(json_agg(c) filter (where is_finished), '[]')::text as finished,
      coalesce(json_agg(c) filter (where not is_finished), '[]')::text as held,
      (select count(*) from found) - count(*) as left,
      exists (select from target) as has_url
    from chosen c`;
  if (row?.hasUrl) return row;
  throw refusal("delivery_without_destination", { why: "none" });
}

/** Moves finished deliveries back to the outbox, with their history. Returns their number. */
async function requeueFinished(
  tx: Query,
  { serverId, since }: ReplayScope,
  finished: string,
): Promise<number> {
  const { count } = await tx`
    with taken as (
      delete from delivery d using json_to_recordset(${finished}::text::json)
        as c (id uuid, created_at timestamptz, due_at timestamptz)
      where d.server_id = ${serverId} and d.created_at >= ${since}
        and d.id = c.id and d.created_at = c.created_at
      returning d.id, d.vote_id, d.key_id, d.server_id, ${storedBody(tx)} as body, d.attempts,
        ${acceptedAttempt(tx)} as accepted_attempt, d.last_outcome, d.last_status,
        d.created_at, c.due_at, ${ownAttempt(tx)}
    ), kept as (
      ${keepAttempt(tx)}
    )
    insert into outbox (
      id, vote_id, key_id, server_id, state, body, attempts, accepted_attempt, last_outcome, last_status,
      due_at, created_at
    )
    select id, vote_id, key_id, server_id, 'pending', body, attempts, accepted_attempt, last_outcome,
      last_status, due_at, created_at
    from taken`;
  return count;
}

/** Makes held rows pending, with all the tries of a new row. Returns their number. */
async function releaseHeld(
  tx: Query,
  { serverId }: ReplayScope,
  held: string,
): Promise<number> {
  const { count } = await tx`
    update outbox o set state = 'pending', due_at = c.due_at, tries = 0
    from json_to_recordset(${held}::text::json) as c (id uuid, due_at timestamptz)
    -- Compared as text to avoid the index of held rows, with which thousands of rows that were just held take minutes.
    where o.server_id = ${serverId} and o.id = c.id and o.state::text = 'held'`;
  return count;
}

function refuseTime(since: Date, now: Date): void {
  const ageMs = now.getTime() - since.getTime();
  if (ageMs >= 0 && ageMs <= REACH_DAYS * DAY_MS) return;
  throw refusal("replay_time_invalid", { days: REACH_DAYS });
}
