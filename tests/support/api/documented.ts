import assert from "node:assert/strict";
import { type Json, objectAt, operationsIn } from "./contract.ts";

/** The JSON generated from the contracts. Parsing the YAML would take half a second in each worker. */
const GENERATED = ["openapi.json", "rewards/openapi.json", "public/openapi.json"];

/** The operations of all contracts by the pattern of their path. Each path has one operation. */
const OPERATIONS = GENERATED.flatMap((file) => {
  const url = new URL(`../../../generated/${file}`, import.meta.url);
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
 * Returns a response, or fails if its operation does not document it. Every response of a test's world passes here. The
 * contracts don't describe preflight requests (OPTIONS).
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
