import assert from "node:assert/strict";
import { findAudit } from "../../../src/site/trail/find_audit.ts";
import { voidVote } from "../../../src/desk/voids/void_vote.ts";
import { listDeliveries } from "../../../src/site/deliveries/list_deliveries.ts";
import { resendDelivery } from "../../../src/site/deliveries/resend_delivery.ts";
import { openWorld } from "../../support/world.ts";
import { counting, lift, REASON, voidThem } from "./void_choice.ts";

Deno.test("lifting a void batch restores what is still void through it", async () => {
  await using world = await openWorld({ now: new Date("2026-03-09T12:00:00.000Z") });
  const server = await world.server();
  const { secret } = await world.key(server);
  const ids: string[] = [];
  for (const name of ["Alone", "Bulk_1", "Bulk_2"]) {
    await world.account(name);
    await world.vote(server, name);
  }
  world.clock.now = new Date("2026-03-10T12:00:00.000Z");
  for (const name of ["Alone", "Bulk_1", "Bulk_2"]) {
    const cast = await world.vote(server, name);
    if (cast.kind === "cast") ids.push(cast.voteId);
  }
  world.clock.now = new Date("2026-03-10T13:00:00.000Z");
  await voidVote(world.context, ids[0] ?? "", { reason: REASON, ...world.act });
  const { id } = await voidThem(world, server);
  const check = async (name: string) =>
    (await (await world.get(`/api/v1/vote-check?username=${name}`, { key: secret })).json())
      .last_vote_at;
  assert.equal(await check("Bulk_1"), "2026-03-09T12:00:00.000Z");
  await lift(world, id);
  assert.deepEqual(await counting(world, server), [
    "Alone",
    "Bulk_1",
    "Bulk_2",
    "Bulk_1",
    "Bulk_2",
  ]);
  assert.equal(await check("Bulk_1"), "2026-03-10T12:00:00.000Z");
  assert.equal(await check("Alone"), "2026-03-09T12:00:00.000Z");
  await assert.rejects(lift(world, id), { code: "void_batch_lifted" });
  const trail = await findAudit(world.services.sql, server.id, { limit: 2 });
  assert.deepEqual(trail.map(({ action, subject }) => [action, subject]), [
    ["votes_restored", id],
    ["votes_voided", id],
  ]);
  assert.deepEqual(trail[1]?.details, {
    picked: 2,
    since: "2026-03-10T12:00:00.000Z",
    until: "2026-03-10T12:00:00.001Z",
    reason: REASON,
  });
});

Deno.test("a lifted void batch leaves abandoned deliveries to their owner", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await world.key(server, "http://127.0.0.1:9999/hook");
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const { id } = await voidThem(world, server);
  const { by } = world.act;
  const [delivery] = await listDeliveries(world.services.sql, server.slug, { by });
  assert.deepEqual([delivery?.state, delivery?.lastOutcome], ["abandoned", "vote_voided"]);
  const resend = () => resendDelivery(world.context, delivery?.id ?? "", world.act);
  await assert.rejects(resend(), { code: "vote_voided" });
  await lift(world, id);
  const [same] = await listDeliveries(world.services.sql, server.slug, { by });
  assert.equal(same?.state, "abandoned");
  assert.equal((await resend()).state, "pending");
});
