import { type Paper, tableRows } from "./paper.ts";

/** What the launcher tells the service; a host never sets these, so they are documented nowhere. */
const BETWEEN_PROCESSES = /^VOTEBOARD_/;

/**
 * Holds three lists of variables against each other: those the service reads, the lines of `.env.example`
 * (`NAME=` or `# NAME=`) and the rows of the README whose first cell is `` `NAME` ``.
 */
export function faultsOfEnvironment(
  readme: Paper,
  example: string,
  read: readonly string[],
): string[] {
  const known = new Set(read.filter((name) => !BETWEEN_PROCESSES.test(name)));
  const lists = { ".env.example": exampleNames(example), [readme.path]: tableNames(readme) };
  return Object.entries(lists).flatMap(([path, listed]) => [
    ...[...known.difference(listed)].map((name) => `${path}: lacks ${name}`),
    ...[...listed.difference(known)].map((name) => `${path}: has ${name}, which nothing reads`),
  ]);
}

function exampleNames(text: string): Set<string> {
  return new Set([...text.matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map(([, name = ""]) => name));
}

function tableNames({ prose }: Paper): Set<string> {
  const first = tableRows(prose).map(({ cells: [cell = ""] }) => cell);
  return new Set(first.flatMap((cell) => /^`([A-Z][A-Z0-9_]*)`/.exec(cell)?.[1] ?? []));
}
