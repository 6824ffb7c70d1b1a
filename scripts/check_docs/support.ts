/**
 * Finds the differences between the files of `tests/support` and the table under `heading`, which names each of them in
 * backticks, without its ending.
 */
export function faultsOfSupport(
  text: string,
  heading: string,
  files: ReadonlySet<string>,
): string[] {
  const [, part = ""] = text.split(`## ${heading}\n`);
  const rows = part.split("\n").filter((line) => line.startsWith("|"));
  const named = new Set(
    rows.flatMap((row) => Array.from(row.matchAll(/`(\w+)`/g), ([, name = ""]) => name)),
  );
  const existing = new Set(
    [...files].flatMap((path) => /^tests\/support\/(\w+)\.tsx?$/.exec(path)?.[1] ?? []),
  );
  return [
    ...[...existing.difference(named)].map((name) => `the table lacks support/${name}`),
    ...[...named.difference(existing)].map((name) => `there is no support/${name}`),
  ];
}
