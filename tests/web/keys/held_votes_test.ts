import assert from "node:assert/strict";
import { listDeliveries } from "../../../src/site/deliveries/list_deliveries.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { formIdOf, issueByForm, openOwner } from "../../support/people/owner.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("a paused webhook's page tells what waits and until when", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { path } = await issueByForm(steve, {
    name: "lobby",
    webhook_url: "http://127.0.0.1:9999/votes",
  });
  assert.doesNotMatch((await steve.get(path)).html, /on hold, each/);
  await steve.submit(`${path}/webhook/state`, { state: "paused" });
  await world.account("Alex_02");
  await world.vote({ slug: "caves" }, "Alex_02");
  const { html } = await steve.get(path);
  assert.match(
    html,
    /1 vote is on hold, each for 30 days\. The oldest is deleted on <time[^>]*2026-04-09/,
  );
});

Deno.test("a resumed webhook tells what is on hold, and sends just that", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const steve = await openOwner(world);
  const { path } = await issueByForm(steve, { name: "lobby", webhook_url: receiver.url });
  await world.account("Alex_02");
  await world.vote({ slug: "caves" }, "Alex_02");
  await world.services.dispatcher.deliverDue();
  await steve.submit(`${path}/webhook/state`, { state: "paused" });
  await world.account("Bob_03");
  await world.vote({ slug: "caves" }, "Bob_03");
  assert.match((await steve.get(path)).html, /on hold.*Resume the webhook, then send them/s);
  await steve.submit(`${path}/webhook/state`, { state: "active" });
  const { html } = await steve.get(path);
  const notice = /<div class="notice late[^"]*"[^>]*>.*?<\/div>/s.exec(html)?.[0] ?? "";
  assert.match(notice, /1 vote is on hold.*Send those on hold/s);
  const form_id = formIdOf(notice, `${path}/replays`);
  await steve.submit(`${path}/replays`, { form_id, only: "held" });
  await world.services.dispatcher.deliverDue();
  const sent = receiver.received.map(({ body }) => JSON.parse(body).username);
  assert.deepEqual(sent, ["Alex_02", "Bob_03"]);
  const found = await listDeliveries(world.services.sql, "caves", world.act);
  assert.ok(found.every(({ state }) => state === "delivered"));
});

Deno.test("a replay's moment is in UTC, or in the zone it names", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const webhook_url = "http://127.0.0.1:9999/votes";
  const { path } = await issueByForm(steve, { name: "lobby", webhook_url });
  for (const since of ["2026-03-10T11:59", "2026-03-10T11:59:00.000Z"]) {
    const sent = { form_id: crypto.randomUUID(), since };
    assert.match((await steve.submit(`${path}/replays`, sent)).html, /nothing to replay/, since);
  }
  const later = { form_id: crypto.randomUUID(), since: "2026-03-10T12:01:00.000Z" };
  const refused = await steve.submit(`${path}/replays`, later);
  assert.equal(refused.status, 422);
  assert.match(refused.html, /value="2026-03-10T12:01"/);
});

Deno.test("a replay of a key that was sent nothing says so, and asks again", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const steve = await openOwner(world);
  await issueByForm(steve, { name: "old", webhook_url: receiver.url });
  await world.account("Alex_02");
  await world.vote({ slug: "caves" }, "Alex_02");
  await world.services.dispatcher.deliverDue();
  const { path } = await issueByForm(steve, { name: "new", webhook_url: `${receiver.url}/new` });
  const since = "2026-03-10T11:00";
  const nothing = await steve.submit(`${path}/replays`, { form_id: crypto.randomUUID(), since });
  assert.equal(nothing.status, 422);
  assert.match(nothing.html, /id="since-fault">There is nothing to replay/);
  assert.match(nothing.html, /value="2026-03-10T11:00"/);
  assert.doesNotMatch(nothing.html, /on their way, five|every vote since/);
});

Deno.test("a key's page tells its last use and what its webhook was sent", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const steve = await openOwner(world);
  const { path, key } = await issueByForm(steve, { name: "lobby", webhook_url: receiver.url });
  const read = async () => (await steve.get(path)).html.replaceAll(/<[^>]*>/g, " ");
  assert.match(await read(), /Last used\s+never/);
  await world.account("Alex_02");
  await world.vote({ slug: "caves" }, "Alex_02");
  receiver.answer = () => new Response(null, { status: 503 });
  await world.services.dispatcher.deliverDue();
  assert.match(await read(), /Last 24 hours.*waiting or failed/s);
  const headers = { authorization: `Bearer ${key}` };
  assert.equal((await world.get("/api/v1/server", { headers })).status, 200);
  await world.services.lastUse.write();
  assert.match(await read(), /Last used\s+Mar 10, 2026/);
});
