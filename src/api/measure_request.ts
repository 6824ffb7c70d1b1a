import { answered } from "../metrics.ts";
import { nameRequest } from "../tracing.ts";
import type { Visit } from "./visit.ts";

/** Methods that a label may have: a client can invent others. */
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"]);

/** Measures an answer and names its span, by the pattern of its path: never by the path, which names servers. */
export function measureRequest(
  visit: Visit,
  { method: asked, route: pattern, status }: { method: string; route: string; status: number },
): void {
  const method = METHODS.has(asked) ? asked : "other";
  const route = /^\/?\*$/.test(pattern) ? "unmatched" : pattern;
  answered((performance.now() - visit.startedAt) / 1000, { method, route, status });
  nameRequest(method, route);
}
