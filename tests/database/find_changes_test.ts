import assert from "node:assert/strict";
import type { Query, Sql } from "../../src/core/database/connect.ts";
import { createDropChanges, findChanges } from "../../src/core/database/find_changes.ts";
import { costOfChanges } from "../bench/growth/statements.ts";
import { freshDatabase } from "../support/database/database.ts";
import { eventually } from "../support/processes/processes.ts";

const SERVER = crypto.randomUUID();

const note = (sql: Query, name: string) =>
  sql`insert into vote_change (server_id, name_key) values (${SERVER}, ${name})`;

const namesIn = ({ changes }: Awaited<ReturnType<typeof findChanges>>) =>
  changes.map(({ nameKey }) => nameKey).sort();

/** Begins a transaction that notes a change, and commits or rolls back when the test says so. */
async function beginNote(sql: Sql, name: string) {
  const noted = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const ended = sql.begin(async (tx) => {
    await note(tx, name);
    noted.resolve();
    await end.promise;
  });
  await noted.promise;
  ended.catch(() => {}); // of a test that failed before
  return {
    commit: () => (end.resolve(), ended),
    rollBack: () => (end.reject(new Error("undone")), ended.catch(() => {})),
  };
}

Deno.test("each change is found once, however late it is committed and in whatever order", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  const first = await findChanges(sql);
  assert.deepEqual(first.changes, []);
  const late = await beginNote(sql, "late");
  const undone = await beginNote(sql, "undone");
  await note(sql, "early");
  const second = await findChanges(sql, first.position);
  assert.deepEqual(namesIn(second), ["early"]);
  const later = await beginNote(sql, "later");
  await late.commit();
  await undone.rollBack();
  const third = await findChanges(sql, second.position);
  assert.deepEqual(namesIn(third), ["late"]);
  await later.commit();
  const fourth = await findChanges(sql, third.position);
  assert.deepEqual(namesIn(fourth), ["later"]);
  assert.deepEqual(namesIn(await findChanges(sql, fourth.position)), []);
});

Deno.test("a changed vote counts for the names that its account has when the change is found", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  const account = crypto.randomUUID();
  const vote = crypto.randomUUID();
  await sql`
    insert into account (id, username, username_key, created_at, updated_at)
    values (${account}, 'Before', 'before', now(), now())`;
  const { position } = await findChanges(sql);
  await sql`
    insert into last_vote (server_id, account_id, vote_id, voted_on, voted_at)
    values (${SERVER}, ${account}, ${vote}, current_date, now())`;
  await sql`update account set username_key = 'after' where id = ${account}`;
  await sql`
    insert into vote_name (vote_id, server_id, account_id, voted_on, name_key, username, is_proved)
    values (${vote}, ${SERVER}, ${account}, current_date, 'played', 'Played', true)`;
  await sql`delete from vote_change where server_ids is null`; // of the rename itself
  const { changes } = await findChanges(sql, position);
  const found = new Set(changes.map(({ serverId, nameKey }) => `${serverId} ${nameKey}`));
  assert.deepEqual([...found].sort(), [`${SERVER} after`, `${SERVER} played`]);
});

Deno.test("a statement with more than 1,000 votes is noted as one change of all servers and names", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  const { position } = await findChanges(sql);
  await sql`
    insert into last_vote (server_id, account_id, vote_id, voted_on, voted_at)
    select ${SERVER}, gen_random_uuid(), gen_random_uuid(), current_date, now() from generate_series(1, 1001) as n`;
  await sql`update last_vote set voted_at = now() + interval '1 minute'`;
  const { changes } = await findChanges(sql, position);
  const everything = [null, null];
  const found = changes.map(({ serverId, nameKey }) => [serverId, nameKey]);
  assert.deepEqual(found, [everything, everything]);
});

Deno.test("a look reads the changes since the last one, and no others, while a transaction runs for long", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  const long = await beginNote(sql, "long");
  await sql`insert into vote_change (server_id) select gen_random_uuid() from generate_series(1, 20000) as n`;
  await sql`analyze vote_change`;
  const { position } = await findChanges(sql);
  const { hits, reads } = await costOfChanges(sql, position);
  assert.ok(hits + reads < 30, `${hits + reads} pages`);
  await long.rollBack();
});

/** Resolves once no transaction runs, in any database of the server, that began before that change. */
async function everyoneSees(sql: Sql, name: string): Promise<void> {
  await eventually("everyone sees it", async () => {
    const seen = await sql`
      select from vote_change where name_key = ${name} and xid < pg_snapshot_xmin(pg_current_snapshot())`;
    return seen.length > 0;
  });
}

Deno.test("a change is dropped once everyone has seen it for half a minute, and never by its own age", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  const left = async () => {
    const rows = await sql<{ nameKey: string }[]>`select name_key from vote_change`;
    return rows.map(({ nameKey }) => nameKey).sort();
  };
  const drop = createDropChanges({ keptMs: 0 });
  const dropInProduction = createDropChanges();
  await note(sql, "known");
  const late = await beginNote(sql, "late");
  await note(sql, "early");
  await everyoneSees(sql, "known");
  for (const run of [drop, dropInProduction]) await run(sql);
  await late.commit();
  await note(sql, "new");
  await dropInProduction(sql);
  assert.deepEqual(await left(), ["early", "known", "late", "new"], "it had run a moment before");
  await everyoneSees(sql, "new");
  await drop(sql);
  assert.deepEqual(await left(), ["early", "late", "new"]);
  await drop(sql);
  assert.deepEqual(await left(), []);
});

Deno.test("changes that another server's backup brought along are dropped at once", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  await sql`
    insert into vote_change (xid)
    select (pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 1000000)::text::xid8`;
  await note(sql, "own");
  await createDropChanges()(sql);
  const left = await sql`select name_key from vote_change`;
  assert.deepEqual(left.map((row) => row["nameKey"]), ["own"]);
});

Deno.test("a position names its server and the time by the database's clock", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  const { position, revision } = await findChanges(sql);
  const [row] = await sql<{ server: Date; now: Date }[]>`
    select pg_postmaster_start_time() as server, clock_timestamp() as now`;
  assert.deepEqual(position.server, row?.server);
  assert.ok(Math.abs(+position.at - +(row?.now ?? 0)) < 60_000);
  assert.ok(revision > 0);
  assert.deepEqual((await findChanges(sql, position)).changes, []);
});
