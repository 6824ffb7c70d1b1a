/** Every answer that a contract documents, of every operation, and every problem's example to the letter. */
import assert from "node:assert/strict";
import { holdAgainstContract } from "../support/answers.ts";
import {
  CONTRACT_NAMES,
  isObject,
  objectAt,
  readContract,
  resolve,
  valueAt,
} from "../support/contract.ts";
import {
  openSite,
  type Operation,
  operationsOf,
  RECIPES,
  type Site,
} from "../support/problem_recipes.ts";
import { assertDocumented } from "../support/documented.ts";
import { EXAMPLE_NOW } from "../support/rewards_api.ts";
import { openWorld } from "../support/world.ts";

for (const name of CONTRACT_NAMES) {
  const contract = readContract(name);
  const examples = Object.entries(objectAt(contract, "components", "examples"))
    .map(([example, node]) => [example, objectAt(node, "value")] as const)
    .filter(([, { code }]) => code !== undefined);

  Deno.test(`every operation of ${name} gives each answer that it documents`, async () => {
    await using world = await openWorld({ now: EXAMPLE_NOW });
    const site = await openSite(world);
    for (const operation of operationsOf(name)) {
      const given = await statusesOf(operation, site);
      assert.deepEqual([...given].sort(), Object.keys(operation.responses), operation.id);
    }
  });

  Deno.test(`every problem's example in ${name} is an answer to the letter`, async () => {
    await using world = await openWorld({ now: EXAMPLE_NOW });
    const site = await openSite(world);
    for (const [example, value] of examples) {
      const answers = [];
      for (const operation of operationsOf(name)) {
        const answer = await RECIPES[example]?.(site, operation);
        if (answer !== undefined) answers.push(toCompare(await answer.json()));
      }
      const expected = toCompare(value);
      assert.ok(answers.includes(expected), `${expected}\nis none of\n${answers.join("\n")}`);
    }
  });

  Deno.test(`every problem of ${name} has an example, and every example a recipe`, () => {
    const codes = new Set(examples.map(([, { code }]) => String(code)));
    const documented = objectAt(contract, "components", "schemas", "ProblemCode", "x-problems");
    assert.deepEqual([...codes].sort(), Object.keys(documented).sort());
    for (const [example] of examples) assert.ok(example in RECIPES, example);
  });
}

Deno.test("a test fails when an operation answers what is not documented", () => {
  const ask = (path: string, status: number) =>
    assertDocumented(new Request(`http://localhost${path}`), new Response(null, { status }));
  assert.throws(() => ask("/api/v1/votes?username=a", 418), /answers 418, which its contract/);
  assert.throws(() => ask("/rewards/v1/inbox", 201), /inbox answers 201/);
  assert.throws(() => ask("/public/v1/servers/caves/history", 204), /history answers 204/);
  assert.equal(ask("/api/v1/votes", 200).status, 200);
  assert.equal(ask("/nothing", 418).status, 418);
});

/** Asks for everything that an operation may answer, holds it against its contract and returns the statuses. */
async function statusesOf(operation: Operation, site: Site): Promise<Set<string>> {
  const { name, path, responses } = operation;
  const contract = readContract(name);
  const good = await holdAgainstContract(path, await site.send(operation));
  const given = new Set([String(good.status)]);
  if ("304" in responses) {
    const headers = { "If-None-Match": good.headers.get("etag") ?? "" };
    const same = await holdAgainstContract(path, await site.send(operation, { headers }));
    given.add(String(same.status));
  }
  for (const node of Object.values(responses)) {
    const media = valueAt(resolve(node, contract), "content", "application/problem+json");
    for (const example of isObject(media) ? Object.values(objectAt(media, "examples")) : []) {
      const recipe = RECIPES[String(valueAt(example, "$ref")).split("/").at(-1) ?? ""];
      const answer = await recipe?.(site, operation);
      if (answer === undefined) continue;
      const held = await holdAgainstContract(path, answer);
      given.add(String(held.status));
    }
  }
  return given;
}

/** A problem without what differs at each request. */
function toCompare(problem: object): string {
  const entries = Object.entries({ ...problem, request_id: "" }).sort();
  return JSON.stringify(Object.fromEntries(entries))
    .replace(/\b\d+ s\./g, "N s.")
    .replace(/("retry_after_seconds":)\d+/, "$1N");
}
