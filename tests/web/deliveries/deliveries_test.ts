import assert from "node:assert/strict";
import { revokeKey } from "../../../src/core/keys/revoke_key.ts";
import { connectVotifier } from "../../../src/reach/keys/votifier.ts";
import { formIdOf, openOwner } from "../../support/people/owner.ts";
import { startRawReceiver } from "../../support/deliveries/raw_receiver.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { startVotifier } from "../../support/deliveries/votifier_receiver.ts";
import { openWorld } from "../../support/world.ts";
import { DELIVERIES, LOG, logOf, openLog, settle, vote } from "./delivery_log.ts";

Deno.test("the log shows each delivery's state, attempts and last outcome in words", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve } = await openLog(world, receiver);
  assert.match((await steve.get(LOG)).html, /Nothing sent yet/);
  await vote(world, "Alex");
  await settle(world);
  world.pass(1);
  receiver.answer = () => new Response(null, { status: 503 });
  await vote(world, "Bob");
  await settle(world);
  const rows = logOf((await steve.get(LOG)).html).match(/<tr[ >].*?<\/tr>/gs)?.slice(1) ?? [];
  const texts = rows.map((row) => row.replace(/<[^>]+>/g, "|"));
  assert.equal(texts.length, 2);
  assert.match(texts[0] ?? "", /Bob.*waiting.*\|1\|.*failed 503.*next.*lobby/);
  assert.match(texts[1] ?? "", /Alex.*delivered.*\|1\|.*delivered 204.*lobby/);
});

Deno.test("a test shows the exact request the receiver got, and its answer", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve, path } = await openLog(world, receiver);
  receiver.answer = () => new Response("<b>no</b>", { status: 418 });
  const form_id = formIdOf((await steve.get(path)).html, `${path}/tests`);
  const sent = await steve.submit(`${path}/tests`, { form_id, username: "" });
  assert.equal(sent.status, 303);
  await settle(world);
  const { html } = await steve.get(sent.location ?? "");
  const shown = /<h2>Request<\/h2>.*?<pre[^>]*>(.*?)<\/pre>/s.exec(html)?.[1] ?? "";
  const [head = "", body] = shown.replaceAll("&quot;", '"').split("\n\n");
  const [received] = receiver.received;
  assert.equal(body, received?.body);
  for (const line of head.split("\n")) {
    const [, name = "", value] = /^([^:]+): (.*)$/.exec(line) ?? [];
    assert.equal(received?.headers.get(name), value, name);
  }
  assert.match(head, /^x-listing-test: true$/m);
  assert.match(html, /418 in \d/);
  assert.match(html, /&lt;b&gt;no/);
});

Deno.test("an older request is shown with the signature it was sent with", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve, path } = await openLog(world, receiver);
  const id = await vote(world, "Alex");
  await settle(world);
  world.pass(60_000);
  await steve.submit(`${path}/webhook/secret`, { form_id: crypto.randomUUID() });
  await steve.submit(`${path}/webhook/secret/activation`);
  const later = await vote(world, "Bob");
  await settle(world);
  for (const [nth, delivery] of [id, later].entries()) {
    const { html } = await steve.get(`${DELIVERIES}/${delivery}`);
    for (const name of ["x-listing-signature", "webhook-signature"]) {
      const value = receiver.received[nth]?.headers.get(name) ?? assert.fail(name);
      assert.ok(html.includes(`${name}: ${value}`), name);
    }
  }
});

Deno.test("a delivery's page refreshes only while it is on its way", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve } = await openLog(world, receiver);
  const id = await vote(world, "Alex");
  const before = await steve.get(`${DELIVERIES}/${id}`);
  assert.equal(before.headers.get("refresh"), "2");
  assert.match(before.html, /Nothing sent yet/);
  const { now } = world.clock;
  world.clock.now = new Date(now.getTime() + 61_000);
  assert.equal((await steve.get(`${DELIVERIES}/${id}`)).headers.get("refresh"), null);
  world.clock.now = now;
  await settle(world);
  const after = await steve.get(`${DELIVERIES}/${id}`);
  assert.equal(after.headers.get("refresh"), null);
  assert.match(after.html, /Your server accepted the vote/);
});

Deno.test("one notice says what a receiver answered and when the next attempt is", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  receiver.answer = () => new Response(null, { status: 503 });
  const { steve } = await openLog(world, receiver);
  const id = await vote(world, "Alex");
  await settle(world);
  const { html } = await steve.get(`${DELIVERIES}/${id}`);
  const notices = [...html.matchAll(/<div class="notice[^>]*>(.*?)<\/div>/gs)].map(([, text]) =>
    text
  );
  assert.equal(notices.length, 1);
  assert.match(
    notices[0] ?? "",
    /failed with 503\. Fix it, then send the vote again\. Next attempt: <time/,
  );
});

Deno.test("the page says what a receiver is that is no web server, and shows its first line", async () => {
  await using world = await openWorld();
  await using receiver = startRawReceiver(async (conversation) => {
    await conversation.nextRequest();
    await conversation.write("SSH-2.0-OpenSSH_9.9\r\n<more>\r\n");
  });
  const { steve } = await openLog(world, receiver);
  const id = await vote(world, "Alex");
  await settle(world);
  const { html } = await steve.get(`${DELIVERIES}/${id}`);
  const answer = html.slice(html.lastIndexOf("<code>bad_response</code>"));
  assert.match(answer, /answer was not valid HTTP/);
  assert.match(answer, /<pre[^>]*>SSH-2\.0-OpenSSH_9\.9<\/pre>/);
});

Deno.test("an attempt is shown with the place it went to, not today's", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve, path } = await openLog(world, receiver);
  receiver.answer = () => new Response(null, { status: 500 });
  const id = await vote(world, "Alex");
  await settle(world);
  world.pass(1000);
  await steve.submit(`${path}/webhook`, { url: "https://new.example.com/votes" });
  const { html } = await steve.get(`${DELIVERIES}/${id}`);
  const request = /<h2>Request<\/h2>.*?<pre/s.exec(html)?.[0] ?? "";
  assert.ok(request.includes(new URL(receiver.url).origin));
  assert.match(request, /URL has changed since/);
  assert.ok(!request.includes("new.example.com"));
});

Deno.test("a delivery to a revoked Votifier connection shows no HTTP request", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const steve = await openOwner(world);
  const place = { host: "127.0.0.1", port: receiver.port, secret: receiver.token };
  const { id } = await connectVotifier(world.context, "caves", { ...place, ...world.act });
  const delivery = await vote(world, "Alex");
  await settle(world);
  await revokeKey(world.context, id, world.act);
  const { html } = await steve.get(`${DELIVERIES}/${delivery}`);
  assert.match(html, /<h2>Answer</);
  assert.doesNotMatch(html, /X-Listing-Signature|<h2>Request</i);
});

Deno.test("deliveries, attempts and keys have their times to the second in UTC", async () => {
  await using world = await openWorld({ now: new Date("2026-03-10T12:00:07.000Z") });
  await using receiver = startReceiver();
  const { steve, path } = await openLog(world, receiver);
  receiver.answer = () => new Response(null, { status: 503 });
  const id = await vote(world, "Alex");
  await settle(world);
  for (const page of [LOG, `${DELIVERIES}/${id}`, path, "/my/servers/caves/api"]) {
    const times = (await steve.get(page)).html.match(/<time[^>]*>[^<]*/g) ?? [];
    assert.ok(times.length > 0, page);
    for (const time of times) {
      assert.match(time, /title="2026-03-10 12:0\d:\d\d UTC">Mar 10, 2026, 12:0\d UTC$/, page);
    }
  }
});

Deno.test("the tab, the overview, the list and the filter count the same deliveries", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve, path } = await openLog(world, receiver);
  receiver.answer = () => new Response(null, { status: 503 });
  for (const player of ["Alex", "Bob"]) await vote(world, player);
  await settle(world);
  await vote(world, "Cleo");
  const log = (await steve.get(LOG)).html;
  assert.match(log, /class="count"[^>]*>3</);
  assert.match(log, /waiting<\/span><b>3</);
  const pages = ["/my/servers/caves", "/my/servers"];
  for (const page of pages) assert.match((await steve.get(page)).html, /Waiting: 3\./, page);
  await steve.submit(`${path}/webhook/state`, { state: "paused" });
  await settle(world);
  const paused = (await steve.get(LOG)).html;
  assert.doesNotMatch(paused, /class="count"/);
  assert.match(paused, /waiting<\/span><b>0<.*on hold<\/span><b>3</s);
  for (const page of pages) assert.match((await steve.get(page)).html, /On hold: 3\./, page);
});
