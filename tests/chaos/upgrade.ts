import { withTestServer } from "../../scripts/test/test_server.ts";
import { freshDatabase } from "../support/database.ts";
import { startNginx } from "../support/nginx.ts";
import { startOne } from "../support/several.ts";
import { tallyText } from "./logs.ts";
import { endAll } from "./rolling.ts";
import type { ChaosReport, RunOptions } from "./run.ts";
import { startTraffic } from "./traffic.ts";

/** Upgrades a site that serves, process by process, over the migrations between: no request fails. */
export async function runUpgrade(
  folder: string,
  upgrades: number,
  { say = () => {}, signal }: RunOptions = {},
): Promise<ChaosReport> {
  return await withTestServer(async (environment) => {
    for (const [name, value] of Object.entries(environment)) Deno.env.set(name, value);
    const report: ChaosReport = { figures: {}, violations: [], warnings: {} };
    for (let round = 1; round <= upgrades && !signal?.aborted; round++) {
      await upgrade(folder, report);
      say(`upgraded ${round} times: ${report.violations.length} requests failed`);
    }
    return report;
  });
}

async function upgrade(folder: string, { figures, violations, warnings }: ChaosReport) {
  await using database = await freshDatabase();
  const name = `rolling_${crypto.randomUUID().slice(0, 8)}`;
  await database.sql.unsafe(`create database ${name} template template0`);
  const url = new URL(database.url);
  const env = { DATABASE_URL: url.href.replace(database.name, name), SHUTDOWN_DELAY: "1" };
  const first = await startOne(env, { folder });
  const processes = [first, await startOne(env, { folder })];
  await using nginx = await startNginx(processes.map(({ port }) => port));
  const traffic = startTraffic(nginx.url, ["vb_none"]);
  for (const one of processes) await one.restart();
  await traffic.stop();
  await endAll(processes);
  for (const [answer, count] of traffic.answers) {
    figures[answer] = Number(figures[answer] ?? 0) + count;
  }
  violations.push(...traffic.failed);
  tallyText(processes.map((one) => one.printed()).join(""), warnings);
  if (!/"migrated"/.test(first.printed())) violations.push("nothing was migrated");
}
