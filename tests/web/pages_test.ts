import assert from "node:assert/strict";
import { addServer } from "../../src/site/servers/add_server.ts";
import { PAGE_SIZE } from "../../src/site/servers/public/listings.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { openWorld, type World } from "../support/world.ts";
import { listGame } from "../support/network/listed_game.ts";

const BROWSER = { headers: { Accept: "text/html,application/xhtml+xml" } };

async function read(world: World, path: string) {
  const response = await world.get(path, BROWSER);
  const html = await response.text();
  const names = [...html.matchAll(/<h3[^>]*><a href="\/servers\/([^"]+)"/g)].map(([, slug]) =>
    slug
  );
  return { response, html, names };
}

Deno.test("the home page lists only approved servers, by votes in 30 days", async () => {
  await using world = await openWorld({ now: new Date("2026-01-01T12:00:00.000Z") });
  const old = await world.server("Old Glory");
  const few = await world.server("Few");
  const many = await world.server("Many");
  for (const name of ["Steve_01", "Alex", "Bob"]) await world.account(name);
  for (const name of ["Steve_01", "Alex", "Bob"]) await world.vote(old, name);
  world.clock.now = new Date("2026-03-10T12:00:00.000Z");
  for (const name of ["Steve_01", "Alex"]) await world.vote(many, name);
  await world.vote(few, "Bob");
  await addServer(world.context, {
    owner: "Bob",
    name: "Pending",
    game: "minecraft",
    host: "pending.example.com",
    port: 25565,
  }, world.act);
  assert.deepEqual((await read(world, "/")).names, ["many", "few", "old-glory"]);
});

Deno.test("the search finds words of a name in any case; games filter", async () => {
  await using world = await openWorld();
  await world.server("Skyblock Valley");
  await listGame(world, { name: "Rusty Sky", game: "rust", host: "rust.example.com" });
  assert.deepEqual((await read(world, "/?q=SKY")).names.sort(), ["rusty-sky", "skyblock-valley"]);
  assert.deepEqual((await read(world, "/?q=valley")).names, ["skyblock-valley"]);
  assert.deepEqual((await read(world, "/?game=rust")).names, ["rusty-sky"]);
  assert.deepEqual((await read(world, "/?q=%25")).names, []);
  assert.match((await read(world, "/?q=nothing")).html, /No server fits all of that/);
  const past = await read(world, "/?q=sky&page=9");
  assert.match(
    past.html,
    /<title>Servers for “sky”, page 9 –.*href="\/\?q=sky">Go to the first page/s,
  );
});

Deno.test("a long listing has pages; a bad number means the first", async () => {
  await using world = await openWorld();
  for (let n = 0; n <= PAGE_SIZE; n++) await listGame(world, { name: `Server ${n}`, game: "rust" });
  const first = await read(world, "/");
  assert.equal(first.names.length, PAGE_SIZE);
  assert.match(first.html, /rel="next" href="\/\?page=2"/);
  const second = await read(world, "/?page=2");
  assert.equal(second.names.length, 1);
  assert.ok(!first.names.includes(second.names[0]));
  const third = await world.get("/?page=3");
  assert.equal(third.status, 404);
  assert.match(await third.text(), /Page not found/);
  for (const page of ["0", "-1", "1.5", "x", "1e9"]) {
    assert.deepEqual((await read(world, `/?page=${page}`)).names, first.names, page);
  }
});

Deno.test("a server's page shows address and votes, and nothing that's unknown", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  const { html, response } = await read(world, "/servers/skyblock-valley");
  assert.equal(response.status, 200);
  assert.match(html, /<code class="address"[^>]*>play\.example\.com<\/code>/);
  assert.doesNotMatch(html, /unknown|players<\/dt>|Uptime/);
  assert.match(html, /Votes, 7 days<\/dt><dd>1<\/dd>/);
});

Deno.test("a server that is not approved has no page", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await decideStatus(world.context, server.slug, {
    decision: "suspend",
    ...world.act,
  });
  const { response, html } = await read(world, "/servers/skyblock-valley");
  assert.equal(response.status, 404);
  assert.match(html, new RegExp(response.headers.get("x-request-id") ?? "none"));
});

Deno.test("what an owner typed is text on the page, never markup", async () => {
  await using world = await openWorld();
  await world.server(`<script>alert(1)</script>"'&`);
  for (const path of ["/", "/?q=%3Cscript%3E%22", "/servers/script-alert-1-script"]) {
    const { html } = await read(world, path);
    assert.ok(!html.includes("<script>") && !html.includes("\"'&"), path);
  }
});

Deno.test("visitors get an error page, programs a problem, both an id", async () => {
  await using world = await openWorld();
  const page = await read(world, "/nowhere");
  assert.equal(page.response.status, 404);
  assert.match(page.response.headers.get("content-type") ?? "", /text\/html/);
  const body = await (await world.get("/nowhere")).json();
  assert.equal(body.code, "not_found");
  assert.equal((await (await world.get("/api/v1/nowhere", BROWSER)).json()).code, "not_found");
  await world.services.sql`alter table server rename to gone`;
  const failed = await read(world, "/");
  assert.equal(failed.response.status, 500);
  assert.doesNotMatch(failed.html, /relation|gone/);
});

Deno.test("pages have a strict policy, no inline script and no foreign hosts", async () => {
  await using world = await openWorld();
  await world.server();
  for (const path of ["/", "/servers/skyblock-valley", "/nowhere"]) {
    const { response, html: whole } = await read(world, path);
    // Facts for search engines are data, and the canonical address is a name: neither is loaded.
    const html = whole.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, "")
      .replace(/<link rel="canonical"[^>]*>/, "");
    const policy = response.headers.get("content-security-policy") ?? "";
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /script-src 'self';/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.doesNotMatch(html, /(src|href)="https?:/);
    assert.doesNotMatch(html, /<script(?![^>]* src="\/)|style="|\son[a-z]+="/);
  }
});
