import { codeSpans, type Paper, tableRows } from "./paper.ts";

/** A rule between the head of a table and its body. */
const RULE = /^:?-+:?$/;

/**
 * Each row of a table with a "File" and a "Test" column names files that exist and tests that run. Names
 * stand in backticks; several may share a cell.
 */
export function faultsOfDecisions(
  paper: Paper,
  files: ReadonlySet<string>,
  tests: ReadonlySet<string>,
): string[] {
  const rows = decisionRows(paper);
  if (rows.length === 0) return [`${paper.path}: has no table with the columns File and Test`];
  return rows.flatMap(({ file, test, line }) =>
    [
      ...faultsOfCell(file, "file", files),
      ...faultsOfCell(test, "test", tests),
    ].map((fault) => `${paper.path}:${line}: ${fault}`)
  );
}

function decisionRows({ prose }: Paper): { file: string; test: string; line: number }[] {
  const rows = [];
  let columns = { file: -1, test: -1 };
  for (const { cells, line } of tableRows(prose)) {
    const named = { file: columnOf(cells, /^files?$/i), test: columnOf(cells, /^tests?\b/i) };
    if (named.file >= 0 && named.test >= 0) columns = named;
    else if (columns.file >= 0 && !cells.every((cell) => RULE.test(cell))) {
      rows.push({ file: cells[columns.file] ?? "", test: cells[columns.test] ?? "", line });
    }
  }
  return rows;
}

function columnOf(cells: string[], name: RegExp): number {
  return cells.findIndex((cell) => name.test(cell));
}

function faultsOfCell(cell: string, kind: string, known: ReadonlySet<string>): string[] {
  const names = codeSpans([{ text: cell, line: 0 }]).map(({ text }) => text);
  if (names.length === 0) return [`names no ${kind}`];
  return names.filter((name) => !known.has(name)).map((name) => `there is no ${kind} "${name}"`);
}
