import assert from "node:assert/strict";
import { decideStatus } from "../../../src/servers/decide_status.ts";
import { voidVote } from "../../../src/votes/void_vote.ts";
import { openPerson } from "../../support/visitor.ts";
import { openWorld } from "../../support/world.ts";

/** Entries on a page. */
function rows(html: string): number {
  return html.split(`class="found__text"`).length - 1;
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
  const newest = /<ol class="found"><li>(.*?)<\/li>/s.exec(first.html)?.[1] ?? "";
  assert.match(
    newest,
    /the operator<\/b> suspended the server · <a href="\/moderation\/servers\/server-3"/,
  );
  assert.match(newest, />Server 3<.*Mar 10, 2026, 12:01 UTC.*Reason: “A &lt;copy&gt;”/s);
  const older = /rel="next" href="([^"]+)"/.exec(first.html)?.[1] ?? "";
  assert.equal(rows((await mod.get(older)).html), 3);
});

Deno.test("a server's trail names the moderator and links to the voided vote", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const [server] = [await world.server("Caves"), await world.server("Cliffs")];
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
    /· Cast <time[^>]*>[A-Z][a-z]+ \d+, 2026, \d\d:\d\d UTC<\/time> · Reason: “Bought”/,
  );
});

Deno.test("a senseless filter is reported, or shows the newest entries", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  await world.server();
  assert.match((await mod.get("/moderation/audit?server=no%3C")).html, /no server “no&lt;”/);
  assert.equal(rows((await mod.get("/moderation/audit?before=x")).html), 2);
});
