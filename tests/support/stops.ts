import assert from "node:assert/strict";
import { stringify } from "yaml";
import { generate } from "../../scripts/generate/files.ts";
import { type Json, objectAt, readContract } from "./contract.ts";

/** Asserts that the contract with that one value cannot be generated from, and says so in one line. */
export async function assertStops(path: string[], value: Json | undefined, message: RegExp) {
  const contract = readContract();
  const parent = objectAt(contract, ...path.slice(0, -1));
  const name = path.at(-1) ?? "";
  if (value === undefined) delete parent[name];
  else parent[name] = value;
  await assert.rejects(generate(stringify(contract)), oneLine(message));
}

/** Whether an error has that message, in one line. */
export function oneLine(message: RegExp): (error: unknown) => boolean {
  return (error) => {
    assert.ok(error instanceof Error);
    assert.match(error.message, message);
    assert.doesNotMatch(error.message, /\n/);
    return true;
  };
}
