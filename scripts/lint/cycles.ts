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
