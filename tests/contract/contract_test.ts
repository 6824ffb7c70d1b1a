import assert from "node:assert/strict";
import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { routes as open } from "../../generated/public/routes.ts";
import { routes as rewards } from "../../generated/rewards/routes.ts";
import { routes } from "../../generated/routes.ts";
import * as validators from "../../generated/zod.ts";
import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  operationsIn,
  oracleOf,
  readContract,
  resolve,
  valueAt,
} from "../support/api/contract.ts";
import { CONTRACTS } from "../support/api/contracts.ts";

const contract = readContract();
const schemas = objectAt(contract, "components", "schemas");

Deno.test("the contract names exactly the operations and webhook of the specification", () => {
  const named = operationsIn(contract).map(({ path, method, operation }) =>
    `${method} ${path} ${operation.operationId}`
  );
  assert.deepEqual(named, [
    "get /api/v1/server getServer",
    "get /api/v1/votes getVotes",
    "get /api/v1/vote-check checkVote",
  ]);
  assert.deepEqual(Object.keys(objectAt(contract, "webhooks")), ["vote"]);
});

Deno.test("each operation documents every status that it can answer with", () => {
  const own: Record<string, string[]> = {
    claimVotes: ["409"],
    createTestVote: ["201"],
    listVotes: ["410"],
  };
  const operations = CONTRACTS.flatMap(({ name, contract }) =>
    operationsIn(contract).map(({ operation }) => ({ name, operation }))
  );
  for (const { name, operation } of operations) {
    const more = own[String(operation.operationId)] ?? [];
    const query = listAt(operation, "parameters").filter((one) => valueAt(one, "in") === "query");
    const expected = [
      ...["404", "405", "429", "500", "503"],
      ...name === "public" ? ["304"] : ["401", "403"],
      ...query.length > 0 || operation.requestBody ? ["400"] : [],
      ...operation.requestBody ? ["413", "415"] : [],
      ...more.includes("201") ? more : ["200", ...more],
    ];
    assert.deepEqual(Object.keys(objectAt(operation, "responses")), expected.sort());
  }
});

Deno.test("the document that the routes derive agrees with the contract", () => {
  for (const { name, routes, validatorOf } of CONTRACTS) {
    const written = readContract(name);
    const derived = derivedDocument(routes, validatorOf);
    assert.deepEqual(binding(derived.paths, derived), binding(withoutUnsent(written), written));
    const [ours, theirs] = [derived, written].map((document) =>
      binding(objectAt(document, "components", "schemas"), document)
    );
    assert.deepEqual(ours, theirs);
  }
});

Deno.test("each schema has a validator and each validator a schema", () => {
  for (const { contract, validatorOf } of CONTRACTS) {
    const schemas = objectAt(contract, "components", "schemas");
    assert.deepEqual([...validatorOf.keys()].sort(), Object.keys(schemas).sort());
  }
});

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

Deno.test("the contracts agree on every problem that several have", () => {
  const [v1, rewards, open] = CONTRACTS.map(({ problems }) => problems);
  for (const [code, problem] of Object.entries(v1 ?? {})) {
    assert.deepEqual(rewards?.[code], problem);
  }
  for (const [code, problem] of Object.entries(open ?? {})) {
    assert.deepEqual(rewards?.[code] ?? problem, problem);
  }
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

/** The document that @hono/zod-openapi derives from the generated routes and validators. */
function derivedDocument(
  routes: (typeof CONTRACTS)[number]["routes"],
  validatorOf: Map<string, z.ZodType>,
): JsonObject {
  const app = new OpenAPIHono();
  for (const [operationId, route] of Object.entries(routes)) {
    app.openAPIRegistry.registerPath({ ...route, operationId });
  }
  for (const [name, schema] of validatorOf) app.openAPIRegistry.register(name, schema);
  const document = app.getOpenAPI31Document({
    openapi: "3.1.1",
    info: { title: "Derived", version: "1.0.0" },
  });
  return JSON.parse(JSON.stringify(document));
}

/**
 * Parts of the contract that the routes don't contain: prose and examples, headers (tests/api compares them with real
 * responses), limits and security (the generator checks them), and formats (the validators' verdicts on examples show
 * them).
 */
const NOT_IN_ROUTES = [
  ..."summary description examples tags headers links x-problems x-enum-varnames".split(" "),
  ..."security x-rate-limit x-problem-detail format".split(" "),
];

/** Returns the paths of a contract without the responses that no handler sends. */
function withoutUnsent(contract: JsonObject): JsonObject {
  const paths = structuredClone(objectAt(contract, "paths"));
  for (const { operation } of operationsIn({ paths })) {
    delete objectAt(operation, "responses")["304"];
  }
  return paths;
}

/** Reduces a document to the parts that bind callers, with references resolved and equal meanings spelled one way. */
function binding(node: Json | undefined, document: JsonObject): Json {
  if (Array.isArray(node)) return node.map((item) => binding(item, document));
  if (!isObject(node)) return node ?? null;
  if (typeof node.$ref === "string") return binding(resolve(node, document), document);
  return Object.fromEntries(
    Object.entries(oneSpelling(node))
      .filter(([name]) => !NOT_IN_ROUTES.includes(name))
      .map(([name, child]) => [name, binding(child, document)]),
  );
}

// zod-to-openapi writes a constant as an enum of one, and a pattern with its flags behind it.
function oneSpelling({ const: only, ...node }: JsonObject): JsonObject {
  const { pattern, ...others } = node;
  return {
    ...others,
    ...(only === undefined ? {} : { enum: [only] }),
    ...(typeof pattern === "string" ? { pattern: bare(pattern) } : {}),
  };
}

function bare(pattern: string): string {
  return pattern.endsWith("/u") ? pattern.slice(0, -2).replaceAll("\\/", "/") : pattern;
}

Deno.test("the bodies have exactly the fields of SPEC §2", () => {
  const counts = ["total", "weekly", "monthly"];
  const bodies: Record<string, { required: string[]; optional?: string[] }> = {
    Server: {
      required: [
        ...["id", "name", "slug", "game_id", "status", "ip", "port"],
        ...["players_online", "players_max", "votes_total", "votes_weekly", "votes_monthly"],
      ],
    },
    VoteCounts: { required: counts, optional: ["hasVoted"] },
    VoteCheck: { required: ["voted", "last_vote_at"] },
    VoteEvent: { required: ["event", "server_id", "user_id", "username", "voted_at"] },
  };
  for (const [name, { required, optional = [] }] of Object.entries(bodies)) {
    const schema = objectAt(schemas, name);
    assert.deepEqual(Object.keys(objectAt(schema, "properties")), [...required, ...optional], name);
    assert.deepEqual(listAt(schema, "required"), required, name);
    assert.equal(schema.additionalProperties, false, name);
  }
});
