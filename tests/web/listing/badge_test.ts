import assert from "node:assert/strict";
import { parse } from "parse5";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

async function badge(world: World, path: string, headers: HeadersInit = {}) {
  const answer = await world.get(path, { headers });
  return { answer, svg: await answer.text() };
}

Deno.test("a badge shows a rank, on any site, for five minutes", async () => {
  await using world = await openWorld({ pagesKeptMs: 1e9 });
  const server = await world.server("Skyblock Valley");
  await world.account("Alex");
  await world.vote(server, "Alex");
  const { answer, svg } = await badge(world, "/servers/skyblock-valley/badge.svg");
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get("content-type"), "image/svg+xml");
  assert.equal(answer.headers.get("cache-control"), "public, max-age=300");
  assert.equal(answer.headers.get("cross-origin-resource-policy"), "cross-origin");
  assert.match(answer.headers.get("content-security-policy") ?? "", /default-src 'none'/);
  assert.match(svg, />Skyblock Valley<.*>#1 in Minecraft</s);
  assert.ok(svg.length < 1_500 && !/style|script|href/.test(svg), svg);
  const etag = answer.headers.get("etag") ?? "";
  const again = await badge(world, "/servers/skyblock-valley/badge.svg", { "if-none-match": etag });
  assert.equal(again.answer.status, 304);
});

Deno.test("a badge's name is text, cut where it is long", async () => {
  await using world = await openWorld();
  await world.server(`</text><script>alert(1)</script>"'&`);
  await world.server(`${"漢".repeat(40)} x`.slice(0, 40));
  const { svg } = await badge(world, "/servers/text-script-alert-1-script/badge.svg");
  assert.doesNotMatch(svg, /<script|"'&/);
  assert.equal(parse(svg).childNodes.length, 1);
  const slugs = await world.services.sql<{ slug: string }[]>`select slug from server`;
  for (const { slug } of slugs) {
    const { svg } = await badge(world, `/servers/${slug}/badge.svg`);
    assert.match(svg, /<text[^>]*>[^<]*…<\/text>/, slug);
  }
});

Deno.test("a server that is not listed has no badge", async () => {
  await using world = await openWorld();
  assert.equal((await badge(world, "/servers/nothing/badge.svg")).answer.status, 404);
});

Deno.test("an owner copies the HTML of the badge from a listed server's page", async () => {
  await using world = await openWorld();
  const { slug } = await world.server("Caves");
  const steve = await openPerson(world, "Steve_01");
  await world.services
    .sql`update server set owner_id = (select id from account where username = 'Steve_01')`;
  const { html } = await steve.get(`/my/servers/${slug}`);
  const [, code = ""] = /id="badge"[^>]*value="([^"]*)"/.exec(html) ?? [];
  const place = "http://localhost/servers/caves";
  assert.equal(
    code.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">"),
    `<a href="${place}"><img src="${place}/badge.svg" alt="Vote for us" height="28"></a>`,
  );
});

Deno.test("a name with characters that XML can't contain leaves the badge whole", async () => {
  await using world = await openWorld();
  await world.server("Caves");
  await world.services.sql`update server set name = ${"Ca\u0001\uffff\u{1fffe}ves"}`;
  const { svg } = await badge(world, "/servers/caves/badge.svg");
  assert.match(svg, /<text[^>]*>Caves<\/text>/);
  assert.doesNotMatch(svg, /[^\t\n\P{Cc}]|\p{Noncharacter_Code_Point}/u);
});
