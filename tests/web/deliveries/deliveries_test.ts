import assert from "node:assert/strict";
import { findDeliveries, listDeliveries } from "../../../src/site/deliveries/list_deliveries.ts";
import { revokeKey } from "../../../src/core/keys/revoke_key.ts";
import { connectVotifier } from "../../../src/reach/keys/votifier.ts";
import { formIdOf, issueByForm, keysOf, openOwner } from "../../support/people/owner.ts";
import { startRawReceiver } from "../../support/deliveries/raw_receiver.ts";
import { type Receiver, startReceiver } from "../../support/deliveries/receiver.ts";
import { startVotifier } from "../../support/deliveries/votifier_receiver.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const LOG = "/my/servers/caves/api";
const DELIVERIES = "/my/servers/caves/deliveries";

/** Returns the part of a page with the log, which stands between the keys and the samples. */
function logOf(html: string): string {
  return html.slice(html.indexOf('id="deliveries"'), html.indexOf("Sample code"));
}

/** Steve's server with a key whose webhook leads to the receiver. */
async function openLog(world: World, receiver: Pick<Receiver, "url">) {
  const steve = await openOwner(world);
  const { path, secret } = await issueByForm(steve, { name: "lobby", webhook_url: receiver.url });
  return { steve, path, secret };
}

async function vote(world: World, username: string): Promise<string> {
  await world.account(username);
  await world.vote({ slug: "caves" }, username);
  const [newest] = await listDeliveries(world.services.sql, "caves", world.act);
  return newest?.id ?? assert.fail("no delivery");
}

function settle(world: World): Promise<void> {
  return world.services.dispatcher.deliverDue();
}

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
  assert.match(texts[0] ?? "", /Bob.*waiting.*\|1\|.*rejected 503.*next.*lobby/);
  assert.match(texts[1] ?? "", /Alex.*delivered.*\|1\|.*arrived 204.*lobby/);
});

Deno.test("a search finds a player in any case, an id, a key and days, and says when nothing is found", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve, path } = await openLog(world, receiver);
  const { sql } = world.services;
  await issueByForm(steve, { name: "website", webhook_url: `${receiver.url}/2` });
  const first = await vote(world, "Alex");
  await settle(world);
  world.clock.now = new Date("2026-03-11T00:00:00.000Z");
  await vote(world, "Bob");
  const [sent] = await sql<{ voteId: string }[]>`select vote_id from delivery where id = ${first}`;
  const found = async (query: string) => {
    const { html } = await steve.get(`${LOG}?${query}`);
    const rows = logOf(html).match(/<tr[ >].*?<\/tr>/gs)?.slice(1) ?? [];
    return rows.map((row) => /<bdi>(\w+)/.exec(row)?.[1]).join();
  };
  assert.equal(await found("q=%20aLEX%20"), "Alex,Alex");
  assert.equal(await found(`q=${first}`), "Alex");
  assert.equal(await found(`q=${sent?.voteId.toUpperCase()}`), "Alex,Alex");
  assert.equal(await found(`q=Alex&key=${path.split("/").at(-1)}`), "Alex");
  assert.equal(await found("from=2026-03-10&to=2026-03-10"), "Alex,Alex");
  assert.equal(await found("from=2026-03-11"), "Bob,Bob");
  assert.equal(await found("q=Bob&state=delivered"), "");
  assert.equal(await found("q=Bob&state=pending"), "Bob,Bob");
  const seen = async (query: string) => (await steve.get(`${LOG}?${query}`)).html;
  assert.match(await seen("q=Ale"), /Nothing found for .*Ale.*whole name.*Show all deliveries/s);
  assert.match(await seen("from=2026-03-12&to=2026-03-10"), /The first day is after the last one/);
  assert.match(
    await seen("q=Ale&from=2026-03-09"),
    /value="Ale"[^>]*name="q".*value="2026-03-09"/s,
  );
  assert.equal((await steve.get(`${LOG}?q=%00`)).status, 404);
  // What can't be searched is left out, and fails nothing.
  for (
    const odd of [
      "q=a%01b",
      "q=%E2%80%AEx",
      `q=${"y".repeat(999)}`,
      "from=0000-01-01",
      "to=x",
      "to=9999-12-31",
    ]
  ) {
    assert.equal(await found(odd), "Bob,Bob,Alex,Alex", odd);
  }
  for (
    const id of ["ffffffff-ffff-ffff-ffff-ffffffffffff", "00000000-0000-0000-0000-000000000000"]
  ) {
    assert.equal(await found(`q=${id}`), "", id);
  }
});

Deno.test("another server's deliveries are never found, whatever is searched for", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  await openLog(world, receiver);
  const other = await world.server("Hills");
  const { id: key } = await world.key(other, receiver.url);
  await world.account("Alex");
  await world.vote(other, "Alex");
  await settle(world);
  const { sql } = world.services;
  const [sent] = await sql<{ id: string; voteId: string }[]>`select id, vote_id from delivery`;
  const [caves] = await sql<{ id: string }[]>`select id from server where slug = 'caves'`;
  const server = { id: caves?.id ?? "", status: "approved" } as const;
  for (const search of [undefined, "Alex", sent?.id, sent?.voteId]) {
    assert.deepEqual(await findDeliveries(sql, server, { search }), []);
    assert.deepEqual(await findDeliveries(sql, server, { search, keyId: key }), []);
  }
});

Deno.test("the log has pages of 50 that neither repeat nor skip deliveries", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve } = await openLog(world, receiver);
  const [key] = await keysOf(world);
  await world.services.sql`
    insert into delivery (
      id, vote_id, key_id, server_id, channel, state, is_test, body, attempts, created_at, finished_at
    )
    select gen_random_uuid(), gen_random_uuid(), ${key?.id ?? ""}, id, 'webhook', 'abandoned',
      false, '{}', 1, ${world.clock.now}::timestamptz - make_interval(secs => n / 10), ${world.clock.now}
    from server, generate_series(1, 120) n`;
  const seen: string[] = [];
  for (let path = LOG; path !== "";) {
    const { html } = await steve.get(path);
    const links = html.matchAll(/deliveries\/([0-9a-f-]{36})"/g);
    const onPage = Array.from(links, ([, id]) => id ?? "");
    assert.ok(onPage.length <= 50);
    seen.push(...onPage);
    const next = /rel="next" href="([^"#]+)#deliveries"/.exec(html)?.[1];
    path = next?.replaceAll("&amp;", "&") ?? "";
  }
  assert.deepEqual([seen.length, new Set(seen).size], [120, 120]);
  const former = await steve.get(`${DELIVERIES}?state=held&before=x`);
  const led = `${LOG}?state=held&before=x#deliveries`;
  assert.deepEqual([former.status, former.location], [301, led]);
  const odd = await steve.get(`${LOG}?before=x&at=y`);
  assert.equal(odd.status, 200);
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
  assert.match(notices[0] ?? "", /answered 503, which is not a success\. Next attempt: <time/);
});

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

Deno.test("a filter shows one state of one key, and retries all that failed", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve, path } = await openLog(world, receiver);
  await issueByForm(steve, { name: "website", webhook_url: `${receiver.url}two` });
  receiver.answer = () => new Response(null, { status: 410 });
  await vote(world, "Alex");
  await settle(world);
  const key = path.split("/").at(-1) ?? "";
  const failed = `${LOG}?state=abandoned&key=${key}`;
  const before = await steve.get(failed);
  assert.equal(logOf(before.html).match(/<th scope="row"/g)?.length, 1);
  assert.match(before.html, /aria-current="page"[^>]*><span class="state bad">given up/);
  assert.match((await steve.get(`${LOG}?state=delivered`)).html, /No such deliveries/);
  receiver.answer = () => new Response(null, { status: 204 });
  await steve.submit(`${path}/webhook/state`, { state: "active" });
  const form_id = formIdOf(before.html, `${path}/replays`);
  const retried = await steve.submit(`${path}/replays`, { form_id, only: "abandoned" });
  assert.equal(retried.location, `${LOG}?notice=replayed#deliveries`);
  await settle(world);
  const found = await listDeliveries(world.services.sql, "caves", world.act);
  assert.deepEqual(found.map(({ state }) => state).sort(), ["abandoned", "delivered"]);
  assert.match((await steve.get(`${LOG}?key=${key}`)).html, /100\.0%/);
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

Deno.test("a log that is drawn as cards stays a table to screen readers", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const { steve } = await openLog(world, receiver);
  await vote(world, "Alex");
  const { html } = await steve.get(LOG);
  const table = /<table role="table">.*?<\/table>/s.exec(logOf(html))?.[0] ?? "";
  const roles = [...table.matchAll(/<(\w+)[^>]* role="(\w+)"/g)].map(([, tag, role]) =>
    `${tag} ${role}`
  );
  const elements = [...table.matchAll(/<(table|thead|tbody|tr|th|td)\b/g)];
  assert.equal(roles.length, elements.length);
  assert.ok(roles.includes("th columnheader") && roles.includes("th rowheader"));
});

Deno.test("deliveries, attempts and keys show times to the second, with their zone", async () => {
  await using world = await openWorld({ now: new Date("2026-03-10T12:00:07.000Z") });
  await using receiver = startReceiver();
  const { steve, path } = await openLog(world, receiver);
  receiver.answer = () => new Response(null, { status: 503 });
  const id = await vote(world, "Alex");
  await settle(world);
  for (const page of [LOG, `${DELIVERIES}/${id}`, path, "/my/servers/caves/api"]) {
    const times = (await steve.get(page)).html.match(/<time[^>]*>[^<]*/g) ?? [];
    assert.ok(times.length > 0, page);
    for (const time of times) assert.match(time, />2026-03-10 12:0\d:\d\d UTC$/, page);
  }
});
