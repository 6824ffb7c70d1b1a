import assert from "node:assert/strict";
import { openOwner } from "../../support/people/owner.ts";
import { openPerson, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const PAGE = "/my/servers/caves/voters";

/** Steve's listed Caves, for which these players voted. Alex agreed to be named. */
async function openVoters(world: World, names: readonly string[]): Promise<Visitor> {
  const steve = await openOwner(world);
  for (const name of names) {
    await world.account(name);
    await world.vote({ slug: "caves" }, name);
    world.pass(1_000);
  }
  await world.services.sql`update account set on_boards = true where username = 'Alex'`;
  return steve;
}

/** The rows of a page's table, without tags. */
function rowsOf(html: string): string[] {
  return (html.match(/<tr[ >].*?<\/tr>/gs) ?? []).slice(1)
    .map((row) => row.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ").trim());
}

Deno.test("an owner finds voters by a part of their name, and only the listed ones are marked", async () => {
  await using world = await openWorld();
  const steve = await openVoters(world, ["Alex", "Bob_Alexson", "Cleo"]);
  world.clock.now = new Date("2026-03-11T12:00:00.000Z");
  await world.vote({ slug: "caves" }, "Cleo");
  const { html } = await steve.get(PAGE);
  assert.match(html, /<h2>3 voters in March 2026<\/h2>/);
  assert.deepEqual(rowsOf(html), [
    "Cleo 2 Mar 11, 2026, 12:00 UTC",
    "Alex 1 Mar 10, 2026, 12:00 UTC public",
    "Bob_Alexson 1 Mar 10, 2026, 12:00 UTC",
  ]);
  assert.match(html, /<a href="\/my\/servers\/caves\/api\?q=Cleo#deliveries"><bdi>Cleo/);
  const found = await steve.get(`${PAGE}?q=%20aLEX`);
  assert.deepEqual(rowsOf(found.html).map((row) => row.split(" ")[0]), ["Alex", "Bob_Alexson"]);
  assert.match((await steve.get(`${PAGE}?q=%25`)).html, /Nobody found for %/);
  assert.match((await steve.get(`${PAGE}?month=2026-02`)).html, /Nobody voted in this month yet/);
  for (const month of ["2026-05", "2026-01", "x", "2026-3", "%27"]) {
    assert.equal((await steve.get(`${PAGE}?month=${month}`)).status, 404, month);
  }
});

Deno.test("the second page goes on where the first one ended", async () => {
  await using world = await openWorld();
  const names = Array.from({ length: 51 }, (_, nth) => `Player_${String(nth).padStart(2, "0")}`);
  const steve = await openVoters(world, names);
  const [first, second] = await Promise.all([steve.get(PAGE), steve.get(`${PAGE}?page=2`)]);
  const shown = [...rowsOf(first.html), ...rowsOf(second.html)].map((row) => row.split(" ")[0]);
  assert.equal(rowsOf(second.html).length, 1);
  assert.deepEqual(shown.sort(), names);
});

Deno.test("the file has every voter of the month once, and nothing that a spreadsheet would run", async () => {
  await using world = await openWorld();
  const steve = await openVoters(world, ["Alex", "Bob"]);
  await world.services.sql`
    insert into vote_name (vote_id, server_id, account_id, voted_on, name_key, username, is_proved)
    select l.vote_id, l.server_id, l.account_id, l.voted_on, 'x', '=SUM(1,2)', false
    from last_vote l join account a on a.id = l.account_id where a.username = 'Bob'`;
  const { status, headers, html } = await steve.submit(`${PAGE}/export`, { month: "2026-03" });
  assert.equal(status, 200);
  assert.match(headers.get("content-type") ?? "", /^text\/csv/);
  assert.match(
    headers.get("content-disposition") ?? "",
    /attachment; filename="caves-2026-03\.csv"/,
  );
  assert.deepEqual(html.split("\r\n").sort(), [
    "",
    '"\'=SUM(1,2)",1,2026-03-10T12:00:01.000Z,no',
    "Alex,1,2026-03-10T12:00:00.000Z,yes",
    "player,votes,last_vote_utc,public",
  ]);
  const none = await steve.submit(`${PAGE}/export`, { month: "2026-02" });
  assert.equal(none.html, "player,votes,last_vote_utc,public\r\n");
  assert.equal((await steve.submit(`${PAGE}/export`, { month: "0000-00" })).status, 404);
});

Deno.test("a file of more voters than are read at once has each of them", async () => {
  await using world = await openWorld();
  const steve = await openVoters(world, ["Alex"]);
  const { sql } = world.services;
  await sql`
    with added as (
      insert into account (username, username_key, created_at, updated_at)
      select 'Many_' || n, 'many_' || n, ${world.clock.now}, ${world.clock.now}
      from generate_series(1, 2000) as n returning id
    )
    insert into vote_month (server_id, month, account_id, days, last_voted_at)
    select s.id, '2026-03-01', added.id, '{2026-03-10}', ${world.clock.now}
    from added, server s where s.slug = 'caves'`;
  const { html } = await steve.submit(`${PAGE}/export`, { month: "2026-03" });
  assert.equal(new Set(html.split("\r\n")).size, 2001 + 2);
});

Deno.test("no other account sees or downloads an owner's voters", async () => {
  await using world = await openWorld();
  await openVoters(world, ["Bob"]);
  const alex = await openPerson(world, "Alex");
  assert.equal((await alex.get(PAGE)).status, 404);
  assert.equal((await alex.submit(`${PAGE}/export`, { month: "2026-03" })).status, 404);
});
