import { median, type Table } from "../measure/table.ts";
import type { Line, Plot } from "./plot.ts";

/** The source of a plot's figures: a column, in tables that differ by a size at the end of their ids. */
interface Source extends Omit<Plot, "lines"> {
  tables: RegExp;
  column: string;
}

/** The plots of .github/PERFORMANCE.md by the names of their files. */
export const PLOTS: Readonly<Record<string, Source>> = {
  "performance-connections": {
    title: "Vote checks a second",
    xTitle: "connections",
    yTitle: "1,000/s",
    tables: /^read-(?<size>\d+)$/,
    column: "1,000/s",
  },
  "performance-p99": {
    title: "99 of 100 vote checks are answered within",
    xTitle: "connections",
    yTitle: "ms",
    tables: /^read-(?<size>\d+)$/,
    column: "p99 ms",
  },
  "performance-votes": {
    title: "Vote checks a second as votes grow",
    xTitle: "votes",
    yTitle: "1,000/s",
    tables: /^growth-(?<size>\d+)$/,
    column: "1,000/s",
  },
  "performance-votes-p99": {
    title: "99 of 100 vote checks are answered within, as votes grow",
    xTitle: "votes",
    yTitle: "ms",
    tables: /^growth-(?<size>\d+)$/,
    column: "p99 ms",
  },
  "performance-servers": {
    title: "Pages a second as servers grow",
    xTitle: "servers",
    yTitle: "views/s",
    tables: /^pages-(?<size>\d+)$/,
    column: "views/s",
  },
  "performance-servers-p99": {
    title: "99 of 100 pages are answered within, as servers grow",
    xTitle: "servers",
    yTitle: "ms",
    tables: /^pages-(?<size>\d+)$/,
    column: "p99 ms",
  },
};

/** Draws from tables what a source names: a line for each row, a point for each table. Undefined without any. */
export function collectPlot({ tables, column, ...plot }: Source, all: Table[]): Plot | undefined {
  const lines = new Map<string, Line>();
  for (const { id, head, rows } of all) {
    const size = tables.exec(id)?.groups?.["size"];
    if (size === undefined) continue;
    for (const { name, cells } of rows) {
      const cell = cells[head.indexOf(column)];
      if (typeof cell !== "object") continue;
      // A logarithm knows no zero.
      const rounds = cell.rounds.filter((value) => value > 0);
      if (rounds.length === 0) continue;
      const line = lines.get(name) ?? { name, points: [] };
      const least = Math.min(...rounds);
      const most = Math.max(...rounds);
      line.points.push({ at: Number(size), value: median(rounds), least, most });
      lines.set(name, line);
    }
  }
  for (const { points } of lines.values()) points.sort((a, b) => a.at - b.at);
  return lines.size === 0 ? undefined : { ...plot, lines: [...lines.values()] };
}
