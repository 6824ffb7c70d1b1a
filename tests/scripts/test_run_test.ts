import assert from "node:assert/strict";
import { join, relative } from "node:path";
import { PROJECT } from "../../embedded/launcher/project.ts";
import { findUnreported, readReports, writeWorkers } from "../../scripts/test/workers.ts";

/** Test files of one worker, by their names. */
const FILES = {
  "fine_test.ts": `Deno.test("it is fine", () => {});`,
  "broken_test.ts": `throw new Error("no such tool");`,
  "later_test.ts": `Deno.test("it runs too", () => {});`,
};

Deno.test("a test file that cannot be loaded fails under its name, and takes no other with it", async () => {
  const { output, code, unreported } = await runTests(FILES);
  assert.equal(code, 1);
  assert.match(output, /broken_test\.ts can be loaded \.\.\. FAILED/);
  assert.match(output, /no such tool/);
  assert.match(output, /it is fine \.\.\. ok/);
  assert.match(output, /it runs too \.\.\. ok/);
  assert.deepEqual(unreported, []);
});

Deno.test("test files whose worker dies are named", async () => {
  const dying =
    `void Promise.reject(new Error("nobody waits for this")); await new Promise((done) => setTimeout(done));`;
  const { code, unreported } = await runTests({ ...FILES, "dying_test.ts": dying });
  assert.equal(code, 1);
  assert.deepEqual(unreported, [...Object.keys(FILES), "dying_test.ts"]);
});

Deno.test("a filter that finds nothing in a file is no fault of the file", async () => {
  const { code, unreported } = await runTests(
    { "fine_test.ts": FILES["fine_test.ts"] },
    "--filter=nothing",
  );
  assert.deepEqual({ code, unreported }, { code: 0, unreported: [] });
});

/** Runs test files in one worker, as `deno task test` does. */
async function runTests(files: Record<string, string>, ...flags: string[]) {
  const folder = await Deno.makeTempDir({ prefix: "voteboard-run-" });
  try {
    const named = new Map<string, string>();
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, name);
      await Deno.writeTextFile(path, text);
      named.set(relative(PROJECT, path), name);
    }
    const paths = [...named.keys()];
    const workers = await writeWorkers([paths], folder);
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["test", "-A", "--no-check", "--no-config", "--no-lock", ...flags, ...workers],
      cwd: PROJECT,
      env: { NO_COLOR: "1" },
    }).output();
    const output = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
    const unreported = findUnreported(paths, await readReports(folder));
    return { code, output, unreported: unreported.map((path) => named.get(path)) };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
