import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../../src/core/database/connect.ts";
import { isUnavailable } from "../../../src/core/database/unavailable.ts";
import { type Discrepancy, recount } from "../../support/votes/recount.ts";

/** Milliseconds until an unavailable database is queried again. */
const ASK_AGAIN_MS = 50;

/** The database's records at the end of a run. */
export interface Records {
  /** Number of acknowledged votes that are missing in the history. */
  lostVotes: number;
  /** Number of votes in the history. */
  votes: number;
  /** Number of pairs of a vote and a key of its server with no delivery, or more than one. */
  wrongDeliveries: number;
  /** Number of deliveries that ended with a state other than delivered. */
  undelivered: number;
  /** Rows still in the outbox, by state and last outcome: `pending/rejected`. */
  stuck: Record<string, number>;
  /** Counters that disagree with the history. */
  discrepancies: Discrepancy[];
  /** Delivered deliveries, as `key vote`. */
  delivered: Set<string>;
  /** Outcomes of the attempts on record, by `delivery number`. */
  attempts: Map<string, string[]>;
  /** Outcomes of the attempts by `key vote`, for receivers that don't get the delivery's id. */
  attemptsByReward: Map<string, string[]>;
  /** Number of attempts that were recorded more than once: with the same delivery, number and time. */
  repeatedAttempts: number;
}

/** Reads all records of a database that no service uses any more. */
export async function readRecords(sql: Sql, acknowledged: readonly string[]): Promise<Records> {
  const deliveries = await sql<{ keyId: string; voteId: string; state: string }[]>`
    select key_id, vote_id, state from delivery where ${ofReceivers(sql)}`;
  const attempts = await sql<{ name: string; reward: string; outcome: string }[]>`
    select delivery_id || ' ' || number as name, d.key_id || ' ' || d.vote_id as reward, outcome
    from every_attempt left join delivery d on d.id = delivery_id
    where d.key_id is null or d.${ofReceivers(sql)}`;
  const finished = deliveries.filter(({ state }) => state === "delivered");
  return {
    lostVotes: await countLost(sql, acknowledged),
    votes: await countVotes(sql),
    wrongDeliveries: await countWrong(sql),
    undelivered: deliveries.length - finished.length,
    stuck: await readStuck(sql),
    discrepancies: await recount(sql),
    delivered: new Set(finished.map(({ keyId, voteId }) => `${keyId} ${voteId}`)),
    attempts: outcomesBy(attempts, ({ name }) => name),
    attemptsByReward: outcomesBy(attempts, ({ reward }) => reward),
    repeatedAttempts: await countRepeated(sql),
  };
}

/**
 * Builds the condition that leaves out channels, which channels.ts judges, because their messages contain many votes.
 */
function ofReceivers(sql: Sql) {
  return sql`key_id not in (select key_id from endpoint where kind = 'chat')`;
}

function outcomesBy<Row extends { outcome: string }>(rows: Row[], nameOf: (row: Row) => string) {
  const groups = [...Map.groupBy(rows, nameOf)];
  return new Map(groups.map(([name, some]) => [name, some.map(({ outcome }) => outcome)]));
}

/** Counts the rows that are claimed now, by any process. */
async function countClaimed(sql: Sql): Promise<number> {
  return await one(sql<Count[]>`
    select count(*)::int as n from outbox where state = 'sending' and ${ofReceivers(sql)}`);
}

/**
 * Counts the claimed rows as soon as the database responds. Rows of a dead process stay claimed, so a late count
 * includes them.
 */
export async function countClaimedOnceUp(sql: Sql): Promise<number> {
  for (;;) {
    try {
      return await countClaimed(sql);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await pause(ASK_AGAIN_MS);
    }
  }
}

/** Counts the rows that are not finished. */
export async function countUnfinished(sql: Sql): Promise<number> {
  return await one(sql<Count[]>`select count(*)::int as n from outbox`);
}

interface Count {
  n: number;
}

async function one(rows: PromiseLike<Count[]>): Promise<number> {
  return (await rows)[0]?.n ?? 0;
}

function countVotes(sql: Sql): Promise<number> {
  return one(sql<Count[]>`select count(*)::int as n from vote`);
}

function countLost(sql: Sql, acknowledged: readonly string[]): Promise<number> {
  return one(sql<Count[]>`
    select count(*)::int as n from unnest(${[...acknowledged]}::uuid[]) as told (id)
    where not exists (select from vote v where v.id = told.id)`);
}

/**
 * Counts wrong deliveries by the history and not by the acknowledged votes, because a vote whose response was lost
 * counts, too.
 */
function countWrong(sql: Sql): Promise<number> {
  return one(sql<Count[]>`
    select count(*)::int as n from (
      select from vote v
      join endpoint e on e.server_id = v.server_id and e.url is not null
      left join delivery d on d.vote_id = v.id and d.key_id = e.key_id
      group by v.id, e.key_id
      having count(d.id) <> 1
    ) as wrong`);
}

async function readStuck(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql<{ how: string; n: number }[]>`
    select state || '/' || coalesce(last_outcome, 'none') as how, count(*)::int as n
    from outbox group by 1 order by 1`;
  return Object.fromEntries(rows.map(({ how, n }) => [how, n]));
}

function countRepeated(sql: Sql): Promise<number> {
  return one(sql<Count[]>`
    select count(*)::int as n from (
      select from every_attempt group by delivery_id, number, started_at having count(*) > 1
    ) as repeated`);
}
