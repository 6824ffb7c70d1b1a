import assert from "node:assert/strict";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { voidVote } from "../../../src/desk/voids/void_vote.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

/** Entries on a page. */
function rows(html: string): number {
  return html.split(`<li class="row"`).length - 1;
}

Deno.test("the trail tells who did what and when, newest first, in pages", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  // Each is listed and approved: two entries.
  for (let nth = 0; nth < 26; nth++) await world.server(`Server ${nth}`);
  world.clock.now = new Date("2026-03-10T12:01:00.000Z");
  const suspended = { decision: "suspend", reason: "A <copy>", ...world.act } as const;
  await decideStatus(world.context, "server-3", suspended);
  const first = await mod.get("/moderation/audit");
  assert.equal(first.status, 200);
  assert.equal(rows(first.html), 50);
  const newest = /<ul class="rows"[^>]*><li class="row"[^>]*>(.*?)<\/li>/s.exec(first.html)?.[1] ??
    "";
  assert.match(
    newest,
    /the operator<\/b> suspended the server · <a href="\/moderation\/servers\/server-3"/,
  );
  assert.match(newest, />Server 3<.*12:01 UTC.*Reason: \W?A &lt;copy&gt;/s);
  const older = /rel="next" href="([^"]+)"/.exec(first.html)?.[1] ?? "";
  assert.equal(rows((await mod.get(older)).html), 3);
});

Deno.test("a server's trail names the moderator and links to the voided vote", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const server = await world.server("Caves");
  await world.server("Cliffs");
  const { id } = await world.account("Steve_01");
  const outcome = await world.vote(server, "Steve_01");
  assert.ok(outcome.kind === "cast");
  const by = { kind: "account", id, isModerator: true } as const;
  const { now } = world.clock;
  await voidVote(world.context, outcome.voteId, { by, now, reason: "Bought" });
  const { html } = await mod.get("/moderation/audit?server=caves");
  assert.equal(rows(html), 3);
  const link = `<a href="/moderation/votes/${outcome.voteId}">Caves</a>`;
  assert.match(html, new RegExp(`Steve_01</b> voided a vote · ${link}`));
  assert.match(
    html,
    /· Cast: <time[^>]*>[A-Z][a-z]+ \d+, 2026, \d\d:\d\d UTC<\/time> · Reason: \W?Bought/,
  );
});

Deno.test("a senseless filter is reported, or shows the newest entries", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  await world.server();
  const { html } = await mod.get("/moderation/audit?about=no%3C");
  assert.match(html, /Nothing matches.*A listing goes by the last part of its address/s);
  assert.match(html, /value="no&lt;"[^>]*name="about"|name="about"[^>]*value="no&lt;"/);
  for (const wrong of ["before=x", "kind=guess", "from=yesterday", "to=9"]) {
    assert.equal(rows((await mod.get(`/moderation/audit?${wrong}`)).html), 2, wrong);
  }
});

Deno.test("the trail is narrowed by who, what, about what and when, and its pages stay narrowed", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const { now } = world.clock;
  await world.server("Caves");
  await world.server("Cliffs");
  const { id } = await world.account("Steve_01");
  const by = { kind: "account", id, isModerator: true } as const;
  world.clock.now = new Date(now.getTime() + 86_400_000);
  for (let nth = 0; nth < 26; nth++) {
    await decideStatus(world.context, "caves", {
      decision: "suspend",
      reason: "A copy",
      by,
      now: world.clock.now,
    });
    await decideStatus(world.context, "caves", { decision: "approve", by, now: world.clock.now });
  }
  const count = async (query: string) => rows((await mod.get(`/moderation/audit?${query}`)).html);
  assert.equal(await count("about=cliffs"), 2);
  assert.equal(await count("server=cliffs"), 2, "links of versions before");
  assert.equal(await count("who=*operator"), 4);
  assert.equal(await count("who=steve_01&about=cliffs"), 0);
  assert.equal(await count("kind=votes"), 0);
  const [first, next] = [now, world.clock.now].map((at) => at.toISOString().slice(0, 10));
  assert.equal(await count(`to=${first}`), 4);
  assert.equal(await count(`from=${next}&kind=listings&about=caves`), 50);
  const page = await mod.get(`/moderation/audit?who=Steve_01&kind=listings&from=${next}`);
  const [, older = ""] = /rel="next" href="([^"]+)"/.exec(page.html) ?? [];
  const { html } = await mod.get(older.replaceAll("&amp;", "&"));
  assert.equal(rows(html), 2);
  assert.match(html, /value="Steve_01"[^>]*name="who".*value="listings" selected/s);
  assert.match(html, new RegExp(`value="${next}"[^>]*name="from"`));
});
