import type { ApiContext } from "./visit.ts";

/** Whether a text of the query that has a `%` means one: what is not UTF-8, like `%ff`, comes as it was sent. */
export function isDecoded(request: ApiContext["req"], name: string): boolean {
  return new URL(request.url).searchParams.get(name) === request.query(name);
}
