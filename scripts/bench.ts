/**
 * Runs a bench of tests/bench, prints its tables and stores them as JSON. Without a name, lists the benches; `report`
 * regenerates .github/PERFORMANCE.md from the stored results. Benches are not tests: they don't fail for being slow.
 */
import { join } from "node:path";
import { PROJECT } from "../embedded/launcher/project.ts";
import { asksForHelp } from "../src/service/cli/help.ts";
import { BENCHES } from "../tests/bench/benches.ts";
import { endAll, endOnInterrupt, isEnding } from "../tests/bench/ending.ts";
import { describeMachine } from "../tests/bench/measure/machine.ts";
import { printTable, type Table } from "../tests/bench/measure/table.ts";
import { nameCommit } from "../tests/bench/report/outdated.ts";
import { writeReport } from "../tests/bench/report/report.ts";
import { keepResult } from "../tests/bench/report/results.ts";

const FRESH = join(PROJECT, ".data/bench/results");

/** Milliseconds within which an interrupt reaches all processes of a terminal. */
const INTERRUPT_MS = 200;

const [name, ...args] = Deno.args;
if (name === undefined) listBenches();
else if (asksForHelp(Deno.args)) listBenches();
else if (name === "report") await writeReport(PROJECT, FRESH);
else await runBench(name);

function listBenches(): void {
  console.log("Usage: deno task bench [NAME]\n");
  for (const [name, { about }] of Object.entries(BENCHES)) console.log(name.padEnd(10), about);
  console.log("report".padEnd(10), "write .github/PERFORMANCE.md and its plots from the last runs");
}

async function runBench(name: string): Promise<void> {
  const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (!bench) {
    console.error(`There is no bench "${name}"; there are ${Object.keys(BENCHES).join(", ")}`);
    Deno.exit(2);
  }
  endOnInterrupt();
  const machine = await describeMachine();
  const measured = await nameCommit(PROJECT);
  let kept = Promise.resolve("nowhere");
  // Stores each table at once, so that an interrupted long bench keeps its results.
  const show = (table: Table) => {
    printTable(table);
    kept = kept.then(() =>
      keepResult(FRESH, { bench: name, machine, tables: [{ ...table, measured }] })
    );
  };
  const failed = await bench.load().then(({ run }) => run(args, show)).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  // An interrupt also reaches the processes that we started, and may reach them first.
  if (failed) await new Promise((resolve) => setTimeout(resolve, INTERRUPT_MS));
  // The interrupt itself ends the process.
  if (isEnding()) return await new Promise(() => {});
  await endAll();
  const path = await kept;
  if (failed) {
    console.error(failed.error);
    Deno.exit(1);
  }
  console.log(`\nOn ${machine}. Kept in ${path}`);
  // A peer's timer may still be running.
  Deno.exit();
}
