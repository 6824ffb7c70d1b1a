import { join } from "node:path";
import { format } from "../../../scripts/generate/format.ts";
import { fillPlaces, markdownTable } from "./markdown.ts";
import { drawPlot } from "./plot.ts";
import { findOutdated } from "./outdated.ts";
import { collectPlot, PLOTS } from "./plots.ts";
import { keepResult, readResults, type Result, RESULTS } from "./results.ts";
import { summarize } from "./summary.ts";

/** The guide, and where its plots are kept; both are committed. */
const GUIDE = ".github/PERFORMANCE.md";
const IMAGES = "docs/images";

/** A file of the report, by its path in the project. */
export type Report = ReadonlyMap<string, string>;

/** Takes over the results of the last runs, and writes the guide's tables and plots again. */
export async function writeReport(project: string, fresh: string): Promise<void> {
  for (const result of await readResults(fresh)) {
    const path = await keepResult(join(project, RESULTS), result);
    await Deno.writeTextFile(path, await format(await Deno.readTextFile(path), "json"));
  }
  for (const [path, text] of await makeReport(project)) {
    await Deno.writeTextFile(join(project, path), text);
    console.log(path);
  }
  for (const warning of await findOutdated(project)) console.warn(warning);
}

/** Makes the guide and its plots from the results that are kept in the project. */
export async function makeReport(project: string): Promise<Report> {
  const results = await readResults(join(project, RESULTS));
  const guide = await Deno.readTextFile(join(project, GUIDE));
  const report = new Map([[
    GUIDE,
    await format(fillPlaces(guide, (id) => write(id, results)), "md"),
  ]]);
  for (const [name, source] of Object.entries(PLOTS)) {
    const plot = collectPlot(source, results.flatMap(({ tables }) => tables));
    if (plot) report.set(`${IMAGES}/${name}.svg`, await format(drawPlot(plot), "svg"));
  }
  return report;
}

/** A place's id is a table's, `machine-` and a bench, or `summary`. */
function write(id: string, results: Result[]): string | undefined {
  if (id === "summary") return summarize(results.flatMap(({ tables }) => tables));
  const machine = results.find(({ bench }) => id === `machine-${bench}`)?.machine;
  if (machine !== undefined) return `On ${machine}.`;
  const table = results.flatMap(({ tables }) => tables).find((table) => table.id === id);
  return table && markdownTable(table);
}
