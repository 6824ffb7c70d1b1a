import assert from "node:assert/strict";
import { end, waits } from "../../support/api/door.ts";
import { formIdOf, openOwner } from "../../support/people/owner.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";
import { requireServer } from "../../../src/core/servers/require_server.ts";

const PAGE = "/my/servers/caves/rewards";

async function rewardsByOf({ services: { sql } }: World): Promise<unknown> {
  const [row] = await sql`select rewards_by from server where slug = 'caves'`;
  return row?.["rewardsBy"];
}

/** The way whose radio button is checked. */
function chosen(html: string): string | undefined {
  return /<input type="radio" name="rewardsBy" value="(\w+)" form="rewards-by" checked/.exec(html)
    ?.[1];
}

Deno.test("the owner chooses one way, and connecting Votifier chooses it too", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  assert.equal(chosen((await steve.get(PAGE)).html), "push");
  const saved = await steve.submit(PAGE, { rewardsBy: "inbox" });
  assert.equal(saved.location, `${PAGE}?notice=rewards_saved`);
  assert.equal(await rewardsByOf(world), "inbox");
  assert.equal(chosen((await steve.get(PAGE)).html), "inbox");
  assert.equal((await steve.submit(PAGE, { rewardsBy: "both" })).status, 422);
  const early = await steve.submit(PAGE, { rewardsBy: "push" });
  assert.deepEqual([early.status, chosen(early.html)], [422, "push"]);
  assert.match(early.html, /id="secret-fault"/);
  assert.equal(await rewardsByOf(world), "inbox");
  const fields = { host: "127.0.0.1", port: "9999", secret: "k3jsf9v8m2q0" };
  await steve.submit(`${PAGE}/votifier`, fields);
  assert.equal(await rewardsByOf(world), "push");
});

Deno.test("a way that is in use or that its own form chooses has no second button", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const saved = (html: string) =>
    [...html.matchAll(/class="way is-saved">.*?name="rewardsBy" value="(\w+)"/gs)].map(([, path]) =>
      path
    );
  assert.deepEqual(saved((await steve.get(PAGE)).html), ["push", "none"]);
  await steve.submit(PAGE, { rewardsBy: "inbox" });
  assert.deepEqual(saved((await steve.get(PAGE)).html), ["push", "inbox"]);
  const fields = { host: "127.0.0.1", port: "9999", secret: "k3jsf9v8m2q0" };
  await steve.submit(`${PAGE}/votifier`, fields);
  await steve.submit(PAGE, { rewardsBy: "inbox" });
  const { html } = await steve.get(PAGE);
  assert.deepEqual(saved(html), ["inbox"]);
  assert.match(html, /Usually 8192,/);
});

Deno.test("names that Votifier cannot take are refused only while it rewards", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const fields = { host: "127.0.0.1", port: "9999", secret: "k3jsf9v8m2q0" };
  await steve.submit(`${PAGE}/votifier`, fields);
  const long = await openPerson(world, "Steve-With-A-Long-Name");
  const refusal = /Your name doesn&#39;t fit this server/;
  assert.match((await long.get("/servers/caves/vote")).html, refusal);
  await steve.submit(PAGE, { rewardsBy: "inbox" });
  assert.doesNotMatch((await long.get("/servers/caves/vote")).html, refusal);
});

Deno.test("a key for the inbox is shown once, and opens rewards alone", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { html } = await steve.get(PAGE);
  const form_id = formIdOf(html, `${PAGE}/keys`);
  const made = await steve.submit(`${PAGE}/keys`, { form_id });
  assert.equal(made.status, 201);
  const [, key = ""] = /value="(vb_[^"]+)"/.exec(made.html) ?? [];
  assert.notEqual(key, "");
  assert.equal((await steve.submit(`${PAGE}/keys`, { form_id })).status, 409);
  assert.equal((await world.get("/api/v1/votes", { key })).status, 401);
  assert.ok(!(await steve.get("/my/servers/caves/api")).html.includes(key));
});

Deno.test("a link key is shown once, in the lines to paste", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const before = await steve.get(PAGE);
  const form_id = formIdOf(before.html, `${PAGE}/url-key`);
  const made = await steve.submit(`${PAGE}/url-key`, { form_id });
  assert.equal(made.status, 201);
  const [, key = ""] = /value="(vbu_[^"]+)"/.exec(made.html) ?? [];
  assert.ok(made.html.includes(`caves:${key}`));
  assert.ok(
    made.html.includes(`http://localhost/api/?object=votes&amp;element=claim&amp;key=${key}`),
  );
  assert.match(made.headers.get("cache-control") ?? "", /no-store/);
  assert.equal((await steve.submit(`${PAGE}/url-key`, { form_id })).status, 409);
  const after = await steve.get(PAGE);
  assert.ok(after.html.includes(`vbu_…${key.slice(-4)}`) && !after.html.includes(key));
});

Deno.test("the page says when a plugin asked, and what it was answered", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const form_id = formIdOf((await steve.get(PAGE)).html, `${PAGE}/url-key`);
  const made = await steve.submit(`${PAGE}/url-key`, { form_id });
  const [, key = ""] = /value="(vbu_[^"]+)"/.exec(made.html) ?? [];
  const asked = await world.get(`/api/?object=votes&element=claim&key=${key}&username=Steve_01`);
  assert.equal(await asked.text(), "0");
  assert.match((await steve.get(PAGE)).html, /0 to “voted\?”: no reward waits/);
  await world.get(`/api/?object=votes&element=claim&key=${key}`);
  assert.match((await steve.get(PAGE)).html, /it sent no name/);
});

Deno.test("a test vote waits for a named player, and a wrong name is told", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const wrong = await steve.submit(`${PAGE}/test-votes`, { player: "Nobody" });
  assert.equal(wrong.status, 422);
  assert.match(wrong.html, /id="player-fault"/);
  assert.equal(chosen(wrong.html), "inbox");
  const sent = await steve.submit(`${PAGE}/test-votes`, { player: "steve_01" });
  assert.equal(sent.location, `${PAGE}?notice=test_vote_waits`);
  assert.match((await steve.get(PAGE)).html, /<span class="chip">test<\/span>/);
});

Deno.test("the owner sees what became of each reward, with the plugin's note", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  const { sql } = world.services;
  const inbox = { world, server: await requireServer(sql, "caves") };
  const { id } = await world.account("Alex");
  await waits(inbox, id);
  await end(inbox, id, "refused", 2 * 60_000);
  await end(inbox, id, "granted", 3 * 60_000);
  await sql`update reward_outcome set note = '<b>full</b>' where ended = 'refused'`;
  await sql`
    update reward_outcome set again_by = array[gen_random_uuid()] where ended = 'granted'`;
  const { html } = await steve.get(PAGE);
  assert.match(html, /waits[^]*refused by your plugin[^]*given twice/);
  assert.ok(html.includes("&lt;b&gt;full&lt;/b&gt;"));
});

Deno.test("no other account chooses, makes keys or sends tests", async () => {
  await using world = await openWorld();
  await openOwner(world);
  const alex = await openPerson(world, "Alex");
  const form_id = crypto.randomUUID();
  const forms = {
    [PAGE]: { rewardsBy: "inbox" },
    [`${PAGE}/keys`]: { form_id },
    [`${PAGE}/url-key`]: { form_id },
    [`${PAGE}/test-votes`]: { player: "Alex" },
  };
  for (const [path, fields] of Object.entries(forms)) {
    assert.equal((await alex.submit(path, fields)).status, 404, path);
  }
  assert.equal(await rewardsByOf(world), "none");
});
