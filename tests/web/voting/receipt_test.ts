import assert from "node:assert/strict";
import { calendarOf } from "../../../src/site/web/voting/calendar.ts";
import { LENIENT } from "../../support/ballots.ts";
import { openPerson, openVisitor, type Visitor } from "../../support/visitor.ts";
import { openWorld } from "../../support/world.ts";

async function voteFor(visitor: Visitor, slug: string, proof: string) {
  const sent = await visitor.submit(`/servers/${slug}/votes`, { proof });
  return await visitor.get(sent.location ?? "");
}

Deno.test("a receipt tells the new count, the place, and who else can be voted for", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  for (const name of ["Caves", "Harbour", "Meadow"]) await world.server(name);
  const steve = await openPerson(world, "Steve_01");
  const first = await voteFor(steve, "harbour", "one");
  assert.match(
    first.html,
    /It now has 1 vote of signed-in players in 30 days and is #1 in Minecraft\./,
  );
  assert.match(first.html, /href="\/servers\/caves\/vote"/);
  const second = await voteFor(steve, "caves", "two");
  assert.doesNotMatch(second.html, /href="\/servers\/(harbour|caves)\/vote"/);
  assert.match(second.html, /href="\/servers\/meadow\/vote"/);
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

Deno.test("a calendar file asks for the next vote a day later, and holds no secret", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server("Caves");
  const { status, headers, html } = await openVisitor(world).get("/servers/caves/vote.ics");
  assert.equal(status, 200);
  assert.equal(headers.get("content-type"), "text/calendar; charset=utf-8");
  assert.equal(headers.get("content-disposition"), 'attachment; filename="vote-caves.ics"');
  assert.deepEqual(html.split("\r\n").slice(3, 11), [
    "BEGIN:VEVENT",
    "UID:20260311T120000Z.http%3A%2F%2Flocalhost%2Fservers%2Fcaves%2Fvote",
    "DTSTAMP:20260310T120000Z",
    "DTSTART:20260311T120000Z",
    "DURATION:PT5M",
    "SUMMARY:Vote for Caves",
    "DESCRIPTION:http://localhost/servers/caves/vote",
    "URL:http://localhost/servers/caves/vote",
  ]);
  assert.equal((await openVisitor(world).get("/servers/nowhere/vote.ics")).status, 404);
});

Deno.test("no line of a calendar is over 75 bytes, whatever the server's name", () => {
  const summary = `Vote for ${"🏰 城; x, \r\nATTENDEE:mailto:a@b.example\\".repeat(5)}`;
  const file = calendarOf({ summary, url: "https://a.example/vote", now: new Date(0) });
  const lines = file.split("\r\n");
  for (const line of lines) assert.ok(new TextEncoder().encode(line).length <= 75, line);
  assert.ok(!lines.some((line) => line.startsWith("ATTENDEE")));
  const unfolded = file.replaceAll("\r\n ", "");
  assert.ok(unfolded.includes("🏰 城\\; x\\, ATTENDEE:mailto:a@b.example\\\\"));
});
