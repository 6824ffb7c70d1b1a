import assert from "node:assert/strict";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { LEFT_OUT } from "../../scripts/test/left_out.ts";
import { chooseFiles, divide, listTests } from "../../scripts/test/workers.ts";

/** Calls `look` with an empty folder, which is removed afterwards. */
async function withFolder(look: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "voteboard-workers-" });
  try {
    await look(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Finds the test files that a path given to `deno test` runs. */
async function filesOf(folder: string, path: string): Promise<string[]> {
  if (dirname(path) !== folder) return [resolve(PROJECT, path)];
  const text = await Deno.readTextFile(path);
  return [...text.matchAll(/"(.+)"/g)].map(([, url = ""]) => fileURLToPath(url));
}

Deno.test("a whole run starts every test file once", async () => {
  await withFolder(async (folder) => {
    const paths = await chooseFiles({ only: undefined, rest: [] }, folder);
    const started = (await Promise.all(paths.map((path) => filesOf(folder, path)))).flat();
    const all = await listTests();
    assert.deepEqual(started.sort(), all.map((file) => resolve(PROJECT, file)).sort());
    assert.ok(paths.length < all.length / 2, `${paths.length} workers for ${all.length} files`);
  });
});

Deno.test("a shorter run starts no file that it leaves out", async () => {
  await withFolder(async (folder) => {
    const paths = await chooseFiles({ only: "quick", rest: [] }, folder);
    const started = (await Promise.all(paths.map((path) => filesOf(folder, path)))).flat();
    for (const path of LEFT_OUT.quick) {
      const left = resolve(PROJECT, path);
      assert.ok(!started.some((file) => file === left || file.startsWith(`${left}/`)), path);
    }
    assert.ok(started.length > 50, `${started.length} files`);
  });
});

Deno.test("named paths are handed on as they are", async () => {
  const rest = ["tests/votes", "--filter=a"];
  assert.deepEqual(await chooseFiles({ only: undefined, rest }, "/nowhere"), rest);
  const [ignored, ...named] = await chooseFiles({ only: "quick", rest }, "/nowhere");
  assert.match(ignored ?? "", /^--ignore=tests\/browser,/);
  assert.deepEqual(named, rest);
});

Deno.test("a file that starts programs keeps a worker of its own", async () => {
  for (const files of divide(await listTests()).filter(({ length }) => length > 1)) {
    const starting = files.filter((file) =>
      LEFT_OUT.quick.some((path) => file === path || file.startsWith(`${path}/`))
    );
    assert.ok(files.every((file) => file.startsWith("tests/browser/")) || starting.length === 0);
  }
});
