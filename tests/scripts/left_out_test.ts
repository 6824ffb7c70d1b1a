import assert from "node:assert/strict";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { isIn, LEFT_OUT, readAsked } from "../../scripts/test/left_out.ts";
import { listTests } from "../../scripts/test/workers.ts";

const ROOT = new URL(`file://${PROJECT}`);
const FILES = await listTests();

/** A test file that starts programs by itself. */
const STARTS =
  /\b(startDeno|runDeno|startService|openInstallation)\(|support\/(shared_)?browser\.ts|\.Command\(/;

Deno.test("the quick tests start neither browsers nor services", async () => {
  const starting = [];
  for (const file of FILES.filter((path) => !isIn(LEFT_OUT.quick, path))) {
    if (STARTS.test(await Deno.readTextFile(new URL(file, ROOT)))) starting.push(file);
  }
  assert.deepEqual(starting, []);
});

Deno.test("what a shorter run leaves out exists", () => {
  for (const paths of Object.values(LEFT_OUT)) {
    for (const path of paths) assert.ok(FILES.some((file) => isIn([path], file)), path);
  }
});

Deno.test("all tests run unless somebody says otherwise", () => {
  assert.deepEqual(readAsked([]), { only: undefined, rest: [] });
  assert.deepEqual(readAsked(["tests/votes"]), { only: undefined, rest: ["tests/votes"] });
  assert.deepEqual(readAsked(["--only=quick", "--filter=a"]), {
    only: "quick",
    rest: ["--filter=a"],
  });
  assert.throws(() => readAsked(["--only=fun"]), /quick or database/);
});
