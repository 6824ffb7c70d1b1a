import assert from "node:assert/strict";
import { type Json, objectAt, operationsIn } from "./contract.ts";

/** What is generated from the contracts' YAML, which would take half a second to parse in each worker. */
const GENERATED = ["openapi.json", "rewards/openapi.json"];

/** The statuses that the contracts document, by path: each path has one operation. */
const DOCUMENTED = new Map(
  GENERATED.flatMap((file) => {
    const contract: Json = JSON.parse(
      Deno.readTextFileSync(new URL(`../../generated/${file}`, import.meta.url)),
    );
    return operationsIn(objectAt(contract)).map(({ path, operation }) =>
      [path, Object.keys(objectAt(operation, "responses"))] as const
    );
  }),
);

/** Returns an answer, or fails if its operation does not document it. Every answer of a test's world passes here. */
export function assertDocumented(request: Request, answer: Response): Response {
  const { status } = answer;
  const { pathname } = new URL(request.url);
  const documented = DOCUMENTED.get(pathname);
  if (documented === undefined || documented.includes(String(status))) return answer;
  assert.fail(
    `${request.method} ${pathname} answers ${status}, which its contract does not document`,
  );
}
