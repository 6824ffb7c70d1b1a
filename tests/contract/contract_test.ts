import assert from "node:assert/strict";
import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  operationsIn,
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

Deno.test("the contracts agree on every problem that several have", () => {
  const [v1, rewards, open] = CONTRACTS.map(({ problems }) => problems);
  for (const [code, problem] of Object.entries(v1 ?? {})) {
    assert.deepEqual(rewards?.[code], problem);
  }
  for (const [code, problem] of Object.entries(open ?? {})) {
    assert.deepEqual(rewards?.[code] ?? problem, problem);
  }
});

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
  ..."security x-rate-limit x-problem-detail x-asked-by format".split(" "),
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
