import assert from "node:assert/strict";
import { createLocales, loadLanguages } from "../../../src/site/locales/site_locales.ts";
import { LANGUAGE_TAGS } from "../../../src/core/locales/language_tags.ts";
import {
  isPersonalPath,
  isPublicPath,
  readPrefix,
  withLinksIn,
  withoutPrefix,
} from "../../../src/site/web/locale/addresses.ts";
import { ALL_ROUTES } from "../../../src/service/web/routes.ts";
import { GUIDES } from "../../../src/site/web/docs/guides.ts";
import { REMOVED_GUIDES } from "../../../src/site/web/guards/removed_addresses.ts";

await loadLanguages(LANGUAGE_TAGS);
const LOCALES = createLocales({ enabled: ["en", "de", "pt-BR"], default: "en" });
const GERMAN = LOCALES.find("de") ?? LOCALES.default;

/** Pages and files in the same language for all visitors. */
const SHARED = [
  "/language/:tag/*",
  "/docs",
  "/docs/search",
  "/docs/:guide",
  "/problems/:code",
  "/llms.txt",
  "/sitemap.xml",
  "/.well-known/security.txt",
  "/.well-known/change-password",
  // They are gone.
  ...REMOVED_GUIDES.flatMap(([name]) => [`/docs/${name}`, `/docs/${name}.md`]),
  "/servers/:slug/card.png",
  "/servers/:slug/vote.ics",
  ...GUIDES.map(({ text }) => text),
];

Deno.test("each page is public, for one person, or in one language for everybody", () => {
  const pages = ALL_ROUTES.filter(([method]) => method === "GET").map(([, path]) => path);
  for (const path of new Set(pages)) {
    const kinds = [isPublicPath(path), isPersonalPath(path), SHARED.includes(path)];
    assert.equal(kinds.filter(Boolean).length, 1, path);
  }
});

Deno.test("no page has an address that is the prefix of a language", () => {
  const first = new Set(ALL_ROUTES.map(([, path]) => path.split("/")[1]));
  for (const tag of LANGUAGE_TAGS) assert.ok(!first.has(tag.toLowerCase()), tag);
  assert.ok(![...first].some((segment) => segment?.startsWith(":")), "a page of any first segment");
});

Deno.test("a prefix leads to one address of each page, and never to another site", () => {
  const moved: Record<string, string | undefined> = {
    "/de/": undefined,
    "/de/games?page=2": undefined,
    "/pt-br/servers/caves": undefined,
    "/de": "/de/",
    "/DE/games": "/de/games",
    "/pt-BR/": "/pt-br/",
    "/en/": "/",
    "/en": "/",
    "/EN/games?x=1": "/games?x=1",
    "/de/account": "/account",
    "/DE/docs/hosting#a": "/docs/hosting#a",
    "/de/servers/caves/vote": "/servers/caves/vote",
    "/de/nothing": undefined,
    "/en/nothing": undefined,
    "/de/api/v1/votes": undefined,
  };
  for (const [path, to] of Object.entries(moved)) {
    const found = readPrefix(`https://votes.example${path}`, LOCALES);
    assert.ok(found, path);
    assert.equal(found.moved, to, path);
  }
  const none = [
    "/",
    "/games",
    "/fr/",
    "/xa/",
    "/deu/",
    "/%64e/",
    "/de//evil.example",
    "/de/\\evil",
  ];
  for (const path of [...none, "/en//evil.example", "/EN/\\evil.example/", "//de/"]) {
    assert.equal(readPrefix(`https://votes.example${path}`, LOCALES), undefined, path);
  }
});

Deno.test("the prefix of a page's address can be taken away", () => {
  assert.equal(withoutPrefix("/de/games?page=2", LOCALES), "/games?page=2");
  assert.equal(withoutPrefix("/de/", LOCALES), "/");
  for (const path of ["/games", "/de//evil.example", "/de/api/v1/votes", "/fr/games"]) {
    assert.equal(withoutPrefix(path, LOCALES), path);
  }
});

Deno.test("only links to public pages get the language of the page", () => {
  const write = (html: string) => withLinksIn(html, GERMAN, LOCALES);
  const changed: Record<string, string> = {
    '<a class="x" href="/games?page=2">': '<a class="x" href="/de/games?page=2">',
    '<a href="/">': '<a href="/de/">',
    '<a href="/#top">': '<a href="/de/#top">',
    '<form class="x" action="/" role="search">': '<form class="x" action="/de/" role="search">',
    '<form method="get" action="/games/rust">': '<form method="get" action="/de/games/rust">',
  };
  for (const [before, after] of Object.entries(changed)) assert.equal(write(before), after);
  const kept = [
    '<a href="/account">',
    '<a href="/servers/caves/vote">',
    '<a href="/docs/hosting">',
    '<a href="/api/v1/votes">',
    '<a href="//evil.example/games">',
    '<a href="https://votes.example/games">',
    '<a href="/games" hreflang="en">',
    '<form method="post" action="/">',
    '<link rel="stylesheet" href="/">',
    'href="/games"',
    '&lt;a href="/games"&gt;',
    '<p title="&lt;a href=&quot;/games&quot;&gt;">',
  ];
  for (const html of kept) assert.equal(write(html), html);
  assert.equal(withLinksIn('<a href="/games">', LOCALES.default, LOCALES), '<a href="/games">');
});
