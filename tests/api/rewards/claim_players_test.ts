import assert from "node:assert/strict";
import { ask, hold, openInbox, VOTE } from "../../support/api/rewards_api.ts";
import { openWorld } from "../../support/world.ts";
import { CLAIM, ID, TEST } from "./claim_bodies.ts";

Deno.test("names that no player can have are skipped, and a header says how many", async () => {
  await using world = await openWorld();
  const { secret: key } = await (await openInbox(world)).key("rewards");
  for (const odd of ["", "   ", "x".repeat(70), "\u0002evil", "\u001b[31mx", "\ud800", "a,b"]) {
    const answer = await hold(world, "claims", {
      key,
      body: { ...ID, players: ["Good_One", odd] },
    });
    const { status, headers } = answer;
    assert.deepEqual([status, headers.get("x-listing-skipped")], [200, "1"], JSON.stringify(odd));
  }
  const good = await hold(world, "claims", { key, body: { ...ID, players: ["Good_One", ".A B"] } });
  assert.deepEqual([good.status, good.headers.get("x-listing-skipped")], [200, null]);
});

Deno.test("a note never keeps a grant from being recorded", async () => {
  await using world = await openWorld();
  const { key, wait } = await openInbox(world);
  const { secret } = await key("rewards");
  const odd = ["a\u0000b\n\tc", "\ud800", "🎲".repeat(500), " ", ""];
  const kept = ["a b c", "\ufffd", "🎲".repeat(200), null, null];
  for (const [nth, note] of odd.entries()) {
    const vote_id = VOTE.replace(/.$/, String(nth));
    await wait(vote_id);
    const { body } = await hold(world, "grants", {
      key: secret,
      body: { votes: [{ vote_id, note }] },
    });
    assert.deepEqual(body["results"], [{ vote_id, result: "recorded" }]);
    const [row] = await world.services.sql`
      select note from reward_outcome where vote_id = ${vote_id}`;
    assert.equal(row?.["note"], kept[nth]);
  }
});

Deno.test("a claim of every player may bring an empty list, as some generated clients send it", async () => {
  await using world = await openWorld();
  const { key, wait } = await openInbox(world);
  const { secret } = await key("rewards");
  await wait();
  const { body } = await hold(world, "claims", { key: secret, body: { ...CLAIM, players: [] } });
  assert.equal(Array.isArray(body["votes"]) && body["votes"].length, 1);
});

Deno.test("a claim that does not say whose votes claims none", async () => {
  await using world = await openWorld();
  const { key, wait } = await openInbox(world);
  const { secret } = await key("rewards");
  await wait();
  for (const body of [ID, { ...ID, players: [] }, { ...CLAIM, players: ["Steve_42"] }]) {
    assert.equal((await hold(world, "claims", { key: secret, body })).status, 400);
  }
  const [row] = await world.services.sql`select claims from reward`;
  assert.equal(row?.["claims"], 0);
});

Deno.test("a lone surrogate in a name matches no player", async () => {
  await using world = await openWorld();
  const { key, wait } = await openInbox(world);
  const { secret } = await key("rewards");
  await wait();
  const players = ["\ud800"];
  const { body } = await hold(world, "claims", { key: secret, body: { ...ID, players } });
  assert.deepEqual(body["votes"], []);
  const test = { ...TEST, player: "\ud800" };
  assert.equal((await hold(world, "test-votes", { key: secret, body: test })).status, 404);
});

Deno.test("a claim's id needs no version", async () => {
  await using world = await openWorld();
  const { key: issue, wait } = await openInbox(world);
  const { secret: key } = await issue("rewards");
  await wait();
  // Not held against the contract: the oracle's UUIDs have one.
  const post = async (path: string, body: object) =>
    await (await ask(world, path, { key, body })).json();
  const id = { claim_id: "FFFFFFFF-0000-0000-0000-0000000000AA" };
  const body = { ...id, all_players: true };
  const first = await post("claims", body);
  assert.deepEqual([first.claim_id, first.votes.length], [body.claim_id, 1]);
  assert.deepEqual(await post("claims", body), first);
  const { results } = await post("releases", { ...id, votes: [{ vote_id: VOTE }] });
  assert.deepEqual(results, [{ vote_id: VOTE, result: "released" }]);
});
