import assert from "node:assert/strict";
import { stringify } from "yaml";
import { generate } from "../../../scripts/generate/files.ts";
import {
  type ContractName,
  type Json,
  objectAt,
  readContract,
} from "../../support/api/contract.ts";

/** Asserts that generation from a contract (v1) with that value fails with an error of one line. */
export async function assertStops(
  path: string[],
  value: Json | undefined,
  expected: RegExp | { message: RegExp; name: ContractName },
) {
  const { message, name: contractName } = expected instanceof RegExp
    ? { message: expected, name: "v1" as const }
    : expected;
  const contract = readContract(contractName);
  const parent = objectAt(contract, ...path.slice(0, -1));
  const name = path.at(-1) ?? "";
  if (value === undefined) delete parent[name];
  else parent[name] = value;
  await assert.rejects(generate(stringify(contract)), oneLine(message));
}

/** Returns a check that an error has that message in one line. */
export function oneLine(message: RegExp): (error: unknown) => boolean {
  return (error) => {
    assert.ok(error instanceof Error);
    assert.match(error.message, message);
    assert.doesNotMatch(error.message, /\n/);
    return true;
  };
}
