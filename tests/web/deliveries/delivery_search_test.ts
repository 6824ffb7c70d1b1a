import assert from "node:assert/strict";
import { findDeliveries, listDeliveries } from "../../../src/site/deliveries/list_deliveries.ts";
import { formIdOf, issueByForm, keysOf } from "../../support/people/owner.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { openWorld } from "../../support/world.ts";
import { DELIVERIES, LOG, logOf, openLog, settle, vote } from "./delivery_log.ts";

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
  assert.match(before.html, /aria-current="page"[^>]*><span class="state bad">failed/);
  assert.match((await steve.get(`${LOG}?state=delivered`)).html, /No such deliveries/);
  receiver.answer = () => new Response(null, { status: 204 });
  await steve.submit(`${path}/webhook/state`, { state: "active" });
  const form_id = formIdOf(before.html, `${path}/replays`);
  const retried = await steve.submit(`${path}/replays`, { form_id, only: "abandoned" });
  assert.equal(retried.location, `${LOG}?notice=replayed#deliveries`);
  await settle(world);
  const found = await listDeliveries(world.services.sql, "caves", world.act);
  assert.deepEqual(found.map(({ state }) => state).sort(), ["abandoned", "delivered"]);
  assert.match(
    (await steve.get(`${LOG}?key=${key}`)).html,
    /0 delivered at once, 1 after a retry, 0 waiting or failed/,
  );
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
