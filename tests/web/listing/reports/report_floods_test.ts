import assert from "node:assert/strict";
import { NAMELESS_REPORTS, reportServer } from "../../../../src/site/reports/report.ts";
import { openOwner } from "../../../support/people/owner.ts";
import { openPerson, openVisitor } from "../../../support/people/visitor.ts";
import { openWorld } from "../../../support/world.ts";
import { MODERATED, REPORTS, SCAM } from "./reported_listing.ts";

Deno.test("an address sends five reports an hour, and a network twenty", async () => {
  await using world = await openWorld();
  await openOwner(world);
  const send = async (address: string) =>
    (await openVisitor(world, { address }).submit(REPORTS, SCAM)).status;
  for (let sent = 0; sent < 5; sent++) assert.equal(await send("203.0.113.1"), 303);
  assert.equal(await send("203.0.113.1"), 429);
  for (let host = 2; host < 17; host++) assert.equal(await send(`203.0.113.${host}`), 303);
  assert.equal(await send("203.0.113.99"), 429);
  assert.equal(await send("198.51.100.1"), 303);
});

Deno.test("a flood of reports fills no queue, and no report is dropped silently", async () => {
  await using world = await openWorld();
  await openOwner(world);
  for (let network = 0; network < NAMELESS_REPORTS + 5; network++) {
    const visitor = openVisitor(world, { address: `10.0.${network}.1` });
    const { status, html } = await visitor.submit(REPORTS, SCAM);
    const isKept = network < NAMELESS_REPORTS;
    assert.equal(status, isKept ? 303 : 422);
    if (!isKept) assert.match(html, /Sign in, in another tab.*passwords/s, "with what was typed");
  }
  assert.equal((await world.services.sql`select from report`).length, NAMELESS_REPORTS);
});

Deno.test("no flood of nameless reports keeps an account's from the moderators", async () => {
  await using world = await openWorld();
  await openOwner(world);
  const mod = await openPerson(world, "Mod", { isModerator: true });
  for (let network = 0; network < NAMELESS_REPORTS; network++) {
    const visitor = openVisitor(world, { address: `10.0.${network}.1` });
    await visitor.submit(REPORTS, { reason: "wrong", text: "Nothing" });
  }
  const alex = await openPerson(world, "Alex");
  assert.equal((await alex.submit(REPORTS, SCAM)).status, 303);
  assert.match((await mod.get(MODERATED)).html, /passwords/);
});

Deno.test("a listing gets a hundred reports by accounts, until they are closed", async () => {
  await using world = await openWorld();
  const { slug } = await world.server("Caves");
  const report = (reporterId: string | null) =>
    reportServer(world.context, slug, {
      reason: "scam",
      text: "",
      reporterId,
      now: world.clock.now,
    });
  const ids = [];
  for (let nth = 0; nth <= 100; nth++) ids.push((await world.account(`Player_${nth}`)).id);
  const [last = "", ...reporters] = ids;
  for (const id of reporters) await report(id);
  await assert.rejects(report(last), { code: "reports_too_many" });
  await report(null);
  await report(reporters[0] ?? "");
});
