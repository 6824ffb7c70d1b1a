/**
 * Runs one bench of tests/bench, or all of them one after another; arguments after the name go to that bench. They are
 * not tests: they print tables, and nothing fails for being slow.
 */
import { join } from "node:path";
import { PROJECT, TEST_LOCK } from "../embedded/launcher/project.ts";

const FOLDER = join(PROJECT, "tests/bench");
const ENDING = "_bench.ts";

const known = findBenches();
const [name, ...rest] = Deno.args;
if (name !== undefined && !known.includes(name)) {
  console.error(`Cannot run the bench "${name}": there are ${known.join(", ")}`);
  Deno.exit(2);
}
for (const bench of name === undefined ? known : [name]) {
  console.log(`\n— ${bench} —`);
  const { code } = await runBench(bench, rest);
  if (code !== 0) Deno.exit(code);
}

function findBenches(): string[] {
  const files = Array.from(Deno.readDirSync(FOLDER), (entry) => entry.name);
  return files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length))
    .sort();
}

function runBench(bench: string, args: string[]): Promise<Deno.CommandStatus> {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", ...TEST_LOCK, "-A", join(FOLDER, bench + ENDING), ...args],
    cwd: PROJECT,
  }).spawn().status;
}
