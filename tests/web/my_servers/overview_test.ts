import assert from "node:assert/strict";
import { issueKey } from "../../../src/core/keys/issue_key.ts";
import { addServer } from "../../../src/site/servers/add_server.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { saveFacts } from "../../../src/site/servers/editing/save_facts.ts";
import { rollUpCounts } from "../../../src/core/votes/vote_counts.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { openPerson, signIn, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const PATH = "/my/servers/caves";
const NOON = new Date("2026-03-10T12:00:00.000Z");
const WEEK_MS = 7 * 86_400_000;

/** Lists "Caves" as Steve_01, and returns his browser. */
async function openOwner(world: World): Promise<Visitor> {
  const steve = await openPerson(world, "Steve_01");
  const listing = { owner: "Steve_01", name: "Caves", game: "minecraft", host: "caves.example" };
  await addServer(world.context, { ...listing, port: 25565 }, world.act);
  return steve;
}

async function approve(world: World): Promise<void> {
  await decideStatus(world.context, "caves", { decision: "approve", ...world.act });
}

/** The text of the page's main part, without tags. */
function textOf(html: string): string {
  return html.replace(/^[^]*<main/, "<main").replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

async function voteAt(world: World, at: string, names: string[]): Promise<void> {
  const before = world.clock.now;
  world.clock.now = new Date(at);
  for (const name of names) await world.vote({ slug: "caves" }, name);
  world.clock.now = before;
}

Deno.test("an overview compares today with the same weekday a week ago, up to the minute", async () => {
  await using world = await openWorld({ now: new Date(NOON.getTime() - WEEK_MS) });
  const steve = await openOwner(world);
  await approve(world);
  for (const name of ["Ana", "Ben", "Cleo"]) await world.account(name);
  await voteAt(world, "2026-03-03T11:59:59.999Z", ["Ana"]);
  await voteAt(world, "2026-03-03T18:00:00.000Z", ["Ben", "Cleo"]);
  world.clock.now = NOON;
  await voteAt(world, "2026-03-10T09:00:00.000Z", ["Ana", "Ben", "Cleo"]);
  const text = textOf((await steve.get(PATH)).html);
  assert.match(text, /3 votes 2 more than last Tuesday by this time \(1\)/);
  assert.match(text, /Tuesday, Mar 3: 3 in all/);
  assert.match(text, /6 votes in 30 days, 6 of all time/);
});

Deno.test("votes without an hour draw no line, and no change has no colour", async () => {
  await using world = await openWorld({ now: NOON });
  const steve = await openOwner(world);
  await approve(world);
  await world.services.sql`
    insert into vote_count (server_id, day, shard, votes)
    select s.id, '2026-03-10'::date - n, 0, 20000 from server s cross join generate_series(0, 20) n`;
  const { html } = await steve.get(PATH);
  assert.match(textOf(html), /20,000 votes 20,000 votes on Mar 3, a week ago/);
  assert.doesNotMatch(html, /class="trace now"/);
  assert.match(html, /class="delta"><span class="unseen"><\/span>\+0 %/);
});

Deno.test("an overview shows a rank between its neighbours in the game", async () => {
  await using world = await openWorld({ voting: { rankCounts: "all" } });
  const steve = await openOwner(world);
  await approve(world);
  const first = await world.server("Abyss");
  const last = await world.server("Badlands");
  for (const name of ["Ana", "Ben", "Cleo"]) {
    await world.account(name);
    await world.vote(first, name);
  }
  await world.vote({ slug: "caves" }, "Ana");
  await world.vote({ slug: "caves" }, "Ben");
  await world.vote(last, "Ana");
  const text = textOf((await steve.get(PATH)).html);
  assert.match(text, /#2 of 3 /);
  assert.match(text, /1 Abyss 1 ahead 3 2 Caves your server 2 3 Badlands 1 behind 1/);
});

Deno.test("an overview lists what a listing lacks until it has it", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  assert.match(textOf((await steve.get(PATH)).html), /Next steps 0 of 6 done .*What happens next/);
  await approve(world);
  const facts = { tagline: "Dig deep", tags: ["survival"], languages: [] };
  await saveFacts(world.context, "caves", { facts, ...world.act });
  await issueKey(world.context, "caves", {
    name: "lobby",
    webhookUrl: "https://127.0.0.1:8443/votes",
    ...world.act,
  });
  world.services.visits.note({ slug: "caves", kind: "badge_view" });
  await world.services.visits.write();
  const { html } = await steve.get(PATH);
  assert.match(textOf(html), /Next steps 3 of 7 done/);
  assert.match(html, /<a href="\/my\/servers\/caves\/edit#pictures">Add a logo<\/a>/);
  assert.doesNotMatch(html, /<a href="[^"]*">Connect rewards/);
});

Deno.test("a line says how rewards do, and leads to what is wrong", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  await approve(world);
  const line = async () =>
    /<div class="notice[^>]*><span class="state[^]*?<\/div>/.exec((await steve.get(PATH)).html);
  assert.match(String(await line()), /No rewards yet[^]*\/my\/servers\/caves\/rewards/);
  await issueKey(world.context, "caves", {
    name: "lobby",
    webhookUrl: "https://127.0.0.1:8443/votes",
    ...world.act,
  });
  assert.match(String(await line()), /Votes are delivered[^]*No votes in 24 hours/);
  await world.services.sql`update endpoint set failing_since = ${NOON}, consecutive_failures = 3`;
  assert.match(
    String(await line()),
    /notice bad[^]*Rewards fail[^]*since <time[^>]*>Mar 10, 2026, 12:00 UTC[^]*api#deliveries/,
  );
});

Deno.test("the line credits no webhook with what all of them took", async () => {
  await using world = await openWorld();
  await using receiver = startReceiver();
  const steve = await openOwner(world);
  await approve(world);
  for (const name of ["lobby", "website"]) {
    const webhookUrl = `${receiver.url}/${name}`;
    await issueKey(world.context, "caves", { name, webhookUrl, ...world.act });
  }
  await world.account("Ana");
  await world.vote({ slug: "caves" }, "Ana");
  await world.services.dispatcher.deliverDue();
  for (const path of [PATH, "/my/servers"]) {
    const text = textOf((await steve.get(path)).html);
    assert.match(text, /Delivered in 24 hours: 2\./, path);
    assert.doesNotMatch(text, /lobby|2 votes/, path);
  }
  assert.match(textOf((await steve.get(`${PATH}/api`)).html), /All 2 delivered 2 /);
});

Deno.test("each figure of 30 days has its chart, or says what will be there", async () => {
  await using world = await openWorld();
  const steve = await openOwner(world);
  await approve(world);
  const { visits } = world.services;
  const reddit = { host: "reddit.com" };
  for (const referrer of ["this_site", reddit, reddit, undefined] as const) {
    visits.note({ slug: "caves", kind: "page_view", referrer });
  }
  await visits.write();
  const votes = await steve.get(PATH);
  assert.match(votes.html, /No votes in 30 days/);
  assert.match(textOf(votes.html), /reddit\.com 2 50 % This site .* 1 25 % Elsewhere .* 1 25 %/);
  const views = await steve.get(`${PATH}?show=page_view`);
  assert.match(views.html, /aria-label="Page views: 4 in 30 days, 4 so far today \(UTC\)"/);
  const unknown = await steve.get(`${PATH}?show=${encodeURIComponent("<b>")}`);
  assert.equal(unknown.status, 200);
  assert.doesNotMatch(votes.html, /href="[^"]*reddit/);
});

Deno.test("figures of 7 and 90 days count the votes of those days, rolled up or not", async () => {
  await using world = await openWorld({ now: new Date("2025-12-11T12:00:00.000Z") });
  const steve = await openOwner(world);
  await approve(world);
  for (const name of ["Ana", "Ben"]) await world.account(name);
  for (
    const [day, names] of [
      ["2025-12-10", ["Ana"]], // 90 days ago: too old
      ["2025-12-11", ["Ana", "Ben"]],
      ["2026-02-08", ["Ana"]],
      ["2026-02-09", ["Ana"]],
      ["2026-03-03", ["Ana"]],
      ["2026-03-04", ["Ben"]],
    ] as const
  ) await voteAt(world, `${day}T23:59:59.999Z`, [...names]);
  world.clock.now = NOON;
  // The first session has run out since.
  await signIn(world, steve, "Steve_01");
  await rollUpCounts(world.services.pools.jobs, NOON);
  const sumOf = async (days: number) =>
    /aria-label="Votes: (\d+) votes? in (\d+) days/.exec(
      (await steve.get(`${PATH}?days=${days}`)).html,
    )?.slice(1).map(Number);
  assert.deepEqual(await sumOf(7), [1, 7]);
  assert.deepEqual(await sumOf(30), [3, 30]);
  assert.deepEqual(await sumOf(90), [6, 90]);
  assert.deepEqual(await sumOf(365), [3, 30], "an invalid number is 30");
  const { html } = await steve.get(`${PATH}?days=7&show=page_view`);
  assert.match(html, /href="\/my\/servers\/caves\?show=page_view(&|&amp;)days=90#figures"/);
});
