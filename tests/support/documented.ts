import assert from "node:assert/strict";
import { objectAt, operationsIn } from "./contract.ts";
import { CONTRACTS } from "./contracts.ts";

/** The statuses that the contracts document, by path: each path has one operation. */
const DOCUMENTED = new Map(
  CONTRACTS.flatMap(({ contract }) =>
    operationsIn(contract).map(({ path, operation }) =>
      [path, Object.keys(objectAt(operation, "responses"))] as const
    )
  ),
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
