import { closing, connect, type Query, type Sql } from "../../src/core/database/connect.ts";
import { eventually } from "./processes.ts";
import type { World } from "./world.ts";

/** Two sides that meet at a lock, step by step. */
export interface Meeting {
  /** Takes a lock in a transaction. */
  first(tx: Query): PromiseLike<unknown>;
  /** Meets that lock on a connection of its own, and waits. */
  work(sql: Sql): Promise<unknown>;
  /** Goes on in the transaction: fails (`nowait`) if the waiting one holds what comes later. */
  then(tx: Query): PromiseLike<unknown>;
}

/** Plays two transactions against each other, in the order that would deadlock if either took its locks crosswise. */
export async function meetLock(world: World, { first, work, then }: Meeting): Promise<void> {
  const sql = connect(world.databaseUrl, { applicationName: "held up", max: 1 });
  let working: Promise<unknown> = Promise.resolve();
  try {
    await sql`select`; // connects before anything is locked
    await world.services.sql.begin(async (tx) => {
      await first(tx);
      let hasFailed = false;
      working = work(sql);
      working.catch(() => hasFailed = true);
      await eventually("it waits for the lock", async () => {
        if (hasFailed) await working; // its error says more than a deadline
        // In the transaction pg_stat_activity would stay as it was first seen.
        const waiting = await world.services.sql`
          select from pg_stat_activity where datname = current_database()
            and application_name = 'held up' and wait_event_type = 'Lock'`;
        return waiting.length === 1;
      });
      await then(tx);
    });
    await working;
  } finally {
    await working.catch(() => {});
    await closing(sql);
  }
}
