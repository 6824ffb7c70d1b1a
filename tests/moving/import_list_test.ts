import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { join } from "node:path";
import { z } from "zod";
import { findPassword } from "../../src/site/accounts/account_repository.ts";
import { tellOwners } from "../../src/reach/import/tell_owners.ts";
import type { Mailer } from "../../src/site/mail/mailer.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { listAudit } from "../../src/site/trail/find_audit.ts";
import { OPERATOR } from "../../src/core/rights/actor.ts";
import { listingRow, writeArchive } from "../support/votes/archive.ts";
import { hashTables } from "../support/pages/guarded_site.ts";
import { signIn } from "../support/people/people.ts";
import { webpOf } from "../support/pages/pictures.ts";
import { commandLine } from "../support/processes/service.ts";
import { openVisitor } from "../support/people/visitor.ts";
import { openWorld, SECRET_KEY, type World } from "../support/world.ts";

/** PHP's hash of "rasmuslerdorf", by libxcrypt. */
const BCRYPT = "$2y$07$BCryptRequires22Chrcte/VlQH0piJtjXl.0t1XkA8pw9dMXTpOq";

const Counts = z.record(z.string(), z.number());
const Result = z.looseObject({
  accounts: Counts,
  listings: Counts,
  totals: Counts,
  months: Counts,
  addresses: Counts,
});

function operate(world: World) {
  const admin = commandLine({ DATABASE_URL: world.databaseUrl, SECRET_KEY });
  return async (folder: string, flags = "") => {
    const { code, stdout, stderr } = await admin.run(`import list ${folder} ${flags} --json`);
    assert.equal(code, 0, stderr);
    return { result: Result.parse(JSON.parse(stdout)), faults: stderr.split("\n").filter(Boolean) };
  };
}

/** The current month, which boards show whatever the clock of the machine. */
const MONTH = new Date().toISOString().slice(0, 7);

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

Deno.test("every faulty line is reported with its number, and the others come in", async () => {
  await using world = await openWorld({ now: new Date() });
  await using archive = await writeArchive({
    "accounts.jsonl": [
      { id: 1, username: "Steve_01" },
      "{not json",
      "",
      { id: 4, username: "Ümlaut" },
      { id: 5, username: "Five_05", mail: "typo@example.com" },
      { id: 1, username: "Six_06" },
      { id: 7, username: "Voteboard_7" },
      { id: 8, username: "76561198000000000" },
      '{"id":9,"username":"Nine_09\\ud800","email":"nine@example.com"}',
      { id: 10, username: "Ten_10", email: `${crypto.randomUUID()}@unconfirmed.invalid` },
      `{"id":11,"username":"${"x".repeat(600_000)}"}`,
    ],
    "listings.jsonl": [
      listingRow(1, { owner: 99 }),
      listingRow(2, { game: "chess" }),
      listingRow(3, { host: "127.0.0.1" }),
      listingRow(4, { port: 0 }),
      listingRow(5, { status: "hidden" }),
      listingRow(6, {
        website: "http://insecure.example",
        tags: ["survival", "nonsense"],
        slug: "admin",
      }),
      listingRow(7, { logo: "../../etc/passwd", video: "https://evil.example/v" }),
    ],
    "totals.jsonl": [
      { listing: 1, votes: 5 },
      { listing: 6, votes: -1 },
      { listing: 6, votes: 1 },
      {
        listing: 6,
        votes: 2,
      },
    ],
    "months.jsonl": [{ listing: 6, month: "2999-01", votes: 1 }, {
      listing: 6,
      month: "2026-13",
      votes: 1,
    }],
    "addresses.jsonl": [
      { path: "//evil.example/", listing: 6 },
      { path: "/server/6", listing: 6 },
      { path: "/server/6/", listing: 7 },
    ],
  });
  const { result, faults } = await operate(world)(archive.folder);
  const expected = [
    /^accounts\.jsonl:2: The line is not JSON$/,
    /^accounts\.jsonl:5: .*"mail"/,
    /^accounts\.jsonl:9: username: has a character that cannot be stored$/,
    /^accounts\.jsonl:11: The line is too long$/,
    /^accounts\.jsonl:4: .*Ümlaut/,
    /^accounts\.jsonl:7: .*Voteboard_7/,
    /^accounts\.jsonl:8: .*76561198000000000/,
    /^accounts\.jsonl:10: email: .*unconfirmed\.invalid/,
    /^accounts\.jsonl:6: The id is also on line 1$/,
    /^listings\.jsonl:5: status: /,
    /^listings\.jsonl:1: The account "99" of its owner did not come in$/,
    /^listings\.jsonl:2: There is no game "chess"$/,
    /^listings\.jsonl:3: .*127\.0\.0\.1/,
    /^listings\.jsonl:4: .*port/,
    /^listings\.jsonl:6: slug: "admin" is .*comes in without it$/,
    /^listings\.jsonl:6: tags: there is no tag "nonsense"/,
    /^listings\.jsonl:6: website: /,
    /^listings\.jsonl:7: video: /,
    /^listings\.jsonl:7: logo: is no file of the archive/,
    /^totals\.jsonl:2: votes: /,
    /^totals\.jsonl:1: The listing "1" did not come in$/,
    /^totals\.jsonl:4: The same is on line 3$/,
    /^months\.jsonl:2: month: is not a month/,
    /^months\.jsonl:1: month: 2999-01 has not begun$/,
    /^addresses\.jsonl:1: path: is not a path of the other site/,
    /^addresses\.jsonl:3: The same is on line 2$/,
  ];
  for (const sentence of expected) {
    assert.equal(
      faults.filter((fault) => sentence.test(fault)).length,
      1,
      `${sentence}\n${faults.join("\n")}`,
    );
  }
  assert.equal(faults.length, expected.length, faults.join("\n"));
  assert.deepEqual([result.accounts["added"], result.accounts["left_out"]], [2, 8]);
  assert.deepEqual([result.listings["added"], result.listings["left_out"]], [2, 5]);
  const tags = await world.services.sql<{ tag: string }[]>`select tag from server_tag`;
  assert.deepEqual(tags.map(({ tag }) => tag), ["survival"]);
});

/** Values that an optional field can't have. */
const WRONG: Record<string, unknown[]> = {
  slug: [12, {}, ["a"], "x\0"],
  description: [5, true, { html: "x" }, "a\0b", "x".repeat(30_000)],
  tagline: [5, "half \ud800"],
  tags: ["survival", [5], {}, [null], 7, ["surv\0"]],
  country: [49, ["DE"], "Germany"],
  version: [1.21, { name: "1.21" }],
  languages: ["en", [1], "\0"],
  website: [0, false, "not a URL"],
  discord: [123],
  video: [{}],
  rules: [["no griefing"]],
  logo: [5, {}, "gone.png"],
  banner: [true],
  created_at: [1556971200, "yesterday", "2019-13-45", {}, "1970-01-01T00:00:00Z"],
};

Deno.test("a listing whose optional field has the wrong type comes in without it, and so do its votes", async () => {
  await using world = await openWorld({ now: new Date() });
  const wrong = Object.entries(WRONG).flatMap(([field, values]) =>
    values.map((value) => ({ field, value }))
  );
  const listings = wrong.map(({ field, value }, nth) => listingRow(nth + 1, { [field]: value }));
  const all = Object.fromEntries(Object.entries(WRONG).map(([field, [value]]) => [field, value]));
  listings.push(listingRow(listings.length + 1, { ...all, video: "https://evil.example/v" }));
  await using archive = await writeArchive({
    "accounts.jsonl": [
      { id: 1, username: "Steve_01", email: 5, password: {} },
      { id: 2, username: "Alex_02", email: "\0", password: "\ud800" },
    ],
    "listings.jsonl": listings,
    "totals.jsonl": listings.map(({ id }) => ({ listing: id, votes: id })),
    "months.jsonl": listings.map(({ id }) => ({ listing: id, month: MONTH, votes: id })),
  });
  const { result, faults } = await operate(world)(archive.folder);
  const { accounts, listings: brought, totals, months } = result;
  const count = listings.length;
  assert.deepEqual([accounts["added"], accounts["left_out"]], [2, 0]);
  assert.deepEqual([brought["added"], brought["left_out"]], [count, 0], faults.join("\n"));
  assert.equal(brought["without_something"], count);
  assert.deepEqual([totals["set"], months["set"]], [count, count]);
  for (const [nth, { field, value }] of wrong.entries()) {
    const told = faults.filter((fault) => fault.startsWith(`listings.jsonl:${nth + 1}: `));
    assert.match(told.join(), new RegExp(`${field}\\b.*without it$`), JSON.stringify(value));
  }
  const last = faults.filter((fault) => fault.startsWith(`listings.jsonl:${count}: `)).join();
  for (const field of Object.keys(WRONG)) assert.ok(last.includes(field), `${field}: ${last}`);
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

Deno.test("a mail server that refuses one email gets the rest when the import is run again", async () => {
  await using world = await openWorld({ now: new Date() });
  await using archive = await writeArchive({
    "accounts.jsonl": [1, 2, 3].map((id) => ({
      id,
      username: `P_${id}`,
      email: `p${id}@example.com`,
    })),
  });
  await operate(world)(archive.folder);
  const sent = new Array<string>();
  const { sql, site, box } = world.services;
  let refuses = true;
  const mailer: Mailer = {
    send: (mail) => {
      if (refuses && sent.length === 1) return Promise.reject(new Error("full"));
      sent.push(mail.to);
      assert.match(mail.text, /moved from old\.example to .*http:\/\/localhost\/privacy/s);
      return Promise.resolve();
    },
  };
  const tell = () =>
    tellOwners({ sql, mailer, box, site }, { folder: archive.folder, list: "old.example" });
  await assert.rejects(tell(), /refused an email after 1 others: full/);
  refuses = false;
  assert.equal(await tell(), 2);
  assert.equal(await tell(), 0);
  assert.deepEqual(sent.sort(), ["p1@example.com", "p2@example.com", "p3@example.com"]);
});

Deno.test("an address that the mail server puts off or refuses stops no other owner's email", async () => {
  await using world = await openWorld({ now: new Date() });
  await using archive = await writeArchive({
    "accounts.jsonl": [1, 2, 3].map((id) => ({
      id,
      username: `P_${id}`,
      email: `p${id}@example.com`,
    })),
  });
  await operate(world)(archive.folder);
  const { sql, site, box } = world.services;
  const answers: Record<string, number> = { "p1@example.com": 450, "p2@example.com": 550 };
  const sent: string[] = [];
  const mailer: Mailer = {
    send({ to }) {
      const responseCode = answers[to];
      if (responseCode === undefined) return Promise.resolve(void sent.push(to));
      const answer = { code: "EENVELOPE", command: "RCPT TO", responseCode };
      return Promise.reject(Object.assign(new Error("refused"), answer));
    },
  };
  const told = { folder: archive.folder, list: "old.example" };
  assert.equal(await tellOwners({ sql, mailer, box, site }, told), 2);
  assert.deepEqual(sent, ["p3@example.com"]);
  assert.equal((await sql`select from queued_mail`).length, 1);
});

Deno.test("pictures of an archive go through the same decoder as uploads", async () => {
  await using world = await openWorld({ now: new Date() });
  await using archive = await writeArchive({
    "accounts.jsonl": [{ id: 1, username: "Steve_01" }],
    "listings.jsonl": [
      listingRow(1, { logo: "pictures/1.png" }),
      listingRow(2, { logo: "pictures/2.png" }),
    ],
  });
  await Deno.mkdir(join(archive.folder, "pictures"));
  await Deno.writeFile(join(archive.folder, "pictures/1.png"), await webpOf(256, 256));
  await Deno.writeTextFile(join(archive.folder, "pictures/2.png"), "<svg onload=alert(1)>");
  await Deno.symlink("/etc/passwd", join(archive.folder, "pictures/3.png"));
  const { faults } = await operate(world)(archive.folder);
  assert.equal(faults.length, 1);
  assert.match(faults[0] ?? "", /^listings\.jsonl:2: logo: /);
  const shown = await world.services.sql<{ name: string; logo: string | null }[]>`
    select name, logo from server order by name`;
  assert.match(shown[0]?.logo ?? "", /^[0-9a-f]{64}$/);
  assert.equal(shown[1]?.logo, null);
});

Deno.test("a folder that is no archive is refused in one sentence", async () => {
  await using world = await openWorld();
  const admin = commandLine({ DATABASE_URL: world.databaseUrl, SECRET_KEY });
  await using archive = await writeArchive({});
  const refused = async (sentence: RegExp) => {
    const { code, stdout, stderr } = await admin.run(`import list ${archive.folder}`);
    assert.deepEqual([code, stdout], [1, ""]);
    assert.match(stderr, sentence);
    assert.equal(stderr.trimEnd().split("\n").length, 1);
  };
  for (const text of ['{"format":2,"list":"old.example"}', '{"format":1,"list":"<b>"}', "x"]) {
    await archive.write("archive.json", [text]);
    await refused(/archive\.json: /);
  }
  await archive.write("archive.json", ['{"format":1,"list":"old.example"}']);
  await Deno.writeFile(
    join(archive.folder, "accounts.jsonl"),
    Buffer.from("\ufeff{}\n", "utf16le"),
  );
  await refused(/accounts\.jsonl: The file is UTF-16\. Save it as UTF-8/);
  await Deno.remove(join(archive.folder, "archive.json"));
  await refused(/^Cannot read .*archive\.json/);
});

Deno.test("a file of an archive under another name is reported, and nothing is read from it", async () => {
  await using world = await openWorld();
  const names = ["Accounts.jsonl", "listings.json", "totals.jsonl.gz"];
  const row = { id: 1, username: "Steve_01" };
  await using archive = await writeArchive(
    Object.fromEntries([...names, "notes.txt"].map((name) => [name, [row]])),
  );
  const { result, faults } = await operate(world)(archive.folder, "--dry-run");
  const sentence = "is no file of an archive, and is not read";
  assert.deepEqual(faults.sort(), names.map((name) => `${name}: ${sentence}`));
  assert.equal(result.accounts["lines"], 0);
});
