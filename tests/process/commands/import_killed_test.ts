import assert from "node:assert/strict";
import { listingRow, writeArchive } from "../../support/votes/archive.ts";
import { freshDatabase } from "../../support/database/database.ts";
import { eventually, runDeno, startDeno } from "../../support/processes/processes.ts";
import { SECRET_KEY } from "../../support/world.ts";

const ACCOUNTS = 10_000;
const LISTINGS = 120;

const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

Deno.test("an import that was killed continues, and leaves nothing out and nothing twice", async () => {
  await using database = await freshDatabase();
  const { sql } = database;
  await using archive = await writeArchive({
    "accounts.jsonl": range(ACCOUNTS).map((id) => ({
      id,
      username: `Player_${id}`,
      email: `p${id}@example.com`,
      password: `$2y$10$${String(id).padStart(53, "a")}`,
    })),
    "listings.jsonl": range(LISTINGS).map((id) =>
      listingRow(id, { owner: id, tags: ["survival"], slug: `old-${id}` })
    ),
    "totals.jsonl": range(LISTINGS).map((listing) => ({ listing, votes: listing })),
    "addresses.jsonl": range(LISTINGS).map((listing) => ({ path: `/s?id=${listing}`, listing })),
  });
  const env = { DATABASE_URL: database.url, SECRET_KEY };
  const args = ["-A", "scripts/admin.ts", "import", "list", archive.folder, "--json"];
  const count = async (table: string) => {
    const [row] = await sql.unsafe<{ rows: number }[]>(
      `select count(*)::int as rows from ${table}`,
    );
    return row?.rows ?? 0;
  };
  // During the accounts, twice during the listings, and as soon as votes are there.
  const moments = [["account", 2_000], ["server", 20], ["server", 70], ["vote_total", 1]] as const;
  for (const [table, rows] of moments) {
    const importing = startDeno(args, { env });
    await eventually(`${rows} rows of ${table}`, async () => await count(table) >= rows, {
      everyMs: 1,
      withinMs: 60_000,
    });
    importing.signal("SIGKILL");
    await importing.ended;
  }
  const { code, stdout, stderr } = await runDeno(args, { env });
  assert.deepEqual([code, stderr], [0, ""]);
  const { accounts, listings } = JSON.parse(stdout);
  assert.equal(accounts.added + accounts.already_there, ACCOUNTS);
  assert.equal(listings.added + listings.already_there, LISTINGS);
  assert.ok(accounts.already_there > 0 && listings.already_there > 0);

  const tables = {
    account: ACCOUNTS,
    credential: ACCOUNTS,
    imported_account: ACCOUNTS,
    server: LISTINGS,
    server_tag: LISTINGS,
    audit_entry: LISTINGS,
    vote_total: LISTINGS,
    old_address: LISTINGS,
  };
  for (const [table, rows] of Object.entries(tables)) assert.equal(await count(table), rows, table);
  const [{ votes } = { votes: 0 }] = await sql<{ votes: number }[]>`
    select sum(imported)::int as votes from vote_total`;
  assert.equal(votes, LISTINGS * (LISTINGS + 1) / 2);
});
