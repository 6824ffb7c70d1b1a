import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { join } from "node:path";
import { listingRow, writeArchive } from "../support/votes/archive.ts";
import { commandLine } from "../support/processes/service.ts";
import { openWorld, SECRET_KEY } from "../support/world.ts";
import { MONTH, operate } from "./imported_list.ts";

/** An archive with a fault in most of its lines. */
const FAULTY = {
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
};

/** What is told of each of its faulty lines. */
const FAULTS = [
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

Deno.test("every faulty line is reported with its number, and the others come in", async () => {
  await using world = await openWorld({ now: new Date() });
  await using archive = await writeArchive(FAULTY);
  const { result, faults } = await operate(world)(archive.folder);
  for (const sentence of FAULTS) {
    assert.equal(
      faults.filter((fault) => sentence.test(fault)).length,
      1,
      `${sentence}\n${faults.join("\n")}`,
    );
  }
  assert.equal(faults.length, FAULTS.length, faults.join("\n"));
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
