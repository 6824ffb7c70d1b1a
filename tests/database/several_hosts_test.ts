import assert from "node:assert/strict";
import { checkPostgres } from "../../src/service/database/check_postgres.ts";
import { closing, connect, type Sql } from "../../src/core/database/connect.ts";
import { asSuperuser } from "../chaos/postgres/cluster.ts";
import { addStandby } from "../chaos/disasters/failover.ts";
import { openServer } from "../chaos/postgres/server.ts";
import { type PostgresProxy, startPostgresProxy } from "../support/database/postgres_proxy.ts";
import { eventually } from "../support/processes/processes.ts";

/** A primary and its streaming standby, each behind a port that can be closed or kept silent. */
async function openPair() {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await openServer());
  const standby = stack.use(await addStandby(server.cluster, server.workshop));
  const primaryPort = stack.use(startPostgresProxy(server.cluster.url()));
  const standbyPort = stack.use(startPostgresProxy(standby.url()));
  const whole = stack.move();
  return {
    primary: server.cluster,
    standby,
    primaryPort,
    standbyPort,
    [Symbol.asyncDispose]: () => whole.disposeAsync(),
  };
}

function open(ports: PostgresProxy[], attrs = ""): Sql {
  const hosts = ports.map(({ url }) => new URL(url).host).join(",");
  return connect(`postgres://app@${hosts}/voteboard${attrs}`, { applicationName: "hosts", max: 3 });
}

async function isPrimary(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ is: boolean }[]>`select not pg_is_in_recovery() as is`;
  return row?.is ?? assert.fail();
}

/** Asks by a pool of its own, by three connections at once. */
async function findPrimary(ports: PostgresProxy[], attrs?: string): Promise<boolean[]> {
  const sql = open(ports, attrs);
  try {
    return await Promise.all([1, 2, 3].map(() => isPrimary(sql)));
  } finally {
    await closing(sql);
  }
}

const ALL = [true, true, true];

Deno.test("of several hosts the primary is used, wherever it stands", async (t) => {
  await using pair = await openPair();
  const { primaryPort, standbyPort } = pair;
  const standbyFirst = [standbyPort, primaryPort];

  await t.step("behind a standby", async () => {
    assert.deepEqual(await findPrimary([primaryPort, standbyPort]), ALL);
    assert.deepEqual(await findPrimary(standbyFirst), ALL);
    assert.deepEqual(await findPrimary(standbyFirst, "?target_session_attrs=primary"), ALL);
    assert.deepEqual(await findPrimary([standbyPort, standbyPort, primaryPort]), ALL);
    assert.deepEqual(
      await findPrimary([standbyPort], "?target_session_attrs=any&sslmode=disable"),
      ALL.map(() => false),
    );
    assert.deepEqual(
      await findPrimary([standbyPort]),
      ALL.map(() => false),
      "one host is used as it is",
    );
  });

  await t.step("behind a host that refuses, or says nothing", async () => {
    standbyPort.stop();
    assert.deepEqual(await findPrimary(standbyFirst), ALL);
    standbyPort.start();
    standbyPort.hold();
    assert.deepEqual(await findPrimary(standbyFirst), ALL);
    standbyPort.release();
  });

  await t.step("no host gets longer than the others, not even the last", async () => {
    standbyPort.hold();
    const sql = open([standbyPort, standbyPort]);
    await assert.rejects(isPrimary(sql), /no host provided a session in time/);
    await closing(sql);
    standbyPort.release();
  });

  await t.step("none of them is a sentence", async () => {
    for (const ports of [[standbyPort, standbyPort], [standbyPort]]) {
      const sql = open(ports, "?target_session_attrs=read-write");
      await assert.rejects(
        checkPostgres(sql),
        /^Error: Cannot reach Postgres at .*: no server takes writes/,
      );
      await closing(sql);
    }
  });

  await t.step("after a failover, by connections that were made before", () => failOver(pair));
});

async function failOver(
  { primary, standby, primaryPort, standbyPort }: Awaited<ReturnType<typeof openPair>>,
): Promise<void> {
  const sql = open([primaryPort, standbyPort]);
  assert.equal(await isPrimary(sql), true);
  await sql`create table counted (n integer)`;
  await primary.kill();
  await assert.rejects(Promise.resolve(sql`insert into counted values (0)`));
  await asSuperuser(standby, (sql) => sql`select pg_promote(true, 30)`);
  await eventually(
    "a statement is through",
    () => sql`insert into counted values (1)`.then(() => true, () => false),
  );
  // Each of the other connections may tell once that the killed server ended it.
  const read = () =>
    eventually(
      "a read is through",
      () => sql<{ n: number }[]>`select n from counted`.then((rows) => rows, () => undefined),
    );
  const counted = await Promise.all([1, 2, 3].map(read));
  assert.deepEqual(counted.flat().map(({ n }) => n), [1, 1, 1]);
  await closing(sql);
}
