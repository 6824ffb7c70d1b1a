/**
 * Finds import cycles between files, including types: each strongly connected part of the graph with more than one
 * file. `graph` maps a file to those it imports.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const graph = new Map([["a", ["b"]], ["b", ["c", "a"]], ["c", []]]);
 * assert.deepEqual(findCycles(graph), [["a", "b"]]);
 * ```
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  // Tarjan's algorithm: the lowest position on the stack that a file can reach identifies its cycle.
  const places = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): number {
    const place = places.size;
    places.set(file, place);
    lowest.set(file, place);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!places.has(next)) lower(file, visit(next));
      else if (stack.includes(next)) lower(file, places.get(next) ?? place);
    }
    if (lowest.get(file) === place) keepCircle(stack.splice(stack.indexOf(file)));
    return lowest.get(file) ?? place;
  }

  function lower(file: string, place: number): void {
    lowest.set(file, Math.min(lowest.get(file) ?? place, place));
  }

  function keepCircle(files: string[]): void {
    if (files.length > 1) cycles.push(files.sort());
  }

  for (const file of graph.keys()) if (!places.has(file)) visit(file);
  return cycles;
}

/**
 * Finds import cycles between folders side by side, such as `src/site/keys` and `src/site/mail`, in the same graph of
 * files. Each cycle is described by one import per pair of its folders. A file belongs to no folder beside those of its
 * own folder, so what stands above two folders may join them.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * const graph = new Map([["a/keys/roll.ts", ["a/mail/send.ts"]], ["a/mail/queue.ts", ["a/keys/key.ts"]]]);
 * assert.deepEqual(findFolderCycles(graph), [
 *   ["a/keys/roll.ts → a/mail/send.ts", "a/mail/queue.ts → a/keys/key.ts"],
 * ]);
 * ```
 */
export function findFolderCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const imports = new Map<string, Map<string, string>>();
  for (const [file, targets] of graph) {
    for (const target of targets) {
      const [from, to] = foldersSideBySide(file, target);
      if (from === undefined || to === undefined) continue;
      const known = imports.get(from) ?? new Map<string, string>();
      imports.set(from, known.set(to, `${file} → ${target}`));
    }
  }
  const folders = new Map([...imports].map(([from, known]) => [from, [...known.keys()]]));
  return findCycles(folders).map((cycle) =>
    cycle.flatMap((from) => cycle.flatMap((to) => imports.get(from)?.get(to) ?? []))
  );
}

/** Returns the folders of two files at the depth where their paths part. None if one of them is a file there. */
function foldersSideBySide(file: string, target: string): string[] {
  const here = file.split("/");
  const there = target.split("/");
  const depth = here.findIndex((part, index) => part !== there[index]);
  const arePastIt = [here, there].every(({ length }) => length > depth + 1);
  return arePastIt ? [here, there].map((path) => path.slice(0, depth + 1).join("/")) : [];
}
