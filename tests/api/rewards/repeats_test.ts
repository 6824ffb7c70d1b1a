/**
 * Promise of the contract about repeated requests: if a response was lost and the request is repeated, it takes effect
 * once.
 */
import assert from "node:assert/strict";
import { issueKey } from "../../../src/core/keys/issue_key.ts";
import { operationsIn, readContract } from "../../support/api/contract.ts";
import { ask, openInbox, STEVE, VOTE } from "../../support/api/rewards_api.ts";
import { openWorld, type World } from "../../support/world.ts";

const CLAIM = "0d9c3b1e-7f52-4c86-9a0e-1b2c3d4e5f60";
const TEST = "7b1d2f64-90ab-4c3e-8d5f-2a6c1e0b9f37";
const CLAIM_STEVE = { claim_id: CLAIM, players: [STEVE.username] };

/** For each operation: its path, its body, and the bodies of claims that go before it. */
const REQUESTS: Record<string, { path: string; body?: object; claims?: object[] }[]> = {
  claimVotes: [
    { path: "claims", body: CLAIM_STEVE },
    { path: "claims", body: { claim_id: CLAIM, all_players: true } },
  ],
  recordGrants: [
    { path: "grants", body: { votes: [{ vote_id: VOTE, note: "3 diamonds" }] } },
    { path: "grants", body: { votes: [{ vote_id: VOTE }] }, claims: [CLAIM_STEVE] },
  ],
  releaseVotes: [
    {
      path: "releases",
      body: { claim_id: CLAIM, votes: [{ vote_id: VOTE, retry_after_seconds: 300 }] },
      claims: [CLAIM_STEVE],
    },
    {
      path: "releases",
      body: { claim_id: CLAIM, votes: [{ vote_id: VOTE, final: true, note: "banned" }] },
      claims: [CLAIM_STEVE],
    },
  ],
  createTestVote: [{ path: "test-votes", body: { test_id: TEST, player: STEVE.username } }],
  getInbox: [{ path: "inbox" }],
  getGoals: [{ path: "goals" }],
  listVotes: [{ path: "votes" }],
};

Deno.test("every operation of the rewards API has its effect once, however often it is asked", async () => {
  const operations = operationsIn(readContract("rewards")).map(({ operation }) =>
    String(operation.operationId)
  );
  assert.deepEqual(Object.keys(REQUESTS).sort(), operations.sort());
  for (const [id, requests] of Object.entries(REQUESTS)) {
    for (const { path, body, claims = [] } of requests) {
      await using world = await openWorld();
      const inbox = await openInbox(world);
      const { secret: key } = await inbox.key("rewards", "feed");
      await inbox.wait();
      for (const claim of claims) await send(world, "claims", { key, body: claim });
      await send(world, path, { key, body });
      const once = await effects(world);
      for (let repeats = 0; repeats < 2; repeats++) await send(world, path, { key, body });
      assert.deepEqual(await effects(world), once, `${id} ${JSON.stringify(body)}`);
    }
  }
});

Deno.test("a test vote is made once, even when it has ended or requests arrive together", async () => {
  await using world = await openWorld();
  const inbox = await openInbox(world);
  const { secret: key } = await inbox.key("rewards");
  const test = { test_id: TEST, player: STEVE.username };
  const make = () => send(world, "test-votes", { key, body: test });
  const made = await Promise.all(Array.from({ length: 5 }, make));
  const vote_id = made[0]?.vote_id;
  assert.deepEqual(new Set(made.map((one) => one.vote_id)), new Set([vote_id]));
  assert.equal((await send(world, "claims", { key, body: CLAIM_STEVE })).votes.length, 1);
  await send(world, "grants", { key, body: { votes: [{ vote_id }] } });
  assert.deepEqual(await make(), { vote_id });
  const next = { ...CLAIM_STEVE, claim_id: crypto.randomUUID() };
  assert.deepEqual((await send(world, "claims", { key, body: next })).votes, []);
  const other = { ...test, test_id: crypto.randomUUID() };
  assert.notEqual((await send(world, "test-votes", { key, body: other })).vote_id, vote_id);
});

Deno.test("two servers with the same test id get a vote each", async () => {
  await using world = await openWorld();
  const { key } = await openInbox(world);
  const { secret: here } = await key("rewards");
  const { slug } = await world.server();
  const { secret: elsewhere } = await issueKey(world.context, slug, {
    name: "plugin",
    scopes: ["rewards"],
    ...world.act,
  });
  const body = { test_id: TEST, player: STEVE.username };
  const ids = [];
  for (const key of [here, elsewhere]) {
    ids.push((await send(world, "test-votes", { key, body })).vote_id);
  }
  assert.notEqual(ids[0], ids[1]);
});

async function send(
  world: World,
  path: string,
  options: { key: string; body?: object | undefined },
): Promise<{ vote_id: string; votes: unknown[] }> {
  const response = await ask(world, path, options);
  const text = await response.text();
  assert.ok(response.status < 300, `${path} ${response.status} ${text}`);
  return JSON.parse(text);
}

/** All that a request can have changed. */
async function effects({ services: { sql } }: World) {
  return [
    await sql`select * from reward order by vote_id`,
    await sql`select * from reward_outcome order by vote_id`,
    await sql`select * from feed_entry order by id`,
  ].map((rows) => [...rows]);
}
