import assert from "node:assert/strict";
import { formIdOf, keysOf } from "../../support/people/owner.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";
import { DELIVERIES, LOG, openLog, settle, vote } from "./delivery_log.ts";

Deno.test("a URL that is typed but not saved is neither tested nor lost", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve, path } = await openLog(world, receiver);
  const { html } = await steve.get(path);
  for (const end of ["tests", "grades"]) {
    assert.match(html, new RegExp(`form="webhook" formaction="${path}/${end}"`));
    const typed = { form_id: crypto.randomUUID(), url: "http://127.0.0.1:9999/new", username: "" };
    const refused = await steve.submit(`${path}/${end}`, typed);
    assert.equal(refused.status, 422, end);
    assert.match(refused.html, /value="http:\/\/127\.0\.0\.1:9999\/new"/, end);
    assert.match(refused.html, /id="url-fault">This URL is not saved yet/, end);
  }
  const same = { form_id: crypto.randomUUID(), url: receiver.url, username: "" };
  assert.equal((await steve.submit(`${path}/tests`, same)).status, 303);
  await settle(world);
  assert.equal(receiver.received.length, 1);
});

Deno.test("a test in a player's name needs confirmation and is sent once", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve, path } = await openLog(world, receiver);
  const form_id = formIdOf((await steve.get(path)).html, `${path}/tests`);
  const named = { form_id, username: "Steve_01" };
  const refused = await steve.submit(`${path}/tests`, named);
  assert.equal(refused.status, 422);
  assert.match(refused.html, /Confirm that your receiver may reward this player/);
  assert.equal((await steve.submit(`${path}/tests`, { ...named, confirmed: "yes" })).status, 303);
  await steve.get(path);
  assert.equal((await steve.submit(`${path}/tests`, { ...named, confirmed: "yes" })).status, 422);
  await settle(world);
  assert.deepEqual(receiver.received.map(({ body }) => JSON.parse(body).username), ["Steve_01"]);
});

Deno.test("a redirect's target is saved by one press", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve, path } = await openLog(world, receiver);
  const Location = "https://new.example.com/votes";
  receiver.answer = () => new Response(null, { status: 308, headers: { Location } });
  const id = await vote(world, "Alex");
  await settle(world);
  const { html } = await steve.get(`${DELIVERIES}/${id}`);
  assert.match(html, /points to https:\/\/new\.example\.com\/votes: save that URL\?/);
  const [, action = "", url = ""] =
    /action="([^"]+\/webhook)".*?name="url" value="([^"]+)"/s.exec(html) ?? [];
  assert.equal(action, `${path}/webhook`);
  await steve.submit(action, { url });
  assert.equal((await keysOf(world))[0]?.webhookUrl, Location);
});

Deno.test("resends and replays keep the vote's X-Listing-Vote", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve, path } = await openLog(world, receiver);
  const id = await vote(world, "Alex");
  await settle(world);
  const page = `${DELIVERIES}/${id}`;
  const form_id = formIdOf((await steve.get(page)).html, `${page}/resends`);
  assert.equal((await steve.submit(`${page}/resends`, { form_id })).status, 303);
  await settle(world);
  await steve.get(page);
  assert.equal((await steve.submit(`${page}/resends`, { form_id })).status, 409);
  const replay = { form_id: crypto.randomUUID(), since: "2026-03-10T11:59" };
  const replayed = await steve.submit(`${path}/replays`, replay);
  assert.equal(replayed.location, `${LOG}?notice=replayed#deliveries`);
  await settle(world);
  const votes = receiver.received.map(({ headers }) => headers.get("x-listing-vote"));
  assert.deepEqual([votes.length, new Set(votes).size], [3, 1]);
  const tooOld = { form_id: crypto.randomUUID(), since: "2026-02-01T00:00" };
  const refused = await steve.submit(`${path}/replays`, tooOld);
  assert.match(refused.html, /id="since-fault">[^<]*within the last 14 days/);
});

Deno.test("another owner's delivery is not found at any address, nor sent again", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  await openLog(world, receiver);
  const id = await vote(world, "Bob");
  await settle(world);
  const server = await world.server("Theirs");
  const alex = await openPerson(world, "Alex");
  await world.services.sql`
    update server set owner_id = (select id from account where username = 'Alex') where id = ${server.id}`;
  for (const page of [`${DELIVERIES}/${id}`, `/my/servers/theirs/deliveries/${id}`]) {
    assert.equal((await alex.get(page)).status, 404);
    assert.equal((await alex.submit(`${page}/resends`)).status, 404);
  }
  await settle(world);
  assert.equal(receiver.received.length, 1);
});

Deno.test("a delivery is neither found nor sent again below its owner's other server", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve } = await openLog(world, receiver);
  const id = await vote(world, "Bob");
  await settle(world);
  const other = await world.server("Other");
  await world.services.sql`
    update server set owner_id = (select owner_id from server where slug = 'caves') where id = ${other.id}`;
  const page = `/my/servers/other/deliveries/${id}`;
  assert.equal((await steve.get(page)).status, 404);
  assert.equal((await steve.submit(`${page}/resends`)).status, 404);
  assert.equal((await steve.get(`${DELIVERIES}/${id}`)).status, 200);
  await settle(world);
  assert.equal(receiver.received.length, 1);
});
