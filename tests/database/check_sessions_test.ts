import assert from "node:assert/strict";
import { checkSessions } from "../../src/service/database/check_sessions.ts";
import { connect } from "../../src/core/database/connect.ts";
import { CONNECT_WITHIN_S, freshDatabase } from "../support/database/database.ts";
import {
  hasPgBouncer,
  type PgBouncer,
  type PoolMode,
  startPgBouncer,
} from "../support/database/pgbouncer.ts";
import { startPostgresProxy } from "../support/database/postgres_proxy.ts";
import { runDeno } from "../support/processes/processes.ts";
import { commandLine, startService } from "../support/processes/service.ts";
import { SECRET_KEY } from "../support/world.ts";

const SHARING: readonly PoolMode[] = ["transaction", "statement"];

function sentenceFor({ port }: { port: number }): string {
  return `DATABASE_URL leads to a connection pooler that is not in session mode (127.0.0.1:${port}): set its pool mode to session, or name the database's own port, in DATABASE_DIRECT_URL where you keep the pooler`;
}

/** Has that many clients ask at once, so that the pooler holds as many connections. */
async function openConnections({ url }: PgBouncer, count: number): Promise<void> {
  const options = { connectWithinS: CONNECT_WITHIN_S, max: count };
  const sql = connect(url, { applicationName: "crowd", ...options });
  await Promise.all(Array.from({ length: count }, () => sql.unsafe("select pg_sleep(0.05)")));
  await sql.end({ timeout: 1 });
}

Deno.test({
  name: "start, migrate and admin refuse a pooler outside session mode",
  ignore: !hasPgBouncer(),
  async fn() {
    await using database = await freshDatabase();
    for (const mode of SHARING) {
      await using pooler = await startPgBouncer(database.url, mode);
      const env = { DATABASE_URL: pooler.url, SECRET_KEY, PORT: "0" };
      const runs = await Promise.all([
        runDeno(["-A", "embedded/start.ts"], { env }),
        runDeno(["-A", "scripts/migrate.ts"], { env }),
        commandLine(env).run("server approve any"),
      ]);
      for (const run of runs) {
        const refused = { code: 1, stdout: "", stderr: `${sentenceFor(pooler)}\n` };
        assert.deepEqual(run, refused, mode);
      }
    }
  },
});

Deno.test({
  name: "the service starts and works behind a pooler in session mode",
  ignore: !hasPgBouncer(),
  async fn() {
    await using database = await freshDatabase();
    await using pooler = await startPgBouncer(database.url, "session");
    const env = { DATABASE_URL: pooler.url, SECRET_KEY };
    await using service = await startService(env);
    assert.equal((await service.get("/readyz")).status, 200);
    const { code, stderr } = await commandLine(env).run("server approve nowhere");
    assert.deepEqual({ code, stderr }, { code: 1, stderr: 'There is no server "nowhere".\n' });
  },
});

Deno.test({
  name: "a pooler that lends its connections in turn is found out",
  ignore: !hasPgBouncer(),
  async fn() {
    await using database = await freshDatabase();
    for (const mode of SHARING) {
      for (const connections of [1, 2, 3, 6, 12, 20]) {
        await using pooler = await startPgBouncer(database.url, mode, { server_round_robin: 1 });
        await openConnections(pooler, connections);
        await assert.rejects(checkSessions(pooler.url), { message: sentenceFor(pooler) });
      }
    }
  },
});

Deno.test({
  name: "a pooler that others keep busy is found out",
  ignore: !hasPgBouncer(),
  async fn() {
    await using database = await freshDatabase();
    await using pooler = await startPgBouncer(database.url, "transaction");
    const crowd = connect(pooler.url, { applicationName: "crowd", max: 8 });
    let over = false;
    const asking = Array.from({ length: 8 }, async () => {
      while (!over) await crowd.unsafe("select pg_sleep(random() / 500)");
    });
    for (let time = 0; time < 10; time++) {
      await assert.rejects(checkSessions(pooler.url), { message: sentenceFor(pooler) });
    }
    over = true;
    await Promise.all(asking);
    await crowd.end({ timeout: 1 });
  },
});

Deno.test({
  name: "session mode passes, however its connections are lent",
  ignore: !hasPgBouncer(),
  async fn() {
    await using database = await freshDatabase();
    for (const server_round_robin of [0, 1]) {
      await using pooler = await startPgBouncer(database.url, "session", { server_round_robin });
      await openConnections(pooler, 5);
      for (let time = 0; time < 10; time++) await checkSessions(pooler.url);
    }
  },
});

Deno.test({
  name: "a session pooler that has one connection to lend is let pass",
  ignore: !hasPgBouncer(),
  async fn() {
    await using database = await freshDatabase();
    await using pooler = await startPgBouncer(database.url, "session", { default_pool_size: 1 });
    await checkSessions(pooler.url, { withinMs: 500 });
  },
});

Deno.test("a database without a pooler passes, by one host or several", async () => {
  await using database = await freshDatabase();
  await using one = startPostgresProxy(database.url);
  await using two = startPostgresProxy(database.url);
  const { host, pathname, username } = new URL(two.url);
  const several = `postgres://${username}@${new URL(one.url).host},${host}${pathname}`;
  for (const url of [database.url, one.url, several]) {
    for (let time = 0; time < 10; time++) await checkSessions(url);
  }
});

Deno.test("connections that break during the check are no pooler", async () => {
  await using database = await freshDatabase();
  let over = false;
  const breaking = (async () => {
    while (!over) {
      await database.sql`
        select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'voteboard-check'`;
    }
  })();
  for (let time = 0; time < 10; time++) await checkSessions(database.url);
  over = true;
  await breaking;
});

Deno.test("a session that became a role which may not see it is no pooler's", async () => {
  await using database = await freshDatabase();
  const role = `${database.name}_other`;
  await database.sql.unsafe(`create role ${role}; grant ${role} to current_user`);
  try {
    const url = new URL(database.url);
    url.searchParams.set("options", `-c role=${role}`);
    await checkSessions(url.href.replaceAll("+", "%20"));
  } finally {
    await database.sql.unsafe(`drop role ${role}`);
  }
});
