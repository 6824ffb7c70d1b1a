import assert from "node:assert/strict";
import { z } from "zod";
import * as ofPublic from "../../../generated/public/zod.ts";
import * as ofRewards from "../../../generated/rewards/zod.ts";
import { problems as problemsOfPublic } from "../../../generated/public/problems.ts";
import { problems as problemsOfRewards } from "../../../generated/rewards/problems.ts";
import type { ProblemCode } from "../../../src/core/api/error_response.ts";
import { isObject, type JsonObject, objectAt, oracleOf, resolve, valueAt } from "./contract.ts";
import { findOperation } from "./documented.ts";

const problems = { ...problemsOfPublic, ...problemsOfRewards };

/** The parts of a response that a test can check in addition to the contract. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/**
 * Checks a response of the operation at `path` against its contract, as any client could: the contract has its status
 * and media type, the body matches the schema, and every header in the contract is present and matches.
 */
export async function holdAgainstContract(path: string, response: Response): Promise<Answer> {
  const { operation, contract } = findOperation(path) ?? assert.fail(`no contract has ${path}`);
  const { status, headers } = response;
  const promised = resolve(valueAt(operation, "responses", String(status)), contract);
  assert.ok(isObject(promised), `${path} does not promise ${status}`);
  const body = await holdBody(response, { promised, contract });
  for (const [name, header] of Object.entries(objectAt(promised, "headers"))) {
    holdHeader(name, header, { headers, contract });
  }
  return { status, headers, body };
}

async function holdBody(
  response: Response,
  { promised, contract }: { promised: JsonObject; contract: JsonObject },
): Promise<Answer["body"]> {
  if (promised.content === undefined) {
    assert.equal(await response.text(), "");
    return {};
  }
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const schema = objectAt(promised, "content", type, "schema");
  const body: Answer["body"] = z.record(z.string(), z.unknown()).parse(await response.json());
  oracleOf(schema, contract).parse(body);
  const { properties = {} } = objectAt(resolve(schema, contract));
  for (const [name, value] of Object.entries(body)) {
    holdInstant(valueAt(properties, name), { value, contract });
  }
  return body;
}

function holdHeader(
  name: string,
  node: Node,
  { headers, contract }: { headers: Headers; contract: JsonObject },
): void {
  const header = objectAt(resolve(node, contract));
  const value = headers.get(name);
  if (value === null) return assert.notEqual(header.required, true, `${name} is missing`);
  const schema = objectAt(resolve(header.schema, contract));
  const parsed = schema.type === "integer" ? Number(value) : value;
  const judged = oracleOf(schema, contract).safeParse(parsed);
  assert.ok(judged.success, `${name}: ${value} does not fit`);
  holdInstant(schema, { value, contract });
}

type Node = Parameters<typeof resolve>[0];

/** Checks that version 1 writes a time with milliseconds and `Z`, which `format: date-time` doesn't require. */
function holdInstant(
  schema: Node,
  { value, contract }: { value: unknown; contract: JsonObject },
): void {
  if (valueAt(resolve(schema, contract), "format") !== "date-time") return;
  if (typeof value === "string") assert.equal(value, new Date(value).toISOString());
}

/** Checks that a response is exactly the problem with that code: status, media type and body. */
export async function holdProblem(response: Response, code: ProblemCode): Promise<Answer> {
  assert.equal(response.status, problems[code].status);
  assert.equal(response.headers.get("content-type"), "application/problem+json");
  const body: Record<string, unknown> = z.record(z.string(), z.unknown()).parse(
    await response.json(),
  );
  const { Problem, ValidationProblem } = code in problemsOfRewards ? ofRewards : ofPublic;
  const problem = (problems[code].status === 400 ? ValidationProblem : Problem).parse(body);
  assert.deepEqual(
    { type: problem.type, title: problem.title, status: problem.status, code: problem.code },
    { ...problems[code], code },
  );
  assert.equal(problem.request_id, response.headers.get("x-request-id"));
  return { status: response.status, headers: response.headers, body };
}
