import type { HonoRequest } from "hono";

/** Returns a request's query as the contract's validators read it: a list for whatever was given more than once. */
export function readQuery(request: HonoRequest): Record<string, string | string[] | undefined> {
  const query: Record<string, string | string[] | undefined> = Object.create(null);
  for (const [name, values] of Object.entries(request.queries())) {
    query[name] = values.length === 1 ? values[0] : values;
  }
  return query;
}
