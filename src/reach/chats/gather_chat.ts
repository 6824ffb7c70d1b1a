import type { Sql } from "../../core/database/connect.ts";
import type { ChatService } from "../../core/destinations/chat_service.ts";
import { HOUR_MS } from "../../core/time/day.ts";
import { type ChatStop, MESSAGE_PAUSES, SLOWED_MAX, YIELDS_FOR_S } from "./chat_pace.ts";
import type { DeliveryClaim } from "../../core/deliveries/outbox_claim.ts";

/** Most votes in one message. The others wait for the next one. */
const GATHERED_MAX = 250;

/** Older votes are posted separately from new ones, as earlier votes. */
const EARLIER_AFTER_MS = HOUR_MS;

/** The rows that one message contains. */
export interface ChatBatch {
  service: ChatService;
  /** Oldest first. Without the row that was claimed if its vote was voided in the meantime. */
  claims: DeliveryClaim[];
  /** Time from which the channel may get its next message. */
  nextMessageAt: Date;
  isEarlier: boolean;
}

/**
 * Takes all waiting rows of a claimed row's channel under the same claim, even those that are due later. They become
 * one message. A separate table of digests would need its own retries, holds and voids. Records when the next message
 * may follow, so that the pause applies across processes and crashes. A test or a top ten gets a separate message. A
 * test doesn't postpone the next message, and a top ten postpones it by the shortest pause.
 *
 * ```text
 *   more ─┬─► taken: under the leader's claim ────────┐
 *         │                                           ├─► the batch, oldest first
 *         │      own: the leader, unless voided ──────┤
 *         └─► channel: when the next one may follow ──┘   no channel, no batch
 *             sooner if `more` fills this message
 * ```
 */
export async function gatherChat(
  sql: Sql,
  leader: DeliveryClaim,
  { votedAt, isAlone, now, leaseMs }: {
    votedAt: Date;
    /** Whether the row isn't a vote and gets a separate message. */
    isAlone: boolean;
    now: Date;
    leaseMs: number;
  },
): Promise<ChatBatch | undefined> {
  const oldest = new Date(now.getTime() - EARLIER_AFTER_MS);
  const isEarlier = votedAt < oldest;
  const rows = await sql<(DeliveryClaim & Omit<ChatBatch, "claims" | "isEarlier">)[]>`
    with more as materialized (
      select id from outbox
      where key_id = ${leader.keyId} and state = 'pending' and not is_test and not ${isAlone}::boolean
        and body::json ->> 'event' = 'vote'
        and (created_at < ${oldest}) = ${isEarlier}::boolean
      order by due_at, id limit ${GATHERED_MAX - 1} for update skip locked
    ), channel as (
      update endpoint set next_message_at = case
        when ${leader.isTest}::boolean then next_message_at
        else ${now}::timestamptz + make_interval(secs => greatest(
          -- A full message is followed by the next one as soon as the chat takes it.
          case
            when pace = 'ten_minutes' and not ${isAlone}::boolean
              and (select count(*) from more) < ${GATHERED_MAX - 1}
            then ${MESSAGE_PAUSES.tenMinutesS}::float8 else 0 end,
          ${pauseOf(sql, now)}
        ))
      end
      where key_id = ${leader.keyId} and kind = 'chat'
      returning key_id, chat as service, coalesce(next_message_at, ${now}) as next_message_at
    ), taken as (
      update outbox o
      set state = 'sending', claim_id = ${leader.claimId},
        lease_until = now() + make_interval(secs => ${leaseMs / 1000})
      from more m where o.id = m.id and o.state = 'pending'
      returning o.id, o.vote_id, o.body, o.attempts, o.tries, o.created_at
    ), own as (
      select id, vote_id, body, attempts, tries, created_at from outbox
      where id = ${leader.id} and claim_id = ${leader.claimId}
    )
    select r.id, r.vote_id, r.body, r.attempts, r.tries, c.service, c.next_message_at
    from (select * from own union all select * from taken) as r join channel c on true
    order by r.created_at, r.id`;
  const [first] = rows;
  if (!first) return undefined;
  const { service, nextMessageAt } = first;
  const claims = rows.map(({ id, voteId, body, attempts, tries }) => ({
    ...leader,
    id,
    voteId,
    body,
    attempts,
    tries,
  }));
  return { service, claims, nextMessageAt, isEarlier };
}

/**
 * Selects the shortest pause of an endpoint in seconds: doubled by each 429, and halved by each ten minutes without
 * one.
 */
function pauseOf(sql: Sql, now: Date) {
  return sql`least(
    ${MESSAGE_PAUSES.longestS}::float8,
    ${MESSAGE_PAUSES.shortestS}::float8 * 2 ^ ${slowedNow(sql, now)}
  )`;
}

function slowedNow(sql: Sql, now: Date) {
  return sql`greatest(0, slowed - floor(
    coalesce(extract(epoch from ${now}::timestamptz - slowed_at), 0) / ${YIELDS_FOR_S}
  ))::int`;
}

/** Doubles the pause of channels whose service responded "too many". */
export async function slowDown(sql: Sql, keyIds: readonly string[], now: Date): Promise<void> {
  if (keyIds.length === 0) return;
  const slowed = slowedNow(sql, now);
  const ids = [...keyIds];
  await sql`
    update endpoint set slowed = least(${SLOWED_MAX}, ${slowed} + 1), slowed_at = ${now}
    where key_id in (
      select key_id from endpoint where key_id = any(${ids}::uuid[])
      order by key_id for no key update
    )`;
}

/**
 * Stops all messages to a destination, or those of one owner. Resuming, testing or moving a channel doesn't start them
 * again, because the stop is recorded for the owner. The channels' pages show it by their open breakers.
 */
export async function stopMessages(
  sql: Sql,
  { destination, ownerId = null, until }: Omit<ChatStop, "ownerId"> & {
    ownerId?: string | null | undefined;
  },
): Promise<void> {
  await sql`
    with stopped as materialized (
      select e.key_id, s.owner_id from endpoint e join server s on s.id = e.server_id
      where e.destination = ${destination} and e.kind = 'chat'
        and (${ownerId}::uuid is null or s.owner_id = ${ownerId})
      order by e.key_id for no key update of e
    ), opened as (
      update endpoint e set open_until = greatest(e.open_until, ${until})
      from stopped where e.key_id = stopped.key_id
    )
    insert into receiver as r (owner_id, destination, stopped_until)
    select distinct owner_id, ${destination}, ${until}::timestamptz from stopped
    -- Every statement uses this order. Otherwise two batches that record the same pair would deadlock.
    order by owner_id
    on conflict (owner_id, destination) do update
    set stopped_until = greatest(r.stopped_until, excluded.stopped_until)`;
}
