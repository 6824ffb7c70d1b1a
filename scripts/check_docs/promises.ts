/**
 * Finds the errors in a document of promises. Each `- **…**` in its section `heading` must name a test file in
 * backticks, which must exist. An error starts with the promise.
 */
export function faultsOfPromises(
  text: string,
  heading: string,
  files: ReadonlySet<string>,
): string[] {
  const [, part = ""] = text.split(`## ${heading}\n`);
  const [promises = ""] = part.split("\n## ");
  const found = promises.split(/^(?=- \*\*)/m).filter((promise) => promise.startsWith("- **"));
  if (found.length === 0) return [`there is no promise under "${heading}"`];
  return found.flatMap((promise) => {
    const name = /^- \*\*([^*]*)\*\*/.exec(promise)?.[1]?.replaceAll(/\s+/g, " ") ?? "";
    const tests = Array.from(promise.matchAll(/`(tests\/[^`]+)`/g), ([, path = ""]) => path);
    if (tests.length === 0) return [`"${name}" names no test`];
    return tests.filter((path) => !files.has(path))
      .map((path) => `"${name}": there is no ${path}`);
  });
}
