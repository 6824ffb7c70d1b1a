import assert from "node:assert/strict";
import { z } from "zod";
import { routes as open } from "../../generated/public/routes.ts";
import { routes as rewards } from "../../generated/rewards/routes.ts";
import { routes } from "../../generated/routes.ts";
import * as validators from "../../generated/zod.ts";
import { isObject, type Json, listAt, oracleOf, readContract } from "../support/api/contract.ts";
import { CONTRACTS } from "../support/api/contracts.ts";

const contract = readContract();

Deno.test("validators judge every example as Zod's JSON Schema reader does", () => {
  for (const { contract, validatorOf } of CONTRACTS) {
    let judged = 0;
    for (const [name, validator] of validatorOf) {
      const oracle = oracleOf({ $ref: `#/components/schemas/${name}` }, contract);
      const examples = listAt(contract, "components", "schemas", name, "examples");
      for (const variant of variantsOf(examples)) {
        assertSameVerdict(validator, oracle, variant, name);
        judged++;
      }
    }
    assert.ok(judged > 1000, `only ${judged} variants were judged`);
  }
});

Deno.test("a number in a query is read from its digits alone", () => {
  const { query } = rewards.listVotes.request;
  const limitOf = (limit?: string) => query.safeParse({ limit }).data?.limit;
  assert.equal(limitOf(), 100);
  assert.equal(limitOf("1"), 1);
  assert.equal(limitOf("1000"), 1000);
  for (const odd of ["", " ", "0", "-1", "1001", "1e2", "0x10", "1.0", "ten", "9".repeat(400)]) {
    assert.equal(limitOf(odd), undefined, odd);
  }
  assert.equal(query.safeParse({ limit: ["1", "2"] }).success, false);
});

Deno.test("a word in a query is read as true or false alone", () => {
  const { query } = open.listServers.request;
  const onlineOf = (online?: string) => query.safeParse({ online }).data?.online;
  assert.equal(onlineOf(), false);
  assert.equal(onlineOf("false"), false);
  assert.equal(onlineOf("true"), true);
  for (const odd of ["", "1", "TRUE", "yes", "on"]) assert.equal(onlineOf(odd), undefined, odd);
});

Deno.test("the query validators judge as the contract's parameters say", () => {
  const required = queryOracle(["username"]);
  const optional = queryOracle([]);
  const names = [...TEXTS, ["a", "b"], 1, null];
  for (const query of [{}, { other: "x" }, ...names.map((username) => ({ username }))]) {
    assertSameVerdict(routes.checkVote.request.query, required, query, "checkVote");
    assertSameVerdict(routes.getVotes.request.query, optional, query, "getVotes");
  }
});

Deno.test("a username has 1 to 64 characters after trimming", () => {
  const accepted = ["a", " a ", "a b", "\u3000steve\n", "é".repeat(64), `  ${"a".repeat(64)}  `];
  const refused = ["", " ", "\u00a0", "\u0000", "a\u0000b", "a\nb", "a\u0085b", "a".repeat(65)];
  for (const name of accepted) assert.ok(validators.AskedUsername.safeParse(name).success, name);
  for (const name of refused) {
    assert.ok(!validators.AskedUsername.safeParse(name).success, JSON.stringify(name));
  }
});

Deno.test("a character outside the basic plane counts once", () => {
  assert.ok(validators.AskedUsername.safeParse("🎲".repeat(64)).success);
  assert.ok(!validators.AskedUsername.safeParse("🎲".repeat(65)).success);
});

/** Strings at and beyond the edges of the contract's patterns and lengths. */
const TEXTS = [
  "",
  " ",
  "a",
  ".Alex",
  "-a",
  " a ",
  "a b",
  "\ta",
  "a\n",
  "a\nb",
  "a\u0000b",
  "a\u0085b",
  "\u3000x",
  "é",
  "🎲",
  "a".repeat(32),
  "a".repeat(33),
  "a".repeat(64),
  "a".repeat(65),
  ` ${"a".repeat(64)} `,
  "a".repeat(300),
  "2026-01-15T14:30:00Z",
  "2026-01-15T14:30:00.000+00:00",
  "2026-02-30T14:30:00.000Z",
  "00000000-0000-0000-0000-000000000000",
  "7d9f0b1e-3c52-4a86-9f0e-1b2c3d4e5f6",
  "/problems/Oops",
  '"minute";r=-1;t=60',
];

const ODD: Json[] = [
  ...TEXTS,
  null,
  -1,
  0,
  1,
  1.5,
  399,
  600,
  65535,
  65536,
  1e9,
  true,
  [],
  [{}],
  {},
];

/** Values beside the examples: each field missing, odd, or one too many. */
function* variantsOf(examples: Json[]): Generator<Json> {
  yield* examples;
  yield* ODD;
  for (const example of examples.filter(isObject)) {
    yield { ...example, unknown: 1 };
    for (const field of Object.keys(example)) {
      const { [field]: _, ...without } = example;
      yield without;
      for (const value of ODD) yield { ...example, [field]: value };
    }
  }
}

function assertSameVerdict(ours: z.ZodType, oracle: z.ZodType, value: unknown, name: string): void {
  const verdicts = [ours, oracle].map((schema) => schema.safeParse(value).success);
  assert.equal(verdicts[0], verdicts[1], `${name} judges ${JSON.stringify(value)} differently`);
}

function queryOracle(required: string[]): z.ZodType {
  const properties = { username: { $ref: "#/components/schemas/AskedUsername" } };
  return oracleOf({ type: "object", properties, required }, contract);
}
