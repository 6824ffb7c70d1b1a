import type { Sql } from "../../src/core/database/connect.ts";
import {
  recount,
  recountMonths,
  recountRanking,
  recountSiteBoard,
} from "../support/votes/recount.ts";
import { PER_ADDRESS } from "./acts.ts";
import type { Ledger, Post } from "./ledger.ts";

/** Milliseconds of a lease in which no other service may send the same delivery. */
const LEASE_MS = 13_000;

/** Returns the promises that the database and the services' reports break, after all acts were carried out. */
export async function findViolations(sql: Sql, ledger: Ledger, now: Date): Promise<string[]> {
  const inDatabase = await Promise.all(QUERIES.map(async ([sentence, query]) => {
    const rows = await query(sql);
    return rows.length > 0 ? [sentence] : [];
  }));
  const totals = await recount(sql);
  const months = await recountMonths(sql);
  const ranking = await recountRanking(sql);
  const board = await recountSiteBoard(sql, now);
  return [
    ...ledger.failures,
    ...inDatabase.flat(),
    ...totals.length > 0 ? ["the counters differ from a recount"] : [],
    ...months.length > 0 ? ["the players' months differ from a recount"] : [],
    ...ranking.length > 0 ? ["the ranking differs from a recount"] : [],
    ...board.length > 0 ? ["the board of all servers differs from a recount"] : [],
    ...await findLost(sql, ledger),
    ...await findRenumbered(sql, ledger),
    ...await findUnlifted(sql, ledger),
    ...await findDoubles(sql, ledger),
    ...await findSentVoid(sql, ledger),
    ...await findUnexplained(sql, ledger),
    ...findSharedClaims(ledger),
    ...[...ledger.recorded.values()].some((times) => times > 1)
      ? ["a reward was recorded twice"]
      : [],
  ];
}

/** Queries that return rows only if a promise is broken. */
const QUERIES: [sentence: string, query: (sql: Sql) => PromiseLike<readonly unknown[]>][] = [
  ["a vote has not exactly one delivery for each key", (sql) =>
    sql`
    select from vote v cross join endpoint e
    where (select count(*) from outbox where vote_id = v.id and key_id = e.key_id)
      + (select count(*) from delivery where vote_id = v.id and key_id = e.key_id) <> 1`],
  [
    "a finished delivery has no outcome",
    (sql) => sql`select from delivery where last_outcome is null`,
  ],
  ["a delivery is still being sent", (sql) => sql`select from outbox where state = 'sending'`],
  ["a void vote waits to be sent", (sql) =>
    sql`
    select from outbox o join vote v on v.id = o.vote_id where v.voided_at is not null`],
  ["a void vote's reward waits", (sql) =>
    sql`
    select from reward r join vote v on v.id = r.vote_id where v.voided_at is not null`],
  ["a vote has not exactly one reward", (sql) =>
    sql`
    select from vote v
    where (select count(*) from reward where vote_id = v.id)
      + (select count(*) from reward_outcome where vote_id = v.id) <> 1`],
  ["a vote that counts has a withdrawn reward", (sql) =>
    sql`
    select from vote v join reward_outcome o on o.vote_id = v.id
    where v.voided_at is null and (o.ended = 'voided' or o.voided_at is not null)`],
  ["a player has two votes of a day", (sql) =>
    sql`
    select from vote where voided_at is null
    group by server_id, account_id, (voted_at at time zone 'utc')::date having count(*) > 1`],
  // Only an act on many votes gives days back.
  ["a player voted twice on a day", (sql) =>
    sql`
    select from vote where void_batch is null
    group by server_id, account_id, (voted_at at time zone 'utc')::date having count(*) > 1`],
  ["a spent day is free again", (sql) =>
    sql`
    select from vote v left join last_vote l on l.server_id = v.server_id and l.account_id = v.account_id
    where v.void_batch is null
      and (l.voted_on is null or l.voted_on < (v.voted_at at time zone 'utc')::date)`],
  ["the last vote is not the latest that counts", (sql) =>
    sql`
    select from last_vote l
    left join lateral (
      select id from vote where server_id = l.server_id and account_id = l.account_id and voided_at is null
      order by voted_at desc limit 1
    ) as v on true
    where l.vote_id is distinct from v.id`],
  ["an address cast more votes than it may", (sql) =>
    sql`
    select from vote_origin group by server_id, voted_at::date, address having count(*) > ${PER_ADDRESS}::int`],
  ["the votes of an address differ from a recount", (sql) =>
    sql`
    select from vote_address a where not is_network
      and votes <> (select count(*) from vote_origin o where o.server_id = a.server_id and o.address = a.address)`],
  ["a void batch was not carried out", (sql) =>
    sql`
    select from void_batch where state not in ('void', 'lifted')`],
  ["an act counts other votes than it voided", (sql) =>
    sql`
    select from void_batch b where votes <> (select count(*) from vote where void_batch = b.id)`],
  ["a vote counts although an act in force has it on its list", (sql) =>
    sql`
    select from void_batch b cross join unnest(b.vote_ids) as listed (id) join vote v on v.id = listed.id
    where b.state = 'void' and v.voided_at is null`],
  ["a void has no entry in the trail", (sql) =>
    sql`
    select from vote v where voided_at is not null and void_batch is null
      and (select count(*) from audit_entry where action = 'vote_voided' and subject = v.id::text) <> 1`],
  ["the trail has a void that never was", (sql) =>
    sql`
    select from audit_entry e where action = 'vote_voided'
      and not exists (select from vote where id::text = e.subject and voided_at is not null)`],
  ["key rolls differ from the trail", (sql) =>
    sql`
    select from api_key k
    where (select count(*) from key_secret where key_id = k.id) - 1 <> (
      select count(*) from audit_entry where action = 'key_rolled' and subject = k.id::text
    )`],
];

/** Finds confirmed votes that are not in the database. */
async function findLost(sql: Sql, { cast }: Ledger): Promise<string[]> {
  const ids = [...cast.keys()];
  const lost = await sql`
    select from unnest(${ids}::uuid[]) as c (id)
    where not exists (select from vote where id = c.id)`;
  return lost.length > 0 ? ["a confirmed vote is lost"] : [];
}

/**
 * Finds deliveries that were accepted twice, except those that were resent, or whose service died or lost its lease.
 */
async function findDoubles(sql: Sql, { posts, ...ledger }: Ledger): Promise<string[]> {
  const reasons = await sql<{ id: string; reasons: number }[]>`
    select d.id, (
        (select count(*) from audit_entry where action = 'delivery_resent' and subject = d.id::text)
        + (select count(*) from audit_entry where action = 'deliveries_replayed' and subject = d.key_id::text)
        + (select count(*) from every_attempt where delivery_id = d.id and outcome = 'interrupted')
      )::int as reasons
    from (select id, key_id from outbox union all select id, key_id from delivery) as d`;
  const mayRestore = ledger.restorable.size > 0;
  const known = new Map(reasons.map((row) => [row.id, row]));
  const found: string[] = [];
  for (const [deliveryId, sent] of Map.groupBy(posts, (post) => post.deliveryId)) {
    const delivery = known.get(deliveryId);
    if (!delivery) found.push("a delivery was sent that is not recorded");
    const accepted = sent.filter((post) => post.accepted).length;
    if (accepted > 1 + (delivery?.reasons ?? 0)) {
      found.push("a delivery was accepted twice without a reason");
    }
    if (!mayRestore && overlap(sent)) found.push("two services sent a delivery at once");
  }
  return found;
}

function overlap(sent: readonly Post[]): boolean {
  return sent.some((first, nth) =>
    sent.slice(nth + 1).some((second) =>
      second.startedAt - first.startedAt < LEASE_MS &&
      second.startedAt < (first.endedAt ?? Infinity) &&
      second.service !== first.service
    )
  );
}

/** Finds POSTs that share a number, and deliveries whose number of attempts doesn't include all POSTs. */
async function findRenumbered(sql: Sql, ledger: Ledger): Promise<string[]> {
  if (ledger.restorable.size > 0) return [];
  const rows = await sql`
    select from (select id, vote_id, attempts from outbox union all select id, vote_id, attempts from delivery) as d
    join vote v on v.id = d.vote_id and v.voided_at is null
    join every_attempt a on a.delivery_id = d.id
    group by d.id, d.attempts
    having d.attempts <> max(a.number) or count(*) filter (where a.outcome <> 'interrupted')
      <> count(distinct a.number) filter (where a.outcome <> 'interrupted')
    limit 1`;
  return rows.length > 0 ? ["a delivery has another number of attempts than were recorded"] : [];
}

/** Finds lifted acts that are no longer lifted. */
async function findUnlifted(sql: Sql, { lifted }: Ledger): Promise<string[]> {
  const rows = await sql`
    select from void_batch where id = any(${[...lifted]}::uuid[]) and state <> 'lifted' limit 1`;
  return rows.length > 0 ? ["a lifted act is in force again"] : [];
}

/** Finds votes that were delivered after their void was confirmed. */
async function findSentVoid(sql: Sql, { voided }: Ledger): Promise<string[]> {
  const rows = await sql<{ voteId: string; finishedAt: Date }[]>`
    select vote_id, finished_at from delivery where state = 'delivered'`;
  const late = rows.some(({ voteId, finishedAt }) =>
    finishedAt.getTime() > (voided.get(voteId)?.at ?? Infinity)
  );
  return late ? ["a vote was delivered after its void"] : [];
}

/** Finds confirmed changes that are not in the trail. */
async function findUnexplained(sql: Sql, { done, tried }: Ledger): Promise<string[]> {
  const rows = await sql<{ action: string; entries: number }[]>`
    select action, count(*)::int as entries from audit_entry group by action`;
  const entries = new Map(rows.map((row) => [row.action, row.entries]));
  return TRAIL.flatMap(([kind, action]) => {
    const count = entries.get(action) ?? 0;
    return count < (done.get(kind) ?? 0) || count > (tried.get(kind) ?? 0)
      ? [`the trail has not each ${action}`]
      : [];
  });
}

const TRAIL = [
  ["void", "vote_voided"],
  ["voidMany", "votes_voided"],
  ["lift", "votes_restored"],
  ["resend", "delivery_resent"],
  ["roll", "key_rolled"],
  ["pause", "webhook_paused"],
  ["resume", "webhook_resumed"],
] as const;

/**
 * Finds votes that two claims held at the same time, unless the first one handed it back or there was a void in
 * between.
 */
function findSharedClaims(
  { held, releasedAt, restorable }: Ledger,
): string[] {
  for (const [voteId, leases] of Map.groupBy(held, (lease) => lease.voteId)) {
    if (restorable.has(voteId) || releasedAt.has(voteId)) continue;
    const isShared = leases.some((first, nth) =>
      leases.slice(nth + 1).some((second) =>
        first.claimId !== second.claimId && first.from < second.until && second.from < first.until
      )
    );
    if (isShared) return ["two claims held a vote at once"];
  }
  return [];
}
