import { dayOf, daysBefore, HOUR_MS } from "../time/day.ts";
import type { Query, Sql, SqlFragment } from "./connect.ts";
import { KEPT_DAYS } from "./kept_days.ts";
import { isLockTimeout } from "./unavailable.ts";
import { lowestUuidOf } from "./uuid_v7.ts";

/** Returns the time before which deliveries (with their bodies) and attempts may have been deleted. */
export function keptSince(now: Date): Date {
  return daysBefore(now, KEPT_DAYS.delivery);
}

/** Tables with a partition a day: the column that rows are divided by, and for how many days a partition is kept. */
const PARTITIONED = {
  delivery: ["created_at", KEPT_DAYS.delivery],
  attempt: ["started_at", KEPT_DAYS.delivery],
  vote_origin: ["voted_at", KEPT_DAYS.voteOrigin],
  player_hour: ["hour", KEPT_DAYS.playerHour],
} as const;

/**
 * Milliseconds that a picture is kept after no server uses it, because pages that were just rendered may still show it.
 */
const UNUSED_PICTURE_MS = HOUR_MS;

/** Milliseconds that a proof is kept after it expires: another process's clock may be that far behind. */
const PROOF_SLACK_MS = 60_000;

/** The condition in SQL of rows that are no longer kept. */
type ExpiryCondition = (sql: Query, now: Date) => SqlFragment;

/** Conditions on rows of other tables that are no longer kept. */
const OVER: Readonly<Record<string, ExpiryCondition>> = {
  // An id contains the time of its vote. A row that is being sent ends without a deletion.
  outbox: (sql, now) =>
    sql`id < ${lowestUuidOf(keptSince(now))} and state <> 'sending' order by id`,
  receiver: (sql, now) => {
    const before = keptSince(now);
    return sql`greatest(good_on::timestamp at time zone 'utc', tests_from, replays_from, stopped_until) < ${before}`;
  },
  // An id contains the time of its entry.
  audit_entry: (sql, now) =>
    sql`id < ${lowestUuidOf(daysBefore(now, KEPT_DAYS.audit))} order by id`,
  wave: (sql, now) => sql`until < ${daysBefore(now, KEPT_DAYS.wave)}`,
  void_notice: (sql, now) => sql`voided_at < ${daysBefore(now, KEPT_DAYS.wave)}`,
  report: (sql, now) => sql`closed_at < ${daysBefore(now, KEPT_DAYS.report)}`,
  server_offer: (sql, now) => sql`offered_at <= ${daysBefore(now, KEPT_DAYS.offer)}`,
  name_claim: (sql, now) => sql`claimed_at <= ${daysBefore(now, KEPT_DAYS.nameClaim)}`,
  former_name: (sql, now) => sql`until <= ${now}`,
  session: (sql, now) => sql`expires_at <= ${now}`,
  verification: (sql, now) => sql`expires_at <= ${now}`,
  picture: (sql, now) =>
    sql`used_at < ${new Date(now.getTime() - UNUSED_PICTURE_MS)}
      and not exists (select from server where logo = hash or banner = hash)`,
  player_day: (sql, now) => sql`day <= ${dayOf(daysBefore(now, KEPT_DAYS.playerDay))}`,
  server_rank: (sql, now) => sql`day < ${dayOf(daysBefore(now, KEPT_DAYS.rank))}`,
  visit_count: (sql, now) => sql`day < ${dayOf(daysBefore(now, KEPT_DAYS.visitDay))}`,
  visit_source: (sql, now) => sql`day < ${dayOf(daysBefore(now, KEPT_DAYS.visitSource))}`,
};

const expired: ExpiryCondition = (sql, now) => sql`expires_at <= ${now}`;
const beforeYesterday = (sql: Query, now: Date) => sql`< ${dayOf(daysBefore(now, 1))}::date`;

/**
 * Conditions on rows that are kept for a day at most, in tables that strangers could fill within a day. Names and
 * identities here belong to deleted accounts.
 */
const SOON_OVER: Readonly<Record<string, ExpiryCondition>> = {
  sign_in_round: expired,
  newcomer: expired,
  half_sign_in: expired,
  spent_proof: (sql, now) => sql`expires_at < ${new Date(now.getTime() - PROOF_SLACK_MS)}`,
  vote_address: (sql, now) => sql`day ${beforeYesterday(sql, now)}`,
  identity_vote: (sql, now) => sql`day ${beforeYesterday(sql, now)}`,
  vote_name: (sql, now) => sql`account_id is null and voted_on ${beforeYesterday(sql, now)}`,
};

/**
 * Drops whole partitions that are no longer kept, and rows in the default ones. Runs daily, and again if a lock was not
 * available at once (see `isLockTimeout`).
 */
export async function dropOldPartitions(sql: Sql, now: Date): Promise<void> {
  await forEach(PARTITIONED, async (table, [column, days]) => {
    const before = daysBefore(now, days);
    // Separate transactions, so that the locks of one table are not held while waiting for another's.
    await sql`select drop_partitions(${table}, 'day', ${before})`;
    await deleteOver(sql, `${table}_default`, sql`${sql(column)} < ${before}`);
  });
}

/**
 * Deletes rows that are no longer kept. Runs daily. Processes run it in the same minute: each skips the rows that
 * another is deleting, which prevents deadlocks.
 */
export async function dropOldRows(sql: Sql, now: Date): Promise<void> {
  await forEach(OVER, (table, over) => deleteOver(sql, table, over(sql, now)));
}

/** Deletes rows that are kept for a day at most, such as sign-ins that were never completed. Runs every ten minutes. */
export async function dropShortLived(sql: Sql, now: Date): Promise<void> {
  await forEach(SOON_OVER, (table, over) => deleteOver(sql, table, over(sql, now)));
}

/**
 * Handles each table even if another failed. Then throws the first failure. A failure because of a held lock is thrown
 * only if there is no other.
 */
async function forEach<Row>(
  rows: Readonly<Record<string, Row>>,
  work: (table: string, row: Row) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const [table, row] of Object.entries(rows)) {
    await work(table, row).catch((error) => failures.push(error));
  }
  const worst = failures.find((error) => !isLockTimeout(error)) ?? failures[0];
  if (worst !== undefined) throw worst;
}

/** Rows that a job deletes at a time, so that other transactions don't wait long for their locks. */
const BATCH_ROWS = 1_000;

/**
 * Repeats a statement that changes at most `rows` rows until it changes fewer. So each statement ends within its
 * deadline even if many rows accumulated during an outage.
 */
export async function inBatches(change: (rows: number) => PromiseLike<{ count: number }>) {
  let changed: number;
  do ({ count: changed } = await change(BATCH_ROWS)); while (changed === BATCH_ROWS);
}

/** Deletes the rows of a table that are `over`, in batches. Skips rows that another process is deleting. */
export function deleteOver(sql: Sql, table: string, over: SqlFragment): Promise<void> {
  return inBatches((rows) =>
    sql`
    delete from ${sql(table)} where ctid = any(array(
      select ctid from ${sql(table)} where ${over} limit ${rows} for update skip locked
    ))`
  );
}
