import assert from "node:assert/strict";
import { join } from "node:path";
import { convertList } from "../../../scripts/convert_list.ts";
import { webpOf } from "../../support/pages/pictures.ts";
import { commandLine } from "../../support/processes/service.ts";
import { openWorld, SECRET_KEY } from "../../support/world.ts";
import { tempFolder } from "./dumps.ts";

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
INSERT INTO ${"`points`"} VALUES (1,1,12,'192.0.2.1',1769904000),(2,0,12,'192.0.2.1',1769904000),(3,1,12,'192.0.2.2',1772323200),(4,1,12,'192.0.2.3',NULL);
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
-- Dump completed on 2026-11-23 12:00:00
`;

function readLines(text: string): unknown[] {
  return text.trimEnd().split("\n").map((line) => JSON.parse(line));
}

/** The first listing of the archive. */
const CAVES = {
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
};

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
  const left =
    '{"inactiveAccounts":1,"inactiveListings":1,"missingPictures":2,"votesWithoutTime":1}';
  assert.deepEqual(printed, [`Wrote ${to}. Left out: ${left}`]);

  const [caves, rust] = readLines(await Deno.readTextFile(join(to, "listings.jsonl")));
  assert.deepEqual(caves, CAVES);
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

Deno.test("a dump whose last line is missing is converted with a warning", async () => {
  await using temp = await tempFolder();
  const path = join(temp.folder, "dump.sql");
  await Deno.writeTextFile(path, DUMP.replace(/^-- Dump completed.*\n/m, ""));
  const said: string[] = [];
  const to = join(temp.folder, "archive");
  const args = ["minecraftserverlistphp", path, "--list", "old.example", "--to", to];
  assert.equal(
    await convertList(args, { print: () => {}, complain: (text) => said.push(text) }),
    0,
  );
  assert.match(said.join(), /^The dump may be cut/);
});
