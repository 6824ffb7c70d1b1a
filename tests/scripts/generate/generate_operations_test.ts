import { type Json, objectAt, readContract } from "../../support/api/contract.ts";
import { assertStops } from "./assert_stops.ts";

const CHECK_VOTE = ["paths", "/api/v1/vote-check", "get"];

Deno.test("an operation without an operationId or a limit stops generation", async () => {
  await assertStops([...CHECK_VOTE, "operationId"], undefined, /vote-check\.get\.operationId: /);
  await assertStops([...CHECK_VOTE, "x-rate-limit"], undefined, /vote-check\.get\.x-rate-limit: /);
});

Deno.test("a missing limit is refused in a sentence that explains limits", async () => {
  const limit = [...CHECK_VOTE, "x-rate-limit"];
  await assertStops(limit, undefined, /x-rate-limit: a limit is \{ requests, window_seconds \}/);
  await assertStops(limit, null, /x-rate-limit: a limit is \{ requests, window_seconds \}/);
  await assertStops(limit, { requests: 0, window_seconds: 60 }, /x-rate-limit\.requests: /);
});

Deno.test("an operation without the API key stops generation", async () => {
  const others: Json[] = [
    [],
    [{}],
    [{ apiKey: [] }, {}],
    [{ apiKey: ["read"] }],
    [{ otherKey: [] }],
    [{ apiKey: [], otherKey: [] }],
    null,
  ];
  for (const security of others) {
    await assertStops([...CHECK_VOTE, "security"], security, /get\.security: .* needs the API key/);
    await assertStops(["security"], security, /^security: every operation needs the API key/);
  }
  await assertStops(["security"], undefined, /^security: every operation needs the API key/);
});

Deno.test("an API key other than a bearer token stops generation", async () => {
  const scheme = ["components", "securitySchemes", "apiKey"];
  await assertStops([...scheme, "scheme"], "basic", /apiKey\.scheme: /);
  await assertStops([...scheme, "type"], "apiKey", /apiKey\.type: /);
});

Deno.test("a path that matches more than itself stops generation", async () => {
  const operation = objectAt(readContract(), ...CHECK_VOTE);
  for (const path of ["/api/v1/:id", "/api/v1/*", "/api/v1/{id}", "/api/v1/x/", "//x", "/%61"]) {
    await assertStops(["paths", path], { get: operation }, /: a path is made of small letters/);
  }
});

Deno.test("a path parameter that its operation does not describe stops generation", async () => {
  const name = "public" as const;
  const message = /: a path is made of small letters.* that its get describes$/;
  const server = ["paths", "/public/v1/servers/{slug}"];
  const get = objectAt(readContract("public"), ...server, "get");
  const others: Json[] = [[], [{ ...Object(get["parameters"])[0], name: "id" }]];
  for (const parameters of others) {
    await assertStops(server, { get: { ...get, parameters } }, { message, name });
  }
});

Deno.test("a contract has keys for all of its operations or for none", async () => {
  const name = "public" as const;
  const message = /: a contract without securitySchemes has no keys: \[\], and no scopes$/;
  await assertStops(["security"], [{ apiKey: [] }], { message, name });
  await assertStops(["security"], undefined, { message, name });
  const games = ["paths", "/public/v1/games", "get"];
  await assertStops([...games, "security"], [{ apiKey: [] }], { message, name });
  await assertStops([...games, "x-scope"], "feed", { message, name });
  await assertStops(["components", "securitySchemes"], undefined, message);
});

Deno.test("two operations of one name stop generation", async () => {
  const twin = { get: objectAt(readContract(), ...CHECK_VOTE) };
  await assertStops(["paths", "/api/v1/twin"], twin, /v1\/twin: there is another checkVote/);
});

Deno.test("a method other than GET and POST, or both, stops generation", async () => {
  const put = ["paths", "/api/v1/vote-check", "put"];
  const other = /vote-check: neither .* knows the method "put"; a path has a get or a post$/;
  await assertStops(put, { operationId: "putVote" }, other);
  const post = objectAt(readContract("rewards"), "paths", "/rewards/v1/claims", "post");
  const both = { get: objectAt(readContract(), ...CHECK_VOTE), post };
  await assertStops(["paths", "/api/v1/both"], both, /both: a path has one operation/);
  await assertStops(["paths", "/api/v1/none"], {}, /none: a path has one operation/);
  const bare = [...CHECK_VOTE, "responses", "204"];
  await assertStops(bare, { description: "Nothing." }, /responses\.204\.content: /);
  await assertStops(bare, { description: "Nothing.", content: {} }, /responses\.204\.content: /);
});

Deno.test("a pattern of an input without a sentence for its callers stops generation", async () => {
  const explanation = ["components", "schemas", "AskedUsername", "x-problem-detail"];
  const message = /^\w+\.parameters\.username: a pattern of an input needs an x-problem-detail/;
  await assertStops(explanation, undefined, message);
  await assertStops(explanation, "a name", /AskedUsername\.x-problem-detail: is not a sentence/);
  const name = "rewards" as const;
  const label = ["components", "schemas", "GameServer", "x-problem-detail"];
  await assertStops(label, undefined, {
    message: /^\w+\.requestBody\.game_server: a pattern of an input needs an x-problem-detail/,
    name,
  });
  const uuid = ["components", "schemas", "Uuid", "x-problem-detail"];
  await assertStops(uuid, "It must be short.", /Uuid: .*x-problem-detail without a pattern/);
});

Deno.test("a contract with bodies and without their limit stops generation", async () => {
  const name = "rewards" as const;
  await assertStops(["x-body-limit"], undefined, { message: /needs an x-body-limit/, name });
  await assertStops(["x-body-limit", "bytes"], 0, { message: /^x-body-limit\.bytes: /, name });
});
