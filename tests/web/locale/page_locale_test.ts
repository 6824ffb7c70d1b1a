import assert from "node:assert/strict";
import { openGuardedSite } from "../../support/pages/guarded_site.ts";
import { LENIENT } from "../../support/votes/ballots.ts";
import { logWhile } from "../../support/processes/log_lines.ts";
import { pathOf } from "../../support/pages/route_paths.ts";
import { PAGE_ROUTES } from "../../support/pages/site_routes.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld, SITE, type World } from "../../support/world.ts";
import { isPublicPath } from "../../../src/site/web/locale/addresses.ts";

const LOCALES = { enabled: ["en", "de", "pt-BR", "ar"], default: "en" } as const;

/** Asks as a browser does, with what it says about itself. */
function ask(world: World, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return world.get(path, { headers: { accept: "text/html", ...headers } });
}

const langOf = (html: string) => /<html lang="([^"]*)" dir="([^"]*)"/.exec(html)?.slice(1).join();

Deno.test("without LOCALES there are no prefixes, no menu, no cookie and no redirect", async () => {
  await using world = await openWorld();
  const german = { "accept-language": "de", cookie: "voteboard_locale=de" };
  const home = await ask(world, "/", german);
  assert.equal(home.status, 200);
  assert.doesNotMatch(home.headers.get("vary") ?? "", /Language/);
  assert.equal(home.headers.get("set-cookie"), null);
  const html = await home.text();
  assert.equal(langOf(html), "en,ltr");
  assert.doesNotMatch(html, /hreflang|data-language|og:locale|data-offers/);
  for (const path of ["/en/", "/de/", "/de", "/en/games"]) {
    const { status, headers } = await ask(world, path, german);
    if (status !== 404) assert.equal(headers.get("location"), path.replace(/\/$/, ""), path);
  }
  assert.equal(langOf(await (await ask(world, "/sign-in", german)).text()), "en,ltr");
  const { status, headers } = await openVisitor(world).submit("/language", { locale: "en" });
  assert.deepEqual([status, headers.get("set-cookie")], [404, null]);
});

Deno.test("the address of a public page decides its language, whatever the browser or a cookie says", async () => {
  await using world = await openWorld({ locales: LOCALES, pagesKeptMs: 1e9 });
  const shown: Record<string, string> = {
    "/games": "en,ltr",
    "/de/games": "de,ltr",
    "/pt-br/games": "pt-BR,ltr",
    "/ar/games": "ar,rtl",
    "/ar/": "ar,rtl",
    "/docs": "en,ltr",
    "/nothing": "en,ltr",
    "/de/nothing": "de,ltr",
    "/de/games/nothing": "de,ltr",
    "/de/api/v1/votes": "de,ltr",
  };
  const arab: Record<string, string> = { "accept-language": "ar", cookie: "voteboard_locale=ar" };
  for (const headers of [{}, arab]) {
    for (const [path, lang] of Object.entries(shown)) {
      const response = await ask(world, path, headers);
      assert.equal(langOf(await response.text()), lang, path);
      assert.equal(response.headers.get("set-cookie"), null, path);
      assert.doesNotMatch(response.headers.get("vary") ?? "", /Language/, path);
    }
  }
});

Deno.test("a contract has no address below a prefix", async () => {
  await using world = await openWorld({ locales: LOCALES });
  for (const path of ["/de/api/v1/votes", "/de/rewards/v1/claims", "/de/healthz"]) {
    const response = await world.get(path);
    assert.equal(response.status, 404, path);
    assert.match(response.headers.get("content-type") ?? "", /problem\+json/, path);
  }
  assert.equal((await openVisitor(world).submit("/de/sign-in")).status, 404);
});

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

Deno.test("the start page opens in the language of a visitor who comes from elsewhere", async () => {
  await using world = await openWorld({ locales: LOCALES, pagesKeptMs: 1e9 });
  const leads: [headers: Record<string, string>, location: string | null][] = [
    [{}, null],
    [{ "accept-language": "fr" }, null],
    [{ "accept-language": "en-GB,de;q=0.5" }, null],
    [{ "accept-language": "de-AT,en;q=0.5" }, "/de/"],
    [{ "accept-language": "pt" }, "/pt-br/"],
    [{ "accept-language": "en", cookie: "voteboard_locale=de" }, "/de/"],
    [{ "accept-language": "de", cookie: "voteboard_locale=en" }, null],
    [{ "accept-language": "de", cookie: "voteboard_locale=//evil.example" }, "/de/"],
    [{ "accept-language": "de", referer: "https://de.example/" }, "/de/"],
    [{ "accept-language": "de", referer: `${SITE.baseUrl}/de/` }, null],
    [{ "accept-language": "de", referer: `${SITE.baseUrl}/games` }, null],
    [{ "accept-language": "de", referer: `${SITE.baseUrl}/docs` }, "/de/"],
    [{ "accept-language": `${"x".repeat(10_000)},de` }, null],
    [{ "accept-language": "__proto__,constructor;q=0.9" }, null],
  ];
  for (const [headers, location] of leads) {
    const response = await ask(world, "/", headers);
    assert.equal(response.headers.get("location"), location, JSON.stringify(headers));
    assert.equal(response.status, location === null ? 200 : 302);
    assert.match(response.headers.get("vary") ?? "", /Cookie.*Accept-Language/);
    if (location === null) continue;
    assert.equal(response.headers.get("cache-control"), "private, no-store");
  }
  const german = { "accept-language": "de" };
  for (const path of ["/?q=caves", "/games", "/servers/nothing", "/docs"]) {
    assert.equal((await ask(world, path, german)).headers.get("location"), null, path);
  }
});

Deno.test("pages for one person follow the cookie, the page they came from, and the browser", async () => {
  await using world = await openWorld({ locales: LOCALES });
  const shown: [headers: Record<string, string>, lang: string][] = [
    [{}, "en,ltr"],
    [{ "accept-language": "ar,en;q=0.5" }, "ar,rtl"],
    [{ "accept-language": "ar", cookie: "voteboard_locale=de" }, "de,ltr"],
    [{ "accept-language": "ar", referer: `${SITE.baseUrl}/de/games` }, "de,ltr"],
    [{ "accept-language": "ar", referer: "https://evil.example/de/games" }, "ar,rtl"],
    [{ cookie: "voteboard_locale=xx" }, "en,ltr"],
  ];
  for (const [headers, lang] of shown) {
    const response = await ask(world, "/sign-in", headers);
    assert.equal(langOf(await response.text()), lang, JSON.stringify(headers));
    assert.equal(response.headers.get("cache-control"), "private, no-store");
  }
  const visitor = openVisitor(world);
  await visitor.submit("/sign-in", {}, { origin: SITE.baseUrl, referer: `${SITE.baseUrl}/de/` });
  const { html } = await visitor.submit("/sign-in");
  assert.equal(langOf(html), "de,ltr", "the next form stays in the language of the first page");
});

Deno.test("a chosen language stays in the browser and with the account", async () => {
  await using world = await openWorld({ locales: LOCALES });
  const visitor = openVisitor(world);
  const chosen = await visitor.submit("/language", { locale: "de", next: "/pt-br/games?page=2" });
  assert.deepEqual([chosen.status, chosen.location], [303, "/de/games?page=2"]);
  assert.match(
    chosen.headers.get("set-cookie") ?? "",
    /^voteboard_locale=de; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  assert.equal((await visitor.get("/")).location, "/de/");
  assert.equal((await visitor.submit("/language", { locale: "en" })).location, "/");
  assert.equal((await visitor.get("/")).location, null);
  for (const locale of ["fr", "xa", "__proto__"]) {
    assert.equal((await visitor.submit("/language", { locale, next: "/" })).status, 404);
  }
  for (const next of ["//evil.example", "https://evil.example/", "/de//evil.example"]) {
    const { location } = await visitor.submit("/language", { locale: "de", next });
    assert.ok(location === "/de/" || location === "/de//evil.example", `${location}`);
  }
  const person = await openPerson(world, "Steve_01");
  await person.submit("/language", { locale: "ar" });
  person.cookies.delete("voteboard_locale");
  assert.equal(langOf((await person.get("/account")).html), "ar,rtl");
  assert.equal((await person.get("/")).location, "/ar/");
  assert.match(
    (await person.get("/games")).html,
    /<p class="note" *>.*<a href="\/language\/ar\/games"[^>]*>اقرأ/,
  );
  assert.doesNotMatch((await person.get("/ar/games")).html, /<p class="note"/);
});

Deno.test("a link to a language keeps it in the browser and leads to the page, from this site alone", async () => {
  await using world = await openWorld({ locales: LOCALES });
  const fetched = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" };
  const follow = async (path: string, headers: Record<string, string>) => {
    const response = await ask(world, path, headers);
    assert.equal(response.headers.get("cache-control"), "private, no-store");
    const isKept = response.headers.get("set-cookie")?.includes("voteboard_locale=") ?? false;
    return [response.status, response.headers.get("location"), isKept];
  };
  const path = "/language/de/games?sort=name";
  assert.deepEqual(await follow(path, fetched), [302, "/de/games?sort=name", true]);
  const referer = `${SITE.baseUrl}/games`;
  assert.deepEqual(await follow(path, { referer }), [302, "/de/games?sort=name", true]);
  assert.deepEqual(await follow("/language/en/", fetched), [302, "/", true]);
  const others: Record<string, string>[] = [
    {},
    { referer: "https://evil.example/" },
    { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" },
    { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document", referer },
    { ...fetched, "sec-fetch-dest": "image" },
    { ...fetched, "sec-purpose": "prefetch;prerender" },
  ];
  for (const headers of others) {
    const told = JSON.stringify(headers);
    assert.deepEqual(await follow(path, headers), [302, "/de/games?sort=name", false], told);
  }
  for (const rest of ["//evil.example", "/https://evil.example", "/account", "/\\evil.example"]) {
    assert.equal((await follow(`/language/de${rest}`, fetched))[1], "/de/", rest);
  }
  for (const tag of ["fr", "xa", "__proto__"]) {
    assert.equal((await ask(world, `/language/${tag}/games`, fetched)).status, 404);
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

Deno.test("a signed link has no prefix, and its ballot is in the player's language", async () => {
  await using world = await openWorld({ locales: LOCALES });
  const { slug } = await world.server("Caves");
  const path = `/servers/${slug}/vote/Steve_01/1773144600/none`;
  const response = await ask(world, path, { "accept-language": "de" });
  const html = await response.text();
  assert.equal(langOf(html), "de,ltr");
  assert.match(html, new RegExp(`href="/de/servers/${slug}"`));
  assert.equal(response.headers.get("cache-control"), "private, no-store");
  const log = await logWhile(async () => {
    for (const prefix of ["/de", "/PT-br"]) {
      assert.equal((await ask(world, prefix + path)).headers.get("location"), path);
    }
    await ask(world, "/de/reset-password/5ecre7");
  });
  assert.match(log, /"path":"\/de\/servers\/caves\/vote\/…"/);
  assert.doesNotMatch(log, /1773144600|5ecre7/);
});

Deno.test("a ballot below a prefix leads to sign-up in its language, also from a chat", async () => {
  await using world = await openWorld({ locales: LOCALES });
  const { slug } = await world.server("Caves");
  const visitor = openVisitor(world);
  const { location, headers } = await visitor.get(`/de/servers/${slug}/vote`);
  assert.equal(headers.get("cache-control"), "private, no-store");
  const ballot = await visitor.get(location ?? "");
  assert.equal(langOf((await visitor.get(ballot.location ?? "")).html), "de,ltr");
});
