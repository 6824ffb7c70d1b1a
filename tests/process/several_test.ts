import assert from "node:assert/strict";
import { limits } from "../../generated/limits.ts";
import { notifyDue } from "../../src/deliveries/wake.ts";
import { hasTool } from "../support/host_tools.ts";
import { type ProxyName, startProxy } from "../support/proxies.ts";
import { hasPgBouncer, startPgBouncer } from "../support/pgbouncer.ts";
import { eventually } from "../support/processes.ts";
import { startReceiver } from "../support/receiver.ts";
import { type OneOfSeveral, startLoad, startOne } from "../support/several.ts";
import { commandLine } from "../support/service.ts";
import { hasValkey, startValkey } from "../support/valkey.ts";
import { openWorld, SECRET_KEY, UNASKED } from "../support/world.ts";

const PATIENT = "tests/support/patient_service.ts";
/** The pause of docs/deploy.md between two restarts: proxies ask twice a second whether a process is ready. */
const NOTICED_MS = 2_000;

const { requests: LIMIT } = limits.checkVote;

/** A form as a browser sends it from the site. */
const FORM = { Origin: "http://localhost" };
const ASKED = new URLSearchParams({ email: "nobody@example.com" });

function bearer(secret: string): HeadersInit {
  return { Authorization: `Bearer ${secret}` };
}

/** Asks that often at once; returns how many were let through. */
async function countPassed(url: string, secret: string, times: number): Promise<number> {
  const path = `${url}/api/v1/vote-check?username=Steve_01`;
  const statuses = await Promise.all(Array.from({ length: times }, async () => {
    const { status, body } = await fetch(path, { headers: bearer(secret) });
    await body?.cancel();
    return status;
  }));
  assert.ok(statuses.every((status) => status === 200 || status === 429), String(statuses));
  return statuses.filter((status) => status === 200).length;
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
    const processes = await Promise.all([0, 1].map(() => startOne(env, { main: PATIENT })));
    await using nginx = await startProxy("nginx", processes.map(({ port }) => port));
    const startedAt = performance.now();
    for (const { secret } of keys) {
      const passed = await countPassed(nginx.url, secret, LIMIT + 30);
      const isOneWindow = performance.now() - startedAt < limits.checkVote.windowSeconds * 1000;
      assert.ok(isOneWindow ? passed === LIMIT : passed >= LIMIT);
    }
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
    const [first, second] = [await world.key(server), await world.key(server, undefined, "two")];
    const env = { DATABASE_URL: world.databaseUrl, VALKEY_URL: valkey.url };
    const processes = await Promise.all([0, 1, 2].map(() => startOne(env, { main: PATIENT })));
    await using nginx = await startProxy("nginx", processes.map(({ port }) => port), {
      inTurn: true,
    });
    assert.equal(await countPassed(nginx.url, first.secret, LIMIT + 60), LIMIT);
    // Each by itself while it is away.
    await valkey.kill();
    const told = async ({ url }: OneOfSeveral) =>
      (await (await fetch(`${url}/readyz`)).text()).includes("each process limits by itself");
    for (const one of processes) await eventually("the loss is told", () => told(one));
    const passed = await countPassed(nginx.url, second.secret, 3 * LIMIT + 30);
    assert.equal(passed, 3 * LIMIT);
    await valkey.start();
    for (const one of processes) await eventually("it is back", async () => !await told(one));
    const third = await world.key(server, undefined, "three");
    assert.equal(await countPassed(nginx.url, third.secret, LIMIT + 60), LIMIT);
    await endAll(processes);
  },
});

/** Restarts two processes behind a proxy; returns what failed. nginx asks no process whether it is ready. */
async function failedBehind(name: ProxyName): Promise<string[]> {
  await using world = await openWorld({ now: new Date() });
  const { secret } = await world.key(await world.server());
  const env = { DATABASE_URL: world.databaseUrl, SHUTDOWN_DELAY: name === "nginx" ? "1" : "3" };
  const processes = await Promise.all([
    startOne(env, { main: PATIENT }),
    startOne(env, { main: PATIENT }),
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
  const one = await startOne({ DATABASE_URL: world.databaseUrl, SHUTDOWN_DELAY: "3" });
  const ended = one[Symbol.asyncDispose]();
  await eventually("it says that it stops", () => one.printed().includes('"stopping"'));
  const ready = await fetch(`${one.url}/readyz`);
  assert.equal(ready.status, 503);
  assert.match(await ready.text(), /stopping/);
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
    await using pooler = await startPgBouncer(world.databaseUrl, "transaction");
    const server = await world.server();
    const { secret } = await world.key(server, receiver.url);
    await world.account("Steve_01");
    const env = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: world.databaseUrl,
      WEBHOOK_ALLOW_PRIVATE: "1",
    };
    const web = await startOne({ ...env, ROLE: "web" });
    await world.vote(server, "Steve_01");
    await notifyDue(world.services.sql);
    const check = `${web.url}/api/v1/vote-check?username=Steve_01`;
    const ask = async () => {
      const answer = await fetch(check, { headers: bearer(secret) });
      await answer.body?.cancel();
      return answer.status;
    };
    for (let i = 0; i < 20; i++) assert.equal(await ask(), 200);
    assert.deepEqual(receiver.received, []); // the web process sends nothing
    const worker = await startOne({ ...env, ROLE: "worker" });
    await eventually("the worker sends it", () => receiver.received.length === 1);
    const page = await fetch(worker.url);
    assert.deepEqual([page.status, (await fetch(`${worker.url}/readyz`)).status], [404, 200]);
    const admin = commandLine({ ...env, SECRET_KEY });
    assert.equal((await admin.run("server approve nowhere")).code, 1);
    await endAll([web, worker]);
    assert.equal(receiver.received.length, 1);
    assert.doesNotMatch(
      web.printed() + worker.printed(),
      /"level":"(error|warn)","event":"(?!no_moderator_yet|request")/,
    );
  },
});
