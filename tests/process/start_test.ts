import assert from "node:assert/strict";
import { explainTakenPort } from "../../src/service/serving/taken_port.ts";
import { freshDatabase } from "../support/database/database.ts";
import { startPostgresProxy } from "../support/database/postgres_proxy.ts";
import { type Ended, eventually, runDeno } from "../support/processes/processes.ts";
import { commandProcess, startService } from "../support/processes/service.ts";
import { SECRET_KEY } from "../support/world.ts";

/** Starts the service as a host does, for an environment in which it must refuse to start. */
function startRefused(env: Record<string, string>): Promise<Ended> {
  return runDeno(["-A", "embedded/start.ts"], { env: { PORT: "0", SECRET_KEY, ...env } });
}

Deno.test("a taken port names the Voteboard that holds it", async () => {
  await using database = await freshDatabase();
  await using proxy = startPostgresProxy(database.url);
  const env = { DATABASE_URL: proxy.url, SECRET_KEY };
  await using service = await startService(env);
  const { code, stderr } = await startRefused({ ...env, PORT: String(service.port) });
  assert.equal(code, 1);
  assert.equal(
    stderr,
    `Cannot listen on port ${service.port}: another Voteboard answers there. Stop it, or set PORT to a free one.\n`,
  );
  assert.equal((await service.get("/readyz")).status, 200);
});

Deno.test("a database that goes away just after the start ends no service", async () => {
  await using database = await freshDatabase();
  await using proxy = startPostgresProxy(database.url);
  const offering = proxy.holdAt("delete from verification where identifier");
  await using service = await startService({ DATABASE_URL: proxy.url, SECRET_KEY });
  await offering;
  proxy.hangUp();
  proxy.release();
  await eventually(
    "the log tells",
    () => service.log().some(({ event }) => event === "first_moderator_not_offered"),
  );
  await eventually("it is ready", async () => (await service.get("/readyz")).status === 200);
});

Deno.test("a taken port names the web server that answers there", async () => {
  const headers = { server: "nginx/1.28" };
  await using named = Deno.serve({ port: 0, onListen() {} }, () => new Response("hi", { headers }));
  await using nameless = Deno.serve({ port: 0, onListen() {} }, () => new Response("hi"));
  assert.match(await sentenceFor(named.addr.port), /a web server that calls itself "nginx\/1\.28"/);
  assert.match(await sentenceFor(nameless.addr.port), /: another web server answers there\./);
});

Deno.test("a port held by a program without HTTP is named as taken", async () => {
  using listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const rude = listener.accept().then(async (connection) => {
    await connection.write(new TextEncoder().encode("* OK IMAP ready\r\n"));
    connection.close();
  });
  assert.match(await sentenceFor(listener.addr.port), /a program that does not answer HTTP/);
  await rude;
});

async function sentenceFor(port: number): Promise<string> {
  const explained = await explainTakenPort(new Deno.errors.AddrInUse(), "127.0.0.1", port);
  assert.ok(explained instanceof Error);
  assert.match(explained.message, new RegExp(`^Cannot listen on port ${port}: .*set PORT`));
  return explained.message;
}

Deno.test("an unreachable database is named without a secret", async () => {
  const DATABASE_URL = "postgres://app:hunter2@127.0.0.1:1/votes";
  const { code, stderr } = await startRefused({ DATABASE_URL });
  assert.equal(code, 1);
  assert.equal(stderr, "Cannot reach Postgres at 127.0.0.1:1: nothing listens there\n");
});

Deno.test("a Postgres older than 15 is refused with both versions named", async () => {
  await using database = await freshDatabase();
  await using proxy = startPostgresProxy(database.url);
  // Seen before Postgres's own function: the server seems to be of another version.
  await database.sql`
    create function current_setting(text) returns text language sql as $$
      select case
        when $1 = 'server_version' then '14.2 (Debian 14.2-1)'
        else pg_catalog.current_setting($1)
      end
    $$`;
  await database.sql`
    alter database ${database.sql(database.name)} set search_path = public, pg_catalog`;
  const { code, stderr } = await startRefused({ DATABASE_URL: proxy.url });
  assert.equal(code, 1);
  assert.equal(stderr, "Postgres 14.2 is too old: 15 or newer is needed\n");
});

Deno.test("an unusable environment lists every fault without any value", async () => {
  const env = {
    PORT: "eighty",
    BASE_URL: "ftp.private.example",
    DATABASE_URL: "mysql://root:hunter2@db",
    SECRET_KEY: "too-short-a-secret",
    TRUSTED_PROXIES: "10.0.0.0/8, proxy.private.example",
    WEBHOOK_ALLOW_PRIVATE: "maybe",
  };
  for (
    const { code, stdout, stderr } of await Promise.all([
      startRefused(env),
      commandProcess(env).run("server approve any"),
    ])
  ) {
    assert.equal(code, 1);
    assert.equal(stdout, "");
    for (const [name, value] of Object.entries(env)) {
      assert.match(stderr, new RegExp(`^- ${name} must be`, "m"));
      assert.ok(!stderr.includes(value) && !stderr.includes("private.example"), name);
    }
  }
});

Deno.test("a pooler that leads to another database is refused", async () => {
  await using one = await freshDatabase();
  await using other = await freshDatabase();
  const env = { DATABASE_URL: one.url, DATABASE_DIRECT_URL: other.url, SECRET_KEY };
  const { code, stderr } = await startRefused(env);
  assert.equal(code, 1);
  assert.match(stderr, /lead to two databases: name the same one in both\n$/);
  const { stdout } = await runDeno(["-A", "scripts/doctor.ts"], { env });
  assert.match(stdout, /^FAIL sessions: .*lead to two databases/m);
});

Deno.test("DATABASE_URL without SECRET_KEY is refused", async () => {
  const { code, stderr } = await startRefused({ DATABASE_URL: "postgres://db/x", SECRET_KEY: "" });
  assert.equal(code, 1);
  assert.match(stderr, /^- SECRET_KEY is required with DATABASE_URL/m);
});
