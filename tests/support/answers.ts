import assert from "node:assert/strict";
import { z } from "zod";
import { Problem, ValidationProblem } from "../../generated/zod.ts";
import { type ProblemCode, problems } from "../../generated/problems.ts";
import { isObject, objectAt, oracleOf, readContract, resolve, valueAt } from "./contract.ts";

const contract = readContract();

/** The operations' paths. */
export type ApiPath = "/api/v1/server" | "/api/v1/votes" | "/api/v1/vote-check";

/** The parts of an answer that a test can look at after the contract check. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/**
 * Checks an answer of an operation against openapi.yaml, as any other reader would: its status and media type are
 * promised, the body fits the schema, and every promised header is there and fits too.
 */
export async function holdAgainstContract(path: ApiPath, response: Response): Promise<Answer> {
  const { status, headers } = response;
  const promised = resolve(
    valueAt(contract, "paths", path, "get", "responses", String(status)),
    contract,
  );
  assert.ok(isObject(promised), `${path} does not promise ${status}`);
  const type = headers.get("content-type")?.split(";")[0] ?? "";
  const schema = objectAt(promised, "content", type, "schema");
  const body: Record<string, unknown> = z.record(z.string(), z.unknown()).parse(
    await response.json(),
  );
  oracleOf(schema, contract).parse(body);
  const { properties = {} } = objectAt(resolve(schema, contract));
  for (const [name, value] of Object.entries(body)) holdInstant(valueAt(properties, name), value);
  for (const [name, header] of Object.entries(objectAt(promised, "headers"))) {
    holdHeader(name, header, headers);
  }
  return { status, headers, body };
}

function holdHeader(name: string, node: Parameters<typeof resolve>[0], headers: Headers): void {
  const header = objectAt(resolve(node, contract));
  const value = headers.get(name);
  if (value === null) return assert.notEqual(header.required, true, `${name} is missing`);
  const schema = objectAt(resolve(header.schema, contract));
  const parsed = schema.type === "integer" ? Number(value) : value;
  const judged = oracleOf(schema, contract).safeParse(parsed);
  assert.ok(judged.success, `${name}: ${value} does not fit`);
  holdInstant(schema, value);
}

/** Version 1 spells an instant with milliseconds and `Z`, which `format: date-time` alone does not say. */
function holdInstant(schema: Parameters<typeof resolve>[0], value: unknown): void {
  if (valueAt(resolve(schema, contract), "format") !== "date-time") return;
  if (typeof value === "string") assert.equal(value, new Date(value).toISOString());
}

/** Checks that an answer is exactly the problem of that code: status, media type and body. */
export async function holdProblem(response: Response, code: ProblemCode): Promise<Answer> {
  assert.equal(response.status, problems[code].status);
  assert.equal(response.headers.get("content-type"), "application/problem+json");
  const body: Record<string, unknown> = z.record(z.string(), z.unknown()).parse(
    await response.json(),
  );
  const problem = (code === "invalid_parameter" ? ValidationProblem : Problem).parse(body);
  assert.deepEqual(
    { type: problem.type, title: problem.title, status: problem.status, code: problem.code },
    { ...problems[code], code },
  );
  assert.equal(problem.request_id, response.headers.get("x-request-id"));
  return { status: response.status, headers: response.headers, body };
}
