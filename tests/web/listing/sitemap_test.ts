import assert from "node:assert/strict";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { openWorld, type World } from "../../support/world.ts";

async function read(world: World, path: string) {
  const answer = await world.get(path);
  const xml = await answer.text();
  return { answer, xml, places: [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc) };
}

Deno.test("the sitemap names approved servers alone, and when they changed", async () => {
  await using world = await openWorld({ now: new Date("2026-03-10T12:00:00.000Z") });
  await world.server("Alpha");
  const { slug } = await world.server("Beta");
  await decideStatus(world.context, slug, { decision: "suspend", ...world.act });
  const { answer, xml, places } = await read(world, "/sitemap.xml");
  assert.equal(answer.headers.get("content-type"), "application/xml");
  assert.match(answer.headers.get("cache-control") ?? "", /public/);
  assert.match(xml, /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
  assert.ok(places.includes("http://localhost/") && places.includes("http://localhost/docs"));
  assert.deepEqual(places.filter((place) => place?.includes("/servers/")), [
    "http://localhost/servers/alpha",
  ]);
  assert.match(xml, /alpha<\/loc><lastmod>2026-03-10T12:00:00\.000Z<\/lastmod>/);
  const robots = await (await world.get("/robots.txt")).text();
  assert.match(robots, /^Sitemap: http:\/\/localhost\/sitemap\.xml$/m);
});

Deno.test("a sitemap of many servers is an index of parts, none lost", async () => {
  await using world = await openWorld();
  await world.server("Alpha");
  await world.services.sql`
    insert into server (id, owner_id, game_id, slug, name, status, host, port, created_at, updated_at)
    select gen_random_uuid(), owner_id, game_id, 'copy-' || n, 'Copy ' || n, status, host, port, created_at, updated_at
    from server, generate_series(1, 10000) as n`;
  const index = await read(world, "/sitemap.xml");
  assert.match(index.xml, /<sitemapindex /);
  assert.deepEqual(index.places, [1, 2].map((part) => `http://localhost/sitemap.xml?part=${part}`));
  const parts = await Promise.all([1, 2].map((part) => read(world, `/sitemap.xml?part=${part}`)));
  const servers = parts.flatMap(({ places }) => places).filter((place) =>
    place?.includes("/servers/")
  );
  assert.equal(new Set(servers).size, 10_001);
  for (const part of ["3", "-1", "1e3", "x", "101"]) {
    assert.equal((await read(world, `/sitemap.xml?part=${part}`)).answer.status, 404, part);
  }
});

Deno.test("a made-up part of the sitemap costs no query", async () => {
  await using world = await openWorld({ pagesKeptMs: 3_600_000 });
  await world.server("Alpha");
  assert.equal((await world.get("/sitemap.xml")).status, 200);
  const { sql } = world.services;
  const refuse = () => assert.fail("the database was asked");
  world.services.sql = Object.assign(refuse, { begin: refuse }) as unknown as typeof sql;
  for (const part of ["2", "3", "99", "100", "999"]) {
    assert.equal((await world.get(`/sitemap.xml?part=${part}`)).status, 404, part);
  }
  world.services.sql = sql;
});
