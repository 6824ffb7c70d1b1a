export { nextPath } from "../../text/next_path.ts";

/** Returns a path of this site that carries the next path as a query; "/" is the default and is omitted. */
export function pathWithNext(path: string, next: string): string {
  return next === "/" ? path : `${path}?${new URLSearchParams({ next })}`;
}
