import { join } from "node:path";
import type { Table } from "../measure/table.ts";

/** Folder of the results behind the guide and its plots, which are committed. */
export const RESULTS = "tests/bench/results";

/** A bench's last run, as it is kept. */
export interface Result {
  bench: string;
  /** The machine that it ran on, as `describeMachine` says it. */
  machine: string;
  tables: Table[];
}

/** Digits that are kept of a figure. */
const PRECISION = 5;

/**
 * Keeps a result, and returns the path of its file. Tables of earlier runs stay, unless there is a new one of that id.
 * Figures that could not be measured become null.
 */
export async function keepResult(folder: string, result: Result): Promise<string> {
  const path = join(folder, `${result.bench}.json`);
  await Deno.mkdir(folder, { recursive: true });
  const earlier = (await readResults(folder)).find(({ bench }) => bench === result.bench);
  const ids = result.tables.map(({ id }) => id);
  const others = earlier?.tables.filter(({ id }) => !ids.includes(id)) ?? [];
  const tables = [...others, ...result.tables];
  const rounded = (_: string, value: unknown) =>
    typeof value === "number" ? Number(value.toPrecision(PRECISION)) : value;
  const text = JSON.stringify({ ...result, tables }, rounded, 2)
    // The rounds of a figure in one line, so that a diff shows which figures moved.
    .replaceAll(/\[\s+(?:(?:-?[\d.e+-]+|null),?\s+)+\]/g, (list) => list.replaceAll(/\s+/g, " "));
  await Deno.writeTextFile(path, `${text}\n`);
  return path;
}

/** Reads what was kept; a null comes back as NaN. */
export async function readResults(folder: string): Promise<Result[]> {
  const names: string[] = [];
  try {
    for await (const { name } of Deno.readDir(folder)) if (name.endsWith(".json")) names.push(name);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  return await Promise.all(
    names.sort().map(async (name): Promise<Result> => {
      const result: Result = JSON.parse(await Deno.readTextFile(join(folder, name)));
      for (const { cells } of result.tables.flatMap(({ rows }) => rows)) {
        for (const cell of cells) {
          if (typeof cell === "object") cell.rounds = cell.rounds.map((value) => value ?? NaN);
        }
      }
      return result;
    }),
  );
}
