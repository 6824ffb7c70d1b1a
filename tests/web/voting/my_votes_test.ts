import assert from "node:assert/strict";
import { LENIENT } from "../../support/votes/ballots.ts";
import { openPerson, openVisitor, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

/** Lists servers with these names. */
async function listServers(world: World, names: readonly string[]): Promise<void> {
  for (const name of names) await world.server(name);
}

function favour(visitor: Visitor, slug: string, next = "/my/votes") {
  return visitor.submit(`/servers/${slug}/favourite`, { wanted: "yes", next });
}

function cast(visitor: Visitor, slug: string, query = "") {
  return visitor.submit(`/servers/${slug}/votes${query}`, { proof: crypto.randomUUID() });
}

/** A page's text, without its tags. */
function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

Deno.test("a form on a server's page makes it a favourite, and takes that back", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await listServers(world, ["One"]);
  const steve = await openPerson(world, "Steve_01");
  const page = "/servers/one";
  const isPressed = async () =>
    /aria-pressed="(\w+)"/.exec((await steve.get(page)).html)?.[1] ?? "no button";
  assert.equal(await isPressed(), "false");
  assert.equal((await favour(steve, "one", page)).location, `${page}?notice=favourite_added`);
  assert.equal(await isPressed(), "true");
  assert.match((await steve.get("/my/votes")).html, /0 of 1 voted, 1 left/);
  await steve.submit(`${page}/favourite`, { wanted: "no", next: page });
  assert.equal(await isPressed(), "false");
  assert.doesNotMatch((await openVisitor(world).get(page)).html, /aria-pressed/);
  const stranger = await favour(openVisitor(world), "one");
  assert.equal(stranger.status, 401);
  assert.equal((await favour(steve, "nowhere")).status, 404);
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const forged = await steve.submit(`${page}/favourite`, { wanted: "yes" }, foreign);
  assert.equal(forged.status, 403);
  assert.equal((await favour(steve, "one", "//evil.example")).location, "/?notice=favourite_added");
});

Deno.test("in a series the next favourite's ballot follows each vote, and then the page of one's votes", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await listServers(world, ["One", "Two", "Three"]);
  const steve = await openPerson(world, "Steve_01");
  for (const slug of ["one", "two", "three"]) await favour(steve, slug);
  await world.vote({ slug: "two" }, "Steve_01");
  world.pass(1_000);
  const start = await steve.get("/my/votes/next");
  assert.equal(start.location, "/servers/one/vote?series=1");
  const first = (await steve.get(start.location ?? "")).html;
  assert.match(textOf(first), /1 of 3 voted · new votes in 12 h/);
  assert.match(first, /<title>1 of 3 voted: \S*One/);
  assert.match(textOf(first), /Cast and go on Skip \S*One\S* today · Next: \S*Three\S*\./);
  const sent = await cast(steve, "one", "?series=1");
  assert.equal(sent.location, "/my/votes/next?after=one");
  const next = await steve.get(sent.location ?? "");
  assert.equal(next.location, "/servers/three/vote?series=1", "two has its vote");
  const last = textOf((await steve.get(next.location ?? "")).html);
  assert.match(last, /2 of 3 voted .* Voted for One \. .* Cast my vote .* This is the last one\./);
  const ballot = { proof: "three" };
  for (const time of ["first", "again"]) {
    const last = await steve.submit("/servers/three/votes?series=1", ballot);
    assert.equal(last.location, "/my/votes/next?after=three", time);
  }
  const end = await steve.get("/my/votes/next?after=three");
  assert.equal(end.location, "/my/votes?notice=all_voted");
  assert.match((await steve.get(end.location ?? "")).html, /All 3 voted/);
});

Deno.test("a skipped favourite is left for later, and is the next one of a new series", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await listServers(world, ["One", "Two"]);
  const steve = await openPerson(world, "Steve_01");
  for (const slug of ["one", "two"]) await favour(steve, slug);
  const skipped = await steve.get("/my/votes/next?after=one");
  assert.equal(skipped.location, "/servers/two/vote?series=1");
  await cast(steve, "two", "?series=1");
  assert.equal((await steve.get("/my/votes/next?after=two")).location, "/my/votes");
  assert.match((await steve.get("/my/votes")).html, /1 of 2 voted, 1 left/);
  assert.equal((await steve.get("/my/votes/next")).location, "/servers/one/vote?series=1");
});

Deno.test("a ballot outside of a series leads to its receipt, and so does one of no favourite", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await listServers(world, ["One", "Two"]);
  const steve = await openPerson(world, "Steve_01");
  await favour(steve, "one");
  assert.doesNotMatch((await steve.get("/servers/one/vote")).html, /0 of 1 voted/);
  assert.match((await cast(steve, "one")).location ?? "", /^\/servers\/one\/votes\/[\w-]{36}$/);
  assert.doesNotMatch((await steve.get("/servers/two/vote?series=1")).html, /of 1 voted/);
});

Deno.test("a receipt and a spent ballot lead to the next favourite, and to none once all are voted", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await listServers(world, ["One", "Two"]);
  const steve = await openPerson(world, "Steve_01");
  for (const slug of ["one", "two"]) await favour(steve, slug);
  const receipt = (await cast(steve, "one")).location ?? "";
  for (const path of [receipt, "/servers/one/vote"]) {
    assert.match((await steve.get(path)).html, /href="\/servers\/two\/vote\?series=1"/, path);
  }
  await cast(steve, "two");
  for (const path of [receipt, "/servers/one/vote"]) {
    assert.doesNotMatch((await steve.get(path)).html, /\?series=1/, path);
  }
});

Deno.test("a signed-in player's cards show what they voted for today, and other visitors' cards don't", async () => {
  await using world = await openWorld({ botCheck: LENIENT, pagesKeptMs: 1e9 });
  await listServers(world, ["One", "Two"]);
  const steve = await openPerson(world, "Steve_01");
  const alex = await openPerson(world, "Alex");
  const nobody = openVisitor(world);
  const receipt = (await cast(steve, "one")).location ?? "none";
  for (const path of ["/", "/games/minecraft", "/?q=one"]) {
    const own = (await steve.get(path)).html;
    assert.ok(own.includes(`<a class="button now" href="${receipt}">`), path);
    assert.equal(own.match(/class="button now"/g)?.length, 1, path);
    for (const other of [alex, nobody]) {
      const { html } = await other.get(path);
      assert.doesNotMatch(html, /Voted today|button voted/, path);
      assert.match(html, /href="\/servers\/one\/vote"/);
    }
  }
  assert.match((await steve.get("/servers/one")).html, /You voted today/);
  assert.doesNotMatch((await nobody.get("/servers/one")).html, /You voted today/);
  world.clock.now = new Date("2026-03-11T00:00:00.000Z");
  assert.doesNotMatch((await steve.get("/")).html, /Voted today/, "a new day");
});

Deno.test("past votes show the days of a month that is kept, and no other month", async () => {
  await using world = await openWorld({ now: new Date("2026-02-28T12:00:00.000Z") });
  await listServers(world, ["One", "Two"]);
  const steve = await openPerson(world, "Steve_01");
  await world.vote({ slug: "one" }, "Steve_01");
  await world.vote({ slug: "two" }, "Steve_01");
  world.clock.now = new Date("2026-03-01T12:00:00.000Z");
  await world.vote({ slug: "one" }, "Steve_01");
  const march = (await steve.get("/my/votes")).html;
  assert.match(march, /href="#day-2026-03-01">1<span class="unseen">: 1 vote</);
  assert.doesNotMatch(march, /day-2026-02-28/);
  assert.match(textOf(march), /Votes 1 Days in a row 2 Servers 1/);
  const february = (await steve.get("/my/votes?month=2026-02")).html;
  assert.match(
    textOf(/id="day-2026-02-28".*?<\/ul>/s.exec(february)?.[0] ?? ""),
    /Sat, February 28 2 votes One Two/,
  );
  for (const month of ["2026-04", "2025-02", "x", "%27", ""]) {
    assert.equal((await steve.get(`/my/votes?month=${month}`)).status, 404, month);
  }
});

Deno.test("a player without votes and favourites is told how to get some", async () => {
  await using world = await openWorld();
  await listServers(world, ["One"]);
  const steve = await openPerson(world, "Steve_01");
  const { html } = await steve.get("/my/votes");
  assert.match(html, /No votes yet.*Find servers/s);
  assert.doesNotMatch(html, /id="past"/);
  await world.vote({ slug: "one" }, "Steve_01");
  assert.match((await steve.get("/my/votes")).html, /Star the servers that you vote for each day/);
});

Deno.test("one's servers are one list: those to vote for first, favourites before others, each once", async () => {
  await using world = await openWorld();
  await listServers(world, ["Voted star", "Voted", "Earlier", "Star", "Other"]);
  const steve = await openPerson(world, "Steve_01");
  for (const slug of ["voted-star", "star"]) await favour(steve, slug);
  for (const slug of ["earlier", "voted"]) await world.vote({ slug }, "Steve_01");
  world.clock.now = new Date("2026-03-11T12:00:00.000Z");
  for (const slug of ["voted", "voted-star"]) await world.vote({ slug }, "Steve_01");
  const { html } = await steve.get("/my/votes");
  const rows = [...html.matchAll(/<li class="row[^>]*>(.*?)<\/li>/gs)].map(([, row = ""]) => [
    /href="\/servers\/([\w-]+)"/.exec(row)?.[1],
    row.includes(`aria-pressed="true"`),
    /\/vote(\?series=1)?"/.test(row) ? "to vote" : "voted",
  ]);
  assert.deepEqual(rows, [
    ["star", true, "to vote"],
    ["earlier", false, "to vote"],
    ["voted-star", true, "voted"],
    ["voted", false, "voted"],
  ]);
  assert.match(textOf(html), /Earlier Last vote Mar 10/);
  assert.match(textOf(html), /1 of 2 voted, 1 left/);
});

Deno.test("a signed-out player is led to sign in and back to their votes", async () => {
  await using world = await openWorld();
  const { location } = await openVisitor(world).get("/my/votes/next?after=one");
  assert.equal(location, "/sign-in?next=%2Fmy%2Fvotes%2Fnext%3Fafter%3Done");
});
