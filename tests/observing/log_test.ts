import assert from "node:assert/strict";
import { OPERATOR } from "../../src/core/rights/actor.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { resendDelivery } from "../../src/site/deliveries/resend_delivery.ts";
import { notifyDue } from "../../src/core/deliveries/wake.ts";
import { startPostgresProxy } from "../support/database/postgres_proxy.ts";
import { eventually } from "../support/processes/processes.ts";
import { type Receiver, startReceiver } from "../support/deliveries/receiver.ts";
import { type LogLine, type RunningService, startService } from "../support/processes/service.ts";
import { openWorld, SECRET_KEY, UNASKED, type World } from "../support/world.ts";

/** Values that a host's log must never hold; each is put where it belongs and then looked for. */
const PASSWORD = "db-Passw0rd-of-the-host";
const PLAYER = "Asked_About_1";
const URL_TOKEN = "token-in-the-webhook-url";
const STRANGE_KEY = "vb_a-key-that-nobody-issued";
const ANSWER = "words-of-the-receiver";

Deno.test("each request, and each attempt but a first that arrived, is one JSON line without secrets", async () => {
  await using world = await openWorld({ now: new Date(), listedAt: UNASKED });
  await using receiver = startReceiver();
  await using proxy = startPostgresProxy(world.databaseUrl);
  const url = new URL(proxy.url);
  url.password ||= PASSWORD;
  await using service = await startService({
    DATABASE_URL: url.href,
    SECRET_KEY,
    WEBHOOK_ALLOW_PRIVATE: "1",
  });
  const server = await world.server();
  const key = await world.key(server, `${receiver.url}?t=${URL_TOKEN}`);

  const requests = await askInManyWays(service, key.secret);
  const signatures = await failAndDeliver(world, server, receiver);
  proxy.stop();
  requests.push(await ask(service, "/api/v1/votes", key.secret), await ask(service, "/readyz"));
  await proxy.start();
  const lines = await eventually("every line is there", () => {
    const lines = service.log();
    return countOf(lines, "request") >= requests.length && countOf(lines, "attempt") >= 2 && lines;
  });

  for (const { id, status, path } of requests) {
    const found = lines.filter(({ event, request_id }) => event === "request" && request_id === id);
    assert.deepEqual(found.map((line) => [line["path"], line["status"]]), [[path, status]]);
  }
  const notable = (await recorded(world)).filter((attempt) => !/ 1 delivered /.test(attempt));
  assert.deepEqual(attemptsIn(lines), notable);
  assert.equal(notable.length, 2, "one that failed, and its resend");
  assert.ok(countOf(lines, "database_unavailable") >= 1, "the outage was logged too");

  service.launcher.signal("SIGTERM");
  const { stdout, stderr } = await service.launcher.ended;
  const secrets = [
    ...[key.secret, key.webhookSecret, SECRET_KEY, STRANGE_KEY, url.password],
    ...[PLAYER, URL_TOKEN, ANSWER, "Bearer", "postgres://", "username=", ...signatures],
  ];
  for (const secret of secrets) assert.ok(!(stdout + stderr).includes(secret), secret);
  assert.equal(stderr, "");
});

/** A request that was answered: what its line in the log has to say. */
interface Asked {
  id: string | null;
  status: number;
  path: string;
}

async function ask({ get }: RunningService, target: string, key?: string): Promise<Asked> {
  const response = await get(target, key);
  await response.body?.cancel();
  const id = response.headers.get("x-request-id");
  return { id, status: response.status, path: target.split("?")[0] ?? "" };
}

function askInManyWays(service: RunningService, key: string): Promise<Asked[]> {
  return Promise.all([
    ask(service, `/api/v1/vote-check?username=${PLAYER}`, key),
    ask(service, `/api/v1/vote-check?username=${PLAYER}&username=twice`, key),
    ask(service, `/api/v1/vote-check?username=%00${PLAYER}`, key),
    ask(service, `/api/v1/votes?username=${PLAYER}`, STRANGE_KEY),
    ask(service, `/api/v1/server?key=${key}`),
    ask(service, `/nothing?key=${key}`, key),
  ]);
}

/** A failed attempt, its resend, and a vote that is delivered at once; returns what they were signed with. */
async function failAndDeliver(world: World, server: Server, receiver: Receiver): Promise<string[]> {
  const { sql } = world.services;
  for (const name of ["Steve_01", "Alex"]) await world.account(name);
  receiver.answer = () => new Response(ANSWER, { status: 500 });
  await world.vote(server, "Steve_01");
  await notifyDue(sql);
  const [failed] = await eventually("a failure is on record", async () => {
    const rows = await sql<{ id: string }[]>`
      select id from outbox where attempts = 1 and state = 'pending'`;
    return rows.length === 1 && rows;
  });
  // It is sent again when this test says so, not after 5 s.
  await sql`update outbox set due_at = due_at + interval '1 day'`;
  receiver.answer = () => new Response(ANSWER);
  await world.vote(server, "Alex");
  await resendDelivery(world.context, failed?.id ?? "", { by: OPERATOR, now: new Date() });
  await notifyDue(sql);
  await eventually("both are on record", async () => (await recorded(world)).length === 3);
  return receiver.received.map(({ headers }) => headers.get("x-listing-signature") ?? "");
}

/** The attempts that the database knows, in the words of their log lines. */
async function recorded({ services: { sql } }: World): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    select delivery_id || ' ' || number || ' ' || outcome || ' ' || status as line from attempt`;
  return rows.map(({ line }) => line).sort();
}

function attemptsIn(lines: LogLine[]): string[] {
  return lines.filter(({ event }) => event === "attempt").map(
    ({ delivery, attempt, outcome, status }) => [delivery, attempt, outcome, status].join(" "),
  ).sort();
}

function countOf(lines: LogLine[], event: string): number {
  return lines.filter((line) => line.event === event).length;
}
