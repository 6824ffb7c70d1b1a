/**
 * Generates a client of both contracts with each generator, compiles it, runs it through all operations and errors of
 * the service, and prints a table. Names select generators; `--all` adds those that are tested before a release.
 */
import { answerHelp } from "../src/service/cli/help.ts";
import { openLiveSites } from "../tests/support/api/live_site.ts";
import { openWorld } from "../tests/support/world.ts";
import { SPENT } from "./clients/expected.ts";
import { buildClient, runClient, succeeds } from "./clients/stack_run.ts";
import { type Stack, STACKS } from "./clients/stacks.ts";
import { withTestServer } from "./test/test_server.ts";

/** Clients built at once. A build is mostly a compiler, and partly a download. */
const AT_ONCE = 2;

/** A row of the table. */
interface Outcome {
  readonly name: string;
  readonly result: "passed" | "failed" | "left out";
  readonly words: string;
}

answerHelp(`Usage: deno task clients [--all] [${STACKS.map(({ name }) => name).join("|")}]`);
// The service's log would bury the table.
Deno.stdout.writeSync = ({ length }) => length;

const chosen = choose(Deno.args);
const startedAt = performance.now();
const outcomes = await withTestServer(async (environment) => {
  for (const [name, value] of Object.entries(environment)) Deno.env.set(name, value);
  await using world = await openWorld();
  const { open } = await openLiveSites(world);
  return await inTurns(chosen, (stack) => tryStack(stack, () => open(SPENT)));
});
for (const { name, result, words } of outcomes) {
  console.log(`${name.padEnd(24)} ${result.padEnd(9)} ${words}`);
}
const failed = outcomes.filter(({ result }) => result === "failed").length;
const passed = outcomes.filter(({ result }) => result === "passed").length;
const verdict = failed === 0 ? "ok" : "FAILED";
console.log(`${verdict} | ${passed} passed | ${failed} failed (${secondsSince(startedAt)} s)`);
Deno.exit(failed === 0 ? 0 : 1);

function choose(args: string[]): readonly Stack[] {
  const unknown = args.find((arg) => arg !== "--all" && !STACKS.some(({ name }) => name === arg));
  if (unknown !== undefined) {
    console.error(`There is no client "${unknown}"; there are ${STACKS.map(({ name }) => name)}`);
    Deno.exit(2);
  }
  const named = STACKS.filter(({ name }) => args.includes(name));
  if (named.length > 0) return named;
  return STACKS.filter(({ isRare }) => args.includes("--all") || !isRare);
}

async function tryStack(
  stack: Stack,
  open: () => ReturnType<Awaited<ReturnType<typeof openLiveSites>>["open"]>,
): Promise<Outcome> {
  const { name, needs } = stack;
  for (const need of Deno.env.get("CI") === "true" ? [] : needs) {
    if (!await succeeds(need)) {
      return { name, result: "left out", words: `${need[0]} is not installed` };
    }
  }
  const folder = await Deno.makeTempDir({ prefix: "voteboard-client-" });
  const startedAt = performance.now();
  try {
    await buildClient(stack, folder);
    const builtIn = secondsSince(startedAt);
    await using site = await open();
    const answers = await runClient(stack, folder, site);
    return {
      name,
      result: "passed",
      words: `built in ${builtIn} s, ${answers} answers as expected`,
    };
  } catch (error) {
    return {
      name,
      result: "failed",
      words: error instanceof Error ? error.message : String(error),
    };
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Runs `work` for each of `all`, at most `AT_ONCE` at a time. The results are in the order of `all`. */
async function inTurns<One, Result>(
  all: readonly One[],
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = all.entries();
  const takeTurns = async () => {
    for (const [nth, one] of waiting) results[nth] = await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return results;
}

function secondsSince(moment: number): string {
  return ((performance.now() - moment) / 1_000).toFixed(0);
}
