import { setTimeout as pause } from "node:timers/promises";
import { closing, connect, LONG_WORK_MS, type Sql } from "../../../src/core/database/connect.ts";
import { readMigrations } from "../../../src/service/database/migration_files.ts";
import { withTestServer } from "../../../scripts/test/test_server.ts";
import { freshDatabase, type TestDatabase } from "../../support/database/database.ts";
import { runDeno } from "../../support/processes/processes.ts";
import { SECRET_KEY } from "../../support/world.ts";
import { startProxy } from "../../support/network/proxies.ts";
import { startOne } from "../../support/several.ts";
import { tallyText } from "../services/logs.ts";
import { watchMigrationLocks } from "./migration_locks.ts";
import { startOpenBallots } from "./open_ballots.ts";
import { endAll } from "./rolling.ts";
import type { ChaosReport, RunOptions } from "../deaths/run.ts";
import { startTraffic } from "./traffic.ts";
import { fillHistory } from "./upgrade_history.ts";

/** Number of keys that send requests. Few, because a run is short. */
const KEYS = 4;

/** Milliseconds under load before the migration, whose figures show the machine without one. */
const BEFORE_MS = 5_000;

/** Milliseconds from which a migration is reported. */
const LONG_MS = 50;

/** The earlier version's folder, the number of upgrades, and the number of votes before each. */
export interface UpgradePlan {
  from: string;
  upgrades: number;
  history: number;
}

/**
 * Upgrades a running site as docs/upgrading.md describes: first the database, then process by process. No request may
 * fail, players can vote, and no confirmed vote may be lost.
 */
export async function runUpgrade(
  { from, upgrades, history }: UpgradePlan,
  { say = () => {}, signal }: RunOptions = {},
): Promise<ChaosReport> {
  return await withTestServer(async (environment) => {
    for (const [name, value] of Object.entries(environment)) Deno.env.set(name, value);
    const report: ChaosReport = { figures: {}, violations: [], warnings: {} };
    for (let round = 1; round <= upgrades && !signal?.aborted; round++) {
      await upgrade({ from, history }, report);
      say(`upgraded ${round} times: ${report.violations.length} requests failed`);
    }
    return report;
  });
}

async function upgrade(
  { from: folder, history }: Omit<UpgradePlan, "upgrades">,
  { figures, violations, warnings }: ChaosReport,
): Promise<void> {
  await using database = await freshDatabase();
  const env = await emptyDatabase(database);
  const first = await startOne(env, { folder });
  const secrets = await issueKeys(folder, env);
  await using own = openOwn(env.DATABASE_URL);
  const { sql } = own;
  if (history > 0) await fillHistory(sql, history);
  const listed = await sql<{ slug: string }[]>`select slug from server where status = 'approved'`;
  const processes = [first, await startOne(env, { folder })];
  await using nginx = await startProxy("nginx", processes.map(({ port }) => port));
  const traffic = startTraffic(nginx.url, secrets);
  const ballots = startOpenBallots(nginx.url, listed.map(({ slug }) => slug));
  await pause(BEFORE_MS);
  const soFar = () => ({
    votes: ballots.cast.length,
    slowestMs: Math.max(traffic.slowestMs(), ballots.slowestMs),
  });
  const before = soFar();
  const locks = watchMigrationLocks(sql);
  const startedAt = new Date();
  const migrated = await migrate(env);
  const endedAt = new Date();
  await locks.stop();
  const meanwhile = soFar();
  for (const one of processes) await one.restart();
  await ballots.stop();
  await traffic.stop();
  await endAll(processes);
  Object.assign(figures, {
    "migrated": `${startedAt.toISOString()} to ${endedAt.toISOString()}`,
    "migration, s": migrated.seconds,
    "slowest answer before, ms": before.slowestMs,
    "slowest answer until it was migrated, ms": meanwhile.slowestMs,
    "slowest answer, ms": soFar().slowestMs,
    "votes before": before.votes,
    "votes while migrating": meanwhile.votes - before.votes,
    "votes while restarting": ballots.cast.length - meanwhile.votes,
    "ballots shown again": ballots.shownAgain,
    ...prefixed("ms held: ", locks.held),
    ...prefixed("ms: ", locks.waited),
    ...prefixed("ms: ", await slowestFiles(sql, startedAt)),
  });
  for (const [answer, count] of traffic.answers) {
    figures[answer] = Number(figures[answer] ?? 0) + count;
  }
  violations.push(...traffic.failed, ...ballots.failed);
  const [kept] = await sql<{ votes: number }[]>`
    select count(*)::integer as votes from vote where id = any(${ballots.cast}::uuid[])`;
  if (kept?.votes !== ballots.cast.length) violations.push("a confirmed vote is lost");
  if (ballots.cast.length === before.votes) violations.push("nobody voted meanwhile");
  tallyText(processes.map((one) => one.printed()).join(""), warnings);
  if (!traffic.answers.has("GET /api/v1/vote-check 200")) violations.push("no key opened");
  if (!migrated.isDone) violations.push("nothing was migrated");
}

/** Creates a database without tables, and returns the settings of services on it. */
async function emptyDatabase({ sql, url, name }: TestDatabase) {
  const own = `rolling_${crypto.randomUUID().slice(0, 8)}`;
  await sql.unsafe(`create database ${own} template template0`);
  return {
    DATABASE_URL: new URL(url).href.replace(name, own),
    SHUTDOWN_DELAY: "1",
    WEBHOOK_ALLOW_PRIVATE: "1",
    VOTING: "open",
    VOTES_PER_ADDRESS: "999999",
  };
}

/** Opens a connection for the statements of the run itself. */
function openOwn(databaseUrl: string): { sql: Sql } & AsyncDisposable {
  const options = { applicationName: "voteboard-chaos", max: 1, answerWithinMs: LONG_WORK_MS };
  const sql = connect(databaseUrl, options);
  return { sql, [Symbol.asyncDispose]: () => closing(sql) };
}

/**
 * Finds the migrations that took longest, from one record to the next. A record has the time at which its transaction
 * began: the start of a file, or the end of one that runs without a transaction.
 */
async function slowestFiles(sql: Sql, startedAt: Date): Promise<Map<string, number>> {
  const files = await sql<{ name: string; next: string; ms: number }[]>`
    select name, lead(name) over files as next,
      extract(epoch from lead(applied_at) over files - applied_at)::float8 * 1000 as ms
    from schema_migration where applied_at >= ${startedAt} window files as (order by id)`;
  const whole = new Set(
    (await readMigrations()).flatMap((one) => one.inTransaction ? one.name : []),
  );
  const took = new Map<string, number>();
  for (const { name, next, ms } of files.filter(({ ms }) => ms >= LONG_MS)) {
    took.set(whole.has(next) ? name : next, Math.round(ms));
  }
  return took;
}

function prefixed(prefix: string, figures: Map<string, number>): Record<string, number> {
  return Object.fromEntries([...figures].sort().map(([name, value]) => [prefix + name, value]));
}

/** Runs the command that migrates while the earlier version serves. */
async function migrate(env: Record<string, string>): Promise<{ isDone: boolean; seconds: number }> {
  const startedAt = performance.now();
  const args = ["-A", "scripts/migrate.ts"];
  const { code, stdout, stderr } = await runDeno(args, { env: { ...env, SECRET_KEY } });
  if (code !== 0) throw new Error(`migrate: ${stderr}`);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  return { isDone: stdout.startsWith("Applied"), seconds };
}

/** Issues keys of a listing by the earlier version's own command line, which knows its tables. */
async function issueKeys(folder: string, env: Record<string, string>): Promise<string[]> {
  async function admin(line: string, input?: string): Promise<Record<string, unknown>> {
    const args = ["-A", "scripts/admin.ts", ...line.split(" "), "--json"];
    const options = { env: { ...env, SECRET_KEY }, folder, ...(input ? { input } : {}) };
    const { code, stdout, stderr } = await runDeno(args, options);
    if (code !== 0) throw new Error(`${line}: ${stderr}`);
    return JSON.parse(stdout);
  }

  const account = "account create --username Owner_1 --email owner@example.com --password-stdin";
  await admin(account, "the owner's own password");
  await admin("server add --owner Owner_1 --name Sky --game minecraft --host 127.0.0.1 --port 1");
  await admin("server approve sky");
  const keys = Array.from({ length: KEYS }, async (_, place) => {
    const made = await admin(`key issue sky --name plugin${place} --scope read --scope rewards`);
    return String(made["key"]);
  });
  return await Promise.all(keys);
}
