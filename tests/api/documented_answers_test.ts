/** Every answer that a contract documents, of every operation, and every problem's example to the letter. */
import assert from "node:assert/strict";
import { holdAgainstContract } from "../support/api/answers.ts";
import {
  CONTRACT_NAMES,
  isObject,
  objectAt,
  readContract,
  resolve,
  valueAt,
} from "../support/api/contract.ts";
import {
  type Change,
  openSite,
  type Operation,
  operationsOf,
  type Site,
} from "../support/api/api_operations.ts";
import { assertDocumented } from "../support/api/documented.ts";
import { EXAMPLE_NOW } from "../support/api/rewards_api.ts";
import { openWorld } from "../support/world.ts";
import { makeKeySecret } from "../../src/core/keys/key_secret.ts";
import { revokeKey } from "../../src/core/keys/revoke_key.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";

/** Gets the answer, or nothing from an operation that has no such problem. */
type Recipe = (
  site: Site,
  operation: Operation,
) => Response | undefined | Promise<Response | undefined>;

const FAULTY_QUERIES: Record<string, string> = {
  checkVote: "",
  getVotes: "username=",
  listVotes: "limit=x",
  listServers: "limit=x",
  getServerHistory: "days=x",
  getTopVoters: "month=x",
};

/** A request of each operation that is refused at no cost, or else its good one. */
function faulty({ id, body }: Operation): Change {
  if (body !== undefined) return { body: { limit: 101 } };
  const query = FAULTY_QUERIES[id];
  return query === undefined ? {} : { query };
}

const only = (id: string, recipe: Recipe): Recipe => (site, operation) =>
  operation.id === id ? recipe(site, operation) : undefined;
const withBody = (change: Change): Recipe => ({ send }, operation) =>
  operation.body === undefined ? undefined : send(operation, change);
const withKey = (key: string | null, headers = {}): Recipe => ({ send }, operation) =>
  send(operation, { key, headers });

/** For each example of a problem in the contracts, the way to meet it. */
const RECIPES: Record<string, Recipe> = {
  InvalidParameter: ({ send }, operation) =>
    operation.hasParameters ? send(operation, faulty(operation)) : undefined,
  InvalidBody: (site, operation) => withBody(faulty(operation))(site, operation),
  NoPlayers: only("claimVotes", withBody({ body: { claim_id: crypto.randomUUID() } })),
  MissingKey: withKey(null),
  KeyWithoutBearer: withKey(null, { Authorization: makeKeySecret() }),
  InvalidKey: withKey(makeKeySecret()),
  MistypedKey: withKey(`vb_${"0".repeat(46)}`),
  WebhookSecret: withKey(`whsec_${"A".repeat(43)}=`),
  async RevokedKey({ world, keyElsewhere, send }, operation) {
    const { id, secret } = await keyElsewhere(operation);
    await revokeKey(world.context, id, world.act);
    return await send(operation, { key: secret });
  },
  async ServerNotApproved({ world, keyElsewhere, send }, operation) {
    const { slug, secret } = await keyElsewhere(operation);
    await decideStatus(world.context, slug, { decision: "suspend", ...world.act });
    return await send(operation, { key: secret });
  },
  async ScopeMissing({ keyFor, send }, operation) {
    return await send(operation, { key: await keyFor({ id: "", scope: "read" }) });
  },
  OtherCursor: only("listServers", ({ send }, operation) => send(operation, { query: "after=x" })),
  NotFound: ({ send }, operation) => send(operation, { url: `${operation.url}/` }),
  ServerUnknown: ({ send }, operation) =>
    operation.url === operation.path
      ? undefined
      : send(operation, { url: operation.path.replace("{slug}", "nowhere") }),
  PlayerUnknown: only(
    "createTestVote",
    withBody({ body: { test_id: crypto.randomUUID(), player: "nobody" } }),
  ),
  MethodNotAllowed: ({ send }, operation) =>
    send(operation, { method: operation.name === "rewards" ? "PUT" : "POST" }),
  ClaimOfAnotherKey: only("claimVotes", async ({ keyFor, send }, operation) => {
    await send(operation);
    return await send(operation, { key: await keyFor({ id: "another", scope: "rewards" }) });
  }),
  CursorExpired: only(
    "listVotes",
    ({ send }, operation) => send(operation, { query: "after=1.2a4b8e17" }),
  ),
  BodyTooLarge: withBody({ raw: " ".repeat(65_537) }),
  UnsupportedMediaType: withBody({
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  }),
  async RateLimited({ keyElsewhere, send }, operation) {
    const key = operation.name === "public" ? null : (await keyElsewhere(operation)).secret;
    const change = { ...faulty(operation), key, address: `203.0.113.${operation.id.length}` };
    for (let sent = 0; sent < operation.requests; sent++) await send(operation, change);
    return await send(operation, change);
  },
  async TooManyFailedAuthentications({ send }, operation) {
    const change = { key: null, address: `198.51.100.${operation.id.length}` };
    for (let sent = 0; sent < 30; sent++) await send(operation, change);
    return await send(operation, change);
  },
  async InternalError({ send, brokenApp }, operation) {
    return await send(operation, { app: await brokenApp() });
  },
  async Unavailable({ send, brokenApp }, operation) {
    return await send(operation, { app: await brokenApp("ECONNREFUSED") });
  },
};

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
