import assert from "node:assert/strict";
import {
  CONTRACT_NAMES,
  type ContractName,
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  parseOnce,
  readContract,
  resolve,
} from "../support/api/contract.ts";

/** Names of what people read: rewording breaks no client. */
const PROSE = new Set(
  "description summary title example examples tags x-problem-detail".split(" "),
);

/** Lists whose order means nothing. */
const SETS = new Set(["enum", "required", "type"]);

/** Maps that may gain entries: clients ask for what they know. */
const MAY_GAIN = /^(paths|webhooks|headers)$/;

/** Keywords that limit a value from below or above. Without one a request may hold more. */
const LOWER_LIMITS = new Set(["minLength", "minimum", "minItems"]);
const UPPER_LIMITS = new Set(["maxLength", "maximum", "maxItems"]);

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

/**
 * Names what a later contract takes away, changes or adds to what an earlier one says, by the promise in openapi.yaml
 * under "Versions": only paths, headers, optional parameters and fields of requests, prose and fields of problems may
 * be added, and requests may hold more. Returns one line for each, empty for a contract that every client of the
 * earlier one still understands.
 */
function breakingChanges(earlier: JsonObject, later: JsonObject): string[] {
  return ["paths", "webhooks", "security"].flatMap((part) =>
    compare([part], earlier[part], later[part])
  );

  function compare(path: string[], before: Json | undefined, after: Json | undefined): string[] {
    const old = resolve(before, earlier);
    const now = resolve(after, later);
    const name = path.at(-1) ?? "";
    if (Array.isArray(old) && Array.isArray(now)) {
      return compare(path, keyed(old, name, earlier), keyed(now, name, later));
    }
    if (isObject(old) && isObject(now)) return compareMaps(path, old, now);
    if (JSON.stringify(old) === JSON.stringify(now) || isLooser(path, old, now)) return [];
    return [`changed: ${path.join(" ")}`];
  }

  function compareMaps(path: string[], old: JsonObject, now: JsonObject): string[] {
    const isNames = path.at(-1) === "properties";
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return names.filter((name) => isNames || !PROSE.has(name)).flatMap((name) => {
      const where = [...path, name];
      if (!Object.hasOwn(now, name)) return isLimit(where) ? [] : [`gone: ${where.join(" ")}`];
      if (Object.hasOwn(old, name)) return compare(where, old[name], now[name]);
      return mayGain(path, now[name]) ? [] : [`added: ${where.join(" ")}`];
    });
  }

  function mayGain(path: string[], added: Json | undefined): boolean {
    const name = path.at(-1) ?? "";
    if (name === "parameters") return Object(resolve(added, later)).required !== true;
    return MAY_GAIN.test(name) || isFieldOfProblem(path) || isFieldOfRequest(path);
  }
}

/** A list as a map, by what tells its entries apart. */
function keyed(list: Json[], name: string, document: JsonObject): JsonObject {
  return Object.fromEntries(list.map((entry, index) => {
    const { in: place, name: own } = Object(resolve(entry, document));
    if (name === "parameters") return [`${place} ${own}`, entry];
    return [SETS.has(name) ? JSON.stringify(entry) : String(index), entry];
  }));
}

function isFieldOfProblem(path: string[]): boolean {
  return path.includes("application/problem+json") && path.at(-1) === "properties";
}

/** Returns whether a keyword limits what a request's body may hold. */
function isLimit(path: string[]): boolean {
  const name = path.at(-1) ?? "";
  return isInRequest(path) &&
    (name === "pattern" || LOWER_LIMITS.has(name) || UPPER_LIMITS.has(name));
}

function isLooser(path: string[], old: Json | undefined, now: Json | undefined): boolean {
  const name = path.at(-1) ?? "";
  if (!isInRequest(path) || typeof old !== "number" || typeof now !== "number") return false;
  return LOWER_LIMITS.has(name) ? now < old : UPPER_LIMITS.has(name) && now > old;
}

function isInRequest(path: string[]): boolean {
  return path[0] === "paths" && path.includes("requestBody") && path.at(-2) !== "properties";
}

/** A field that has to be there is named among the required ones besides. */
function isFieldOfRequest(path: string[]): boolean {
  return path[0] === "paths" && path.includes("requestBody") && path.at(-1) === "properties";
}
