import assert from "node:assert/strict";
import { type Json, objectAt, operationsIn } from "./contract.ts";

/** What is generated from the contracts' YAML, which would take half a second to parse in each worker. */
const GENERATED = ["openapi.json", "rewards/openapi.json", "public/openapi.json"];

/** The statuses that the contracts document, by the pattern of a path: each path has one operation. */
const DOCUMENTED = GENERATED.flatMap((file) => {
  const contract: Json = JSON.parse(
    Deno.readTextFileSync(new URL(`../../generated/${file}`, import.meta.url)),
  );
  return operationsIn(objectAt(contract)).map(({ path, operation }) => ({
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    statuses: Object.keys(objectAt(operation, "responses")),
  }));
});

/**
 * Returns an answer, or fails if its operation does not document it. Every answer of a test's world passes here. No
 * operation answers a browser that asks whether it may send a request (OPTIONS).
 */
export function assertDocumented(request: Request, answer: Response): Response {
  const { status } = answer;
  const { pathname } = new URL(request.url);
  const documented = DOCUMENTED.find(({ path }) => path.test(pathname))?.statuses;
  if (documented === undefined || documented.includes(String(status))) return answer;
  if (pathname.startsWith("/public/") && request.method === "OPTIONS") return answer;
  assert.fail(
    `${request.method} ${pathname} answers ${status}, which its contract does not document`,
  );
}
