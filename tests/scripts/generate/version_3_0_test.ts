import assert from "node:assert/strict";
import { z } from "zod";
import { asVersion30 } from "../../../scripts/generate/version_3_0.ts";
import { generateAll } from "../../../scripts/generate.ts";
import {
  isObject,
  type Json,
  listAt,
  objectAt,
  objectsOf,
  operationsIn,
  readContract,
  valueAt,
} from "../../support/api/contract.ts";
import { CONTRACTS } from "../../support/api/contracts.ts";

Deno.test("the older document has every operation, parameter and status", () => {
  for (const { name, contract } of CONTRACTS) {
    const older = objectAt(asVersion30(readContract(name)));
    const shapeOf = (document: typeof older) =>
      operationsIn(document).map(({ path, method, operation }) => [
        ...[path, method, operation["operationId"], "requestBody" in operation],
        ...listAt(operation, "parameters").map((one) => valueAt(one, "name")),
        ...Object.keys(objectAt(operation, "responses")),
      ]);
    assert.deepEqual(shapeOf(older), shapeOf(contract));
  }
});

Deno.test("the older document has nothing that version 3.0 does not know", () => {
  for (const { name } of CONTRACTS) {
    const older = objectAt(asVersion30(readContract(name)));
    assert.equal(older["openapi"], "3.0.3");
    assert.ok(!("webhooks" in older));
    for (const [place, node] of objectsOf(older, name)) {
      if (/\/(examples?|x-[a-z-]+)(\/|$)/.test(place)) continue;
      assert.ok(!Array.isArray(node["type"]), `${place} has several types`);
      assert.ok(!("const" in node), `${place} has a constant`);
      assert.ok(!Array.isArray(node["examples"]), `${place} has a list of examples`);
      if ("$ref" in node) assert.deepEqual(Object.keys(node), ["$ref"], place);
    }
  }
});

Deno.test("the older schemas judge as the contract's do", () => {
  for (const { name, contract } of CONTRACTS) {
    const older = objectAt(asVersion30(readContract(name)));
    for (const [schema, node] of Object.entries(objectAt(older, "components", "schemas"))) {
      const ours = judgeOf(schema, older);
      const theirs = judgeOf(schema, contract);
      for (const value of valuesFor(valueAt(node, "example") ?? null)) {
        const verdicts = [ours, theirs].map((judge) => judge.safeParse(value).success);
        assert.equal(verdicts[0], verdicts[1], `${schema}: ${JSON.stringify(value)}`);
      }
    }
  }
});

Deno.test("the older document leaves out patterns with escapes, which PHP reads by bytes", () => {
  const escape = /"pattern":"[^"]*\\\\x/;
  const withEscapes = CONTRACTS.filter(({ contract }) => escape.test(JSON.stringify(contract)));
  assert.deepEqual(withEscapes.map(({ name }) => name), ["v1", "rewards"]);
  for (const { name } of CONTRACTS) {
    const older = JSON.stringify(asVersion30(readContract(name)));
    assert.doesNotMatch(older, /"pattern":"(?:[^"\\]|\\")*\\\\/);
    assert.match(older, /"pattern":"\^\\"minute/);
  }
});

Deno.test("all older documents are generated", async () => {
  const files = await generateAll();
  for (const folder of ["", "rewards/", "public/"]) assert.ok(files[`${folder}openapi-3.0.json`]);
});

/** Reads a schema as its version of OpenAPI does: the older one has `nullable`. */
function judgeOf(name: string, document: ReturnType<typeof objectAt>): z.ZodType {
  const isOlder = valueAt(document, "openapi") === "3.0.3";
  const place = isOlder ? "definitions" : "$defs";
  const text = JSON.stringify({
    $ref: `#/${place}/${name}`,
    [place]: objectAt(document, "components", "schemas"),
  }).replaceAll("#/components/schemas/", `#/${place}/`);
  const defaultTarget = isOlder ? "openapi-3.0" : "draft-2020-12";
  return z.fromJSONSchema(JSON.parse(text), { defaultTarget });
}

/** An example, and what it is not: null, a field missing or null, another type. */
function* valuesFor(example: Json): Generator<Json> {
  yield* [example, null, 1, "x", true, [], {}];
  if (!isObject(example)) return;
  for (const name of Object.keys(example)) {
    const { [name]: _, ...without } = example;
    yield* [without, { ...example, [name]: null }, { ...example, [name]: -1 }];
  }
}
