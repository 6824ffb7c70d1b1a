import assert from "node:assert/strict";
import { join } from "node:path";
import { socketOf } from "../../src/core/database/database_address.ts";
import { closing, connect } from "../../src/core/database/connect.ts";
import { holdEmbedded, isUnused } from "../../embedded/hold.ts";
import { openPlace } from "../../embedded/place.ts";
import { waitFor } from "../../embedded/postmaster.ts";
import { type EmbeddedPostgres, useEmbeddedPostgres } from "../../embedded/use.ts";
import {
  type EmbeddedFolder,
  embeddedFolder,
  emptyFolder,
} from "../support/database/embedded_folder.ts";

function use({ dataDir }: EmbeddedFolder): Promise<EmbeddedPostgres> {
  return useEmbeddedPostgres({ dataDir, durable: false });
}

async function ask(url: string, statement: string): Promise<unknown> {
  const sql = connect(url, { applicationName: "test", max: 1 });
  try {
    const [row] = await sql.unsafe(statement).values();
    return row?.[0];
  } finally {
    await closing(sql);
  }
}

async function answers(url: string): Promise<boolean> {
  return await ask(url, "select 1").then(() => true, () => false);
}

Deno.test("a first start makes a UTF-8 database under any path", async () => {
  await using folder = await emptyFolder(`a path with spaces ${"and more ".repeat(12)}`);
  const postgres = await use(folder);
  assert.equal(postgres.started, true);
  assert.equal(await ask(postgres.url, "select current_database()"), "voteboard");
  assert.equal(await ask(postgres.url, "show server_encoding"), "UTF8");
  assert.equal(await ask(postgres.url, "show server_version_num").then(Number) >= 180000, true);
  assert.ok(new TextEncoder().encode(socketOf(postgres.url)).length <= 103);
  await postgres.leave();
  assert.equal(await answers(postgres.url), false);
});

Deno.test("a second start on the same data keeps it", async () => {
  await using folder = await embeddedFolder();
  const first = await use(folder);
  await ask(first.url, "create table kept as select 7 as value");
  await first.leave();
  const second = await use(folder);
  assert.equal(second.started, true);
  assert.equal(await ask(second.url, "select value from kept"), 7);
  await second.leave();
});

Deno.test("a start sets aside a log beyond 5 MB", async () => {
  await using folder = await embeddedFolder();
  const log = join(folder.dataDir, "postgres/postgres.log");
  await Deno.writeTextFile(log, "old line\n".repeat(600_000));
  await (await use(folder)).leave();
  assert.match(await Deno.readTextFile(`${log}.1`), /^old line/);
  assert.ok((await Deno.stat(log)).size < 100_000);
  await (await use(folder)).leave();
  assert.doesNotMatch(await Deno.readTextFile(log), /old line/);
  assert.match(await Deno.readTextFile(`${log}.1`), /^old line/);
});

Deno.test("the last process stops Postgres, and none before", async () => {
  await using folder = await embeddedFolder();
  const first = await use(folder);
  const second = await use(folder);
  assert.deepEqual([first.started, second.started], [true, false]);
  await first.leave();
  assert.equal(await answers(second.url), true);
  await second.leave();
  assert.equal(await answers(second.url), false);
});

Deno.test("a hold that was released is gone, whatever programs start at that moment", async () => {
  await using folder = await embeddedFolder();
  await (await use(folder)).leave();
  let held = 0;
  for (let round = 0; round < 500; round++) {
    const hold = await holdEmbedded(folder.dataDir);
    const program = new Deno.Command("true").spawn();
    hold.release();
    if (!await isUnused(folder.dataDir)) held++;
    await program.status;
  }
  assert.equal(held, 0);
});

Deno.test("Postgres keeps running under a service whose launcher has left", async () => {
  await using folder = await embeddedFolder();
  const launcher = await use(folder);
  const service = await holdEmbedded(folder.dataDir);
  await launcher.leave();
  assert.equal(await answers(launcher.url), true);

  const commandLine = await use(folder);
  assert.equal(commandLine.started, false);
  await commandLine.leave();
  assert.equal(await answers(launcher.url), true);

  service.release();
  await (await use(folder)).leave();
  assert.equal(await answers(launcher.url), false);
});

Deno.test("of two first starts at once only one starts Postgres", async () => {
  await using folder = await embeddedFolder();
  const both = await Promise.all([use(folder), use(folder)]);
  assert.deepEqual(both.map(({ started }) => started).sort(), [false, true]);
  for (const { url } of both) assert.equal(await answers(url), true);
  await Promise.all(both.map(({ leave }) => leave()));
});

Deno.test("leaving and starting at once never leaves a user without Postgres", async () => {
  await using folder = await embeddedFolder();
  const first = await use(folder);
  const [, second] = await Promise.all([first.leave(), use(folder)]);
  assert.equal(await answers(second.url), true);
  await second.leave();
});

Deno.test("a killed Postgres is started again with all its data", async () => {
  await using folder = await embeddedFolder();
  const postgres = await useEmbeddedPostgres({ dataDir: folder.dataDir });
  const sql = connect(postgres.url, { applicationName: "test" });
  await sql`create table kept as select 7 as value`;
  assert.equal(await postgres.revive(), false);
  Deno.kill(await folder.readPid(), "SIGKILL");
  assert.equal(await waitFor(postgres.revive, 10_000), true, "a signal takes its time");
  assert.equal(await postgres.revive(), false);
  assert.deepEqual([...await retried(() => sql`select value from kept`)], [{ value: 7 }]);
  await closing(sql);
  await postgres.leave();
});

/** The pool may learn only from its first statement that its connection is gone. */
async function retried<T>(act: () => PromiseLike<T>): Promise<T> {
  try {
    return await act();
  } catch {
    return await act();
  }
}

Deno.test("a start after kill -9 of everything succeeds", async () => {
  await using folder = await embeddedFolder();
  const killed = await use(folder);
  Deno.kill(await folder.readPid(), "SIGKILL");
  assert.equal(
    await waitFor(async () => !await answers(killed.url), 10_000),
    true,
    "a signal takes its time",
  );
  const next = await use(folder);
  assert.equal(next.started, true);
  assert.equal(await answers(next.url), true);
  await Promise.all([killed.leave(), next.leave()]);
});

Deno.test("a pid file with another program's pid stops no start", async () => {
  await using folder = await embeddedFolder();
  const remains = `${Deno.pid}\n${join(folder.dataDir, "postgres/data")}\n1700000000\n5432\n`;
  await Deno.writeTextFile(folder.pidFile, remains);
  await Deno.mkdir(join(folder.dataDir, "run"), { mode: 0o700 });
  await Deno.writeTextFile(join(folder.dataDir, "run/.s.PGSQL.5432.lock"), remains);
  const postgres = await use(folder);
  assert.equal(postgres.started, true);
  assert.equal(await answers(postgres.url), true);
  await postgres.leave();
});

Deno.test("data of another major version is refused in a sentence", async () => {
  await using folder = await embeddedFolder();
  const versionFile = join(folder.dataDir, "postgres/data/PG_VERSION");
  const version = await Deno.readTextFile(versionFile);
  await Deno.writeTextFile(versionFile, "15\n");
  await assert.rejects(
    use(folder),
    /was made by Postgres 15, but this version brings Postgres 18.*set DATABASE_URL/,
  );

  await Deno.writeTextFile(versionFile, version);
  const postgres = await use(folder);
  await postgres.leave();
  assert.equal(await answers(postgres.url), false);
});

Deno.test("only its owner can enter the folder of the embedded Postgres", async () => {
  await using folder = await emptyFolder();
  const { home } = await openPlace(folder.dataDir);
  assert.equal(((await Deno.stat(home)).mode ?? 0) & 0o777, 0o700);
});
