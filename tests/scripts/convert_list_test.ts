import assert from "node:assert/strict";
import { join } from "node:path";
import { convertList } from "../../scripts/convert_list.ts";
import { readDump } from "../../scripts/convert_list/read_dump.ts";
import { webpOf } from "../support/pictures.ts";
import { commandLine } from "../support/service.ts";
import { openWorld, SECRET_KEY } from "../support/world.ts";

/** A dump as mysqldump writes it, with the columns of the program's schema that matter and some that don't. */
const DUMP = String.raw`-- MySQL dump 10.13
/*!40101 SET NAMES utf8mb4 */;
DROP TABLE IF EXISTS ${"`categories`"};
CREATE TABLE ${"`categories`"} (
  ${"`id`"} int(11) NOT NULL AUTO_INCREMENT,
  ${"`name`"} varchar(32) NOT NULL DEFAULT 'a;b',
  PRIMARY KEY (${"`id`"})
) ENGINE=InnoDB;
INSERT INTO ${"`categories`"} VALUES (1,'Survival'),(2,'PvP');
CREATE TABLE ${"`comments`"} (
  ${"`id`"} int(11) NOT NULL
);
INSERT INTO ${"`comments`"} VALUES (1),(2);
CREATE TABLE ${"`points`"} (
  ${"`id`"} int(11) NOT NULL,
  ${"`type`"} int(11) NOT NULL,
  ${"`server_id`"} int(11) NOT NULL,
  ${"`ip`"} varchar(45) NOT NULL,
  ${"`timestamp`"} int(11) NOT NULL
);
INSERT INTO ${"`points`"} VALUES (1,1,12,'192.0.2.1',1769904000),(2,0,12,'192.0.2.1',1769904000),(3,1,12,'192.0.2.2',1772323200);
INSERT INTO ${"`server_categories`"} (${"`server_id`"}, ${"`category_id`"}) VALUES (12, 1), (12, 2);
CREATE TABLE ${"`servers`"} (
  ${"`id`"} int(11) NOT NULL,
  ${"`user_id`"} int(11) NOT NULL,
  ${"`verified_owner_user_id`"} int(11) DEFAULT NULL,
  ${"`address`"} varchar(32) NOT NULL,
  ${"`port`"} int(11) NOT NULL,
  ${"`private`"} int(11) NOT NULL,
  ${"`active`"} int(11) NOT NULL,
  ${"`name`"} varchar(64) NOT NULL,
  ${"`description`"} text,
  ${"`image`"} varchar(38),
  ${"`icon`"} varchar(38),
  ${"`website`"} varchar(128),
  ${"`country`"} varchar(2),
  ${"`youtube_id`"} varchar(32),
  ${"`votes`"} int(11) NOT NULL,
  ${"`version`"} varchar(256),
  ${"`protocol`"} varchar(32),
  ${"`game_name`"} varchar(64),
  ${"`created_at`"} datetime
);
INSERT INTO ${"`servers`"} VALUES
(12,1,2,'play.example.com',25565,0,1,'Steve&#039;s; \'Caves\'','<p>A <b>fine</b> server\r\nfor \"you\"</p>','gone.png','logo.webp','https://caves.example/','DE','dQw4w9WgXcQ',500,'1.21','minecraft_java','Minecraft Java','2019-05-04 12:00:00'),
(13,1,NULL,'rust.example.com',28015,1,1,'It''s Rust',NULL,'','../../../etc/passwd','','US','',0,'','steam_a2s','Rust','2020-01-01 00:00:00'),
(14,1,NULL,'off.example.com',25565,0,0,'Off',NULL,'','','','US','',9,'','minecraft_java','','2020-01-01 00:00:00');
CREATE TABLE ${"`users`"} (
  ${"`id`"} int(11) NOT NULL,
  ${"`username`"} varchar(32) NOT NULL,
  ${"`password`"} varchar(128) NOT NULL,
  ${"`email`"} varchar(128) NOT NULL,
  ${"`type`"} int(11) NOT NULL,
  ${"`active`"} int(11) NOT NULL
);
INSERT INTO ${"`users`"} VALUES (1,'Big Boss','$argon2id$v=19$m=65536,t=4,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc','boss@example.com',2,1),(2,'Alex_02','x','alex@example.com',0,1),(3,'Banned','x','b@example.com',0,0);
`;

async function tempFolder() {
  const folder = await Deno.makeTempDir({ prefix: "convert" });
  return {
    folder,
    [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }),
  };
}

function readLines(text: string): unknown[] {
  return text.trimEnd().split("\n").map((line) => JSON.parse(line));
}

Deno.test("a dump of minecraftserverlistphp becomes an archive that comes in", async () => {
  await using temp = await tempFolder();
  const [dump, uploads, to] = ["dump.sql", "uploads", "archive"].map((name) =>
    join(temp.folder, name)
  );
  assert.ok(dump && uploads && to);
  await Deno.writeTextFile(dump, DUMP);
  await Deno.mkdir(join(uploads, "icons"), { recursive: true });
  await Deno.writeFile(join(uploads, "icons/logo.webp"), await webpOf(128, 128));
  const printed: string[] = [];
  const said = {
    print: (text: string) => printed.push(text),
    complain: (text: string) => assert.fail(text),
  };
  const args = [
    "minecraftserverlistphp",
    dump,
    "--list",
    "old.example",
    "--to",
    to,
    "--uploads",
    uploads,
  ];
  assert.equal(await convertList(args, said), 0);
  const left = '{"inactiveAccounts":1,"inactiveListings":1,"missingPictures":2}';
  assert.deepEqual(printed, [`Wrote ${to}. Left out: ${left}`]);

  const [caves, rust] = readLines(await Deno.readTextFile(join(to, "listings.jsonl")));
  assert.deepEqual(caves, {
    id: "12",
    owner: "2",
    name: "Steve's; 'Caves'",
    game: "minecraft",
    host: "play.example.com",
    port: 25565,
    status: "published",
    description: 'A **fine** server\r\nfor "you"',
    tags: ["survival", "pvp"],
    country: "DE",
    website: "https://caves.example/",
    video: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    version: "1.21",
    created_at: "2019-05-04T12:00:00Z",
    logo: "pictures/icons/logo.webp",
    banner: null,
  });
  assert.partialDeepStrictEqual(rust, {
    name: "It's Rust",
    game: "rust",
    status: "waiting",
    logo: null,
  });
  const months = readLines(await Deno.readTextFile(join(to, "months.jsonl")));
  assert.deepEqual(months, [
    { listing: "12", month: "2026-02", votes: 1 },
    { listing: "12", month: "2026-03", votes: 1 },
  ]);

  await using world = await openWorld({ now: new Date("2026-11-23T12:00:00Z") });
  const admin = commandLine({ DATABASE_URL: world.databaseUrl, SECRET_KEY });
  const { code, stdout, stderr } = await admin.run(`import list ${to} --json`);
  assert.deepEqual([code, stderr], [0, ""]);
  const { accounts, listings, totals, addresses } = JSON.parse(stdout);
  assert.deepEqual([accounts.added, accounts.password_kept, listings.added], [2, 1, 2]);
  assert.deepEqual([totals.set, addresses.set], [1, 2]);
  const names = await world.services.sql<{ username: string }[]>`
    select a.username from server s join account a on a.id = s.owner_id order by s.name`;
  assert.deepEqual(names.map(({ username }) => username), ["Big_Boss", "Alex_02"]);
  const led = await world.get("/server/play.example.com:25565");
  assert.equal(led.headers.get("location"), "/servers/steves-caves");
});

Deno.test("a dump is read whatever its texts hold, and however it is cut into pieces", async () => {
  await using temp = await tempFolder();
  const path = join(temp.folder, "dump.sql");
  const long = "It''s; (long), \\\\ \\' `x`\\n".repeat(20_000);
  const rows = Array.from(
    { length: 3_000 },
    (_, id) => `(${id},'${id % 1_000 === 7 ? long : `n${id}`}',NULL,-1.5)`,
  );
  const dump = [
    "create table `t` (\n `id` int,\n `name` text,\n `none` int,\n `number` float\n);",
    `insert into \`other\` values ('${long}',1);`,
    "/* a ; comment */",
    "insert into `t` values",
    rows.join(","),
    ";",
  ].join("\n");
  await Deno.writeTextFile(path, dump);
  const read = await Array.fromAsync(readDump(path, ["t"]));
  assert.equal(read.length, 3_000);
  assert.deepEqual(read[1_500]?.row, { id: "1500", name: "n1500", none: null, number: "-1.5" });
  assert.equal(read[7]?.row["name"], "It's; (long), \\ ' `x`\n".repeat(20_000));

  await Deno.writeTextFile(
    path,
    "create table `t` (\n `id` int\n);\ninsert into `t` values (1),(2,3);",
  );
  await assert.rejects(Array.fromAsync(readDump(path, ["t"])), /t has too many values/);
  await Deno.writeTextFile(path, "insert into `t` values ('cut o");
  await assert.rejects(Array.fromAsync(readDump(path, ["t"])), /not its columns/);
});

Deno.test("the converter overwrites nothing and says how it is used", async () => {
  await using temp = await tempFolder();
  const dump = join(temp.folder, "dump.sql");
  await Deno.writeTextFile(dump, DUMP);
  const complaints: string[] = [];
  const said = { print: () => {}, complain: (text: string) => complaints.push(text) };
  const args = ["minecraftserverlistphp", dump, "--list", "old.example", "--to", temp.folder];
  assert.equal(await convertList(args, said), 1);
  assert.equal(await convertList(["other", dump], said), 2);
  assert.match(
    complaints.join("\n"),
    /is not empty: it has dump\.sql\nUsage: deno task convert-list/,
  );
});

Deno.test("a dump is converted in each form that tools write, or refused with a sentence", async () => {
  const sql = "CREATE TABLE `users` (\n  `id` int NOT NULL,\n  `username` text\n);\n" +
    "INSERT INTO `users` VALUES (1,'H\u00f6hle'),(2,'It''s');\n";
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const utf16 = (text: string) =>
    new Uint8Array(new Uint16Array([...text].map((c) => c.charCodeAt(0))).buffer);
  const gzip = new Blob([sql]).stream().pipeThrough(new CompressionStream("gzip"));
  const good: Record<string, Uint8Array<ArrayBuffer>> = {
    "a mark": bytesOf(`\ufeff${sql}`),
    "UTF-16": utf16(`\ufeff${sql}`),
    gzip: await new Response(gzip).bytes(),
    "REPLACE INTO": bytesOf(sql.replace("INSERT", "REPLACE")),
    "INSERT IGNORE": bytesOf(sql.replace("INSERT", "INSERT IGNORE")),
    "INSERT OR REPLACE of SQLite": bytesOf(sql.replace("INSERT", "INSERT OR REPLACE")),
    "a schema": bytesOf(sql.replaceAll("`users`", "`old`.`users`")),
    "names of Postgres": bytesOf(sql.replaceAll("`users`", "public.users").replaceAll("`", "")),
    "ANSI quotes": bytesOf(sql.replaceAll("`", '"')),
    "one line, as SQLite writes it": bytesOf(sql.replaceAll("\n  ", "").replaceAll("`", '"')),
  };
  const folder = await Deno.makeTempDir();
  const path = join(folder, "dump.sql");
  for (const [name, bytes] of Object.entries(good)) {
    await Deno.writeFile(path, bytes);
    const names = (await Array.fromAsync(readDump(path, ["users"]))).map(({ row }) =>
      row["username"]
    );
    assert.deepEqual(names, ["H\u00f6hle", "It's"], name);
  }
  const bad: Record<string, [Uint8Array<ArrayBuffer>, RegExp]> = {
    "latin-1": [new Uint8Array([...bytesOf(sql.slice(0, 90)), 0xf6, 0x27]), /UTF-8/],
    "UTF-16 without a mark": [utf16(sql), /UTF-8/],
    "COPY of Postgres": [bytesOf("COPY public.users (id, username) FROM stdin;\n1\ta\n"), /COPY/],
    nothing: [bytesOf(""), /no rows/],
    "another program's": [bytesOf(sql.replaceAll("users", "people")), /no rows/],
  };
  for (const [name, [bytes, sentence]] of Object.entries(bad)) {
    await Deno.writeFile(path, bytes);
    const said: string[] = [];
    const to = await Deno.makeTempDir();
    const args = ["minecraftserverlistphp", path, "--list", "old.example", "--to", to];
    const code = await convertList(args, { print: () => {}, complain: (text) => said.push(text) });
    assert.equal(code, 1, name);
    assert.match(said.join(), sentence, name);
    await Deno.remove(to, { recursive: true });
  }
  await Deno.remove(folder, { recursive: true });
});
