import assert from "node:assert/strict";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { listFiles } from "../../scripts/check_docs/project.ts";
import { LEFT_OUT, testArguments } from "../../scripts/test/left_out.ts";

const ROOT = new URL(`file://${PROJECT}`);
const FILES = [...await listFiles(ROOT)].filter((path) => /^tests\/.*_test\.ts$/.test(path));

/** A test file that starts programs by itself. */
const STARTS =
  /\b(startDeno|runDeno|startService|openInstallation)\(|support\/browser\.ts|\.Command\(/;

/** Whether a run leaves that file out, by its own path or its folder's. */
function isLeftOut(run: keyof typeof LEFT_OUT, file: string): boolean {
  return LEFT_OUT[run].some((path) => file === path || file.startsWith(`${path}/`));
}

Deno.test("the quick tests start neither browsers nor services", async () => {
  const starting = [];
  for (const file of FILES.filter((path) => !isLeftOut("quick", path))) {
    if (STARTS.test(await Deno.readTextFile(new URL(file, ROOT)))) starting.push(file);
  }
  assert.deepEqual(starting, []);
});

Deno.test("what a shorter run leaves out exists", () => {
  for (const paths of Object.values(LEFT_OUT)) {
    for (const path of paths) {
      assert.ok(FILES.some((file) => file === path || file.startsWith(`${path}/`)), path);
    }
  }
});

Deno.test("all tests run unless somebody says otherwise", () => {
  assert.deepEqual(testArguments([]), ["tests"]);
  assert.deepEqual(testArguments(["tests/votes"]), ["tests/votes"]);
  assert.deepEqual(testArguments(["--only=quick", "tests/votes"]).slice(1), ["tests/votes"]);
  assert.throws(() => testArguments(["--only=fun"]), /quick or database/);
});
