import assert from "node:assert/strict";
import {
  CONTRACT_NAMES,
  type ContractName,
  type JsonObject,
  objectAt,
  parseOnce,
  readContract,
} from "../support/api/contract.ts";
import { breakingChanges } from "./breaking_changes.ts";

/** A contract as 1.0.0 of Voteboard released it. These files are never edited. */
function readReleased(api: ContractName = "v1"): JsonObject {
  const name = api === "v1" ? "openapi" : `openapi-${api}`;
  const file = new URL(`${name}-1.0.0.yaml`, import.meta.url);
  return parseOnce(Deno.readTextFileSync(file));
}

const CHECK = ["paths", "/api/v1/vote-check", "get"];

/** Changes that break a client, and how they are named. */
const BREAKING: Record<string, { change: (contract: JsonObject) => void; named: RegExp }> = {
  "a path goes": {
    change: (contract) => delete objectAt(contract, "paths")["/api/v1/votes"],
    named: /^gone: paths \/api\/v1\/votes$/,
  },
  "an operation goes": {
    change: (contract) => delete objectAt(contract, ...CHECK.slice(0, 2))["get"],
    named: /^gone: .* get$/,
  },
  "a parameter goes": {
    change: (contract) => objectAt(contract, ...CHECK)["parameters"] = [],
    named: /^gone: .* parameters query username$/,
  },
  "a parameter is newly required": {
    change: (contract) => {
      const more = { name: "day", in: "query", required: true, schema: { type: "string" } };
      Object(objectAt(contract, ...CHECK)["parameters"]).push(more);
    },
    named: /^added: .* query day$/,
  },
  "a status goes": {
    change: (contract) => delete objectAt(contract, ...CHECK, "responses")["200"],
    named: /^gone: .* responses 200$/,
  },
  "a header of an answer goes": {
    change: (contract) =>
      delete objectAt(contract, ...CHECK, "responses", "200", "headers")["RateLimit"],
    named: /^gone: .* headers RateLimit$/,
  },
  "a field goes": {
    change: (contract) => delete objectAt(schemas(contract), "VoteCheck", "properties")["voted"],
    named: /^gone: .* properties voted$/,
  },
  "a field of a success is added": {
    change: (contract) =>
      objectAt(schemas(contract), "VoteCheck", "properties")["streak"] = { type: "integer" },
    named: /^added: .* properties streak$/,
  },
  "a field may be absent": {
    change: (contract) => objectAt(schemas(contract), "VoteCheck")["required"] = ["voted"],
    named: /^gone: .* required "last_vote_at"$/,
  },
  "a type changes": {
    change: (contract) => objectAt(schemas(contract), "VoteCount")["type"] = "string",
    named: /^changed: .* type$/,
  },
  "a code goes": {
    change: (contract) => Object(objectAt(schemas(contract), "ProblemCode")["enum"]).pop(),
    named: /^gone: .* enum "unavailable"$/,
  },
  "a code is added": {
    change: (contract) => Object(objectAt(schemas(contract), "ProblemCode")["enum"]).push("asleep"),
    named: /^added: .* enum "asleep"$/,
  },
  "a limit falls": {
    change: (contract) => objectAt(contract, ...CHECK, "x-rate-limit")["requests"] = 119,
    named: /^changed: .* x-rate-limit requests$/,
  },
  "the webhook loses a field": {
    change: (contract) => delete objectAt(schemas(contract), "VoteEvent", "properties")["username"],
    named: /^gone: webhooks vote post requestBody .* username$/,
  },
  "an operation needs no key any more": {
    change: (contract) => objectAt(contract, ...CHECK)["security"] = [],
    named: /^added: .* security$/,
  },
};

function schemas(contract: JsonObject): JsonObject {
  return objectAt(contract, "components", "schemas");
}

Deno.test("no contract has a breaking change since 1.0.0", () => {
  for (const api of CONTRACT_NAMES) {
    assert.deepEqual(breakingChanges(readReleased(api), readContract(api)), [], api);
  }
});

Deno.test("a contract that gained something since 1.0.0 has a higher version", () => {
  for (const api of CONTRACT_NAMES) {
    const released = readReleased(api);
    const current = readContract(api);
    const gained = breakingChanges(current, released).length > 0;
    const version = objectAt(current, "info")["version"];
    assert.equal(version !== "1.0.0", gained, `${api} ${version}`);
    assert.match(String(version), /^1\.\d+\.0$/, api);
  }
});

Deno.test("every kind of breaking change is found and named", () => {
  for (const [name, { change, named }] of Object.entries(BREAKING)) {
    const later = readReleased();
    change(later);
    const found = breakingChanges(readReleased(), later);
    assert.ok(found.length > 0, name);
    for (const line of found) assert.match(line, named, name);
  }
});

Deno.test("what the contract promises to allow is no breaking change", () => {
  const later = readReleased();
  objectAt(later, "paths")["/api/v1/streak"] = {};
  objectAt(later, ...CHECK)["description"] = "In other words.";
  objectAt(later, ...CHECK, "responses", "200", "headers")["X-More"] = {
    schema: { type: "string" },
  };
  objectAt(schemas(later), "Problem", "properties")["hint"] = { type: "string" };
  Object(objectAt(later, ...CHECK)["parameters"]).push({ name: "day", in: "query", schema: {} });
  assert.deepEqual(breakingChanges(readReleased(), later), []);
});

Deno.test("a request may gain a field only if it can be left out", () => {
  const earlier = readContract("rewards");
  const optional = readContract("rewards");
  const request = (contract: JsonObject) => objectAt(schemas(contract), "ClaimRequest");
  objectAt(request(optional), "properties")["identity"] = { type: "string" };
  assert.deepEqual(breakingChanges(earlier, optional), []);
  const needed = structuredClone(optional);
  Object(request(needed)["required"]).push("identity");
  const found = breakingChanges(earlier, needed);
  assert.deepEqual(found.map((line) => line.split(" ").slice(-2)), [["required", '"identity"']]);
});

Deno.test("a response may gain an optional field that a new optional field of the request asks for", () => {
  assert.deepEqual(breakingChanges(readContract("rewards"), withAskedField()), []);
  const byParameter = readContract("rewards");
  const feed = ["paths", "/rewards/v1/votes", "get"];
  Object(objectAt(byParameter, ...feed).parameters).push({ name: "luck", in: "query", schema: {} });
  objectAt(schemas(byParameter), "FeedEntry", "properties").luck = asked("luck");
  assert.deepEqual(breakingChanges(readContract("rewards"), byParameter), []);
});

Deno.test("a field of a response that no new optional field of its request asks for is a breaking change", () => {
  const luck = /^added: .* post responses 200 .* properties luck$/;
  const changes: Record<string, [(contract: JsonObject) => void, RegExp]> = {
    "nothing asks": [(later) => claimed(later, "properties").luck = { type: "integer" }, luck],
    "an unknown field asks": [
      (later) => claimed(later, "properties").luck = asked("fortune"),
      luck,
    ],
    "a field that earlier clients send asks": [
      (later) => claimed(later, "properties").luck = asked("include"),
      luck,
    ],
    "a field of another operation's request asks": [
      (later) => {
        delete objectAt(schemas(later), "ClaimRequest", "properties").luck;
        objectAt(schemas(later), "TestVoteRequest", "properties").luck = { type: "boolean" };
      },
      luck,
    ],
    "the field that asks is required": [
      (later) => Object(objectAt(schemas(later), "ClaimRequest").required).push("luck"),
      /^added: .* (properties luck|required "luck")$/,
    ],
    "the new field is required": [
      (later) => Object(claimed(later).required).push("luck"),
      /^added: .* required "luck"$/,
    ],
  };
  for (const [name, [change, named]] of Object.entries(changes)) {
    const later = withAskedField();
    change(later);
    const found = breakingChanges(readContract("rewards"), later);
    assert.ok(found.length > 0, name);
    for (const line of found) assert.match(line, named, name);
  }
});

/** Returns the contract of rewards with a field of claimed votes that a new field of the claim asks for. */
function withAskedField(): JsonObject {
  const later = readContract("rewards");
  objectAt(schemas(later), "ClaimRequest", "properties").luck = { type: "boolean" };
  claimed(later, "properties").luck = asked("luck");
  return later;
}

function claimed(contract: JsonObject, ...path: string[]): JsonObject {
  return objectAt(schemas(contract), "ClaimedVote", ...path);
}

function asked(by: string): JsonObject {
  return { type: "integer", "x-asked-by": by };
}

Deno.test("a body that asks for less or more is a breaking change", () => {
  const changes: [(contract: JsonObject) => void, RegExp][] = [
    [
      (contract) => delete objectAt(schemas(contract), "ClaimRequest", "properties")["players"],
      /^gone: /,
    ],
    [
      (contract) => Object(objectAt(schemas(contract), "Grant")["required"]).push("note"),
      /^added: /,
    ],
    [
      (contract) => {
        objectAt(schemas(contract), "ClaimRequest", "properties", "lease_seconds").maximum = 600;
      },
      /^changed: .* maximum$/,
    ],
    [
      (contract) => delete objectAt(contract, "paths", "/rewards/v1/grants")["post"],
      /^gone: .* post$/,
    ],
    [
      (contract) => objectAt(contract, "paths", "/rewards/v1/votes", "get")["x-scope"] = "rewards",
      /^changed: .* x-scope$/,
    ],
  ];
  for (const [change, named] of changes) {
    const later = readContract("rewards");
    change(later);
    const found = breakingChanges(readContract("rewards"), later);
    assert.ok(found.length > 0);
    for (const line of found) assert.match(line, named);
  }
});

Deno.test("an answer, a parameter or a path of the public API that changes is a breaking change", () => {
  const list = ["paths", "/public/v1/servers", "get"];
  const changes: [(contract: JsonObject) => void, RegExp][] = [
    [(contract) => Object(objectAt(contract, ...list).parameters).shift(), /^gone: .* query q$/],
    [(contract) => Object(objectAt(schemas(contract), "Sort").enum).shift(), /^gone: .* "match"$/],
    [
      (contract) => delete objectAt(schemas(contract), "ServerSummary", "properties")["rank"],
      /^gone: .* properties rank$/,
    ],
    [
      (contract) =>
        objectAt(schemas(contract), "HistoryDay", "properties", "rank").type = "integer",
      /^changed: .* rank type$/,
    ],
    [(contract) => delete objectAt(contract, ...list, "responses")["304"], /^gone: .* 304$/],
    [(contract) => objectAt(contract, ...list)["x-rate-limit"] = {}, /^gone: .* x-rate-limit /],
    [
      (contract) => delete objectAt(contract, "paths")["/public/v1/servers/{slug}"],
      /^gone: paths \/public\/v1\/servers\/\{slug\}$/,
    ],
  ];
  for (const [change, named] of changes) {
    const later = readContract("public");
    change(later);
    const found = breakingChanges(readContract("public"), later);
    assert.ok(found.length > 0, String(named));
    for (const line of found) assert.match(line, named);
  }
});
