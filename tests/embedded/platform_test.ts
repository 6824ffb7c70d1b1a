import assert from "node:assert/strict";
import { holdEmbedded } from "../../embedded/hold.ts";
import { openDatabase } from "../../embedded/launcher/database.ts";

const PLATFORMS = [
  { os: "linux", isMusl: true, named: "Linux with musl, as Alpine" },
  { os: "darwin", isMusl: false, named: "macOS" },
  { os: "windows", isMusl: false, named: "Windows" },
];

const WAY_OUT =
  /: set DATABASE_URL to a Postgres of your own, 15 or newer, or let Docker bring one: docker compose -f (\S+) up -d$/;

Deno.test("where no embedded database runs, a sentence leads to compose", async () => {
  const folder = await Deno.makeTempDir();
  for (const { named, ...platform } of PLATFORMS) {
    const dataDir = `${folder}/${platform.os}`;
    const { message } = await refusal(openDatabase({ DATA_DIR: dataDir }, { platform }));
    assert.ok(
      message.startsWith(`The embedded Postgres runs on Linux with glibc, and this is ${named}: `),
    );
    const [, file = ""] = WAY_OUT.exec(message) ?? assert.fail(message);
    assert.ok((await Deno.stat(new URL(`../../${file}`, import.meta.url))).isFile);
    await assert.rejects(Deno.stat(dataDir), Deno.errors.NotFound, "nothing was written");
  }
  await Deno.remove(folder, { recursive: true });
});

Deno.test("a data folder that cannot be made leads to compose too", async () => {
  const file = await Deno.makeTempFile();
  const { message } = await refusal(openDatabase({ DATA_DIR: `${file}/data` }));
  assert.ok(message.startsWith(`The embedded Postgres cannot write to ${file}/data: `), message);
  assert.match(message, WAY_OUT);
  await Deno.remove(file);
});

Deno.test("a database of one's own is taken on any platform", async () => {
  const platform = { os: "windows", isMusl: false };
  const url = "postgres://app@db.example.com/voteboard";
  assert.equal((await openDatabase({ DATABASE_URL: url }, { platform })).url, url);
});

async function refusal(opened: Promise<unknown>): Promise<Error> {
  return await opened.then(
    () => assert.fail("it opened"),
    (error) => error instanceof Error ? error : assert.fail(String(error)),
  );
}

Deno.test("a service started by itself without DATABASE_URL says what to set", async () => {
  const folder = await Deno.makeTempDir();
  const { message } = await refusal(holdEmbedded(folder));
  assert.match(message, /^DATABASE_URL is not set, .*: set it, or start with "deno task start"$/);
  await Deno.remove(folder, { recursive: true });
});
