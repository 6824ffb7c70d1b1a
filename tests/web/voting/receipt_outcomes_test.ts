import assert from "node:assert/strict";
import { LENIENT } from "../../support/votes/ballots.ts";
import { voidVote } from "../../../src/desk/voids/void_vote.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { expireRewards } from "../../../src/reach/rewards/expire_rewards.ts";
import { setRewardsBy } from "../../../src/reach/rewards/set_rewards_by.ts";
import { tell } from "../../support/votes/inbox.ts";
import { openWorld } from "../../support/world.ts";
import { VOTES } from "./voted_site.ts";

Deno.test("a receipt says what became of the reward", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const server = await world.server();
  const { id: keyId } = await world.key(server);
  const steve = await openPerson(world, "Steve_01");
  const day = () => world.clock.now = new Date(world.clock.now.getTime() + 86_400_000);
  const receiptOf = async (proof: string) => {
    const path = (await steve.submit(VOTES, { proof })).location ?? "";
    const id = path.split("/").at(-1) ?? "";
    return { id, read: async () => (await steve.get(path)).html };
  };
  assert.doesNotMatch(await (await receiptOf("one")).read(), /Your reward/);
  await setRewardsBy(world.context, server.slug, { rewardsBy: "inbox", ...world.act });
  day();
  const given = await receiptOf("two");
  assert.match(await given.read(), /Your reward.*waits for you in the game/s);
  assert.doesNotMatch(await given.read(), /Sent to the server/);
  await tell(world.services.sql, { serverId: server.id, keyId }, {
    ids: [given.id],
    now: world.clock.now,
  });
  assert.match(await given.read(), /Your reward.*given/s);
  day();
  const voided = await receiptOf("three");
  await voidVote(world.context, voided.id, world.act);
  assert.match(await voided.read(), /Your reward.*withdrawn/s);
  day();
  const late = await receiptOf("four");
  await expireRewards(world.services.sql, new Date(world.clock.now.getTime() + 30 * 86_400_000));
  assert.match(await late.read(), /Your reward.*expired/s);
});

Deno.test("a receipt tells the vote's outcome in words, never its destination", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const server = await world.server();
  await using receiver = startReceiver();
  await world.key(server, receiver.url, "Secret name of a key");
  const hold = Promise.withResolvers<void>();
  receiver.answer = async () => {
    await hold.promise;
    return new Response("private words", { status: 500 });
  };
  const steve = await openPerson(world, "Steve_01");
  const path = (await steve.submit(VOTES, { proof: "one" })).location ?? "";
  assert.match((await steve.get(path)).html, /on its way/);
  hold.resolve();
  await world.services.dispatcher.deliverDue();
  const retried = await steve.get(path);
  assert.match(
    retried.html,
    /waiting: the server doesn.{1,5}t answer.*We keep trying for 76 hours/s,
  );
  receiver.answer = () => new Response(null, { status: 204 });
  world.pass(60_000);
  await world.services.dispatcher.deliverDue();
  const { html } = await steve.get(path);
  assert.match(html, /delivered/);
  for (const page of [retried.html, html]) {
    assert.doesNotMatch(page, /127\.0\.0\.1|private words|Secret name|\b500\b/);
  }
});

Deno.test("a receipt has one line for each receiver, and calls the only one of a push the reward", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const server = await world.server();
  await using receiver = startReceiver();
  await world.key(server, receiver.url, "First");
  const steve = await openPerson(world, "Steve_01");
  const receiptOf = async (proof: string) =>
    (await steve.get((await steve.submit(VOTES, { proof })).location ?? "")).html;
  assert.match(await receiptOf("one"), /<dt>Sent to the server<\/dt>/);
  const { sql } = world.services;
  await sql`update server set rewards_by = 'push' where id = ${server.id}`;
  world.pass(86_400_000);
  assert.match(await receiptOf("two"), /<dt>Your reward<\/dt><dd><span class="state/);
  await world.key(server, `${receiver.url}?second`, "Second");
  world.pass(86_400_000);
  const lines = (await receiptOf("three")).matchAll(/<dt>([^<]*)<\/dt><dd><span class="state/g);
  assert.deepEqual([...lines].map(([, name]) => name), ["Game server 1", "Game server 2"]);
});
