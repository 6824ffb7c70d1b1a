/** The generators of other languages write clients from the contract: what each of them stumbles over. */
import assert from "node:assert/strict";
import {
  CONTRACT_NAMES,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  objectsOf,
  readContract,
  resolve,
  valueAt,
} from "../support/api/contract.ts";

const contract = readContract();
const contracts = CONTRACT_NAMES.map((name) => readContract(name));
const components = objectAt(contract, "components");
const HTTP_METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Text that ends the comments and strings that generators put prose into, or opens others. */
const ENDINGS: Record<string, RegExp> = {
  "a block comment of C#, Go, Java, JavaScript, PHP or Rust": /\*\//,
  "a comment within one of Kotlin, Rust or Swift": /\/\*/,
  "a docstring of Elixir, Julia, Kotlin or Python": /"""|'''|["']$/,
  "a raw string of Rust": /"#/,
  "an escape of Java, Python or C#": /\\/,
  "an interpolation of Crystal, Elixir, Ruby": /#[{$@]/,
  "an interpolation of Dart, Groovy, JavaScript, Kotlin, Perl or PHP": /\$[{(]/,
  "PHP": /\?>|<\?/,
  "a comment of Ruby or Perl": /^=\w/m,
  "a comment of Haskell, Lua, OCaml, PowerShell or XML": /-\}|\]\]|\(\*|\*\)|#>|-->|<!--/,
  "a template of the generators themselves": /\{\{|\}\}|<%|%>/,
  "a line, where a language knows others than newline": /[^\n\P{Cc}]|[\u2028\u2029]/u,
};

Deno.test("no prose ends a comment or string of a client's language", () => {
  const texts = contracts.flatMap((contract) => [...proseOf(contract)]);
  for (const [place, text] of texts) {
    for (const [ending, pattern] of Object.entries(ENDINGS)) {
      assert.doesNotMatch(text.trimEnd(), pattern, `${place} ends ${ending}`);
    }
  }
  assert.ok(texts.length > 250, `only ${texts.length} texts were read`);
});

Deno.test("backticks in prose come in pairs", () => {
  for (const [place, text] of contracts.flatMap((contract) => [...proseOf(contract)])) {
    const outside = text.replaceAll(/```[^]*?```/g, "");
    assert.equal((outside.match(/`/g)?.length ?? 0) % 2, 0, place);
  }
});

Deno.test("no pattern needs more than every language reads", () => {
  for (const [place, schema] of contracts.flatMap((contract) => [...schemasOf(contract)])) {
    if (schema.pattern === undefined) continue;
    assert.equal(schema.format, undefined, `${place}: a format is a type, which fits no pattern`);
    assert.doesNotMatch(String(schema.pattern), /\\(?!s|x[0-9A-F]{2})|\(\?(?!:)|`/, place);
  }
});

Deno.test("every enum and every object has its own name", () => {
  for (const [place, schema] of contracts.flatMap((contract) => [...schemasOf(contract)])) {
    if (schema.enum === undefined && schema.properties === undefined) continue;
    assert.match(place, /^\/components\/schemas\/(\w+|ValidationProblem\/allOf\/1)$/);
  }
});

// Go keeps the constants of all enums of a client in one place.
Deno.test("no two enums of a contract have a constant of one name", () => {
  for (const contract of contracts) {
    const names = Object.values(objectAt(contract, "components", "schemas")).flatMap((schema) => {
      const { enum: values, "x-enum-varnames": given } = objectAt(schema);
      const names = given ?? values;
      return Array.isArray(names) ? names.map((name) => String(name).toUpperCase()) : [];
    });
    assert.deepEqual(names.filter((name, nth) => names.indexOf(name) !== nth), []);
  }
});

Deno.test("every operationId is a verb with its object", () => {
  const ids = contracts.flatMap(operationsOf).map(({ operationId }) => String(operationId));
  assert.deepEqual(ids.slice(0, 4), ["getServer", "getVotes", "checkVote", "receiveVote"]);
  for (const id of ids) {
    assert.match(id, /^(check|claim|create|get|list|receive|record|release)([A-Z][a-z]+)+$/);
  }
});

Deno.test("a webhook's operation says that the client receives it", () => {
  for (const { operationId } of operationsOf({ webhooks: contract.webhooks ?? {} })) {
    assert.match(String(operationId), /^receive[A-Z]/);
  }
});

Deno.test("no two component names differ only in case or hyphens", () => {
  const kinds = contracts.flatMap((contract) => Object.entries(objectAt(contract, "components")));
  for (const [kind, named] of kinds) {
    const plain = Object.keys(objectAt(named)).map((name) =>
      name.toLowerCase().replace(/\W|_/g, "")
    );
    assert.equal(new Set(plain).size, plain.length, kind);
  }
});

Deno.test("every component is reached from an operation or a webhook", () => {
  const lone = contracts.map((contract) => {
    const reached = reachedFrom([contract.paths ?? {}], contract);
    return Object.entries(objectAt(contract, "components"))
      .filter(([kind]) => kind !== "securitySchemes")
      .flatMap(([kind, named]) => Object.keys(objectAt(named)).map((name) => `${kind}/${name}`))
      .filter((name) => !reached.has(name));
  });
  assert.deepEqual(lone, [["examples/Vote", "examples/TestVote", "schemas/VoteEvent"], [], []]);
});

Deno.test("a generator that skips webhooks still knows the webhook's body", () => {
  const operation = objectAt(contract, "webhooks", "vote", "post");
  const reached = reachedFrom([contract.paths ?? {}]);
  const event = objectAt(components, "schemas", "VoteEvent");
  const body = objectAt(operation, "requestBody", "content", "application/json", "schema");
  // A lone `$ref` would stay the name of what was dropped; a keyword beside `allOf` has it written out.
  assert.deepEqual(body, {
    allOf: [{ $ref: "#/components/schemas/VoteEvent" }],
    required: Object.keys(objectAt(event, "properties")),
  });
  for (const part of [operation.parameters, event]) {
    for (const [place, { $ref }] of objectsOf(part ?? {})) {
      if ($ref === undefined) continue;
      assert.ok(reached.has(String($ref).slice("#/components/".length)), `${place}: ${$ref}`);
    }
  }
});

// openapi-generator reads no contract with such a link.
Deno.test("no link has a body", () => {
  for (const contract of contracts) {
    for (const [place, node] of objectsOf(contract)) {
      if (/\/links\/\w+$/.test(place)) assert.equal(node.requestBody, undefined, place);
    }
  }
});

/** The example of an entity tag ends in a quote (RFC 9110 §8.8.3). No generator prints the headers of answers. */
const ENTITY_TAG = "/components/headers/ETag/examples";

/** Each text that a generator may print into a comment or string, with its place. */
function* proseOf(node: Json, place = ""): Generator<[string, string]> {
  if (typeof node !== "object" || node === null) return;
  for (const [name, child] of Object.entries(node)) {
    const here = `${place}/${name}`;
    if (here === ENTITY_TAG) continue;
    if (typeof child === "string" && !/pattern$/.test(name)) yield [here, child];
    yield* proseOf(child, here);
  }
}

/** Each schema of the document with its place: those of parameters, headers and bodies, and all inside them. */
function* schemasOf(document: JsonObject): Generator<[string, JsonObject]> {
  for (const [place, node] of objectsOf(document, "")) {
    const isSchema = /\/(schema|items|allOf\/\d+|properties\/\w+)$/.test(place) ||
      /^\/components\/schemas\/\w+$/.test(place);
    if (isSchema && !place.includes("/example")) yield [place, node];
  }
}

function operationsOf({ paths = {}, webhooks = {} }: JsonObject): JsonObject[] {
  return [paths, webhooks].flatMap((items) => Object.values(objectAt(items))).flatMap((item) =>
    HTTP_METHODS.map((method) => valueAt(item, method)).filter(isObject)
  );
}

/** The components that these parts of the contract refer to, by way of others too, as `kind/name`. */
function reachedFrom(parts: Json[], document = contract): Set<string> {
  const reached = new Set<string>();
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    for (const [, node] of objectsOf(part)) {
      const name = String(node.$ref ?? "").slice("#/components/".length);
      if (name === "" || reached.has(name)) continue;
      reached.add(name);
      parts.push(resolve(node, document) ?? null);
    }
  }
  return reached;
}
