import assert from "node:assert/strict";
import { countHours, findAnswerTimes } from "../../../src/site/deliveries/delivery_figures.ts";
import { listDeliveries } from "../../../src/site/deliveries/list_deliveries.ts";
import { resendDelivery } from "../../../src/site/deliveries/resend_delivery.ts";
import { pauseWebhook } from "../../../src/site/keys/webhook.ts";
import { replayDeliveries } from "../../../src/site/keys/replay_votes.ts";
import { revokeKey } from "../../../src/core/keys/revoke_key.ts";
import { requireServer } from "../../../src/core/servers/require_server.ts";
import { findReceipt } from "../../../src/site/voting/my_votes/find_receipt.ts";
import { issueByForm, openOwner } from "../../support/people/owner.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { openWorld } from "../../support/world.ts";

const LOG = "/my/servers/caves/api";
const DELIVERIES = "/my/servers/caves/deliveries";

/** Alex's vote, accepted at its first attempt, at a receiver that refuses everything from then on. */
async function openAccepted(schedule: readonly number[]) {
  const world = await openWorld({ schedule });
  const receiver = startReceiver();
  const steve = await openOwner(world);
  const key = await issueByForm(steve, { name: "lobby", webhook_url: receiver.url });
  const server = await requireServer(world.services.sql, "caves");
  const alex = await world.account("Alex");
  const cast = await world.vote(server, "Alex");
  const deliver = () => world.services.dispatcher.deliverDue();
  await deliver();
  receiver.answer = () => new Response(null, { status: 500 });
  const list = () => listDeliveries(world.services.sql, "caves", world.act);
  const [{ id = "", voteId = "" } = {}] = await list();
  assert.equal(cast.kind, "cast");
  return {
    world,
    steve,
    key,
    server,
    id,
    deliver,
    list,
    /** What the owner and the player are told of it. */
    async told() {
      const { sql, now } = world.services;
      const [delivery] = await list();
      const day = (await countHours(sql, [server.id], { now: now() })).get(server.id);
      const receipt = await findReceipt(sql, {
        slug: "caves",
        voteId,
        accountId: alex.id,
        counts: "all",
        now: now(),
      });
      return {
        state: delivery?.state,
        accepted: delivery?.acceptedAttempt,
        day: [day?.atOnce.at(-1), day?.late.at(-1), day?.failed.at(-1)],
        receipt: receipt?.deliveries,
        isTimed: (await findAnswerTimes(sql, { serverId: server.id }, now())).median !== null,
      };
    },
    async [Symbol.asyncDispose]() {
      await receiver[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

/** What stays true of it, whatever is sent again. */
const HISTORY = {
  accepted: 1,
  day: [1, 0, 0],
  receipt: { kind: "sent", statuses: ["delivered"] },
  isTimed: true,
};

Deno.test("a vote that was accepted at once stays so while and after a replay fails", async () => {
  await using accepted = await openAccepted([0, 5_000]);
  const { world, key, deliver, told } = accepted;
  assert.deepEqual(await told(), { state: "delivered", ...HISTORY });
  await replayDeliveries(world.context, key.id, { ...world.act });
  assert.deepEqual(await told(), { state: "pending", ...HISTORY });
  await deliver();
  assert.deepEqual(await told(), { state: "pending", ...HISTORY });
  world.pass(60_000);
  await deliver();
  assert.deepEqual(await told(), { state: "delivered", ...HISTORY });
});

Deno.test("pages show a delivery as accepted and as sent again", async () => {
  await using accepted = await openAccepted([0, 5_000]);
  const { world, steve, id, deliver } = accepted;
  const textOf = async (path: string) =>
    (await steve.get(path)).html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  await resendDelivery(world.context, id, world.act);
  await deliver();
  assert.match(await textOf(LOG), /Alex delivered sent again: waiting 2 sent again: failed 500/);
  const waiting = await textOf(`${DELIVERIES}/${id}`);
  assert.match(waiting, /Your server accepted the vote\. That stands/);
  assert.match(waiting, /sent again: Your receiver failed with \d{3}\./);
  world.pass(60_000);
  await deliver();
  assert.match(await textOf(LOG), /Alex delivered 3 sent again: failed 500/);
  assert.match(await textOf(`${DELIVERIES}/${id}`), /Your server accepted the vote\. That stands/);
});

Deno.test("what ends the sending again of an accepted vote leaves it delivered", async () => {
  await using accepted = await openAccepted([0]);
  const { world, key, id, list, told } = accepted;
  await resendDelivery(world.context, id, world.act);
  await pauseWebhook(world.context, key.id, world.act);
  assert.deepEqual(await told(), { state: "held", ...HISTORY });
  await revokeKey(world.context, key.id, world.act);
  assert.deepEqual(await told(), { state: "delivered", ...HISTORY });
  const [delivery] = await list();
  assert.deepEqual([delivery?.lastOutcome, delivery?.lastStatus], ["delivered", 204]);
});

Deno.test("a delivery from before acceptance was noted was accepted at its last attempt", async () => {
  await using accepted = await openAccepted([0]);
  const { world, id, deliver, told } = accepted;
  await world.services.sql`update delivery set accepted_attempt = null`;
  assert.deepEqual(await told(), { state: "delivered", ...HISTORY });
  await resendDelivery(world.context, id, world.act);
  await deliver();
  assert.deepEqual(await told(), { state: "delivered", ...HISTORY });
});
