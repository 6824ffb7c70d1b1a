import assert from "node:assert/strict";
import { PROJECT } from "../../embedded/launcher/project.ts";
import {
  DEPENDS_ON_VERSION,
  isIn,
  isInRun,
  MAIN,
  readChoices,
  REPEATS,
  STARTS_PROGRAMS,
} from "../../scripts/test/choices.ts";
import { listTests } from "../../scripts/test/workers.ts";

const ROOT = new URL(`file://${PROJECT}`);
const FILES = await listTests();

/** A test file that starts programs, or asks for one that is not Deno's. */
const STARTS =
  /\b(startDeno|runDeno|startService|openInstallation|hasTool|hasPgBouncer|hasValkey|findNamespace)\(|\/(shared_)?browser\.ts|\.Command\(/;

Deno.test("the short run needs nothing but Deno, and starts nothing", async () => {
  const starting = [];
  for (const file of FILES.filter((path) => isInRun("short", path))) {
    if (STARTS.test(await Deno.readTextFile(new URL(file, ROOT)))) starting.push(file);
  }
  assert.deepEqual(starting, []);
});

Deno.test("what the lists name exists, and is named once", () => {
  for (const paths of [MAIN, STARTS_PROGRAMS, REPEATS, DEPENDS_ON_VERSION]) {
    for (const path of paths) assert.ok(FILES.some((file) => isIn([path], file)), path);
    assert.equal(new Set(paths).size, paths.length);
  }
});

Deno.test("the short run and that on another Postgres share no file", () => {
  assert.deepEqual(
    FILES.filter((file) => isInRun("short", file) && isInRun("database", file)),
    [],
  );
});

Deno.test("on another Postgres every room with statements runs, and every backup", () => {
  const asking = [
    "accounts",
    "api",
    "deliveries",
    "keys",
    "mail",
    "polling",
    "rewards",
    "servers",
    "votes",
    "web",
  ];
  // CI runs both there.
  const there = FILES.filter((path) => isInRun("short", path) || isInRun("database", path));
  for (const room of asking) {
    assert.ok(there.some((path) => isIn([`tests/${room}`], path)), room);
  }
  for (const file of FILES.filter((path) => isIn(DEPENDS_ON_VERSION, path))) {
    assert.ok(isInRun("database", file), file);
  }
});

Deno.test("a run leaves out what it always does unless all or files are asked for", () => {
  assert.deepEqual(readChoices([]), { run: "short", rest: [] });
  assert.deepEqual(readChoices(["all"]), { run: "all", rest: [] });
  assert.deepEqual(readChoices(["all", "--fail-fast"]), { run: "all", rest: ["--fail-fast"] });
  assert.deepEqual(readChoices(["tests/votes"]), { run: "short", rest: ["tests/votes"] });
  assert.deepEqual(readChoices(["--only=database", "--filter=a"]), {
    run: "database",
    rest: ["--filter=a"],
  });
  assert.throws(() => readChoices(["--only=fun"]), /--only takes database/);
});
