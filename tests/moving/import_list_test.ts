import assert from "node:assert/strict";
import { findPassword } from "../../src/site/accounts/account_repository.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { listAudit } from "../../src/site/trail/find_audit.ts";
import { OPERATOR } from "../../src/core/rights/actor.ts";
import { listingRow, writeArchive } from "../support/votes/archive.ts";
import { hashTables } from "../support/pages/guarded_site.ts";
import { signIn } from "../support/people/people.ts";
import { openVisitor } from "../support/people/visitor.ts";
import { openWorld } from "../support/world.ts";
import { MONTH, operate } from "./imported_list.ts";

/** PHP's hash of "rasmuslerdorf", by libxcrypt. */
const BCRYPT = "$2y$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq";

function wholeArchive() {
  return writeArchive({
    "accounts.jsonl": [
      { id: 1, username: "Steve_01", email: "Steve@Example.com", password: BCRYPT },
      {
        id: "2",
        username: "Alex_02",
        email: "alex@example.com",
        password: "5f4dcc3b5aa765d61d8327deb882cf99",
      },
      { id: 3, username: "Kim_03" },
    ],
    "listings.jsonl": [
      listingRow(12, {
        slug: "deep-caves",
        name: "Deep Caves",
        description: "Dig **deep**.",
        tagline: "Dig",
        tags: ["survival"],
        country: "DE",
        website: "https://caves.example/",
        created_at: "2019-05-04T12:00:00Z",
      }),
      listingRow(13, { owner: "2", status: "waiting" }),
    ],
    "totals.jsonl": [{ listing: 12, votes: 15_230 }],
    "months.jsonl": [{ listing: 12, month: MONTH, votes: 420 }, {
      listing: 12,
      month: "2015-01",
      votes: 9,
    }],
    "addresses.jsonl": [{ path: "/server.php?id=12", listing: 12 }],
  });
}

Deno.test("a whole list comes in: accounts, listings, votes and addresses", async () => {
  await using world = await openWorld({ now: new Date() });
  await using archive = await wholeArchive();
  const { result, faults } = await operate(world)(archive.folder);
  assert.deepEqual(faults, []);
  const accounts = { lines: 3, added: 3, already_there: 0, without_address: 1, left_out: 0 };
  const passwords = {
    password_kept: 1,
    password_costly: 0,
    password_unknown: 1,
    password_missing: 1,
  };
  assert.deepEqual(result.accounts, { ...accounts, ...passwords });
  const listings = { lines: 2, added: 2, already_there: 0, without_something: 0, left_out: 0 };
  assert.deepEqual(result.listings, listings);
  assert.deepEqual(result.totals, { lines: 1, set: 1, left_out: 0 });
  assert.deepEqual(result.months, { lines: 2, set: 1, too_old: 1, left_out: 0 });
  assert.deepEqual(result.addresses, { lines: 1, set: 1, left_out: 0 });

  const visitor = openVisitor(world);
  assert.equal((await visitor.get("/server.php?id=12")).location, "/servers/deep-caves");
  const page = await visitor.get("/servers/deep-caves");
  assert.equal(page.status, 200);
  assert.match(page.html, /<strong>deep<\/strong>/);
  assert.equal((await visitor.get("/servers/server-13")).status, 404);
  assert.equal((await signIn(world, "Steve_01", "rasmuslerdorf")).viewer.emailVerified, false);
});

Deno.test("no imported account is a moderator, confirmed, or named on boards", async () => {
  await using world = await openWorld({ now: new Date() });
  await using archive = await wholeArchive();
  await operate(world)(archive.folder);
  const { sql } = world.services;
  const special = await sql`
    select from account where is_moderator or is_administrator or email_verified or on_boards`;
  assert.equal(special.length, 0);
  const [{ id } = { id: "" }] = await sql<{ id: string }[]>`
    select id from account where username = 'Alex_02'`;
  assert.equal(await findPassword(sql, id), undefined);
  const ageless = await sql`select from account where created_at < now() - interval '1 hour'`;
  assert.equal(ageless.length, 0);
});

Deno.test("a dry run reports what a real one does, and writes nothing", async () => {
  await using world = await openWorld({ now: new Date() });
  await using archive = await wholeArchive();
  await archive.write("accounts.jsonl", [
    { id: 1, username: "Steve_01" },
    { id: 2, username: "steve_01" },
    { id: 3, username: "Kim_03", email: "none" },
  ]);
  const run = operate(world);
  await run(archive.folder, "--dry-run"); // migrates, which writes
  const before = await hashTables(world);
  const dry = await run(archive.folder, "--dry-run");
  assert.deepEqual(await hashTables(world), before);
  const real = await run(archive.folder);
  assert.deepEqual({ ...real.result, dry_run: true }, dry.result);
  assert.deepEqual(real.faults, dry.faults);
  assert.ok(dry.faults.length >= 3);
});

Deno.test("an import that is run again changes nothing", async () => {
  await using world = await openWorld({ now: new Date() });
  await using archive = await wholeArchive();
  const run = operate(world);
  await run(archive.folder);
  await signIn(world, "Steve_01", "rasmuslerdorf");
  const before = await hashTables(world);
  const { result, faults } = await run(archive.folder);
  assert.deepEqual(faults, []);
  assert.equal(result.accounts["already_there"], 3);
  assert.equal(result.listings["already_there"], 2);
  assert.deepEqual(await hashTables(world), before);
  const trail = await listAudit(world.services.sql, { by: OPERATOR });
  assert.equal(trail.filter(({ action }) => action === "server_added").length, 2);
});

Deno.test("names and addresses that are taken here are reported and stay as they are", async () => {
  await using world = await openWorld({ now: new Date() });
  const { sql } = world.services;
  const steve = await world.account("Steve_01");
  await sql`update account set email = 'alex@example.com' where id = ${steve.id}`;
  await sql`
    insert into former_name (name_key, account_id, until) values ('kim_03', ${steve.id}, now() + interval '1 day')`;
  const before = await sql`select * from account where id = ${steve.id}`;
  await using archive = await wholeArchive();
  const { result, faults } = await operate(world)(archive.folder);
  assert.deepEqual(faults, [
    'accounts.jsonl:1: The name "Steve_01" is taken here',
    "accounts.jsonl:2: email: belongs to another account here. The account comes in without it",
    'accounts.jsonl:3: The name "Kim_03" is taken here',
    'listings.jsonl:1: The account "1" of its owner did not come in',
    'totals.jsonl:1: The listing "12" did not come in',
    'months.jsonl:1: The listing "12" did not come in',
    'addresses.jsonl:1: The listing "12" did not come in',
  ]);
  assert.equal(result.accounts["added"], 1);
  assert.deepEqual([...await sql`select * from account where id = ${steve.id}`], [...before]);
  const owned = await sql`select from server where owner_id = ${steve.id}`;
  assert.equal(owned.length, 0);
});

Deno.test("a deleted account gets no listing by a later import", async () => {
  await using world = await openWorld({ now: new Date() });
  await using archive = await wholeArchive();
  await archive.write("listings.jsonl", []);
  const run = operate(world);
  await run(archive.folder);
  const { viewer } = await signIn(world, "Steve_01", "rasmuslerdorf");
  const gone = { password: "rasmuslerdorf", now: world.clock.now };
  assert.equal((await deleteAccount(world.context, viewer, gone)).kind, "deleted");
  await archive.write("listings.jsonl", [listingRow(12)]);
  const { faults, result } = await run(archive.folder);
  assert.equal(faults[0], 'listings.jsonl:1: The account "1" of its owner did not come in');
  assert.equal(result.listings["added"], 0);
});
