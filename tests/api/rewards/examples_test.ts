/** Every example of openapi-rewards.yaml: the API answers the example's request with the example's answer. */
import assert from "node:assert/strict";
import { createApp } from "../../../src/app.ts";
import { revokeKey } from "../../../src/keys/roll_key.ts";
import { readReferenceFiles } from "../../../src/api/reference.ts";
import { decideStatus } from "../../../src/servers/decide_status.ts";
import { type Json, objectAt, readContract, valueAt } from "../../support/contract.ts";
import {
  type Ask,
  ask,
  EXAMPLE_NOW,
  hold,
  openInbox,
  STEVE,
  VOTE,
} from "../../support/rewards_api.ts";
import { openWorld, SITE, type World } from "../../support/world.ts";

const contract = readContract("rewards");

function requestOf(path: string, name: string): Json {
  const post = objectAt(contract, "paths", `/rewards/v1/${path}`, "post");
  const media = objectAt(post, "requestBody", "content", "application/json");
  return valueAt(media, "examples", name, "value") ?? assert.fail(`${path} has no ${name}`);
}

function answerOf(path: string, name: string): Json {
  const [operation] = Object.values(objectAt(contract, "paths", `/rewards/v1/${path}`));
  const responses = objectAt(operation, "responses");
  const media = objectAt(responses["201"] ?? responses["200"], "content", "application/json");
  return valueAt(media, "examples", name, "value") ?? assert.fail(`${path} has no ${name}`);
}

Deno.test("the examples of claims, releases and grants are what happens", async () => {
  await using world = await openWorld({ now: EXAMPLE_NOW });
  const inbox = await openInbox(world);
  const { secret: key } = await inbox.key("rewards");
  const claim = async (request: string, answer: string) => {
    const { body } = await hold(world, "claims", { key, body: requestOf("claims", request) });
    assert.deepEqual({ ...body, claim_id: "" }, {
      ...objectAt(answerOf("claims", answer)),
      claim_id: "",
    });
  };
  await claim("online", "nothing");
  await inbox.wait();
  await claim("online", "oneVote");
  const later = await hold(world, "releases", { key, body: requestOf("releases", "later") });
  assert.deepEqual(later.body, answerOf("releases", "released"));
  await claim("online", "nothing");
  world.clock.now = new Date(EXAMPLE_NOW.getTime() + 300_000);
  const { body } = await hold(world, "claims", { key, body: requestOf("claims", "anybody") });
  assert.equal(body["lease_seconds"], 1800);
  const granted = await hold(world, "grants", { key, body: requestOf("grants", "one") });
  assert.deepEqual(granted.body, answerOf("grants", "recorded"));
});

Deno.test("the example of a test vote makes one that can be claimed", async () => {
  await using world = await openWorld({ now: EXAMPLE_NOW });
  const { key } = await openInbox(world);
  const { secret } = await key("rewards");
  const body = requestOf("test-votes", "steve");
  const made = await hold(world, "test-votes", { key: secret, body });
  assert.equal(made.status, 201);
  const online = requestOf("claims", "online");
  const { body: claim } = await hold(world, "claims", { key: secret, body: online });
  const [vote] = Array.isArray(claim["votes"]) ? claim["votes"] : [];
  assert.deepEqual([vote.vote_id, vote.test], [made.body["vote_id"], true]);
});

Deno.test("the example of an inbox is what such an inbox says", async () => {
  await using world = await openWorld({ now: EXAMPLE_NOW });
  const { server, key } = await openInbox(world);
  const { secret } = await key("rewards");
  const { sql } = world.services;
  const oldest = new Date("2026-01-14T20:11:09.250Z");
  const until = new Date(EXAMPLE_NOW.getTime() + 1000);
  await sql`update server set rewards_by = 'inbox' where id = ${server.id}`;
  await sql`
    insert into reward (vote_id, server_id, account_id, voted_at, available_at, claim_id, lease_until)
    select gen_random_uuid(), ${server.id}, ${STEVE.id}, case n when 1 then ${oldest} else ${EXAMPLE_NOW} end,
      ${oldest}, case when n > 12 then gen_random_uuid() end, case when n > 12 then ${until}::timestamptz end
    from generate_series(1, 14) as n`;
  await sql`
    insert into reward_outcome (vote_id, server_id, account_id, voted_at, ended, ended_at, claims)
    select gen_random_uuid(), ${server.id}, ${STEVE.id}, ${oldest},
      case when n > 80 then 'expired' else 'granted' end, ${EXAMPLE_NOW}, 1
    from generate_series(1, 83) as n`;
  const { body } = await hold(world, "inbox", { key: secret });
  assert.deepEqual(body, answerOf("inbox", "inbox"));
  assert.equal((await ask(world, "inbox", { key: secret, method: "HEAD" })).status, 200);
});

Deno.test("the examples of the feed are what such a feed says", async () => {
  await using world = await openWorld({ now: EXAMPLE_NOW });
  const { server, key } = await openInbox(world);
  const { secret } = await key("feed");
  const { sql } = world.services;
  for (const [place, type] of [[1520, "vote.cast"], [1521, "vote.voided"]] as const) {
    await sql`
      insert into feed_entry (server_id, place, type, vote_id, account_id, voted_at, noted_at)
      values (${server.id}, ${place}, ${type}, ${VOTE}, ${STEVE.id}, ${EXAMPLE_NOW}, ${EXAMPLE_NOW})`;
  }
  await sql`
    insert into reward_outcome (vote_id, server_id, account_id, voted_at, ended, ended_at, claims)
    values (${VOTE}, ${server.id}, ${STEVE.id}, ${EXAMPLE_NOW}, 'voided', ${EXAMPLE_NOW}, 0)`;
  const first = await hold(world, "votes", { key: secret });
  assert.deepEqual(first.body, answerOf("votes", "votes"));
  const second = await hold(world, `votes?after=${first.body["cursor"]}`, { key: secret });
  assert.deepEqual(second.body, answerOf("votes", "nothing"));
});

/** A request for each problem, in a world where it meets that. */
const PROBLEMS: Record<string, (world: World, inbox: Inbox) => Ask & { path: string } | Asking> = {
  InvalidParameter: async (_, { key }) => ({ path: "votes?limit=x", key: await key("feed") }),
  InvalidBody: async (_, { key }) => claims(await key("rewards"), { limit: 101 }),
  MissingKey: () => claims(undefined, {}),
  InvalidKey: () => claims(`vb_${"0".repeat(46)}`, {}),
  async RevokedKey(world, { issue }) {
    const { id, secret } = await issue("rewards");
    await revokeKey(world.context, id, world.act);
    return claims(secret, {});
  },
  async ServerNotApproved(world, { key, slug }) {
    const secret = await key("rewards");
    await decideStatus(world.context, slug, { decision: "suspend", ...world.act });
    return claims(secret, {});
  },
  ScopeMissing: async (_, { key }) => claims(await key("read"), {}),
  NotFound: () => ({ path: "claims/" }),
  PlayerUnknown: async (_, { key }) => testVote(await key("rewards"), "nobody"),
  MethodNotAllowed: () => ({ path: "claims", method: "PUT", body: {} }),
  async ClaimOfAnotherKey(world, { key, wait }) {
    await wait();
    const claim = { claim_id: crypto.randomUUID() };
    await hold(world, "claims", { key: await key("rewards"), body: claim });
    return claims(await key("rewards"), claim);
  },
  CursorExpired: async (_, { key }) => ({ path: "votes?after=1.2a4b8e17", key: await key("feed") }),
  BodyTooLarge: async (_, { key }) => ({
    path: "grants",
    key: await key("rewards"),
    raw: " ".repeat(65_537),
  }),
  UnsupportedMediaType: async (_, { key }) => ({
    path: "grants",
    key: await key("rewards"),
    raw: "{}",
    type: "application/x-www-form-urlencoded",
  }),
  async RateLimited(world, { key }) {
    const again = testVote(await key("rewards"), STEVE.username);
    for (let sent = 0; sent < 10; sent++) await ask(world, again.path, again);
    return again;
  },
  async TooManyFailedAuthentications(world) {
    for (let sent = 0; sent < 30; sent++) await ask(world, "claims", { body: {} });
    return claims(undefined, {});
  },
  async InternalError(world, { key }) {
    const secret = await key("rewards");
    await world.services.sql`alter table account rename to gone`;
    return testVote(secret, STEVE.username);
  },
};

type Asking = Promise<Ask & { path: string }>;
type Inbox = Awaited<ReturnType<typeof openExample>>;

const claims = (key: string | undefined, body: unknown) => ({ path: "claims", key, body });
const testVote = (key: string, player: string) => ({
  path: "test-votes",
  key,
  body: { player },
});

async function openExample(world: World) {
  const { server: { slug }, key: issue, wait } = await openInbox(world);
  return {
    slug,
    issue,
    wait,
    key: async (scope: "read" | "rewards" | "feed") => (await issue(scope)).secret,
  };
}

for (const [name, meet] of Object.entries(PROBLEMS)) {
  Deno.test(`the example of a problem is what the API answers: ${name}`, async () => {
    await using world = await openWorld({ now: EXAMPLE_NOW });
    const { path, ...options } = await meet(world, await openExample(world));
    const response = await ask(world, path, options);
    await assertExample(name, response);
  });
}

Deno.test("without a database each operation says unavailable", async () => {
  await using world = await openWorld({ now: EXAMPLE_NOW });
  const inbox = await openExample(world);
  const key = await inbox.key("rewards");
  const lost = () => Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" }));
  const sql = Object.assign(lost, { begin: lost });
  const waitingClaims = { ...world.services.waitingClaims, claim: lost };
  const services = Object.assign({ ...world.services }, { sql, waitingClaims });
  const config = { trustedProxies: [], ...SITE };
  const app = createApp(services, config, await readReferenceFiles());
  for (
    const options of [claims(key, { claim_id: VOTE }), testVote(key, "a"), { path: "inbox", key }]
  ) {
    await assertExample("Unavailable", await ask({ ...world, app }, options.path, options));
  }
});

async function assertExample(name: string, response: Response): Promise<void> {
  const example = objectAt(contract, "components", "examples", name, "value");
  const body = await response.json();
  assert.equal(response.status, example.status);
  const detail = String(body.detail).replace(/wait \d+/, "wait 17");
  assert.deepEqual({ ...body, detail, request_id: "" }, { ...example, request_id: "" });
}

Deno.test("each problem's example but that of an outage is asked for", () => {
  const examples = Object.keys(objectAt(contract, "components", "examples"));
  assert.deepEqual([...Object.keys(PROBLEMS), "Unavailable"], examples);
});
