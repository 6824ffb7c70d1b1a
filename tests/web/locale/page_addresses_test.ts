import assert from "node:assert/strict";
import { openGuardedSite } from "../../support/pages/guarded_site.ts";
import { LENIENT } from "../../support/votes/ballots.ts";
import { pathOf } from "../../support/pages/route_paths.ts";
import { PAGE_ROUTES } from "../../support/pages/site_routes.ts";
import { openWorld, SITE } from "../../support/world.ts";
import { isPublicPath } from "../../../src/site/web/locale/addresses.ts";
import { ask, langOf, LOCALES } from "./localized_pages.ts";

Deno.test("each page has one address per language", async () => {
  await using world = await openWorld({ locales: LOCALES });
  const moved: Record<string, string> = {
    "/de": "/de/",
    "/DE/": "/de/",
    "/pt-BR/games?x=1": "/pt-br/games?x=1",
    "/en/": "/",
    "/en/games": "/games",
    "/de/account": "/account",
    "/de/docs": "/docs",
    "/de/games/": "/de/games",
  };
  for (const [path, to] of Object.entries(moved)) {
    const { status, headers } = await ask(world, path);
    assert.deepEqual([status, headers.get("location")], [308, to], path);
  }
  for (
    const path of [
      "/%64e",
      "/%64e/games",
      "/de//evil.example",
      "/de//evil.example/games",
      "/de/%2Fevil",
    ]
  ) {
    const { status, headers } = await ask(world, path);
    assert.deepEqual([status, headers.get("location")], [404, null], path);
  }
});

Deno.test("a kept page is kept for each language, and names all of them", async () => {
  await using world = await openWorld({ locales: LOCALES, pagesKeptMs: 1e9 });
  const { slug } = await world.server("Caves");
  const path = `/servers/${slug}`;
  for (const prefix of ["", "/de", "/pt-br", "/ar", ""]) {
    const html = await (await ask(world, prefix + path)).text();
    assert.match(html, new RegExp(`<link rel="canonical" href="${SITE.baseUrl}${prefix}${path}"`));
    assert.match(html, new RegExp(`property="og:url" content="${SITE.baseUrl}${prefix}${path}"`));
    const alternates = [...html.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)]
      .map(([, lang, href]) => [lang, href]);
    assert.deepEqual(alternates, [
      ["en", SITE.baseUrl + path],
      ["de", `${SITE.baseUrl}/de${path}`],
      ["pt-BR", `${SITE.baseUrl}/pt-br${path}`],
      ["ar", `${SITE.baseUrl}/ar${path}`],
      ["x-default", SITE.baseUrl + path],
    ]);
    assert.match(html, new RegExp(`<a href="/language/de${path}" hreflang="de"`));
    assert.match(html, new RegExp(`<a href="/language/en${path}" hreflang="en"`));
  }
  const german = await (await ask(world, `/de${path}`)).text();
  assert.match(german, /property="og:locale" content="de_DE"/);
  const etags = ["", "/de"].map(async (prefix) =>
    (await ask(world, `${prefix}${path}`)).headers.get("etag")
  );
  assert.notEqual(await etags[0], await etags[1]);
  const sitemap = await (await world.get("/sitemap.xml")).text();
  assert.match(sitemap, new RegExp(`<loc>${SITE.baseUrl}/pt-br${path}</loc>`));
  assert.equal(sitemap.match(new RegExp(`hreflang="ar" href="[^"]*/ar${path}"`, "g"))?.length, 4);
});

Deno.test("a listing that moved keeps the language of its old address", async () => {
  await using world = await openWorld({ locales: LOCALES });
  const { slug } = await world.server("Caves");
  await world.services.sql`
    insert into former_slug (slug, server_id, was_public, until)
    select 'former', id, true, now() from server where slug = ${slug}`;
  const { status, headers } = await ask(world, "/de/servers/former");
  assert.deepEqual([status, headers.get("location")], [308, `/de/servers/${slug}`]);
});

Deno.test("no link of a public page below a prefix leaves its language or leads nowhere", async () => {
  const site = await openGuardedSite(undefined, { botCheck: LENIENT, locales: LOCALES });
  await using _world = site.world;
  const { nobody, owner } = site.guests;
  const found = new Set<string>();
  for (const visitor of [nobody, owner]) {
    for (const route of Object.keys(PAGE_ROUTES).filter(isPublicPath)) {
      const page = await visitor.get(`/de${pathOf(route, "nobody", site.targets)}`);
      assert.ok([200, 404].includes(page.status), `${route} ${page.status}`);
      assert.equal(langOf(page.html), "de,ltr", route);
      for (
        const [tag, path = ""] of page.html.matchAll(
          /<(?:a|form)\s[^>]*?(?:href|action)="(\/[^"]*)"[^>]*>/g,
        )
      ) {
        if (/ hreflang=| method="post"/.test(tag)) continue;
        assert.ok(!isPublicPath(path), `${route}: ${tag}`);
        if (path.startsWith("/de/")) found.add(path.replaceAll("&amp;", "&"));
      }
    }
  }
  assert.ok(found.size > 20, `${found.size}`);
  for (const path of found) assert.notEqual((await nobody.get(path)).status, 404, path);
});

Deno.test("what an owner writes becomes no link into another language", async () => {
  await using world = await openWorld({ locales: LOCALES });
  const { slug } = await world.server('"><a href="/games">');
  const text = '<a href="/games">x</a> `<a href="/voters">` [y](/tags/z "a > b") " href="/games"';
  await world.services.sql`update server set description = ${text} where slug = ${slug}`;
  const [english, german] = await Promise.all(
    ["", "/de"].map(async (prefix) => await (await ask(world, `${prefix}/servers/${slug}`)).text()),
  );
  const quoted = (html = "") => html.match(/&lt;a href=&quot;[^&]*&quot;/g);
  assert.ok(quoted(english)?.length);
  assert.deepEqual(quoted(german), quoted(english));
});

Deno.test("a search that only reads the headers of a page leads to the same addresses", async () => {
  await using world = await openWorld({ locales: LOCALES });
  const head = (path: string) => world.get(path, { method: "HEAD" });
  assert.equal((await head("/de/games")).status, 200);
  assert.equal((await head("/DE/games")).headers.get("location"), "/de/games");
});
