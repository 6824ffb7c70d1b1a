import assert from "node:assert/strict";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld, SITE } from "../../support/world.ts";
import { ask, langOf, LOCALES } from "./localized_pages.ts";

Deno.test("a public page leads to the language of the cookie, the account or the browser", async () => {
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
  const { slug } = await world.server("Caves");
  const german = { "accept-language": "de" };
  const paths = ["/?q=caves", "/games", `/servers/${slug}`, `/servers/${slug}/voters`, "/voters"];
  for (const path of [...paths, "/privacy", "/servers/nothing?notice=x"]) {
    const { status, headers } = await ask(world, path, german);
    assert.deepEqual([status, headers.get("location")], [302, `/de${path}`]);
  }
  assert.equal((await ask(world, "/docs", german)).headers.get("location"), null);
});

Deno.test("a chosen language applies to addresses with a prefix, too, and the browser's doesn't", async () => {
  await using world = await openWorld({ locales: LOCALES, pagesKeptMs: 1e9 });
  const leads = async (path: string, headers: Record<string, string>) =>
    (await ask(world, path, headers)).headers.get("location");
  assert.equal(await leads("/de/games?page=2", { "accept-language": "ar" }), null);
  const [arabic, english] = ["ar", "en"].map((tag) => ({ cookie: `voteboard_locale=${tag}` }));
  assert.equal(await leads("/de/games?page=2", { ...arabic }), "/ar/games?page=2");
  assert.equal(await leads("/de/games?page=2", { ...english }), "/games?page=2");
  assert.equal(await leads("/ar/games", { ...arabic }), null);
  const steve = await openPerson(world, "Steve_01");
  await steve.submit("/language", { locale: "de" });
  steve.cookies.set("voteboard_locale", "ar");
  assert.equal((await steve.get("/de/games")).location, "/ar/games", "this browser's choice");
  assert.equal(langOf((await steve.get("/account")).html), "ar,rtl", "on the account's pages, too");
  steve.cookies.delete("voteboard_locale");
  assert.equal((await steve.get("/games")).location, "/de/games", "the account's choice");
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
  assert.equal((await person.get("/games")).location, "/ar/games");
  assert.doesNotMatch((await person.get("/ar/games")).html, /data-offers/);
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

Deno.test("a ballot below a prefix leads to sign-up in its language, also from a chat", async () => {
  await using world = await openWorld({ locales: LOCALES });
  const { slug } = await world.server("Caves");
  const visitor = openVisitor(world);
  const { location, headers } = await visitor.get(`/de/servers/${slug}/vote`);
  assert.equal(headers.get("cache-control"), "private, no-store");
  const ballot = await visitor.get(location ?? "");
  assert.equal(langOf((await visitor.get(ballot.location ?? "")).html), "de,ltr");
});
