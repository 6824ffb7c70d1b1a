import assert from "node:assert/strict";
import type { Sql } from "../../src/core/database/connect.ts";
import { migrate } from "../../src/service/database/migrate.ts";
import { MIGRATIONS } from "../../src/service/database/migration_files.ts";
import { countVoters } from "../../src/reach/rewards/voter_counts.ts";
import { emptyDatabase } from "../support/empty_database.ts";
import { migrateByFiles } from "../support/schema.ts";

/** The last migration before earlier votes were kept. */
const BEFORE = "0077";

const SERVER = crypto.randomUUID();
const STEVE = crypto.randomUUID();

Deno.test("votes from before the kept months are in the totals of a database that is upgraded", async () => {
  await using database = await emptyDatabase();
  const { sql } = database;
  await migrateByFiles(sql, BEFORE);
  await fill(sql);
  await migrate(sql);
  const votes = [{ userId: STEVE, votedAt: new Date() }];
  const total = async () => (await countVoters(sql, { serverId: SERVER, votes }))[0]?.total;
  assert.equal(await total(), 4);
  const text = await Deno.readTextFile(new URL("0078_voter_totals.sql", MIGRATIONS));
  for (const { statement } of await sql.unsafe<{ statement: string }[]>(text)) {
    await sql.unsafe(statement);
  }
  assert.equal(await total(), 4, "an upgrade that was interrupted is repeated");
});

/** Votes of two, three and no years ago, and a void one; only this month is kept by the day. */
async function fill(sql: Sql): Promise<void> {
  await sql`
    insert into vote (id, server_id, account_id, voted_at, voided_at)
    select gen_random_uuid(), ${SERVER}, ${STEVE}, now() - age, case when is_void then now() end
    from (values
      (interval '3 years', false), ('2 years', false), ('731 days', false), ('733 days', true), ('0 days', false)
    ) as v (age, is_void)`;
  await sql`
    insert into vote_month (server_id, month, account_id, days, last_voted_at)
    values (
      ${SERVER}, date_trunc('month', now() at time zone 'utc')::date, ${STEVE},
      array[(now() at time zone 'utc')::date], now()
    )`;
  await sql`
    insert into last_vote (server_id, account_id, voted_on) values (${SERVER}, ${STEVE}, (now() at time zone 'utc')::date)`;
}
