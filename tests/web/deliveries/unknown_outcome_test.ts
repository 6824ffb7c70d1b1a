import assert from "node:assert/strict";
import { issueByForm, openOwner } from "../../support/people/owner.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { openWorld } from "../../support/world.ts";

/** An outcome that a newer version stored before the operator went back to this one. */
const UNKNOWN = "carrier_pigeon_lost";

Deno.test("an outcome that this version does not know is shown as its code", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { sql, dispatcher } = world.services;
  const steve = await openOwner(world);
  await issueByForm(steve, { name: "lobby", webhook_url: receiver.url });
  await world.account("Alex");
  receiver.answer = () => new Response(null, { status: 503 });
  await world.vote({ slug: "caves" }, "Alex");
  await dispatcher.deliverDue();
  await sql`update attempt set outcome = ${UNKNOWN}`;
  const [{ id } = assert.fail("no delivery")] = await sql<{ id: string }[]>`
    update outbox set last_outcome = ${UNKNOWN} returning id`;
  const code = `<code>${UNKNOWN}</code>`;
  const log = await steve.get("/my/servers/caves/api");
  assert.ok(log.html.includes(`${code} 503`), "the log");
  const { status, html } = await steve.get(`/my/servers/caves/deliveries/${id}`);
  assert.equal(status, 200);
  const badge = /<[^>]+class="[^"]*bad[^"]*"[^>]*>.*?<\/\w+>/gs;
  assert.ok(html.match(badge)?.some((shown) => shown.includes(code)), "the attempt");
  assert.match(html, new RegExp(`<p>${UNKNOWN}`), "the notice");
});
