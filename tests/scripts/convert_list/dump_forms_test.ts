import assert from "node:assert/strict";
import { join } from "node:path";
import { convertList } from "../../../scripts/convert_list.ts";
import { readDump } from "../../../scripts/convert_list/read_dump.ts";
import { tempFolder } from "./dumps.ts";

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

const SQL =
  "CREATE TABLE `users` (\n  `id` int NOT NULL COMMENT 'it, `is` one',\n  `username` text,\n" +
  "  PRIMARY KEY (`id`, `username` DESC)\n);\nINSERT INTO `users` VALUES (1,'H\u00f6hle'),(2,'It''s');\n";

const COPY = "CREATE TABLE public.users (\n    id integer NOT NULL,\n    username text\n);\n" +
  "COPY public.log (line) FROM stdin;\nit's (a; line\n\\.\n" +
  "COPY public.users (id, username) FROM stdin;\n1\tH\u00f6hle\n2\tIt's\n\\.\n";

const NAMED = "INSERT INTO users (id, username) VALUES (1,'H\u00f6hle'),(2,'It''s');";

const POSTGRES =
  "--\n-- PostgreSQL database dump\n--\n\\restrict abc\nSET standard_conforming_strings = on;\n";

const bytesOf = (text: string) => new TextEncoder().encode(text);

const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([...text].map((c) => c.charCodeAt(0))).buffer);

const packed = async (text: string) =>
  await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).bytes();

/** The same two rows, as tools write them. */
const FORMS: Record<string, string | Uint8Array<ArrayBuffer>> = {
  "a mark": `\ufeff${SQL}`,
  "UTF-16": utf16(`\ufeff${SQL}`),
  "UTF-16 without a mark": utf16(SQL),
  "big-endian UTF-16 without a mark": utf16(SQL).map((_, nth, all) => all[nth ^ 1] ?? 0),
  gzip: await packed(SQL),
  "gzip in two parts": new Uint8Array([
    ...await packed(SQL.slice(0, 50)),
    ...await packed(SQL.slice(50)),
  ]),
  "UTF-16 in gzip": await new Response(
    new Blob([utf16(SQL)]).stream().pipeThrough(new CompressionStream("gzip")),
  ).bytes(),
  "line ends of Windows": SQL.replaceAll("\n", "\r\n"),
  "line ends of old Macs": `-- a comment\n${SQL}`.replaceAll("\n", "\r"),
  "REPLACE INTO": SQL.replace("INSERT", "REPLACE"),
  "INSERT IGNORE": SQL.replace("INSERT", "INSERT LOW_PRIORITY IGNORE"),
  "INSERT OR REPLACE of SQLite": SQL.replace("INSERT", "INSERT OR REPLACE"),
  "INSERT … SET": "INSERT INTO `users` SET `id` = 1, `username`='H\u00f6hle';\n" +
    "REPLACE users SET username = 'It''s', users.id = 2;",
  "one statement a row": "insert into users (ID, UserName) values (1, 'H\u00f6hle');\n" +
    'insert into USERS (id, username) value (2, "It\'s");',
  "a schema": SQL.replaceAll("`users`", "`old list`.`users`"),
  "names of Postgres": SQL.replaceAll("`users`", "public.users").replaceAll("`", ""),
  "ANSI quotes": SQL.replaceAll("`", '"'),
  "one line, as SQLite writes it": SQL.replaceAll("\n  ", "").replaceAll("`", '"'),
  "rows on lines of their own": SQL.replace("VALUES (", "VALUES\n\t(").replace("),(", "),\n\t("),
  "comments in between": SQL.replace("VALUES", "/*!40000 IGNORE */ VALUES -- it's\n")
    .replace("),(", "), /* ( */ (").replace("TABLE `", "TABLE /*!32312 IF NOT EXISTS*/ `"),
  "what follows the rows": `${NAMED.slice(0, -1)} ON CONFLICT DO NOTHING;`,
  "identities of Postgres": NAMED.replace("VALUES", "OVERRIDING SYSTEM VALUE VALUES"),
  "casts and functions": NAMED.replace("'It''s'", "convert('It''s' USING utf8mb4)::varchar(32)")
    .replace("(1,", "(CAST('1' AS unsigned),"),
  "hexadecimal texts": NAMED.replace("'H\u00f6hle'", "0x48C3B6686C65")
    .replace("'It''s'", "_binary X'49742773'"),
  "a charset's name": NAMED.replaceAll(/'[^,;]*'(?=\))/g, (text) => `_utf8mb4 ${text}`),
  "escapes of MySQL": NAMED.replace("It''s", "It\\'s"),
  "texts of Postgres": POSTGRES + "INSERT INTO log VALUES ('C:\\');\n" +
    NAMED.replace("'It''s'", "E'It\\'s'"),
  "functions of Postgres":
    `${POSTGRES}CREATE FUNCTION f() AS $_$ insert into users values ('; $_$;\n${NAMED}`,
  "COPY of Postgres": POSTGRES + COPY,
  "COPY of Postgres, on Windows": (POSTGRES + COPY).replaceAll("\n", "\r\n"),
  "procedures of MySQL":
    "DELIMITER ;;\nCREATE PROCEDURE p() BEGIN insert into users values (a); END ;;\n" +
    `DELIMITER ;\n${NAMED}`,
  "SQLite's characters": "PRAGMA foreign_keys=OFF;\n" +
    NAMED.replace("'It''s'", "replace('It\\x','\\x',char(39,115))").replace(
      "'H\u00f6hle'",
      "unistr('H\\u00f6hle')",
    ),
  "a comment at the end": `${SQL}-- that's all`,
};

Deno.test("a dump is read in each form that tools write", async () => {
  await using temp = await tempFolder();
  const path = join(temp.folder, "dump.sql");
  for (const [name, form] of Object.entries(FORMS)) {
    await Deno.writeFile(path, typeof form === "string" ? bytesOf(form) : form);
    const read = Array.fromAsync(readDump(path, ["users"]));
    const rows = (await read.catch((cause) => assert.fail(`${name}: ${cause}`))).map(({ row }) =>
      row
    );
    const expected = [{ id: "1", username: "H\u00f6hle" }, { id: "2", username: "It's" }];
    assert.deepEqual(rows, expected, name);
  }
});

Deno.test("values that MySQL escapes are read as they were", async () => {
  await using temp = await tempFolder();
  const path = join(temp.folder, "dump.sql");
  await Deno.writeTextFile(
    path,
    String
      .raw`insert into t (a,b,c,d,e,f,g) values ('a\0b\Z\%\\',b'1',-1.5e3,TRUE,now(),x'',0xE4);`,
  );
  const [one] = await Array.fromAsync(readDump(path, ["t"]));
  assert.deepEqual(Object.values(one?.row ?? {}), [
    "a\0b\x1a\\%\\",
    "1",
    "-1.5e3",
    "TRUE",
    null,
    "",
    "\u00e4",
  ]);
});

/** Dumps that can't be converted, and what the converter says. */
const REFUSED: Record<string, [string | Uint8Array<ArrayBuffer>, RegExp]> = {
  nothing: ["", /no rows of the tables users and servers\. It has rows of no other$/],
  "another program's": [SQL.replaceAll("users", "people"), /no rows of .*It has rows of people$/],
  "no listings": [SQL, /no rows of the table servers\. It has rows of users$/],
  "no accounts": [NAMED.replace("users", "servers"), /no rows of the table users/],
  "latin-1": [new Uint8Array([...bytesOf(SQL.slice(0, 150)), 0xf6, 0x27]), /not UTF-8/],
  "a zip file": ["PK\x03\x04\x14\0", /a zip file\. Unpack it/],
  "a bzip2 file": ["BZh91AY&SY", /bzip2/],
  "a zstd file": [new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 4]), /zstd/],
  "a tar file in gzip": [await packed("toc.dat".padEnd(257, "\0") + "ustar"), /a tar file/],
  "pg_dump's own form": ["PGDMP\x01\x0e", /--format=plain/],
  "a database of SQLite": ["SQLite format 3\0", /sqlite3 list\.db \.dump/],
  "half a gzip file": [(await packed(SQL)).slice(0, 60), /gzip file is cut or damaged/],
  "a cut text": [SQL.slice(0, -5), /breaks off|cannot be read/],
  "cut rows of COPY": [COPY.slice(0, -4), /breaks off in the middle of a table/],
  "rows in other files": ["COPY users (id) FROM '$$PATH$$/1.dat';\n", /--format=plain/],
  "rows of a query": ["INSERT INTO users SELECT 1;", /rows of users cannot be read/],
  "a cut row of SET": ["INSERT INTO users SET id=1, username='It'", /row of users breaks off/],
  "too few values": [NAMED.replace("(2,", "("), /too few values/],
  "two databases": [`USE a;\n${NAMED}\nUSE b;\n${NAMED}`, /users of two databases/],
};

Deno.test("a dump that can't be converted is refused with a sentence, and leaves nothing behind", async () => {
  await using temp = await tempFolder();
  const path = join(temp.folder, "dump.sql");
  const isNew = join(temp.folder, "new/archive");
  const isThere = join(temp.folder, "there");
  await Deno.mkdir(isThere);
  for (const [name, [dump, sentence]] of Object.entries(REFUSED)) {
    await Deno.writeFile(path, typeof dump === "string" ? bytesOf(dump) : dump);
    for (const to of [isNew, isThere]) {
      const said: string[] = [];
      const args = ["minecraftserverlistphp", path, "--list", "old.example", "--to", to];
      const say = { print: () => {}, complain: (text: string) => said.push(text) };
      assert.equal(await convertList(args, say), 1, name);
      assert.match(said.join(), sentence, `${name}: ${said.join()}`);
    }
    assert.deepEqual(await Array.fromAsync(Deno.readDir(isThere)), [], name);
    await assert.rejects(Deno.stat(join(temp.folder, "new")), Deno.errors.NotFound, name);
  }
});
