/**
 * The limits on an owner's manual sends to a destination, counted in the database for all of the owner's keys.
 *
 * ```text
 * limit                value                  protects                 used up by
 * tests, resends       20, then 1 in 3 s      the receiver             an owner: it never agreed to them
 *   test: an owner sends twenty tests at once to a destination, then one each three seconds
 * messages to a chat   2, then 1 in 30 s      the chat                 an owner who connects, moves or tests
 *   test: saving a channel again and again brings no message forward, and moving it is limited
 * replayed deliveries  5 a second, 60 s rest  the receiver, new votes  a replay of two weeks
 *   test: a replay is refused until a minute after the last one is sent
 * ```
 */

import type { Query } from "../../core/database/connect.ts";
import { type Refusal, refusal } from "../../core/refusals/refusal.ts";
import { MINUTE_MS } from "../../core/time/day.ts";

/** Maximum tests and resends of an owner to a destination at once, and seconds until another one is allowed. */
const SENDS_AT_ONCE = 20;
const SEND_EVERY_S = 3;

/** The weight of a message: two at once, then one every 30 s, because a chat accepts 5 messages in 2 s. */
export const MESSAGE_SENDS = 10;

/** Replayed deliveries that are due per second. New votes go first and use the rest of the rate. */
export const REPLAYED_PER_SECOND = 5;

/** Seconds between the end of a replay and the next one, in addition to the replay's own duration. */
const REPLAY_REST_S = 60;

/**
 * Counts a manual send to a key's destination. Refuses once over the limit, because the receiver never agreed to these
 * sends.
 */
export async function countAskedSend(
  tx: Query,
  keyId: string,
  { now, sends = 1 }: { now: Date; sends?: number },
): Promise<void> {
  const takesS = sends * SEND_EVERY_S;
  const aheadS = SENDS_AT_ONCE * SEND_EVERY_S - takesS;
  const counted = await tx`
    insert into receiver as r (owner_id, destination, tests_from)
    select s.owner_id, e.destination, ${now}::timestamptz + make_interval(secs => ${takesS})
    from endpoint e join server s on s.id = e.server_id
    where e.key_id = ${keyId} and e.destination is not null
    on conflict (owner_id, destination) do update
    set tests_from = greatest(r.tests_from, ${now}) + make_interval(secs => ${takesS})
    where r.tests_from is null
      or r.tests_from <= ${now}::timestamptz + make_interval(secs => ${aheadS})
    returning r.tests_from`;
  if (counted.length === 1) return;
  throw refusal("sends_too_many");
}

/** Refuses a replay while the last one to the key's destination is running or its pause has not ended. */
export async function requireReplayRest(tx: Query, keyId: string, now: Date): Promise<void> {
  const [busy] = await tx<{ replaysFrom: Date }[]>`
    select r.replays_from
    from endpoint e join server s on s.id = e.server_id
    join receiver r on r.owner_id = s.owner_id and r.destination = e.destination
    where e.key_id = ${keyId} and r.replays_from > ${now}
    -- Replays of the owner's other keys to the same destination wait here.
    for update of r`;
  if (busy) throw tooSoon(busy.replaysFrom);
}

/**
 * Records the number of replayed deliveries, so that the next replay can start only after they are sent and the pause
 * has passed.
 */
export async function noteReplay(
  tx: Query,
  keyId: string,
  { queued, now }: { queued: number; now: Date },
): Promise<void> {
  const restS = queued === 0 ? 0 : 2 * Math.ceil(queued / REPLAYED_PER_SECOND) + REPLAY_REST_S;
  const from = new Date(now.getTime() + restS * 1000);
  const noted = await tx`
    insert into receiver as r (owner_id, destination, replays_from)
    select s.owner_id, e.destination, ${from}
    from endpoint e join server s on s.id = e.server_id where e.key_id = ${keyId}
    on conflict (owner_id, destination) do update set replays_from = excluded.replays_from
    where r.replays_from is null or r.replays_from <= ${now}
    returning r.replays_from`;
  if (noted.length === 0) throw tooSoon(from); // another key's replay was recorded first
}

function tooSoon(from: Date): Refusal {
  // The sentence has no seconds.
  const at = new Date(Math.ceil(from.getTime() / MINUTE_MS) * MINUTE_MS);
  return refusal("replay_too_soon", { from: at });
}
