import assert from "node:assert/strict";
import { KEPT_DATA } from "../../src/site/accounts/kept_data.ts";
import { ENGLISH } from "../../src/core/locales/locale.ts";
import { pauseWebhook } from "../../src/site/keys/webhook.ts";
import { TIMETABLE } from "../../src/service/timetable.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { listSessions } from "../../src/site/sign_in/sessions/active_sessions.ts";
import { recordAudit } from "../../src/core/trail/audit.ts";
import { freshDatabase } from "../support/database/database.ts";
import { PASSWORD, signUp } from "../support/people/people.ts";
import { startReceiver } from "../support/deliveries/receiver.ts";
import { openWorld, type World } from "../support/world.ts";
import { DAY_MS } from "../../src/core/time/day.ts";

/** Jobs that ask or send instead of keeping the database. */
const ACTIVE = new Set(["deliver due webhooks", "poll game servers", "rank servers"]);

/** Runs what the timetable does to the database, a number of days from now. */
async function runJobs({ services, clock }: World, days: number): Promise<void> {
  const now = () => new Date(clock.now.getTime() + days * DAY_MS);
  const right = { ...services.clock, isRight: () => Promise.resolve(true) };
  for (const job of TIMETABLE) {
    if (!ACTIVE.has(job.name)) await job.run({ ...services, now, clock: right });
  }
}

/** All that the tables of deliveries hold, as text. */
async function deliveriesOf({ services: { sql } }: World): Promise<string> {
  const rows = await sql`
    select to_jsonb(o)::text as text from outbox o union all select to_jsonb(d)::text from delivery d
    union all select to_jsonb(a)::text from attempt a`;
  return rows.map(({ text }) => text).join("\n");
}

Deno.test("no delivery outlives its 30 days, sent or not", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const paused = await world.key(server, "http://127.0.0.1:9999/paused", "paused");
  await world.key(server, "http://127.0.0.1:9999/down", "down");
  await pauseWebhook(world.context, paused.id, world.act);
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const states = async () =>
    (await sql`select state from outbox order by state`).map((r) => r["state"]);
  await runJobs(world, 29.9);
  assert.deepEqual(await states(), ["held", "pending"]);
  await runJobs(world, 30.1);
  assert.deepEqual(await states(), []);
});

Deno.test("a deleted account's name leaves every delivery, held and sent", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  receiver.answer = ({ body }) => new Response(`Thanks, ${JSON.parse(body).username}`);
  const server = await world.server();
  const paused = await world.key(server, `${receiver.url}/paused`, "paused");
  await world.key(server, receiver.url, "open");
  await pauseWebhook(world.context, paused.id, world.act);
  const { viewer } = await signUp(world, "Steve_01");
  await world.account("Alex_02");
  for (const name of ["Steve_01", "Alex_02"]) await world.vote(server, name);
  await world.services.dispatcher.deliverDue();
  assert.equal((await deliveriesOf(world)).match(/Steve_01/g)?.length, 3);
  await deleteAccount(world.context, viewer, { password: PASSWORD, ...world.act });
  await runJobs(world, 2 / 1_440);
  const left = await deliveriesOf(world);
  assert.doesNotMatch(left, /Steve_01/);
  assert.equal(left.match(/Alex_02/g)?.length, 3);
  assert.equal((await world.services.voteCounts(server.id)).total, 2);
  await runJobs(world, 3 / 1_440);
  assert.deepEqual([...await world.services.sql`select from erasure`], []);
});

Deno.test("a session forgets its address after 30 days and goes on", async () => {
  await using world = await openWorld({ now: new Date() });
  const { sql } = world.services;
  const { viewer } = await signUp(world, "Steve_01");
  await sql`
    update session set ip_address = '203.0.113.7', created_at = ${world.clock.now}, expires_at = ${new Date(
    world.clock.now.getTime() + 60 * DAY_MS,
  )}`;
  const addresses = async () => (await listSessions(sql, viewer, world.clock)).map(({ ip }) => ip);
  await runJobs(world, 29.9);
  assert.deepEqual(await addresses(), ["203.0.113.7"]);
  await runJobs(world, 30.1);
  assert.deepEqual(await addresses(), [null]);
});

Deno.test("the trail forgets what was done over two years ago", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  const entries = async () => (await sql`select from audit_entry`).length;
  const fresh = await entries();
  const old = { ...world.act, now: new Date(world.clock.now.getTime() - DAY_MS) };
  const change = { action: "key_issued", serverId: server.id, subject: "x" } as const;
  // More than one batch.
  await sql.begin(async (tx) => {
    for (let i = 0; i < 1_005; i++) await recordAudit(tx, old, change);
  });
  await runJobs(world, 728.9);
  assert.equal(await entries(), fresh + 1_005);
  await runJobs(world, 729.5);
  assert.equal(await entries(), fresh);
});

Deno.test("the data page tells how long the code keeps each table", async () => {
  const page = await Deno.readTextFile(new URL("../../docs/data.md", import.meta.url));
  const rows = page.split("\n").filter((line) => line.startsWith("|")).slice(2)
    .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
  const texts = KEPT_DATA.map(({ texts }) => texts(ENGLISH.words.keptData));
  assert.deepEqual(rows, texts.map(({ data, why, kept }) => [data, why, kept]));
  await using database = await freshDatabase();
  const tables = await database.sql<{ name: string }[]>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace`;
  assert.deepEqual(
    tables.map(({ name }) => name).sort(),
    KEPT_DATA.flatMap(({ tables }) => tables).sort(),
  );
});
