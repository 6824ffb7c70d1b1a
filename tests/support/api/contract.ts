import { parse } from "yaml";
import { z } from "zod";

/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
/** Any JSON object. */
export type JsonObject = { [name: string]: Json };

/** The contracts, by their names in tests. */
export const CONTRACT_FILES = {
  v1: "openapi.yaml",
  rewards: "openapi-rewards.yaml",
  public: "openapi-public.yaml",
};

/** The name of a contract. */
export type ContractName = keyof typeof CONTRACT_FILES;

/** The names of all contracts. */
export const CONTRACT_NAMES: readonly ContractName[] = ["v1", "rewards", "public"];

/** Reads the text of a contract. */
export function textOf(name: ContractName): string {
  return Deno.readTextFileSync(new URL(`../../../${CONTRACT_FILES[name]}`, import.meta.url));
}

/** The text of openapi.yaml. */
export const contractText = textOf("v1");

/** Returns a copy of a contract that a test may change. */
export function readContract(name: ContractName = "v1"): JsonObject {
  return parseOnce(textOf(name));
}

const parsed = new Map<string, JsonObject>();

/** Returns a copy of what a YAML text contains. Parses each text once, because that takes 0.2 s for a contract. */
export function parseOnce(text: string): JsonObject {
  const found = parsed.get(text) ?? objectAt(parse(text));
  parsed.set(text, found);
  return structuredClone(found);
}

/** Returns the operations of a contract, each with its path and method. */
export function operationsIn(contract: JsonObject) {
  return Object.entries(objectAt(contract, "paths")).flatMap(([path, item]) =>
    Object.entries(objectAt(item)).map(([method, operation]) => ({
      path,
      method,
      operation: objectAt(operation),
    }))
  );
}

/** Returns the object at a path. Throws if there is no object, so that a renamed part is noticed. */
export function objectAt(node: Json | undefined, ...path: string[]): JsonObject {
  const found = valueAt(node, ...path);
  if (isObject(found)) return found;
  throw new Error(`the contract has no object at ${path.join(".")}`);
}

/** Returns the value at that path, or undefined. */
export function valueAt(node: Json | undefined, ...path: string[]): Json | undefined {
  return path.reduce<Json | undefined>((at, name) => isObject(at) ? at[name] : undefined, node);
}

/** Returns whether a value is a JSON object, not a list. */
export function isObject(node: Json | undefined): node is JsonObject {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}

/** Returns the list at a path, or an empty one. */
export function listAt(node: Json | undefined, ...path: string[]): Json[] {
  const found = valueAt(node, ...path);
  return Array.isArray(found) ? found : [];
}

/** Follows a `$ref` of `document`, or returns the node itself. */
export function resolve(node: Json | undefined, document: JsonObject): Json | undefined {
  if (!isObject(node) || typeof node.$ref !== "string") return node;
  return resolve(valueAt(document, ...node.$ref.slice(2).split("/")), document);
}

/** Yields every object of the document with its path, starting with the document itself. */
export function* objectsOf(node: Json, path = "openapi.yaml"): Generator<[string, JsonObject]> {
  if (typeof node !== "object" || node === null) return;
  if (isObject(node)) yield [path, node];
  for (const [name, child] of Object.entries(node)) yield* objectsOf(child, `${path}/${name}`);
}

/** Returns Zod's own validator of a schema of the contract, as an oracle for our generator. */
export function oracleOf(schema: JsonObject, document: JsonObject): z.ZodType {
  const text = JSON.stringify({ ...schema, $defs: objectAt(document, "components", "schemas") })
    .replaceAll("#/components/schemas/", "#/$defs/");
  return z.fromJSONSchema(JSON.parse(text));
}
