/** "Grade receiver" on a key's page: the grader, through the service's own sender. */
import assert from "node:assert/strict";
import RULES from "../../../src/site/keys/grade_rules.json" with { type: "json" };
import { createKeyGrader } from "../../../src/site/keys/grade_receiver.ts";
import { createSender } from "../../../src/core/sending/send_delivery.ts";
import { formIdOf, issueByForm, openOwner } from "../../support/people/owner.ts";
import { type Receiver, startReceiver } from "../../support/deliveries/receiver.ts";
import { openWorld, type World } from "../../support/world.ts";

async function openKey(world: World, receiver: Receiver) {
  const steve = await openOwner(world);
  const { path, id } = await issueByForm(steve, { name: "lobby", webhook_url: receiver.url });
  async function grade() {
    const form_id = formIdOf((await steve.get(path)).html, `${path}/grades`);
    return await steve.submit(`${path}/grades`, { form_id });
  }
  return { steve, id, grade };
}

Deno.test("the panel grades a key's receiver and says what is wrong", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve, grade } = await openKey(world, receiver);
  const { status, html } = await grade();
  assert.equal(status, 200);
  for (const check of ["Forged deliveries", "An old delivery, sent again", "A body of 256 kB"]) {
    assert.match(
      html,
      new RegExp(
        `<dt>${check}</dt><dd><span class="state bad">wrong</span> It answered 204. Answer 4`,
      ),
    );
  }
  for (const check of ["A correct delivery", "Deliveries after a client hung up"]) {
    assert.match(
      html,
      new RegExp(`<dt>${check}</dt><dd><span class="state good">passed</span> It`),
    );
  }
  assert.match((await steve.get("/my/servers/caves/api")).html, /graded the receiver/);
  const names = receiver.received.map(({ body }) => JSON.parse(body).username);
  assert.deepEqual([...new Set(names)].sort(), ["Voteboard_Test", "Voteboard_Test_2"]);
});

Deno.test("a grade is read in sentences, below the server's tabs, with a link to the guide", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { grade } = await openKey(world, receiver);
  const { html } = await grade();
  const checks = Array.from(html.matchAll(/<dt>([^<]*)<\/dt><dd>/g), ([, check]) => check ?? "");
  assert.equal(checks.length, Object.keys(RULES).length);
  for (const check of checks) assert.match(check, /^[A-Z].* /, "a name of words, no code");
  assert.match(html, /passed<\/span> It accepted it\.<\/dd>/, "no order where nothing is to do");
  assert.match(
    html,
    /unknown<\/span>[^<]*which is optional[^<]*<a href="\/docs\/webhooks#does-it-reward-once"[^>]*>See why/,
  );
  assert.match(html, /<a href="\/docs\/webhooks#grade-your-receiver">What each check means<\/a>/);
  assert.match(html, /class="tabs"[^]*href="\/my\/servers\/caves\/api" aria-current="page"/);
});

Deno.test("a grade counts as 15 of 20 sends by hand", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { grade } = await openKey(world, receiver);
  receiver.answer = () => new Response(null, { status: 503 });
  assert.match(
    (await grade()).html,
    /<dt>A correct delivery<\/dt><dd><span class="state bad">wrong<\/span> It answered 503\./,
  );
  const again = await grade();
  assert.equal(again.status, 422);
  assert.match(again.html, /Try again in a minute\./);
  assert.equal(receiver.received.length, 1);
  world.pass(61_000);
  assert.equal((await grade()).status, 200);
  assert.equal(receiver.received.length, 2);
});

Deno.test("an owner's receivers get ten grades a minute together", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { grade } = await openKey(world, receiver);
  receiver.answer = () => new Response(null, { status: 503 });
  const later = () => world.clock.now = new Date(world.clock.now.getTime() + 61_000);
  for (let count = 0; count < 10; count++, later()) assert.equal((await grade()).status, 200);
  assert.equal((await grade()).status, 429);
  assert.equal(receiver.received.length, 10);
});

Deno.test("a webhook that fails or is off is not graded", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { grade } = await openKey(world, receiver);
  const { sql, now } = world.services;
  await sql`update endpoint set open_until = ${now()}`;
  assert.equal((await grade()).status, 422);
  await sql`update endpoint set open_until = null, disabled_at = ${now()}, disabled_because = 'failing'`;
  assert.equal((await grade()).status, 422);
  await sql`update endpoint set disabled_at = null, disabled_because = null`;
  await sql`update server set status = 'suspended'`;
  assert.equal((await grade()).status, 422);
  assert.deepEqual(receiver.received, []);
});

Deno.test("a grade reaches no private address", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { id } = await openKey(world, receiver);
  const { now } = world.services;
  const sender = createSender({ allowPrivate: false, now });
  const grade = createKeyGrader({ ...world.services, sender });
  const [good, ...others] = await grade(id, world.act);
  await sender.close();
  assert.deepEqual([good?.verdict, receiver.received.length], ["wrong", 0]);
  assert.match(good?.seen ?? "", /not one we can call|not on the public internet/);
  assert.ok(others.every(({ verdict }) => verdict === "unknown"));
});
