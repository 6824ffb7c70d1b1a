import assert from "node:assert/strict";
import { CURRENT_MS } from "../../src/core/database/follow_changes.ts";
import { readReferenceFiles } from "../../src/service/api/reference_files.ts";
import { type App, createApp } from "../../src/service/app.ts";
import type { Pools } from "../../src/core/database/pools.ts";
import type { Sql } from "../../src/core/database/connect.ts";
import { createServices } from "../../src/service/services.ts";
import { holdAgainstContract, holdProblem } from "../support/api/answers.ts";
import { AS_HOST } from "../support/processes/host.ts";
import { type PostgresProxy, startPostgresProxy } from "../support/database/postgres_proxy.ts";
import { eventually } from "../support/processes/processes.ts";
import { sideBySide } from "../support/side_by_side.ts";
import { openWorld, SECRET_KEY, SITE, type World } from "../support/world.ts";

/** Milliseconds until a response without a database (DECISIONS, "Errors"), and until recovery once it is back. */
const ANSWER_WITHIN_MS = 2_000;
const RECOVER_WITHIN_MS = 2_000;

/** Milliseconds that a busy machine may add to both. */
const BUSY_MS = 800;

/** Rare enough that a test which asks again and again stays under the limit of its key. */
const ASK_EVERY_MS = 100;

const QUESTIONS: { path: string; query: string }[] = [
  { path: "/api/v1/server", query: "" },
  { path: "/api/v1/votes", query: "?username=Steve_01" },
  { path: "/api/v1/vote-check", query: "?username=Steve_01" },
];

const test = sideBySide();

/** A service of which a test can take the database away. */
interface Patient extends AsyncDisposable {
  pools: Pools;
  ask(path: string, key?: string, headers?: HeadersInit): Promise<Response>;
  /** A key that the service knows well, and a good one that it has not met yet. */
  keys: { known: string; fresh: string };
}

async function openPatient(world: World, databaseUrl: string): Promise<Patient> {
  const services = createServices(
    { webhookAllowPrivate: true, ...SITE },
    { databaseUrl, secretKeys: [SECRET_KEY] },
  );
  const app: App = createApp(services, {
    trustedProxies: [],
    site: { name: "Voteboard", contact: undefined },
    baseUrl: "http://localhost",
  }, { reference: await readReferenceFiles() });
  const server = await world.server();
  const known = await world.key(server);
  const fresh = await world.key(server);
  return {
    pools: services.pools,
    keys: { known: known.secret, fresh: fresh.secret },
    ask: async (path, key, headers = {}) =>
      await app.fetch(
        new Request(`http://localhost${path}`, {
          headers: key === undefined ? headers : { Authorization: `Bearer ${key}` },
        }),
      ),
    [Symbol.asyncDispose]: () => services.close(),
  };
}

/**
 * Once no answer from memory counts any more, every operation, with either key, is 503 in time; the process is well and
 * its database is not.
 */
async function assertOutage({ ask, keys }: Patient): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, CURRENT_MS));
  await Promise.all(
    QUESTIONS.flatMap(({ path, query }) =>
      [keys.known, keys.fresh].map(async (key) => {
        const startedAt = performance.now();
        const response = await ask(path + query, key);
        const tookMs = performance.now() - startedAt;
        assert.ok(tookMs < ANSWER_WITHIN_MS + BUSY_MS, `${path} took ${tookMs} ms`);
        const { headers } = await holdProblem(response, "unavailable");
        assert.match(headers.get("retry-after") ?? "", /^[1-9]\d*$/);
      })
    ),
  );
  assert.equal((await ask("/healthz")).status, 200);
  await holdProblem(await ask("/readyz"), "unavailable");
}

async function assertWell({ ask, keys }: Patient): Promise<void> {
  for (const { path, query } of QUESTIONS) {
    const { status } = await holdAgainstContract(path, await ask(path + query, keys.known));
    assert.equal(status, 200, path);
  }
  assert.equal((await ask("/readyz")).status, 200);
}

/** Waits until all is well at once. */
async function becomeWell(patient: Patient, withinMs?: number): Promise<void> {
  const limits = { ...(withinMs === undefined ? {} : { withinMs }), everyMs: ASK_EVERY_MS };
  await eventually("all is well", () => assertWell(patient).then(() => true, () => false), limits);
}

async function assertRecovery(patient: Patient): Promise<void> {
  await becomeWell(patient, RECOVER_WITHIN_MS + BUSY_MS);
  await assertWell(patient);
}

/** A patient behind a proxy, seen well once. */
async function throughProxy(
  during: (patient: Patient, proxy: PostgresProxy) => Promise<void>,
): Promise<void> {
  await using world = await openWorld({ now: new Date() });
  await using proxy = startPostgresProxy(world.databaseUrl);
  await using patient = await openPatient(world, proxy.url);
  await becomeWell(patient);
  await during(patient, proxy);
}

test("with Postgres stopped every operation is 503 within 2 s", async () => {
  await throughProxy(async (patient, proxy) => {
    proxy.stop();
    await assertOutage(patient);
    await proxy.start();
    await assertRecovery(patient);
  });
});

test("with Postgres silent every operation is 503 within 2 s", async () => {
  await throughProxy(async (patient, proxy) => {
    const heldAt = performance.now();
    proxy.hold();
    while (performance.now() - heldAt < 5_000) await assertOutage(patient);
    proxy.release();
    await assertRecovery(patient);
  });
});

test("without a free connection every operation is 503 within 2 s", async () => {
  await using world = await openWorld({ now: new Date() });
  await using role = await limitedRole(world.services.sql);
  await using proxy = startPostgresProxy(world.databaseUrl);
  const url = Object.assign(new URL(proxy.url), { username: role.name, password: "any" });
  await using patient = await openPatient(world, url.href);
  await role.limit(0);
  await assertOutage(patient);
  await role.limit(-1);
  await assertRecovery(patient);
});

test("readyz says 503 while a pool that requests go through is stuck", async () => {
  await using world = await openWorld({ now: new Date() });
  const names = ["reads", "votes", "pages"] as const;
  await Promise.all(names.map(async (name) => {
    await using patient = await openPatient(world, world.databaseUrl);
    const pool = patient.pools[name];
    // One after the other on each connection, until the server cancels them.
    const stuck = Array.from({ length: 2 * Number(pool.options.max) }, () => {
      return pool`select pg_sleep(30)`.execute().catch(() => {});
    });
    await holdProblem(await patient.ask("/readyz"), "unavailable");
    await Promise.all(stuck);
    assert.equal((await patient.ask("/readyz")).status, 200, name);
  }));
});

test("an unready process tells strangers nothing, and the host why", async () => {
  await throughProxy(async (patient, proxy) => {
    proxy.stop();
    const { body } = await holdProblem(await patient.ask("/readyz"), "unavailable");
    assert.equal(body["detail"], "This process takes no requests at the moment.");
    const told = await holdProblem(
      await patient.ask("/readyz", undefined, AS_HOST),
      "unavailable",
    );
    assert.equal(told.body["detail"], "The database does not answer.");
  });
});

/** A role of its own, for the limit on one does not hold for a database's owner. */
async function limitedRole(sql: Sql) {
  const name = `voteboard_test_${crypto.randomUUID().slice(0, 8)}`;
  await sql`create role ${sql(name)} login password 'any' role current_user`;
  await sql`grant select, insert, update, delete on all tables in schema public to ${sql(name)}`;
  return {
    name,
    /** Closes all connections and allows at most this many from now on; -1 lifts the limit. */
    async limit(connections: number): Promise<void> {
      await sql.unsafe(`alter role ${name} connection limit ${connections}`);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${name}`;
    },
    async [Symbol.asyncDispose]() {
      await sql`drop owned by ${sql(name)}`;
      await sql`drop role ${sql(name)}`;
    },
  };
}
