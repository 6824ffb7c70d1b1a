import assert from "node:assert/strict";
import { limits } from "../../../generated/limits.ts";
import { notifyDue } from "../../../src/core/deliveries/wake.ts";
import { AS_HOST } from "../../support/processes/host.ts";
import { hasTool } from "../../support/processes/host_tools.ts";
import { type ProxyName, startProxy } from "../../support/network/proxies.ts";
import { hasPgBouncer, startPgBouncer } from "../../support/database/pgbouncer.ts";
import { eventually } from "../../support/processes/processes.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { type OneOfSeveral, PATIENT, startLoad, startOne } from "../../support/several.ts";
import { commandLine } from "../../support/processes/service.ts";
import { hasValkey, startValkey } from "../../support/network/valkey.ts";
import { openWorld, SECRET_KEY, UNASKED } from "../../support/world.ts";

/** The pause of docs/deploy.md between two restarts: proxies ask twice a second whether a process is ready. */
const NOTICED_MS = 2_000;

const { requests: LIMIT } = limits.checkVote;

/** Warnings and errors but those of a slow machine, of a fresh site, and of a Postgres that has one role only. */
const NOT_BY_CHANCE =
  /"level":"(error|warn)","event":"(?!no_moderator_yet|request"|not_ready|database_role_is_superuser)/;

/** A form as a browser sends it from the site. */
const FORM = { Origin: "http://localhost" };
const ASKED = new URLSearchParams({ email: "nobody@example.com" });

function bearer(secret: string): HeadersInit {
  return { Authorization: `Bearer ${secret}` };
}

/** An answer, and the moments between which it was decided. */
interface Answered {
  passed: boolean;
  from: number;
  to: number;
}

/** Asks that often at once. */
async function ask(url: string, secret: string, times: number): Promise<Answered[]> {
  const path = `${url}/api/v1/vote-check?username=Steve_01`;
  return await Promise.all(Array.from({ length: times }, async () => {
    const from = performance.now();
    const { status, body } = await fetch(path, { headers: bearer(secret) });
    await body?.cancel();
    assert.ok(status === 200 || status === 429, String(status));
    return { passed: status === 200, from, to: performance.now() };
  }));
}

/**
 * Holds answers about one key against the limit, however long they took: no window holds more requests that passed, and
 * none was refused in a window that held fewer.
 */
function assertExact(answers: Answered[]): void {
  const windowMs = limits.checkVote.windowSeconds * 1000;
  const passed = answers.filter((one) => one.passed);
  for (const { from } of passed) {
    const surely = passed.filter((one) => one.from >= from && one.to < from + windowMs);
    assert.ok(surely.length <= LIMIT, `${surely.length} passed`);
  }
  const refused = answers.filter((one) => !one.passed);
  assert.ok(refused.length > 0, "none was refused");
  for (const { from, to } of refused) {
    const perhaps = passed.filter((one) => one.to > from - windowMs && one.from < to);
    assert.ok(perhaps.length >= LIMIT, `${perhaps.length} passed`);
  }
}

/**
 * Returns whether a process is ready, and says that it limits by itself or doesn't: one that isn't ready says neither.
 */
async function tells({ url }: OneOfSeveral, isAlone: boolean): Promise<boolean> {
  const { status, text } = await read(`${url}/readyz`, AS_HOST);
  return status === 200 && text.includes("each process limits by itself") === isAlone;
}

async function read(url: string, headers: HeadersInit = {}) {
  const answer = await fetch(url, { headers });
  return { status: answer.status, text: await answer.text() };
}

async function endAll(processes: OneOfSeveral[]): Promise<void> {
  await Promise.all(processes.map((one) => one[Symbol.asyncDispose]()));
}

Deno.test({
  name: "processes behind nginx's hash keep each key's limit exactly",
  ignore: !hasTool("nginx"),
  async fn() {
    await using world = await openWorld({ now: new Date() });
    const server = await world.server();
    const keys = [];
    for (let i = 0; i < 5; i++) keys.push(await world.key(server, undefined, `key ${i}`));
    const env = { DATABASE_URL: world.databaseUrl };
    const processes = await Promise.all([0, 1].map(() => startOne(env, { altered: PATIENT })));
    await using nginx = await startProxy("nginx", processes.map(({ port }) => port));
    for (const { secret } of keys) assertExact(await ask(nginx.url, secret, LIMIT + 30));
    await endAll(processes);
  },
});

Deno.test({
  name: "three processes with a Valkey keep the limit exactly, in whatever turn",
  ignore: !hasTool("nginx") || !hasValkey(),
  async fn() {
    await using world = await openWorld({ now: new Date() });
    await using valkey = await startValkey();
    const server = await world.server();
    const first = await world.key(server);
    const second = await world.key(server, undefined, "two");
    const env = { DATABASE_URL: world.databaseUrl, VALKEY_URL: valkey.url };
    const processes = await Promise.all([0, 1, 2].map(() => startOne(env, { altered: PATIENT })));
    await using nginx = await startProxy("nginx", processes.map(({ port }) => port), {
      inTurn: true,
    });
    assertExact(await ask(nginx.url, first.secret, LIMIT + 60));
    // Each by itself while it is away.
    await valkey.kill();
    for (const one of processes) await eventually("the loss is told", () => tells(one, true));
    for (const { url } of processes) assertExact(await ask(url, second.secret, LIMIT + 10));
    await valkey.start();
    for (const one of processes) await eventually("it is back", () => tells(one, false));
    const third = await world.key(server, undefined, "three");
    assertExact(await ask(nginx.url, third.secret, LIMIT + 60));
    await endAll(processes);
  },
});

/** Restarts two processes behind a proxy; returns what failed. nginx asks no process whether it is ready. */
async function failedBehind(name: ProxyName): Promise<string[]> {
  await using world = await openWorld({ now: new Date() });
  const { secret } = await world.key(await world.server());
  const env = { DATABASE_URL: world.databaseUrl, SHUTDOWN_DELAY: name === "nginx" ? "1" : "3" };
  const processes = await Promise.all([
    startOne(env, { altered: PATIENT }),
    startOne(env, { altered: PATIENT }),
  ]);
  await using proxy = await startProxy(name, processes.map(({ port }) => port));
  const load = startLoad([
    () => new Request(`${proxy.url}/api/v1/vote-check?username=a`, { headers: bearer(secret) }),
    () => new Request(proxy.url),
    () =>
      new Request(`${proxy.url}/reset-password`, {
        method: "POST",
        headers: FORM,
        body: ASKED,
      }),
  ]);
  for (const one of processes) {
    await one.restart();
    await new Promise((done) => setTimeout(done, NOTICED_MS));
  }
  await load.stop();
  await endAll(processes);
  return load.failed;
}

/** Without Caddy: on a busy machine its checks come late, and 2.6 sends no POST again that found no process. */
const installed = (["nginx", "haproxy"] as const).filter(hasTool);

Deno.test({
  name: "a rolling restart fails no request, POSTs included",
  ignore: installed.length === 0,
  async fn() {
    for (const name of installed) assert.deepEqual(await failedBehind(name), [], name);
  },
});

Deno.test("a process told to stop says so, and still answers for SHUTDOWN_DELAY", async () => {
  await using world = await openWorld({ now: new Date() });
  const one = await startOne({ DATABASE_URL: world.databaseUrl, SHUTDOWN_DELAY: "8" });
  const ended = one[Symbol.asyncDispose]();
  await eventually("it says that it stops", () => one.printed().includes('"stopping"'));
  const ready = await read(`${one.url}/readyz`, AS_HOST);
  assert.equal(ready.status, 503);
  assert.match(ready.text, /stopping/);
  const page = await fetch(one.url);
  await page.body?.cancel();
  assert.deepEqual([page.status, page.headers.get("connection")], [200, "close"]);
  await ended;
});

Deno.test({
  name: "web and worker share the work, behind a pooler in transaction mode",
  ignore: !hasPgBouncer(),
  async fn() {
    await using world = await openWorld({ now: new Date(), listedAt: UNASKED });
    await using receiver = startReceiver();
    const database = new URL(world.databaseUrl).pathname.slice(1);
    await world.services.sql.unsafe(`alter database ${database} set statement_timeout = '3s'`);
    await using pooler = await startPgBouncer(world.databaseUrl, "transaction");
    const server = await world.server();
    const { secret } = await world.key(server, receiver.url);
    await world.account("Steve_01");
    const env = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: world.databaseUrl,
      WEBHOOK_ALLOW_PRIVATE: "1",
    };
    const web = await startOne({ ...env, ROLE: "web" }, { altered: PATIENT });
    await world.vote(server, "Steve_01");
    await notifyDue(world.services.sql);
    for (let i = 0; i < 20; i++) {
      const [answer] = await ask(web.url, secret, 1);
      assert.equal(answer?.passed, true);
    }
    assert.deepEqual(receiver.received, []); // the web process sends nothing
    const worker = await startOne({ ...env, ROLE: "worker" }, { altered: PATIENT });
    await eventually("the worker sends it", () => receiver.received.length === 1);
    assert.equal((await read(worker.url)).status, 404);
    await eventually(
      "it is ready",
      async () => (await read(`${worker.url}/readyz`)).status === 200,
    );
    const admin = commandLine({ ...env, SECRET_KEY });
    assert.equal((await admin.run("server approve nowhere")).code, 1);
    await endAll([web, worker]);
    assert.equal(receiver.received.length, 1);
    assert.doesNotMatch(web.printed() + worker.printed(), NOT_BY_CHANCE);
  },
});
