import assert from "node:assert/strict";
import { issueByForm, openOwner } from "../../support/people/owner.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { CLOSED_PORT } from "../../support/network/ports.ts";
import type { Visitor } from "../../support/people/visitor.ts";
import { startVotifier } from "../../support/deliveries/votifier_receiver.ts";
import { openWorld } from "../../support/world.ts";

const PAGE = "/my/servers/caves/rewards";

Deno.test("the steps to a Votifier fill as far as the site knows", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const steve = await openOwner(world);
  assert.deepEqual(await stepsOf(steve), [
    "A player votes: not yet. 0 in the last 7 days",
    "We tell your server: not yet. Say where your Votifier listens",
    "Your Votifier takes it: not yet. Not tested yet",
    "Your plugin rewards: not yet. It doesn't tell us. Vote once yourself to be sure",
  ]);
  const fields = { host: "127.0.0.1", port: String(receiver.port), secret: receiver.token };
  await steve.submit(`${PAGE}/votifier`, fields);
  await world.services.dispatcher.deliverDue();
  await world.account("Alex");
  await world.vote({ slug: "caves" }, "Alex");
  await world.services.dispatcher.deliverDue();
  assert.deepEqual((await stepsOf(steve)).slice(0, 3), [
    "A player votes: done. 1 in the last 7 days",
    "We tell your server: done. 1 of 1 delivered in 24 hours",
    "Your Votifier takes it: done. It took the last test",
  ]);
});

Deno.test("a step that failed is marked as failed, and nothing says that a test is on its way", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const fields = { host: "127.0.0.1", port: String(CLOSED_PORT), secret: "k3jsf9v8m2q0" };
  const { location } = await steve.submit(`${PAGE}/votifier`, fields);
  await world.services.dispatcher.deliverDue();
  assert.equal(
    (await stepsOf(steve))[2],
    "Your Votifier takes it: failed. It didn't take the last test",
  );
  const { html } = await steve.get(location?.split("#")[0] ?? "");
  assert.match(html, /<li class="bad"[^>]*><b>Your Votifier takes it/);
  assert.doesNotMatch(html, /on its way/);
});

Deno.test("a server whose votes go to a webhook reads so on its overview and in its steps", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const steve = await openOwner(world);
  await issueByForm(steve, { name: "lobby", webhook_url: receiver.url });
  await world.account("Alex");
  await world.vote({ slug: "caves" }, "Alex");
  await world.services.dispatcher.deliverDue();
  assert.deepEqual(await stepsOf(steve), [
    "A player votes: done. 1 in the last 7 days",
    "We send it to your webhook: done. active",
    "Your receiver rewards: not yet. It doesn't tell us. Vote once yourself to be sure",
  ]);
  assert.doesNotMatch((await steve.get(PAGE)).html, /players get nothing/);
  const overview = (await steve.get("/my/servers/caves")).html;
  assert.match(overview, /Votes are delivered[^]*Delivered in 24 hours: 1\./);
  assert.doesNotMatch(overview, /Rewards arrive/);
});

Deno.test("the steps to an inbox tell what is waiting and what is not used", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  await steve.submit(PAGE, { rewardsBy: "inbox" });
  await world.account("Alex");
  await world.vote({ slug: "caves" }, "Alex");
  assert.deepEqual(await stepsOf(steve), [
    "A player votes: done. 1 in the last 7 days",
    "We keep it for you: done. 1 waiting",
    "Your plugin takes it: not yet. It hasn't asked yet: make a key, and send a test vote",
    "It says what it gave: not yet. It hasn't said so yet",
  ]);
});

Deno.test("the steps tell what was given, however many votes have waited since", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  await steve.submit(PAGE, { rewardsBy: "inbox" });
  const { sql } = world.services;
  for (let nth = 0; nth <= 50; nth++) {
    world.pass(1_000);
    const { username } = await world.account(`Alex_${nth}`);
    await world.vote({ slug: "caves" }, username);
    if (nth > 0) continue;
    await sql`select end_rewards(array(select vote_id from reward), 'granted', ${world.clock.now})`;
  }
  assert.deepEqual((await stepsOf(steve)).slice(2), [
    "Your plugin takes it: done. It has asked us",
    "It says what it gave: done. 1 given today",
  ]);
});

async function stepsOf(owner: Visitor): Promise<string[]> {
  const { html } = await owner.get(PAGE);
  const steps = /<ol class="steps">(.*?)<\/ol>/s.exec(html)?.[1] ?? "";
  return [...steps.matchAll(/<li.*?<\/li>/gs)].map(([step]) =>
    step.replaceAll(/<[^>]*>/g, "").replaceAll("&#39;", "'")
  );
}
