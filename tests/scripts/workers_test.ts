import assert from "node:assert/strict";
import { isIn, isInRun, STARTS_PROGRAMS } from "../../scripts/test/choices.ts";
import { divide, handOut, listTests } from "../../scripts/test/workers.ts";

/** Calls `look` with an empty folder, which is removed afterwards. */
async function withFolder(look: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "voteboard-workers-" });
  try {
    await look(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Finds the test files that a worker loads. */
async function filesOf(path: string): Promise<string[]> {
  const text = await Deno.readTextFile(path);
  return [...text.matchAll(/^ {2}"(.+)": \(\) => import\("file:.*\/\1"\),$/gm)].map((
    [, file = ""],
  ) => file);
}

Deno.test("a whole run starts every test file once", async () => {
  await withFolder(async (folder) => {
    const { args, files } = await handOut({ run: "all", rest: [] }, { places: 6, folder });
    const started = (await Promise.all(args.map(filesOf))).flat();
    const all = await listTests();
    assert.deepEqual(started.sort(), all);
    assert.deepEqual(files, all);
    assert.ok(args.length < all.length / 2, `${args.length} workers for ${all.length} files`);
  });
});

Deno.test("a shorter run starts no file that it leaves out, and every other", async () => {
  const all = await listTests();
  for (const run of ["short", "database"] as const) {
    await withFolder(async (folder) => {
      const { args } = await handOut({ run, rest: [] }, { places: 6, folder });
      const started = (await Promise.all(args.map(filesOf))).flat();
      assert.deepEqual(started.sort(), all.filter((file) => isInRun(run, file)));
    });
  }
});

Deno.test("named paths are handed on as they are", async () => {
  const rest = ["tests/browser/pages/pages_test.ts", "--filter=a"];
  assert.deepEqual(await handOut({ run: "short", rest }, { places: 6, folder: "/nowhere" }), {
    args: rest,
    files: [],
  });
});

Deno.test("what mostly computes is spread over the run, and does not start last", async () => {
  const workers = divide(await listTests(), 6);
  const isComputing = (files: string[]) =>
    files.length > 1 && !files.some((file) => isIn(STARTS_PROGRAMS, file));
  const places = workers.flatMap((files, nth) => isComputing(files) ? nth / workers.length : []);
  assert.ok(places.length >= 6);
  for (const [nth, place] of [...places, 1].entries()) {
    assert.ok(place - (places[nth - 1] ?? 0) < 0.35, places.join());
  }
  assert.ok(Math.max(...places) < 0.8, places.join());
});

Deno.test("files that start programs share a worker with no others", async () => {
  for (const files of divide(await listTests(), 6)) {
    const starting = files.filter((file) => isIn(STARTS_PROGRAMS, file));
    assert.ok([0, files.length].includes(starting.length), files.join());
  }
});
