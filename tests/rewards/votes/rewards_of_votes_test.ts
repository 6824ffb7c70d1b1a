import assert from "node:assert/strict";
import { rename } from "../../../src/site/accounts/profile.ts";
import { connectVotifier } from "../../../src/reach/keys/votifier.ts";
import { setRewardsBy } from "../../../src/reach/rewards/set_rewards_by.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { actorOf } from "../../../src/core/rights/actor.ts";
import { findAudit } from "../../../src/site/trail/find_audit.ts";
import { revokeKey } from "../../../src/core/keys/revoke_key.ts";
import { castVote } from "../../../src/core/votes/cast_vote.ts";
import { signUp } from "../../support/people/people.ts";
import { claimed, later, openRewards, stateOf, vote } from "./rewarded_votes.ts";

Deno.test("only the inbox's votes wait, and only push queues for Votifier", async () => {
  for (const rewardsBy of ["none", "push", "inbox"] as const) {
    await using world = await openRewards("none");
    const { server, services: { sql } } = world;
    await world.key(server, "http://127.0.0.1:9999/hook", "news");
    const votifier = { host: "127.0.0.1", port: 9998, secret: "a-token-of-votifier" };
    await connectVotifier(world.context, server.slug, { ...votifier, ...world.act });
    await setRewardsBy(world.context, server.slug, { rewardsBy, ...world.act });
    const id = await vote(world, server);
    const queued = await sql`
      select e.url from outbox o join endpoint e using (key_id) order by e.url`;
    const urls = [
      "http://127.0.0.1:9999/hook",
      ...rewardsBy === "push" ? ["votifier://127.0.0.1:9998"] : [],
    ];
    assert.deepEqual(queued.map((row) => row["url"]), urls);
    assert.equal(await stateOf(world, id), rewardsBy === "inbox" ? "waiting" : undefined);
  }
});

Deno.test("a vote that only a reward waits for nudges, one without doesn't", async () => {
  for (const rewardsBy of ["none", "inbox"] as const) {
    await using world = await openRewards(rewardsBy);
    let nudges = 0;
    const context = { ...world.context, nudge: () => void nudges++ };
    await castVote(context, {
      slug: world.server.slug,
      username: "Steve_01",
      now: world.clock.now,
    });
    assert.equal(nudges, rewardsBy === "inbox" ? 1 : 0);
  }
});

Deno.test("a vote whose reward cannot be written is not cast", async () => {
  await using world = await openRewards();
  const { sql } = world.services;
  await sql`alter table reward add constraint closed check (false) not valid`;
  await assert.rejects(world.vote(world.server, "Steve_01"));
  assert.deepEqual([...await sql`select from vote`], []);
});

Deno.test("votes that came by the inbox stay there when the way changes", async () => {
  await using world = await openRewards();
  const id = await vote(world, world.server);
  await setRewardsBy(world.context, world.server.slug, { rewardsBy: "none", ...world.act });
  later(world, 24);
  assert.equal(await stateOf(world, await vote(world, world.server)), undefined);
  assert.deepEqual(await claimed(world), [id]);
  const entries = await findAudit(world.services.sql, world.server.id, {});
  const chosen = entries.filter(({ action }) => action === "rewards_set");
  assert.deepEqual(chosen.map(({ details }) => details["path"]).sort(), ["inbox", "none"]);
});

Deno.test("push is chosen only with a connected Votifier, and stays without one", async () => {
  await using world = await openRewards("none");
  const { server: { slug }, services: { sql } } = world;
  const choose = () => setRewardsBy(world.context, slug, { rewardsBy: "push", ...world.act });
  const chosen = async () => (await sql`select rewards_by from server`)[0]?.["rewardsBy"];
  await assert.rejects(choose(), { code: "votifier_missing", kind: "conflict" });
  assert.equal(await chosen(), "none");
  const votifier = { host: "127.0.0.1", port: 9998, secret: "a-token-of-votifier" };
  const { id } = await connectVotifier(world.context, slug, { ...votifier, ...world.act });
  await setRewardsBy(world.context, slug, { rewardsBy: "none", ...world.act });
  await choose();
  assert.equal(await chosen(), "push");
  await revokeKey(world.context, id, world.act);
  await choose();
  assert.equal(await chosen(), "push");
});

Deno.test("only a server's owner and the operator choose the way", async () => {
  await using world = await openRewards();
  const { viewer } = await signUp(world, "Eve_02");
  for (const isModerator of [false, true]) {
    const by = { ...actorOf(viewer), isModerator } as const;
    const refused = setRewardsBy(world.context, world.server.slug, {
      rewardsBy: "none",
      ...world.act,
      by,
    });
    await assert.rejects(refused, { code: "server_unknown" });
  }
});

Deno.test("a suspended server loses no reward, and gets no new one", async () => {
  await using world = await openRewards();
  const id = await vote(world, world.server);
  const decide = (decision: "suspend" | "approve") =>
    decideStatus(world.context, world.server.slug, { decision, reason: "Why not", ...world.act });
  await decide("suspend");
  later(world, 48);
  await assert.rejects(world.vote(world.server, "Steve_01"), { code: "server_not_approved" });
  await decide("approve");
  assert.deepEqual(await claimed(world), [id]);
});

Deno.test("a renamed player's votes are claimed by either name", async () => {
  await using world = await openRewards();
  const id = await vote(world, world.server);
  await rename(world.context, world.viewer, { newName: "Steven", ...world.act });
  for (const name of ["steve_01", "Steven"]) {
    assert.deepEqual(await claimed(world, [name]), [id], name);
    later(world, 1);
  }
});
