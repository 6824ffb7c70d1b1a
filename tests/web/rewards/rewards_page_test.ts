import assert from "node:assert/strict";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { sendTest } from "../../../src/site/keys/test_webhook.ts";
import { connectVotifier } from "../../../src/reach/keys/votifier.ts";
import { openOwner } from "../../support/people/owner.ts";
import { openPerson, type Visitor } from "../../support/people/visitor.ts";
import {
  startVotifier,
  type VotifierReceiver,
} from "../../support/deliveries/votifier_receiver.ts";
import { openWorld, type World } from "../../support/world.ts";

const PAGE = "/my/servers/caves/rewards";

Deno.test("one form connects Votifier, and the page tells how the test went", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const steve = await openOwner(world);
  const fields = { host: "127.0.0.1", port: String(receiver.port), secret: receiver.token };
  const saved = await steve.submit(`${PAGE}/votifier`, fields);
  const result = saved.location?.replace(`${PAGE}#`, "");
  await world.services.dispatcher.deliverDue();
  const { html, headers } = await steve.get(PAGE);
  assert.equal(headers.get("refresh"), null);
  assert.match(html, new RegExp(`id="${result}".*it greets: VOTIFIER 2.*Send another test`, "s"));
  assert.match(html, /VoteSites\.yml/);
  assert.equal(receiver.votes[0]?.username, "Voteboard_Test");
});

Deno.test("a page with a faulty form, or an old test, does not refresh", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const fields = { host: "play.example.com", port: 8192, secret: "k3jsf9v8m2q0" };
  const { id } = await connectVotifier(world.context, "caves", { ...fields, ...world.act });
  await sendTest(world.context, id, world.act);
  const refresh = (await steve.get(PAGE)).headers.get("refresh") ?? "";
  const [, again = "none"] =
    /^1; url=(\/my\/servers\/caves\/rewards\?again=1)#test-[0-9a-f-]{36}$/.exec(refresh) ?? [];
  const next = (await steve.get(again)).headers.get("refresh") ?? "";
  assert.match(next, /rewards#test-/, "each address differs from the one before by its query");
  // It would lead to the form's own address, where nothing is to be seen.
  const faulty = await steve.submit(`${PAGE}/votifier`, { host: "a b", port: "1", secret: "" });
  assert.equal(faulty.status, 422);
  assert.equal(faulty.headers.get("refresh"), null);
  world.pass(61_000);
  assert.equal((await steve.get(PAGE)).headers.get("refresh"), null, "nobody sends it");
});

Deno.test("a pasted secret is never shown again, not even beside a fault", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const steve = await openOwner(world);
  const secret = receiver.publicKey;
  const faulty = await steve.submit(`${PAGE}/votifier`, { host: "a b", port: "8192", secret });
  assert.equal(faulty.status, 422);
  assert.match(faulty.html, /id="host-fault"/);
  await steve.submit(`${PAGE}/votifier`, { host: "play.example.com", port: "8192", secret });
  for (
    const { html } of [faulty, await steve.get(PAGE), await steve.get("/my/servers/caves/api")]
  ) {
    assert.ok(!html.includes(secret.slice(0, 40)));
  }
});

Deno.test("each fault is beside its field", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const good = { host: "play.example.com", port: "8192", secret: "k3jsf9v8m2q0" };
  for (
    const [field, value] of [["host", "localhost:8192"], ["port", "99999999"], ["secret", "x"]]
  ) {
    const { status, html } = await steve.submit(`${PAGE}/votifier`, {
      ...good,
      [field ?? ""]: value,
    });
    assert.equal(status, 422, field);
    assert.match(html, new RegExp(`id="${field}-fault"`));
  }
});

Deno.test("a voter whose name Votifier cannot take is told before the vote", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const steve = await openOwner(world);
  const fields = { host: "127.0.0.1", port: String(receiver.port), secret: receiver.token };
  const long = await openPerson(world, "Steve-With-A-Long-Name");
  assert.match((await long.get("/servers/caves/vote")).html, /<altcha-widget|data-/);
  await steve.submit(`${PAGE}/votifier`, fields);
  const { html } = await long.get("/servers/caves/vote");
  assert.match(html, /Your name doesn&#39;t fit this server/);
  const sent = await long.submit("/servers/caves/votes", { proof: "x" });
  assert.equal(sent.status, 403);
});

Deno.test("no other account finds the page", async () => {
  await using world = await openWorld();
  await openOwner(world);
  const alex = await openPerson(world, "Alex");
  assert.equal((await alex.get(PAGE)).status, 404);
  const sent = await alex.submit(`${PAGE}/votifier`, { host: "x.example", port: "1", secret: "" });
  assert.equal(sent.status, 404);
});

/** Connects two receivers by the page's forms, as an owner does. */
async function connectTwo(
  { clock }: World,
  steve: Visitor,
  receivers: readonly [VotifierReceiver, VotifierReceiver],
) {
  for (const [nth, { port, token }] of receivers.entries()) {
    const fields = { host: "127.0.0.1", port: String(port), secret: token };
    const more: Record<string, string> = nth > 0
      ? { receiver: "another", name: "survival" }
      : { receiver: "first" };
    clock.now = new Date(clock.now.getTime() + 1_000); // they are listed in this order
    const { location } = await steve.submit(`${PAGE}/votifier`, { ...fields, ...more });
    assert.match(location ?? "", /^\/my\/servers\/caves\/rewards#test-[0-9a-f-]{36}$/);
  }
}

Deno.test("a second receiver gets a name, and each is shown with its own last test", async () => {
  await using world = await openWorld();
  await using lobby = await startVotifier();
  await using survival = await startVotifier();
  const steve = await openOwner(world);
  assert.doesNotMatch((await steve.get(PAGE)).html, /receiver=another/);
  await connectTwo(world, steve, [lobby, survival]);
  await world.services.dispatcher.deliverDue();
  assert.deepEqual([lobby.votes.length, survival.votes.length], [1, 1]);
  const { html } = await steve.get(PAGE);
  assert.match(html, /<b>Votifier<\/b>.*<b>survival<\/b>/s);
  assert.equal(html.match(/it greets: VOTIFIER 2/g)?.length, 2);
  assert.match(html, /It took the last test/);
  assert.doesNotMatch(html, /name="secret"/, "no form until one is chosen");
  const another = await steve.get(`${PAGE}?receiver=another`);
  assert.match(another.html, /name="receiver" value="another".*value="Votifier 3"/s);
});

Deno.test("a chosen receiver's form changes that one, with its fault beside the field", async () => {
  await using world = await openWorld();
  await using lobby = await startVotifier();
  await using survival = await startVotifier();
  const steve = await openOwner(world);
  await connectTwo(world, steve, [lobby, survival]);
  const { html } = await steve.get(PAGE);
  const [receiver = ""] = /[0-9a-f-]{36}(?=#receiver)/.exec(html) ?? [];
  const chosen = await steve.get(`${PAGE}?receiver=${receiver}`);
  assert.match(chosen.html, new RegExp(`name="receiver" value="${receiver}"`));
  const fields = { receiver, name: "hub", host: "a b", port: "8192", secret: "" };
  const faulty = await steve.submit(`${PAGE}/votifier`, fields);
  assert.match(faulty.html, /id="host-fault"/);
  assert.match(faulty.html, new RegExp(`name="receiver" value="${receiver}"`));
  const place = { host: "127.0.0.1", port: String(survival.port) };
  const taken = await steve.submit(`${PAGE}/votifier`, { ...fields, ...place });
  assert.match(taken.html, /id="host-fault"/, "it is another receiver's");
  await steve.submit(`${PAGE}/votifier`, { ...fields, ...place, port: String(lobby.port) });
  assert.match((await steve.get(PAGE)).html, /<b>hub<\/b>.*<b>survival<\/b>/s);
});

Deno.test("a removed receiver is gone from the page, and the other keeps its form", async () => {
  await using world = await openWorld();
  await using lobby = await startVotifier();
  await using survival = await startVotifier();
  const steve = await openOwner(world);
  await connectTwo(world, steve, [lobby, survival]);
  const links = (await steve.get(PAGE)).html.matchAll(/href="([^"]+\/revocation)"/g);
  const [, path = ""] = [...links][1] ?? [];
  assert.match((await steve.get(path)).html, /Remove receiver .*survival/);
  const { location } = await steve.submit(path, {});
  assert.equal(location, `${PAGE}?notice=receiver_removed`);
  const { html } = await steve.get(PAGE);
  assert.doesNotMatch(html, /survival/);
  assert.match(html, new RegExp(`value="${lobby.port}"`));
});

Deno.test("a listing that waits for its approval connects a Votifier and tests it, but a rejected one doesn't", async () => {
  await using world = await openWorld();
  await using receiver = await startVotifier();
  const steve = await openPerson(world, "Steve_01");
  const place = { game: "minecraft", name: "Caves", host: "mc.example.com", port: 25565 };
  await addServer(world.context, { owner: "Steve_01", ...place }, world.act);
  assert.match((await steve.get(PAGE)).html, /Real votes are sent once the server is listed/);
  const fields = { host: "127.0.0.1", port: String(receiver.port), secret: receiver.token };
  const saved = await steve.submit(`${PAGE}/votifier`, fields);
  assert.equal(saved.status, 303);
  await world.services.dispatcher.deliverDue();
  assert.equal(receiver.votes[0]?.username, "Voteboard_Test");
  assert.match((await steve.get(PAGE)).html, /It took the last test/);
  await assert.rejects(world.key({ slug: "caves" }), { code: "server_not_approved" });
  await decideStatus(world.context, "caves", { decision: "reject", ...world.act });
  assert.doesNotMatch((await steve.get(PAGE)).html, /name="secret"/);
});
