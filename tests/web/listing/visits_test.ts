import assert from "node:assert/strict";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import {
  findSources,
  findVisits,
  SOURCES_PER_DAY,
  type VisitKind,
} from "../../../src/site/servers/public/visits.ts";
import { FROM_HERE, openVisitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";
import { dropOldRows } from "../../../src/core/database/retention.ts";

/** Opens a page as a visitor from `referer`, and returns the status. */
async function open(world: World, path: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost${path}`, {
    headers: { accept: "text/html", ...headers },
    redirect: "manual",
  });
  const response = await world.app.fetch(request, { remoteAddress: "192.0.2.1" });
  await response.body?.cancel();
  return response.status;
}

/** Writes what was counted, and returns today's visits of a kind. */
async function countOf(world: World, id: string, kind: VisitKind): Promise<number | undefined> {
  const { visits, sql } = world.services;
  await visits.write();
  return (await findVisits(sql, id, { now: world.clock.now }))[kind].at(-1)?.visits;
}

Deno.test("a page view is counted with the site it came from, and a crawler's isn't", async () => {
  await using world = await openWorld();
  const { id } = await world.server("Caves");
  const page = "/servers/caves";
  const visitors: Record<string, string>[] = [
    {},
    { referer: "http://localhost/games/minecraft" },
    { referer: "https://www.reddit.com/r/caves" },
    { referer: "https://reddit.com/" },
    { referer: "https://192.168.0.7/panel" },
    { referer: `https://${"a".repeat(60)}.${"b".repeat(60)}.example/` },
  ];
  for (const headers of visitors) assert.equal(await open(world, page, headers), 200);
  await open(world, page, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await open(world, page, { "sec-purpose": "prefetch" });
  await open(world, "/servers/unknown", { referer: "https://reddit.com/" });
  assert.equal(await countOf(world, id, "page_view"), 6);
  const sources = await findSources(world.services.sql, id, { now: world.clock.now, limit: 9 });
  assert.deepEqual(sources, [
    { referrer: { host: "reddit.com" }, visits: 2 },
    { referrer: "this_site", visits: 1 },
  ]);
});

Deno.test("views of a page that is kept in memory are counted, without a statement each", async () => {
  await using world = await openWorld({ pagesKeptMs: 60_000 });
  const { id } = await world.server("Caves");
  for (let view = 0; view < 20; view += 1) await open(world, "/servers/caves");
  const [stored] = await world.services.sql`select from visit_count`;
  assert.equal(stored, undefined);
  assert.equal(await countOf(world, id, "page_view"), 20);
});

Deno.test("a click to the ballot counts once, also if it leads by sign-in", async () => {
  await using world = await openWorld();
  const { id } = await world.server("Caves");
  assert.equal(await open(world, "/servers/caves/vote"), 303);
  await open(world, "/servers/caves/vote", {
    referer: "http://localhost/sign-up?next=%2Fservers%2Fcaves%2Fvote",
  });
  assert.equal(await countOf(world, id, "ballot_click"), 1);
});

Deno.test("a copied address is counted if this site's page says so", async () => {
  await using world = await openWorld();
  const { id } = await world.server("Caves");
  const visitor = openVisitor(world);
  assert.match(
    (await visitor.get("/servers/caves")).html,
    /data-counts="\/servers\/caves\/copies"/,
  );
  assert.equal((await visitor.submit("/servers/caves/copies", {}, FROM_HERE)).status, 204);
  const elsewhere = { origin: "https://rival.example" };
  assert.equal((await visitor.submit("/servers/caves/copies", {}, elsewhere)).status, 403);
  assert.equal(await countOf(world, id, "address_copy"), 1);
});

Deno.test("a badge counts where another site shows it", async () => {
  await using world = await openWorld();
  const { id } = await world.server("Caves");
  await open(world, "/servers/caves/badge.svg");
  await open(world, "/servers/caves/badge.svg", { referer: "http://localhost/my/servers/caves" });
  await open(world, "/servers/caves/badge.svg", { referer: "https://caves.example/" });
  assert.equal(await countOf(world, id, "badge_view"), 1);
});

Deno.test("invented sites and slugs fill neither memory nor table", async () => {
  await using world = await openWorld();
  const { id } = await world.server("Caves");
  const { visits, sql } = world.services;
  for (let round = 0; round < 3; round += 1) {
    for (let nth = 0; nth < 10_000; nth += 1) {
      visits.note({
        slug: "caves",
        kind: "page_view",
        referrer: { host: `site-${round}-${nth}.example` },
      });
    }
    await visits.write();
  }
  const rows = await sql`select from visit_source where server_id = ${id}`;
  assert.equal(rows.length, SOURCES_PER_DAY);
  assert.equal(await countOf(world, id, "page_view"), 30_000);
  visits.note({ slug: "caves", kind: "page_view" });
  for (let nth = 0; nth < 30_000; nth += 1) {
    visits.note({ slug: `invented-${nth}`, kind: "ballot_click" });
    visits.note({ slug: "x".repeat(10_000) + nth, kind: "ballot_click" });
  }
  visits.note({ slug: "caves", kind: "ballot_click" });
  visits.note({ slug: "caves", kind: "page_view", referrer: { host: "late.example" } });
  assert.equal(await countOf(world, id, "ballot_click"), 1);
  assert.equal(await countOf(world, id, "page_view"), 30_002);
});

Deno.test("visits that can't be written are written with the next ones", async () => {
  await using world = await openWorld();
  const { id } = await world.server("Caves");
  const { visits, sql } = world.services;
  visits.note({ slug: "caves", kind: "page_view" });
  await sql`alter table visit_count rename to away`;
  await assert.rejects(visits.write());
  await sql`alter table away rename to visit_count`;
  visits.note({ slug: "caves", kind: "page_view" });
  assert.equal(await countOf(world, id, "page_view"), 2);
});

Deno.test("visits of a listing that has been suspended since are dropped", async () => {
  await using world = await openWorld();
  const { id, slug } = await world.server("Caves");
  await open(world, "/servers/caves");
  await decideStatus(world.context, slug, { decision: "suspend", reason: "gone", ...world.act });
  assert.equal(await countOf(world, id, "page_view"), 0);
});

Deno.test("visits are kept a year by day, and the sites a month", async () => {
  await using world = await openWorld();
  await world.server("Caves");
  const { sql, pools, visits } = world.services;
  visits.note({ slug: "caves", kind: "page_view", referrer: { host: "reddit.com" } });
  await visits.write();
  const left = async (days: number) => {
    await dropOldRows(pools.jobs, new Date(world.clock.now.getTime() + days * 86_400_000));
    const counts = await sql`select from visit_count`;
    const sources = await sql`select from visit_source`;
    return [counts.length, sources.length];
  };
  assert.deepEqual(await left(30), [1, 1]);
  assert.deepEqual(await left(31), [1, 0]);
  assert.deepEqual(await left(365), [1, 0]);
  assert.deepEqual(await left(366), [0, 0]);
});
