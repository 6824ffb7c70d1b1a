/**
 * Breaks a copy of the project in one way after the other and shows which stage of the checks notices.
 * Prints a line for each and exits 1 if one was missed. An argument picks those whose name holds it.
 *
 * @module
 */
import { tmpdir } from "node:os";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { useEmbeddedPostgres } from "../src/database/embedded/use.ts";
import type { Breakage } from "./breakages/breakage.ts";
import { generatedFiles } from "./breakages/generated_files.ts";
import { handlers } from "./breakages/handlers.ts";
import { headersAndExamples } from "./breakages/headers_and_examples.ts";
import { shapes } from "./breakages/shapes.ts";
import { findFailingStage } from "./breakages/stages.ts";
import { values } from "./breakages/values.ts";
import { copyProject, type Workbench } from "./breakages/workbench.ts";

/** Copies that are broken side by side; more than two only wait for each other on small machines. */
const WORKBENCHES = 2;

const PROJECT = new URL("../", import.meta.url);
const wanted = Deno.args[0] ?? "";
const breakages = [...shapes, ...values, ...headersAndExamples, ...handlers, ...generatedFiles]
  .filter(({ name }) => name.includes(wanted));

const folder = await mkdtemp(join(tmpdir(), "breakages-"));
const postgres = await openPostgres(Deno.env.get("TEST_DATABASE_URL"));
try {
  const missed = await breakAll(postgres.url);
  console.log(`${breakages.length - missed} caught, ${missed} missed`);
  Deno.exitCode = missed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  Deno.exitCode = 1;
} finally {
  await postgres.leave();
  await rm(folder, { recursive: true });
}

/** One server for all the runs: starting one for each would take longer than the tests. */
async function openPostgres(named: string | undefined) {
  if (named) return { url: named, leave: () => Promise.resolve() };
  return await useEmbeddedPostgres({
    dataDir: join(folder, "data"),
    durable: false,
    createsDatabases: true,
  });
}

async function breakAll(databaseUrl: string): Promise<number> {
  const queue = breakages.values();
  const copies = Array.from({ length: WORKBENCHES }, (_, index) => join(folder, `copy ${index}`));
  const benches = await Promise.all(copies.map((copy) => copyProject(PROJECT, copy)));
  await refuseBrokenStart(benches[0], databaseUrl);
  const missed = await Promise.all(benches.map((bench) => work(bench, queue, databaseUrl)));
  return missed.reduce((sum, count) => sum + count, 0);
}

/** What fails unbroken would "catch" everything. */
async function refuseBrokenStart(bench: Workbench | undefined, databaseUrl: string): Promise<void> {
  const failing = bench && await findFailingStage(bench.folder, { databaseUrl });
  if (failing) {
    throw new Error(`The project fails unbroken, at ${failing.stage}:\n${failing.output}`);
  }
}

/** Takes breakages from the shared queue until it is empty; returns how many were missed. */
async function work(
  bench: Workbench,
  queue: Iterator<Breakage>,
  databaseUrl: string,
): Promise<number> {
  let missed = 0;
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const { name, kind, file } = next.value;
    await bench.apply(next.value);
    const failing = await findFailingStage(bench.folder, { databaseUrl, file });
    await bench.restore();
    if (!failing) missed++;
    console.log(
      `${failing ? `caught by ${failing.stage}` : "MISSED"}`.padEnd(20),
      `${kind}: ${name}`,
    );
  }
  return missed;
}
