/**
 * Restarts the processes of a site behind nginx, one after the other, under load, and tells what failed:
 *
 *     deno run -A --lock=tests/deno.lock tests/chaos/rolling.ts [ROUNDS] [FOLDER OF AN EARLIER VERSION]
 *
 * With a folder, each round begins with the earlier version on a database of its own and upgrades it while it serves.
 */
import { withTestServer } from "../../scripts/test/test_server.ts";
import { issueKey } from "../../src/keys/issue_key.ts";
import { startProxy } from "../support/proxies.ts";
import { freshDatabase } from "../support/database.ts";
import { type Load, startLoad, startOne } from "../support/several.ts";
import { openWorld, type World } from "../support/world.ts";

const [rounds = "20", earlier] = Deno.args;
const counts = new Map<string, number>();
const failed: string[] = [];

/** A busy machine must not pass for a restart that failed. */
const PATIENT = { main: "tests/support/patient_service.ts" };

/** A form as a browser sends it from the site. */
const FORM = { Origin: "http://localhost" };
const ASKED = new URLSearchParams({ email: "nobody@example.com" });

function note(load: Load): void {
  for (const [name, count] of load.answers) counts.set(name, (counts.get(name) ?? 0) + count);
  failed.push(...load.failed);
}

function loadOf(url: string, secret: string): Load {
  const headers = { Authorization: `Bearer ${secret}` };
  const json = { ...headers, "Content-Type": "application/json" };
  return startLoad([
    () => new Request(`${url}/api/v1/vote-check?username=a`, { headers }),
    () => new Request(url),
    () => new Request(`${url}/reset-password`, { method: "POST", headers: FORM, body: ASKED }),
    () => new Request(`${url}/rewards/v1/claims`, { method: "POST", headers: json, body: "{}" }),
  ]);
}

async function restartAll(world: World): Promise<void> {
  const server = await world.server();
  const scopes = ["read", "rewards"] as const;
  const wanted = { name: "plugin", scopes: [...scopes], ...world.act };
  const { secret } = await issueKey(world.context, server.slug, wanted);
  const env = { DATABASE_URL: world.databaseUrl, SHUTDOWN_DELAY: "1" };
  const processes = await Promise.all([startOne(env, PATIENT), startOne(env, PATIENT)]);
  await using nginx = await startProxy("nginx", processes.map(({ port }) => port));
  const load = loadOf(nginx.url, secret);
  for (let round = 0; round < Number(rounds); round++) {
    for (const one of processes) await one.restart();
    console.log(`round ${round + 1}: ${load.failed.length} failed`);
  }
  await load.stop();
  await Promise.all(processes.map((one) => one[Symbol.asyncDispose]()));
  note(load);
}

async function upgrade(folder: string): Promise<void> {
  await using database = await freshDatabase();
  const name = `rolling_${crypto.randomUUID().slice(0, 8)}`;
  await database.sql.unsafe(`create database ${name} template template0`);
  const url = database.url.replace(database.name, name);
  const env = { DATABASE_URL: url, SHUTDOWN_DELAY: "1" };
  const first = await startOne(env, { folder });
  const processes = [first, await startOne(env, { folder })];
  await using nginx = await startProxy("nginx", processes.map(({ port }) => port));
  const load = loadOf(nginx.url, "vb_none");
  for (const one of processes) await one.restart();
  await load.stop();
  await Promise.all(processes.map((one) => one[Symbol.asyncDispose]()));
  note(load);
}

async function run(): Promise<void> {
  if (earlier !== undefined) {
    for (let round = 0; round < Number(rounds); round++) await upgrade(earlier);
    return;
  }
  await using world = await openWorld({ now: new Date() });
  await restartAll(world);
}

await withTestServer(async (environment) => {
  for (const [name, value] of Object.entries(environment)) Deno.env.set(name, value);
  await run();
});
for (const [name, count] of [...counts].sort()) console.log(name, count);
console.log(`failed: ${failed.length}`, failed.slice(0, 10));
Deno.exit(failed.length === 0 ? 0 : 1);
