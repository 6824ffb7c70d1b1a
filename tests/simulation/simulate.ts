import { closing } from "../../src/core/database/connect.ts";
import { required } from "../support/run.ts";
import { openWorld, type World } from "../support/world.ts";
import { Connections, openSession } from "./gate.ts";
import { ACT_KINDS, type ActKind, drawPlan } from "./plan.ts";
import { runSchedule, type Site } from "./run_schedule.ts";
import type { Failure } from "./shrink.ts";

/** The results of many schedules. */
export interface Summary {
  seeds: number;
  statements: number;
  /** Statements that waited for a lock. */
  waits: number;
  crashes: number;
  /** Times that votes sharing a statement gave up on a lock. */
  timeouts: number;
  done: Record<ActKind, number>;
  failed: Failure[];
}

/** Opens a site for schedules: a database whose clock is the scheduler's. */
export async function openSite(): Promise<Site & AsyncDisposable> {
  const world = await openWorld();
  await simulateClock(world);
  const connections = new Connections(world.databaseUrl);
  const observer = openSession(world.databaseUrl);
  return {
    world,
    observer,
    connections,
    async [Symbol.asyncDispose]() {
      await connections[Symbol.asyncDispose]();
      await closing(observer);
      await world[Symbol.asyncDispose]();
    },
  };
}

/**
 * Replaces Postgres's `now()` with a time that sessions set before each statement, and its UUIDs with ones that are the
 * same in each run, because deliveries are sent in the order of their ids. Tests empty the tables that have changed by
 * Postgres's statistics, but sessions that stay open write those late. So schedules empty all tables, with statements
 * that are planned once.
 */
async function simulateClock({ services: { sql }, databaseUrl }: World): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const emptied = await sql<{ root: string }[]>`
    select quote_ident(root) as root from seed.change_count where not is_filled group by root, place order by place`;
  const [, ...seeded] = required("TEST_RESET").split(";\n");
  await sql.unsafe(`
    create schema if not exists sim;
    create or replace function sim.now() returns timestamptz stable language sql as $$
      select coalesce(nullif(current_setting('sim.now', true), '')::timestamptz, pg_catalog.now())
    $$;
    create sequence if not exists sim.ids;
    create or replace function sim.gen_random_uuid() returns uuid volatile language sql as $$
      select md5(nextval('sim.ids')::text)::uuid
    $$;
    create or replace function sim.reset() returns void language plpgsql as $$
    begin
      ${emptied.map(({ root }) => `delete from ${root};`).join("\n")}
      ${seeded.join(";\n")};
      perform setval('sim.ids', 1);
    end
    $$`);
  await sql`alter database ${sql(name)} set search_path = public, sim, pg_catalog`;
}

/** Runs the schedules of consecutive seeds, and reports each failure. Stops after the first one if `isStopping`. */
export async function simulateSeeds(
  site: Site,
  { first, count, isStopping = false, found }: {
    first: number;
    count: number;
    isStopping?: boolean;
    found?: (failure: Failure) => Promise<void>;
  },
): Promise<Summary> {
  const done = Object.fromEntries(ACT_KINDS.map((kind) => [kind, 0])) as Record<ActKind, number>;
  const summary: Summary = {
    seeds: 0,
    statements: 0,
    waits: 0,
    crashes: 0,
    timeouts: 0,
    done,
    failed: [],
  };
  for (let seed = first; seed < first + count; seed++) {
    const plan = drawPlan(seed);
    const outcome = await runSchedule(site, plan);
    summary.seeds++;
    for (const name of ["statements", "waits", "crashes", "timeouts"] as const) {
      summary[name] += outcome.counts[name];
    }
    for (const [kind, times] of outcome.ledger.done) done[kind] += times;
    if (outcome.failures.length > 0) {
      summary.failed.push({ plan, outcome });
      await found?.({ plan, outcome });
    }
    if (isStopping && summary.failed.length > 0) break;
  }
  return summary;
}
