/**
 * Finds the differences between `tests/support` and the table under `heading`, which names its folders and loose files
 * in backticks. It may also name a file of a folder. Endings are left out.
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
  const paths = [...files].flatMap((path) =>
    /^tests\/support\/([\w/]+)\.tsx?$/.exec(path)?.[1] ?? []
  ).map((path) => path.split("/"));
  const needed = new Set(paths.map(([first = ""]) => first));
  const existing = new Set(paths.flat());
  return [
    ...[...needed.difference(named)].map((name) => `the table lacks support/${name}`),
    ...[...named.difference(existing)].map((name) => `there is no ${name} in support`),
  ];
}
