import assert from "node:assert/strict";
import { LENIENT } from "../../support/votes/ballots.ts";
import { openPerson, openVisitor, type Visitor } from "../../support/people/visitor.ts";
import { openLinks } from "../../support/votes/vote_links.ts";
import { setGoal } from "../../../src/reach/goals/set_goal.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { openWorld } from "../../support/world.ts";

async function voteFor(visitor: Visitor, slug: string, proof: string) {
  const sent = await visitor.submit(`/servers/${slug}/votes`, { proof });
  return await visitor.get(sent.location ?? "");
}

Deno.test("a receipt tells the place, and who else can be voted for", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  for (const name of ["Caves", "Harbour", "Meadow"]) await world.server(name);
  const steve = await openPerson(world, "Steve_01");
  const first = await voteFor(steve, "harbour", "one");
  assert.match(first.html, /Thanks for voting for Harbour\. It is #1 in Minecraft\./);
  assert.match(first.html, /href="\/servers\/caves\/vote"/);
  const second = await voteFor(steve, "caves", "two");
  assert.doesNotMatch(second.html, /href="\/servers\/(harbour|caves)\/vote"/);
  assert.match(second.html, /href="\/servers\/meadow\/vote"/);
});

Deno.test("a receipt shows the goals of its server as long as it is listed", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const { slug } = await world.server("Caves");
  const goal = { name: "big-party", kind: "each", target: 50 } as const;
  await setGoal(world.context, slug, { goal, ...world.act });
  const steve = await openPerson(world, "Steve_01");
  const { location } = await steve.submit(`/servers/${slug}/votes`, { proof: "one" });
  assert.ok(location);
  assert.match((await steve.get(location)).html, /big-party/);
  await decideStatus(world.context, slug, { decision: "suspend", ...world.act });
  await world.services.ranking.recount();
  const { status, html } = await steve.get(location);
  assert.equal(status, 200);
  assert.doesNotMatch(html, /big-party/);
});

Deno.test("a receipt leads to the next favourite first, and then to two other servers of the game", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  for (const name of ["Caves", "Harbour", "Meadow", "Peaks", "River"]) await world.server(name);
  const steve = await openPerson(world, "Steve_01");
  await steve.submit("/servers/river/favourite", { wanted: "yes", next: "/my/votes" });
  const { html } = await voteFor(steve, "caves", "one");
  const ballots = [...html.matchAll(/href="\/servers\/(\w+)\/vote(\?series=1)?"/g)];
  const [first, ...others] = ballots.map(([, slug, series = ""]) => slug + series);
  assert.equal(first, "river?series=1");
  assert.equal(others.length, 2);
  assert.doesNotMatch(others.join(), /river|caves/);
  assert.match(html, /River<\/a><span class="note">Your favourite/);
});

Deno.test("a vote that doesn't count for the rank says what does, and one that counts doesn't", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const link = await openLinks(world, await world.server("Caves"));
  const alex = openVisitor(world);
  const sent = await alex.submit(link("Alex"), { proof: "link" });
  const { html } = await alex.get(sent.location ?? "");
  assert.match(html, /only votes by signed-in players move it up\./);
  assert.doesNotMatch(html, /It is #1/);
  assert.match(html, /href="\/sign-up\?[^"]*">Sign up as Alex/);
  const steve = await openPerson(world, "Steve_01");
  assert.doesNotMatch((await voteFor(steve, "caves", "one")).html, /move it up/);
});

Deno.test("a receipt ticks the days of the week on which its player voted", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server("Caves");
  const steve = await openPerson(world, "Steve_01");
  const pages = [];
  for (const day of ["2026-02-28", "2026-03-03", "2026-03-05", "2026-03-06"]) {
    world.clock.now = new Date(`${day}T12:00:00.000Z`);
    pages.push(await voteFor(steve, "caves", day));
  }
  const [, , , last] = pages;
  const days = [...(last?.html ?? "").matchAll(/(\w{3,5})<span class="unseen">: (voted|no vote)/g)];
  assert.deepEqual(days.map(([, day, voted]) => `${day} ${voted}`), [
    "Sat voted",
    "Sun no vote",
    "Mon no vote",
    "Tue voted",
    "Wed no vote",
    "Thu voted",
    "Today voted",
  ]);
  assert.match(last?.html ?? "", /2 days in a row\. 3 votes here this month\./);
});

Deno.test("the calendar file of earlier versions is gone, and no receipt leads there", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server("Caves");
  assert.equal((await openVisitor(world).get("/servers/caves/vote.ics")).status, 410);
  const steve = await openPerson(world, "Steve_01");
  assert.doesNotMatch((await voteFor(steve, "caves", "one")).html, /vote\.ics/);
});
