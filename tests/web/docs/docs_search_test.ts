import assert from "node:assert/strict";
import { readReferenceSections } from "../../../src/site/web/docs/docs_sections.ts";
import { PAGES, readGuides } from "../../../src/site/web/docs/guides.ts";
import { PROBLEMS } from "../../../src/site/web/docs/problem_types.ts";
import { searchDocs } from "../../../src/site/web/docs/search_docs.ts";
import { SYNONYMS } from "../../../src/site/web/docs/synonyms.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld, SITE } from "../../support/world.ts";

const docs = {
  guides: await readGuides(SITE.baseUrl),
  references: await readReferenceSections(),
};

/** The addresses of what a search finds, best first. */
function find(query: string): string[] {
  return searchDocs(docs, query).hits.map(({ href }) => href);
}

/** What developers ask, as they type it, and the place that answers. */
const QUESTIONS: Readonly<Record<string, string>> = {
  "what time does the vote day end": "/docs/errors#days-and-windows",
  "my key returns 401": "/docs/errors#invalid_key",
  "same vote delivered twice": "/docs/webhooks#duplicates",
  "rotate the webhook secret": "/docs/webhooks#change-the-secret",
  "which ip does the webhook come from": "/docs/webhooks#where-they-come-from",
  "receiver timeout seconds": "/docs/webhooks#answer-within-10-seconds",
  "votes of last month per player":
    "/docs/api/public#tag/servers/GET/public/v1/servers/{slug}/top-voters",
  "test the webhook on my laptop": "/docs/webhooks#behind-a-router",
  "unauthorized": "/docs/errors#missing_key",
  "whitelist": "/docs/webhooks#where-they-come-from",
  "leaderboard": "/docs/api/public#tag/servers/GET/public/v1/servers/{slug}/top-voters",
  "how many requests per minute": "/docs/errors#limits-per-key",
  "verify signature python": "/docs/webhooks#python",
  "player name with spaces or upper case": "/docs/polling#names",
  "reward a player who is offline": "/docs/reward-plugins#the-loop",
  "what happens when my server is down": "/docs/webhooks#while-you-are-down",
  "post votes to discord": "/docs/chats",
  "cors error in the browser": "/docs/sites#your-own-site",
  "check if a player voted today": "/docs/api#tag/votes/GET/api/v1/vote-check",
  "how long is a streak": "/docs/reward-plugins#streaks-and-totals",
};

/** How many of the questions have their answer among the first three results. */
const ANSWERED_MIN = 18;

Deno.test("developers' questions are answered by the first three results", () => {
  const questions = Object.entries(QUESTIONS);
  assert.equal(questions.length, 20);
  const missed = questions.filter(([question, place]) =>
    !find(question).slice(0, 3).includes(place)
  );
  assert.ok(questions.length - missed.length >= ANSWERED_MIN, JSON.stringify(missed));
});

/** Searches with the beginning of the best result's address. */
const SEARCHES: Readonly<Record<string, string>> = {
  "verify": "/docs/webhooks#verify-it-first",
  "rate_limited": "/docs/errors#rate_limited",
  "Too many requests 429": "/docs/errors#",
  "retry": "/docs/webhooks#retries",
  "duplicate votes": "/docs/webhooks#duplicates",
  "votifier port": "/docs/minecraft",
  "azuriom": "/docs/sites#azuriom",
  "openapi generator": "/docs/clients",
  "cursor": "/docs/errors#cursor_expired",
  "vote link": "/docs/minecraft#vote-links-from-the-game",
  "hyper_util": "/docs/webhooks#rust",
  "tunnel": "/docs/webhooks#behind-a-router",
  "ＷＥＢＨＯＯＫ": "/docs/webhooks",
};

Deno.test("a search finds what one types, the best first", () => {
  for (const [query, place] of Object.entries(SEARCHES)) {
    const [first = ""] = find(query);
    assert.ok(first.startsWith(place), `${query}: ${first}`);
  }
  for (const nothing of ["", "  ", "zyzzyva", "🙂"]) assert.deepEqual(find(nothing), [], nothing);
});

Deno.test("one word of many is enough, and a word that nothing has changes no result", () => {
  assert.deepEqual(find("zyzzyva duplicates"), find("duplicates"));
  assert.notEqual(find("duplicates").length, 0);
});

Deno.test("a title counts more than a heading, and a heading more than a text", () => {
  const page = { href: "/docs/a", title: "Apples", group: "Guides", weight: 1 };
  const section = { aliases: "", page, prose: "", text: "" };
  const references = [
    { ...section, href: "/docs/a#text", heading: "Pears", prose: "Apples.", text: "Apples." },
    { ...section, href: "/docs/b#heading", heading: "Apples too", page: { ...page, title: "B" } },
    { ...section, href: "/docs/a", heading: "Apples" },
  ];
  const { hits } = searchDocs({ guides: [], references }, "apple");
  assert.deepEqual(hits.map(({ href }) => href), ["/docs/a", "/docs/b#heading", "/docs/a#text"]);
});

Deno.test("developers' pages come before hosts' pages that say the same", () => {
  const sectionOf = (href: string) => {
    const page = PAGES.find((page) => page.href === href) ?? assert.fail(href);
    const of = { ...page, title: "Keys" };
    return { href, heading: "Keys", aliases: "", page: of, prose: "", text: "" };
  };
  const references = ["/docs/changelog", "/docs/hosting", "/docs/polling"].map(sectionOf);
  const { hits } = searchDocs({ guides: [], references }, "keys");
  assert.deepEqual(hits.map(({ href }) => href), references.map(({ href }) => href).toReversed());
});

Deno.test("every error code, and every operation of every API, is found by its name", () => {
  for (const code of PROBLEMS.keys()) {
    assert.ok(find(code).slice(0, 3).includes(`/docs/errors#${code}`), code);
  }
  assert.equal(docs.references.length, 17);
  for (const { href, heading } of docs.references) assert.ok(find(heading).includes(href), heading);
});

Deno.test("every synonym leads to words of the docs, and the page says which", async () => {
  for (const [word, synonyms] of Object.entries(SYNONYMS)) {
    const results = searchDocs(docs, word);
    assert.deepEqual(results.synonyms, [...synonyms]);
    assert.ok(results.hits.length > 0, word);
  }
  await using world = await openWorld();
  const { html } = await openVisitor(world).get("/docs/search?q=whitelist");
  assert.match(html, /Also searched for: <b>firewall<\/b>/);
});

Deno.test("excerpts are short, and no page fills the results", () => {
  for (const query of ["signature", "vote", "key webhook"]) {
    const { hits } = searchDocs(docs, query);
    assert.ok(hits.length > 4 && hits.length <= 12, query);
    for (const { page, href, excerpt } of hits) {
      assert.ok(excerpt.map(({ text }) => text).join("").length <= 260, href);
      assert.ok(hits.filter((hit) => hit.page.href === page.href).length <= 4, page.href);
    }
  }
});

Deno.test("a search is answered without a script, and shows what it found", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  const { status, html } = await visitor.get("/docs/search?q=signature+%3Cb%3E");
  assert.equal(status, 200);
  assert.match(html, /<mark>[Ss]ignature<\/mark>/);
  assert.match(html, /value="signature &lt;b>"|value="signature &lt;b&gt;"/);
  // The field stands before the results, and before the list of all guides.
  assert.match(html, /<form action="\/docs\/search"[^]*<ol class="rows">[^]*<nav id="guides"/);
  const [list = ""] = /<ol class="rows">[^]*?<\/ol>/.exec(html) ?? [];
  assert.match(
    list,
    /<a href="\/docs\/webhooks#verify-it-first">Receive webhooks: Verify it first</,
  );
  assert.match(list, /<a href="\/docs\/api#tag\/webhooks\/webhook\/POST\/vote">Receive a vote</);
  assert.doesNotMatch(list, /if \(|\{"/);
  const long = await visitor.get(`/docs/search?q=${"retry+".repeat(5_000)}`);
  assert.equal(long.status, 200);
});

Deno.test("a search without words or results leads to what is often asked", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  const empty = await visitor.get("/docs/search?q=+");
  assert.match(empty.html, /Type what you are looking for/);
  const nothing = await visitor.get("/docs/search?q=zyzzyva");
  assert.match(nothing.html, /<h1>Nothing for “zyzzyva”<\/h1>/);
  for (const { html } of [empty, nothing]) {
    const [, list = ""] = /Most people look for[^]*?(<ul>[^]*?)<\/ul>/.exec(html) ?? [];
    const links = [...list.matchAll(/href="([^"#]+)#([^"]+)"/g)];
    assert.equal(links.length, 5);
    for (const [, path = "", id] of links) {
      assert.ok((await visitor.get(path)).html.includes(` id="${id}"`), `${path}#${id}`);
    }
  }
});
