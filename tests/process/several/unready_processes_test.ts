import assert from "node:assert/strict";
import { ENGLISH } from "../../../src/core/locales/locale.ts";
import { hasTool } from "../../support/processes/host_tools.ts";
import { startPostgresProxy } from "../../support/database/postgres_proxy.ts";
import { eventually } from "../../support/processes/processes.ts";
import { PROXY_NAMES, startProxy } from "../../support/network/proxies.ts";
import { startOne } from "../../support/several.ts";
import { openWorld } from "../../support/world.ts";

const { errors: ERRORS } = ENGLISH.words.frame;

/** Milliseconds in which a refusal has to be through, as it has without a proxy. */
const API_WITHIN_MS = 2_000;
const PAGE_WITHIN_MS = 3_500;

/** Tries of which one has to be in time: the machine may be busy. */
const TRIES = 3;

const installed = PROXY_NAMES.filter(hasTool);

/** Returns the result of a request: the status, the body, and how long it took. */
async function ask(url: string, init: RequestInit) {
  const startedAt = performance.now();
  const answer = await fetch(url, { ...init, redirect: "manual" });
  const body = await answer.text();
  return { status: answer.status, body, tookMs: performance.now() - startedAt };
}

/** Asks the API, a page and with a body, and finds what the service itself says while it can't reach its database. */
async function expectOwnWords(url: string, secret: string, where: string): Promise<void> {
  const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
  const requests = [
    {
      path: "/api/v1/vote-check?username=Steve",
      init: { headers },
      words: '"/problems/unavailable"',
    },
    {
      path: "/rewards/v1/claims",
      init: { method: "POST", headers, body: JSON.stringify({ claim_id: crypto.randomUUID() }) },
      words: '"/problems/unavailable"',
    },
    {
      path: "/servers/nobody",
      init: { headers: { accept: "text/html" } },
      words: ERRORS.unavailableNext,
    },
  ];
  await Promise.all(requests.map(async ({ path, init, words }) => {
    const withinMs = path.startsWith("/servers") ? PAGE_WITHIN_MS : API_WITHIN_MS;
    let tookMs = Infinity;
    for (let tries = 0; tries < TRIES && tookMs > withinMs; tries++) {
      const answer = await ask(url + path, init);
      assert.equal(answer.status, 503, `${where} ${path}`);
      assert.ok(answer.body.includes(words), `${where} ${path}: ${answer.body}`);
      ({ tookMs } = answer);
    }
    assert.ok(tookMs <= withinMs, `${where} ${path} took ${tookMs} ms`);
  }));
}

Deno.test({
  name: "behind every proxy a silent database is refused in our words, and in time",
  ignore: installed.length === 0,
  async fn() {
    await using world = await openWorld({ now: new Date() });
    const { secret } = await world.key(await world.server());
    await using database = startPostgresProxy(world.databaseUrl);
    const env = { DATABASE_URL: database.url };
    await using one = await startOne(env);
    await using two = await startOne(env);
    await using stack = new AsyncDisposableStack();
    const fronts = await Promise.all(installed.map(async (name) => {
      return { name, url: stack.use(await startProxy(name, [one.port, two.port])).url };
    }));
    database.hold();
    const isUnready = async ({ url }: { url: string }) =>
      (await ask(`${url}/readyz`, {})).status === 503;
    await eventually("neither is ready", async () => await isUnready(one) && await isUnready(two));
    // The proxies look twice a second, and need three looks.
    await new Promise((done) => setTimeout(done, 4_000));
    for (const { name, url } of fronts) await expectOwnWords(url, secret, name);
    const signIn = await Promise.all(fronts.map(({ url }) => ask(`${url}/sign-in`, {})));
    assert.deepEqual(signIn.map(({ status }) => status), fronts.map(() => 200));
    Deno.kill(one.pid(), "SIGKILL");
    for (const { name, url } of fronts) {
      await expectOwnWords(url, secret, `${name}, one process being down,`);
    }
    database.release();
    for (const { name, url } of fronts) {
      const headers = { authorization: `Bearer ${secret}` };
      await eventually(
        `${name} answers again`,
        async () =>
          (await ask(`${url}/api/v1/vote-check?username=Steve`, { headers })).status === 200,
      );
    }
  },
});

Deno.test({
  name: "behind every proxy a clock that is three seconds off keeps nobody away",
  ignore: installed.length === 0,
  async fn() {
    await using world = await openWorld({ now: new Date() });
    const { secret } = await world.key(await world.server());
    const env = { DATABASE_URL: world.databaseUrl };
    await using one = await startOne(env, { altered: { skewMs: 3_000 } });
    await using stack = new AsyncDisposableStack();
    const fronts = await Promise.all(installed.map(async (name) => {
      return { name, url: stack.use(await startProxy(name, [one.port])).url };
    }));
    // Longer than each of them takes to give a process up.
    await new Promise((done) => setTimeout(done, 3_000));
    await Promise.all(fronts.map(async ({ name, url }) => {
      const headers = { authorization: `Bearer ${secret}` };
      const check = await ask(`${url}/api/v1/vote-check?username=Steve`, { headers });
      const page = await ask(url, { headers: { accept: "text/html" } });
      assert.deepEqual([check.status, page.status], [200, 200], name);
      assert.ok(check.tookMs < API_WITHIN_MS && page.tookMs < PAGE_WITHIN_MS, name);
    }));
  },
});
