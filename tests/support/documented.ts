import assert from "node:assert/strict";
import { type Json, objectAt, operationsIn } from "./contract.ts";

/** What is generated from the contracts' YAML, which would take half a second to parse in each worker. */
const GENERATED = ["openapi.json", "rewards/openapi.json", "public/openapi.json"];

/** The operations of all contracts by the pattern of a path: each path has one. */
const OPERATIONS = GENERATED.flatMap((file) => {
  const url = new URL(`../../generated/${file}`, import.meta.url);
  const contract = objectAt(JSON.parse(Deno.readTextFileSync(url)) as Json);
  return operationsIn(contract).map(({ path, operation }) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    operation,
    contract,
  }));
});

/** Finds the operation at a path, and its contract. */
export function findOperation(pathname: string) {
  return OPERATIONS.find(({ pattern }) => pattern.test(pathname));
}

/**
 * Returns an answer, or fails if its operation does not document it. Every answer of a test's world passes here. No
 * operation answers a browser that asks whether it may send a request (OPTIONS).
 */
export function assertDocumented(request: Request, answer: Response): Response {
  const { pathname } = new URL(request.url);
  const { operation } = findOperation(pathname) ?? {};
  if (!operation || String(answer.status) in objectAt(operation, "responses")) return answer;
  if (pathname.startsWith("/public/") && request.method === "OPTIONS") return answer;
  assert.fail(
    `${request.method} ${pathname} answers ${answer.status}, which its contract does not document`,
  );
}
