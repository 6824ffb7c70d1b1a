import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setTimeout as pause } from "node:timers/promises";
import { closing, connect, type Sql } from "../../../src/core/database/connect.ts";
import { migrate } from "../../../src/service/database/migrate.ts";
import { MIGRATIONS } from "../../../src/service/database/migration_files.ts";
import { preparePartitions } from "../../../src/service/database/partitions.ts";
import type { Disaster, Strike, Struck } from "./disaster.ts";
import { beginDump, describeDump } from "../postgres/dump.ts";
import { installedPrograms } from "../postgres/programs.ts";
import { untilUnlocked } from "../../support/database/locks.ts";
import { type OpenServer, openServer } from "../postgres/server.ts";
import { dropOldPartitions } from "../../../src/core/database/retention.ts";
import { DAY_MS } from "../../../src/core/time/day.ts";

/** Number of days ahead for which there is no partition yet, as on a night in a month. */
const FAR_AHEAD = 31;

/** More days than deliveries are kept. */
const LONG_AGO = -40;

/** Milliseconds after a dump's end within which all work that waited for it must be complete. */
const DONE_WITHIN_MS = 20_000;

/** A migration that the next version might have. Its locks stop every vote. */
const MIGRATION = "alter table vote add column chaos integer;\n" +
  "alter table outbox add column chaos integer;\n";

/** Duration of each dump in milliseconds. A missing one doesn't happen. */
export interface Dumps {
  nightMs?: number;
  startMs?: number;
  migrationMs?: number;
}

/** The server and the database of a dump. */
interface Scenery {
  server: OpenServer;
  url: string;
}

/** A backup runs while tables change: during the nightly jobs, a start and a migration. */
export function dumpLocks(dumps: Dumps): Disaster {
  return {
    name: "dump-locks",
    about: "a backup holds its locks over the nightly jobs, a start and a migration",
    async open() {
      await using stack = new AsyncDisposableStack();
      const server = stack.use(
        await openServer(async ({ programs }) => {
          const installed = await installedPrograms(programs.identity);
          return installed ? { programs: installed } : {};
        }),
      );
      const scenery = { server, url: server.directUrl };
      const whole = stack.move();
      return {
        url: server.directUrl,
        directUrl: server.directUrl,
        strikes: strikesOn(scenery, dumps),
        [Symbol.asyncDispose]: () => whole.disposeAsync(),
      };
    },
  };
}

function strikesOn(scenery: Scenery, { nightMs, startMs, migrationMs }: Dumps): Strike[] {
  return [
    ...(nightMs === undefined ? [] : [overNight(scenery, nightMs)]),
    ...(startMs === undefined ? [] : [overStart(scenery, startMs)]),
    ...(migrationMs === undefined ? [] : [overMigration(scenery, migrationMs)]),
  ];
}

/** Runs the jobs that create and drop partitions, as on a night in a month. */
function overNight(scenery: Scenery, dumpMs: number): Strike {
  const jobs = [
    (sql: Sql) => preparePartitions(sql, daysFromNow(FAR_AHEAD)),
    (sql: Sql) => dropOldPartitions(sql, new Date()),
  ];
  return {
    name: `a dump of ${dumpMs / 1000} s over the nightly jobs`,
    async befall(struck) {
      await using pool = openPool(scenery);
      await makeOldPartitions(pool.sql);
      await holdDump(scenery, { dumpMs, struck }, async () => {
        await Promise.allSettled(jobs.map((job) => job(pool.sql)));
      });
      // Votes and the services' own jobs continue, and may hold a lock for longer than a job waits.
      const inTheEnd = () => Promise.all(jobs.map((job) => untilUnlocked(() => job(pool.sql))));
      await inTime("the nightly jobs after the dump", struck, inTheEnd);
    },
  };
}

/** Kills a service that has to create partitions when it starts again. */
function overStart(scenery: Scenery, dumpMs: number): Strike {
  return {
    name: `a dump of ${dumpMs / 1000} s over a service's start`,
    async befall(struck) {
      const [service] = struck.stage.services;
      await using pool = openPool(scenery);
      for (const parent of ["delivery", "attempt"]) {
        await pool.sql`drop table if exists ${pool.sql(partitionOf(parent, 2))}`;
      }
      await holdDump(scenery, { dumpMs, struck }, async () => {
        const killedAt = performance.now();
        service.kill();
        await struck.noteInFlight();
        await service.listens();
        const tookMs = Math.round(performance.now() - killedAt);
        struck.figures["start during a dump, ms"] = tookMs;
        if (tookMs >= dumpMs) struck.violations.push("a service's start waits for a dump's end");
      });
    },
  };
}

function overMigration(scenery: Scenery, dumpMs: number): Strike {
  return {
    name: `a dump of ${dumpMs / 1000} s over a migration`,
    async befall(struck) {
      await using pool = openPool(scenery);
      const folder = await nextVersion(struck.stage.folder);
      await holdDump(scenery, { dumpMs, struck }, async () => {
        await migrate(pool.sql, folder).catch(() => {}); // tried again below
      });
      await inTime("a migration after the dump", struck, () => migrate(pool.sql, folder));
    },
  };
}

/** Runs work while a dump holds its locks, and waits for the end of both. */
async function holdDump(
  { server, url }: Scenery,
  { dumpMs, struck }: { dumpMs: number; struck: Struck },
  act: () => Promise<void>,
): Promise<void> {
  struck.figures["the dump"] = await describeDump(server.programs);
  const dump = await beginDump(url, server.programs);
  const acting = act();
  await pause(dumpMs);
  await dump.finish().catch((error) => struck.violations.push(`the dump failed: ${error}`));
  await acting;
}

async function inTime(
  what: string,
  { violations }: Struck,
  act: () => Promise<unknown>,
): Promise<void> {
  const late = pause(DONE_WITHIN_MS, "late", { ref: false });
  const outcome = await Promise.race([late, act().then(() => "done", (error) => `${error}`)]);
  if (outcome !== "done") violations.push(`${what}: ${outcome}`);
}

/** Creates partitions of deliveries that are old enough for the nightly job to drop. */
async function makeOldPartitions(sql: Sql): Promise<void> {
  for (const parent of ["delivery", "attempt"]) {
    const [from, to] = [LONG_AGO, LONG_AGO + 1].map((days) => dayOf(daysFromNow(days)));
    await sql.unsafe(
      `create table ${partitionOf(parent, LONG_AGO)} partition of ${parent}
      for values from ('${from} 00:00+00') to ('${to} 00:00+00')`,
    );
  }
}

/** Creates a folder with all migrations and one more. */
async function nextVersion(parent: string): Promise<URL> {
  const folder = await Deno.makeTempDir({ dir: parent });
  for await (const { name } of Deno.readDir(MIGRATIONS)) {
    await Deno.copyFile(new URL(name, MIGRATIONS), join(folder, name));
  }
  await Deno.writeTextFile(join(folder, "9999_chaos.sql"), MIGRATION);
  return pathToFileURL(`${folder}/`);
}

function openPool({ url }: Scenery): AsyncDisposable & { sql: Sql } {
  const sql = connect(url, { applicationName: "chaos-jobs", max: 2 });
  return { sql, [Symbol.asyncDispose]: () => closing(sql) };
}

function partitionOf(parent: string, days: number): string {
  return `${parent}_${dayOf(daysFromNow(days)).replaceAll("-", "_")}`;
}

function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
