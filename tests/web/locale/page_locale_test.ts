import assert from "node:assert/strict";
import { logWhile } from "../../support/processes/log_lines.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld, SITE } from "../../support/world.ts";
import { ask, langOf, LOCALES } from "./localized_pages.ts";

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

Deno.test("the address of a page decides its language for a reader who has none, and for programs", async () => {
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
  for (const [path, lang] of Object.entries(shown)) {
    const response = await ask(world, path);
    assert.equal(langOf(await response.text()), lang, path);
    assert.equal(response.headers.get("set-cookie"), null, path);
  }
  const arab = { "accept-language": "ar", cookie: "voteboard_locale=ar" };
  const { slug } = await world.server("Caves");
  for (const path of ["/docs", "/feed.atom", `/servers/${slug}/badge.svg`, `/embed/${slug}`]) {
    const { headers } = await ask(world, path, arab);
    assert.equal(headers.get("location"), null, path);
    assert.doesNotMatch(headers.get("vary") ?? "", /Language/, path);
  }
});

Deno.test("a page in memory is never another reader's language", async () => {
  await using world = await openWorld({ locales: LOCALES, pagesKeptMs: 1e9 });
  const german = { "accept-language": "de" };
  for (const headers of [german, {}, german, {}]) {
    const { status, headers: answered } = await ask(world, "/games", headers);
    assert.equal(status, headers === german ? 302 : 200);
    assert.match(answered.get("vary") ?? "", /Cookie.*Accept-Language/);
    const prefixed = await ask(world, "/de/games", headers);
    assert.equal(langOf(await prefixed.text()), "de,ltr");
    const vary = prefixed.headers.get("vary") ?? "";
    assert.match(vary, /Cookie/);
    assert.doesNotMatch(vary, /Language/);
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
