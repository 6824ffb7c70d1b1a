import assert from "node:assert/strict";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const LOCALES = { enabled: ["en", "de", "ar"], default: "en" } as const;

async function widget(world: World, path: string, headers: HeadersInit = {}) {
  const answer = await world.get(path, { headers });
  return { answer, html: await answer.text() };
}

Deno.test("a widget shows rank, votes and players, and leads to the ballot in a new window", async () => {
  await using world = await openWorld();
  const { id } = await world.server("Skyblock Valley");
  await world.account("Alex");
  await world.vote({ slug: "skyblock-valley" }, "Alex");
  const { now } = world.clock;
  await world.services.sql`
    insert into server_poll (server_id, due_at, asked_at, answered_at, players_online, players_max)
    values (${id}, ${now}, ${now}, ${now}, 5, 100)`;
  const { answer, html } = await widget(world, "/embed/skyblock-valley");
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get("cache-control"), "public, max-age=60");
  assert.match(html, /#1 in Minecraft.*1 vote in 30 days<.*5 players online</s);
  const links = [...html.matchAll(/<a [^>]*>/g)].map(([link]) => link);
  assert.equal(links.length, 2);
  for (const link of links) assert.match(link, /target="_blank" rel="noopener"/);
  assert.match(html, /href="\/servers\/skyblock-valley\/vote"/);
  assert.match(html, /<meta name="robots" content="noindex"/);
});

Deno.test("a widget has no script, no form and no cookie, and its policy allows none", async () => {
  await using world = await openWorld();
  await world.server("</title><script>alert(1)</script>");
  const steve = await openPerson(world, "Steve_01");
  const { html, headers } = await steve.get("/embed/title-script-alert-1-script");
  assert.doesNotMatch(html, /<script|<form|<iframe|\son\w+=|style=/);
  assert.doesNotMatch(html, /Steve_01/);
  assert.equal(headers.get("set-cookie"), null);
  assert.equal(
    headers.get("content-security-policy"),
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; " +
      "form-action 'none'; base-uri 'none'; frame-ancestors *",
  );
  assert.equal(headers.get("x-frame-options"), null);
});

Deno.test("a widget is light, dark, or as the visitor's device", async () => {
  await using world = await openWorld();
  await world.server("Caves");
  const schemes = [];
  for (const query of ["", "?theme=light", "?theme=dark", "?theme=x", '?theme="><script>']) {
    const { html } = await widget(world, `/embed/caves${query}`);
    const [, scheme] = /name="color-scheme" content="([^"]*)"/.exec(html) ?? [];
    const [, sheet] = /href="\/(light|dark)\.[0-9a-f]+\.css"/.exec(html) ?? [];
    schemes.push(`${scheme} ${sheet}`);
  }
  const own = "light dark undefined";
  assert.deepEqual(schemes, [own, "light light", "dark dark", own, own]);
});

Deno.test("a widget has an address in each language, and its links stay there", async () => {
  await using world = await openWorld({ locales: LOCALES });
  await world.server("Caves");
  const { html } = await widget(world, "/de/embed/caves");
  assert.match(html, /<html lang="de" dir="ltr">.*0 Votes in 30 Tagen/s);
  assert.match(html, /href="\/de\/servers\/caves"/);
  const { html: arabic } = await widget(world, "/ar/embed/caves");
  assert.match(arabic, /<html lang="ar" dir="rtl">/);
});

Deno.test("a widget of a renamed server leads on, and one of a hidden server is nowhere to be framed", async () => {
  await using world = await openWorld();
  const { id, slug } = await world.server("Caves");
  await world.services.sql`
    insert into former_slug (slug, server_id, was_public, until)
    values ('former', ${id}, true, ${world.clock.now})`;
  const { answer } = await widget(world, "/embed/former?theme=dark");
  assert.deepEqual([answer.status, answer.headers.get("location")], [
    308,
    `/embed/${slug}?theme=dark`,
  ]);
  await world.services.sql`update server set status = 'suspended'`;
  for (const path of [`/embed/${slug}`, "/embed/nothing"]) {
    const { answer } = await widget(world, path);
    assert.equal(answer.status, 404);
    assert.match(answer.headers.get("content-security-policy") ?? "", /frame-ancestors 'none'/);
    assert.equal(answer.headers.get("x-frame-options"), "DENY");
  }
});

Deno.test("an owner copies the HTML of the widget beside that of the badge", async () => {
  await using world = await openWorld();
  const { slug } = await world.server("Caves");
  const steve = await openPerson(world, "Steve_01");
  await world.services
    .sql`update server set owner_id = (select id from account where username = 'Steve_01')`;
  const { html } = await steve.get(`/my/servers/${slug}`);
  const [, code = ""] = /id="widget"[^>]*value="([^"]*)"/.exec(html) ?? [];
  assert.equal(
    code.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">"),
    `<iframe src="http://localhost/embed/caves" title="Vote for us" width="340" height="112" ` +
      `frameborder="0" loading="lazy"></iframe>`,
  );
});
