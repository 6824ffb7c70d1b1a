import { closing, connect, LONG_WORK_MS } from "../../src/database/connect.ts";
import { withTestServer } from "../../scripts/test/test_server.ts";
import { freshDatabase } from "../support/database.ts";
import { runDeno } from "../support/processes.ts";
import { SECRET_KEY } from "../support/world.ts";
import { startProxy } from "../support/proxies.ts";
import { startOne } from "../support/several.ts";
import { tallyText } from "./logs.ts";
import { endAll } from "./rolling.ts";
import type { ChaosReport, RunOptions } from "./run.ts";
import { startTraffic } from "./traffic.ts";
import { fillHistory } from "./upgrade_history.ts";

/** Keys that ask; a run is short. */
const KEYS = 4;

/** Where the earlier version is, how often it is upgraded, and how many votes it has before. */
export interface UpgradePlan {
  from: string;
  upgrades: number;
  history: number;
}

/**
 * Upgrades a site that serves, as docs/upgrading.md says: first the database, and then process by process. No request
 * fails.
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
  const name = `rolling_${crypto.randomUUID().slice(0, 8)}`;
  await database.sql.unsafe(`create database ${name} template template0`);
  const url = new URL(database.url);
  const env = {
    DATABASE_URL: url.href.replace(database.name, name),
    SHUTDOWN_DELAY: "1",
    WEBHOOK_ALLOW_PRIVATE: "1",
  };
  const first = await startOne(env, { folder });
  const secrets = await issueKeys(folder, env);
  if (history > 0) {
    const options = { applicationName: "voteboard-chaos", max: 1, answerWithinMs: LONG_WORK_MS };
    const sql = connect(env.DATABASE_URL, options);
    await fillHistory(sql, history).finally(() => closing(sql));
  }
  const processes = [first, await startOne(env, { folder })];
  await using nginx = await startProxy("nginx", processes.map(({ port }) => port));
  const traffic = startTraffic(nginx.url, secrets);
  const migrated = await migrate(env);
  figures["slowest answer while migrating, ms"] = traffic.slowestMs();
  for (const one of processes) await one.restart();
  await traffic.stop();
  figures["migration, s"] = migrated.seconds;
  figures["slowest answer, ms"] = traffic.slowestMs();
  await endAll(processes);
  for (const [answer, count] of traffic.answers) {
    figures[answer] = Number(figures[answer] ?? 0) + count;
  }
  violations.push(...traffic.failed);
  tallyText(processes.map((one) => one.printed()).join(""), warnings);
  if (!traffic.answers.has("GET /api/v1/vote-check 200")) violations.push("no key opened");
  if (!migrated.isDone) violations.push("nothing was migrated");
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
