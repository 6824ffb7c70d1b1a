import assert from "node:assert/strict";
import { problems as problemsOfV1 } from "../../../generated/problems.ts";
import { problems as problemsOfRewards } from "../../../generated/rewards/problems.ts";
import { GUIDES, readGuides } from "../../../src/site/web/docs/guides.ts";
import { readReferenceSections } from "../../../src/site/web/docs/docs_sections.ts";
import { findCode } from "../../../src/site/web/docs/render_guide.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld, SITE, type World } from "../../support/world.ts";
import { issueKey } from "../../../src/core/keys/issue_key.ts";
import { CAUSES } from "../../../src/site/web/docs/problem_example.ts";
import { PROBLEMS } from "../../../src/site/web/docs/problem_types.ts";

const guides = await readGuides(SITE.baseUrl);

/** The text of a piece of HTML. */
function plainText(html: string): string {
  const entities: Record<string, string> = {
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&amp;": "&",
  };
  return html.replaceAll(/<[^>]*>/g, "").replaceAll(
    /&\w+;/g,
    (entity) => entities[entity] ?? entity,
  );
}

/** All links of a page of the docs, without those of the frame. */
function linksOf(html: string): string[] {
  const [, body = ""] = html.split(`<main id="content"`);
  return [...body.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href = ""]) => href);
}

Deno.test("every link in every guide leads somewhere", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  const pages = new Map<string, { status: number; html: string }>();
  const open = async (path: string) => {
    const page = pages.get(path) ?? await visitor.get(path);
    pages.set(path, page);
    return page;
  };
  for (const path of GUIDES.map(({ href }) => href)) {
    const page = await open(path);
    assert.equal(page.status, 200, path);
    const [main = ""] = /<main[^]*<\/main>/.exec(page.html) ?? [];
    for (const href of linksOf(main).filter((href) => !/^(https?|mailto):/.test(href))) {
      const { pathname, hash } = new URL(href, `http://localhost${path}`);
      const target = await open(pathname);
      assert.equal(target.status, 200, `${path} leads to ${href}`);
      if (hash === "" || pathname.startsWith("/docs/api")) continue;
      assert.ok(target.html.includes(` id="${hash.slice(1)}"`), `${path}: no ${href}`);
    }
  }
});

Deno.test("no guide leads outside the docs by a relative path", () => {
  for (const { href, markdown } of guides) {
    const prose = markdown.replaceAll(/^```.*?^```$/gms, "");
    for (const [, target = ""] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
      assert.match(target, /^(https:\/\/|\/docs|#|\/openapi)/, `${href}: ${target}`);
    }
  }
});

Deno.test("each problem's type is a page that says what to do", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  for (const { type, title, status } of Object.values({ ...problemsOfV1, ...problemsOfRewards })) {
    const page = await visitor.get(type);
    assert.equal(page.status, 200, type);
    const [, body = ""] = page.html.split("<article");
    const [shown = ""] = body.split("</article");
    assert.ok(shown.includes(`<h1>${title.replaceAll("'", "&#39;")}</h1>`), type);
    assert.ok(shown.includes(`<dd>${status}</dd>`), type);
    assert.match(shown, /<\/dl><p>[^]{60}/, `${type} has no words`);
  }
  for (const path of ["/problems/nothing", "/problems/constructor", "/docs/nothing"]) {
    assert.equal((await visitor.get(path)).status, 404, path);
  }
});

Deno.test("each problem's page has an answer with it, and a call that causes it", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const reads = (await world.key(server)).secret;
  const scopes = ["rewards"] as const;
  const issued = await issueKey(world.context, server.slug, { name: "r", scopes, ...world.act });
  let made = 0;
  for (const code of PROBLEMS.keys()) {
    const { html } = await openVisitor(world).get(`/problems/${code}`);
    const shown = plainText(html);
    assert.ok(shown.includes(`"code": "${code}"`), code);
    const cause = CAUSES.get(code)?.(SITE.baseUrl);
    if (cause === undefined) continue;
    assert.ok(shown.includes(cause), code);
    const rewards = cause.includes("/rewards/") && code !== "scope_missing";
    const answer = await call(world, cause.replace("$KEY", rewards ? issued.secret : reads));
    assert.equal((await answer.json()).code, code, cause);
    made++;
  }
  assert.equal(made, CAUSES.size);
});

/** Sends the request of a line of curl. */
async function call(world: World, line: string): Promise<Response> {
  const { key, method, form, body, url } =
    /^curl(?: -H "Authorization: Bearer (?<key>\S+)")?(?: -X (?<method>\w+))?(?: (?<form>-d|--json) "(?<body>[^"]*)")? "(?<url>\S+)"$/
      .exec(line)?.groups ?? assert.fail(line);
  const headers = new Headers(key ? { Authorization: `Bearer ${key}` } : {});
  const type = form === "-d" ? "application/x-www-form-urlencoded" : "application/json";
  if (body !== undefined) headers.set("Content-Type", type);
  const verb = method ?? (body === undefined ? "GET" : "POST");
  return await world.app.fetch(
    new Request(url ?? "", { method: verb, headers, body: body ?? null }),
  );
}

Deno.test("the guides' programs are coloured, and keep every character", async () => {
  for (const { href, markdown, parts } of guides) {
    const fences = await findCode(markdown);
    const html = parts.map(({ body }) => body).join("");
    const blocks = [...html.matchAll(/<pre[^>]*>([^]*?)<\/pre>/g)].map(([, block = ""]) => block);
    assert.equal(blocks.length, fences.length, href);
    for (const [nth, { language, code }] of fences.entries()) {
      const block = blocks[nth] ?? "";
      const text = plainText(block);
      assert.equal(text, code, href);
      const isColoured = /<span class=[cknst]>/.test(block);
      // A shell line may have nothing to colour.
      assert.ok(isColoured || /^(text|sh)$/.test(language), `${href}: ${code}`);
    }
  }
});

Deno.test("each guide leads to the ones before and after it in the menu", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  const listed = GUIDES.map(({ href }) => href).filter((href) => href !== "/docs");
  for (const [nth, href] of listed.entries()) {
    const { html } = await visitor.get(href);
    const ways = [...html.matchAll(/<a class="panel" rel="(prev|next)" href="([^"]+)"/g)];
    const expected = [["prev", listed[nth - 1]], ["next", listed[nth + 1]]];
    assert.deepEqual(
      ways.map(([, rel, to]) => [rel, to]),
      expected.filter(([, to]) => to !== undefined),
      href,
    );
  }
  const { html } = await visitor.get("/problems/rate_limited");
  assert.doesNotMatch(html, /rel="(prev|next)"/);
});

Deno.test("programs of which a reader needs one are tabs, each with its own anchor", () => {
  const tabs = guides.map(({ href, parts }) => ({ href, tabs: parts.filter((part) => part.isTab) }))
    .filter(({ tabs }) => tabs.length > 0);
  assert.deepEqual(tabs.map(({ href, tabs }) => [href, tabs.length]), [
    ["/docs/webhooks", 8],
    ["/docs/polling", 8],
    ["/docs/reward-plugins", 5],
  ]);
  for (const { href, tabs: programs } of tabs) {
    const html = programs.map(({ head, body }) => head + body).join("");
    assert.equal(html.match(/<details/g)?.length, html.match(/<\/details>/g)?.length, href);
    assert.equal(html.match(/<details[^>]* open>/g)?.length, 1, href);
    for (const { id } of programs) assert.ok(html.includes(`<div id="${id}">`), `${href}#${id}`);
  }
});

Deno.test("the docs begin with three doors, and lead to the references", async () => {
  await using world = await openWorld();
  const { html } = await openVisitor(world).get("/docs");
  const [main = ""] = /<main[^]*<\/main>/.exec(html) ?? [];
  const doors = [
    ...main.matchAll(/<section class="panel door"[^>]*><svg[^]*?<h2[^>]*><a href="([^"]+)"/g),
  ];
  assert.deepEqual(doors.map(([, href]) => href), [
    "/docs/minecraft",
    "/docs/quick-start",
    "/docs/online",
  ]);
  assert.deepEqual(linksOf(main).slice(-3), ["/docs/api", "/docs/api/rewards", "/docs/api/public"]);
  const references = await readReferenceSections();
  const counts = Map.groupBy(
    references.filter(({ href }) => !href.includes("webhook")),
    ({ page }) => page.href,
  );
  for (const [path, { length }] of counts) {
    assert.match(main, new RegExp(`href="${path}"[^]{0,99} ${length} requests`), path);
  }
});

Deno.test("long guides have a list of their parts", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  const { html } = await visitor.get("/docs/webhooks");
  const [, contents = ""] =
    /<nav[^>]* aria-label="On this page"[^]*?(<ul>[^]*?)<\/nav>/.exec(html) ??
      [];
  const anchors = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  const parts = guides.find(({ href }) => href === "/docs/webhooks")?.parts.slice(1) ?? [];
  assert.deepEqual(anchors, parts.filter(({ isTab }) => !isTab).map(({ id }) => id));
  assert.doesNotMatch((await visitor.get("/docs")).html, /aria-label="On this page"/);
});

Deno.test("a problem's page is marked as one of the docs in the menu", async () => {
  await using world = await openWorld();
  const { html } = await openVisitor(world).get("/problems/rate_limited");
  assert.match(html, /<a href="\/docs" class="wide" aria-current="page">/);
});

Deno.test("guides are sent gzipped, and not again to who has them", async () => {
  await using world = await openWorld({ pagesKeptMs: 1_000 });
  const ask = (path: string, headers: Record<string, string>) =>
    world.app.fetch(new Request(`http://localhost${path}`, { headers }));
  // The first has eight whole programs in colours, which are 4 kB of it.
  const limits = {
    "/docs/webhooks": 22_500,
    "/docs/search?q=vote": 16_000,
    "/problems/missing_key": 16_000,
  };
  for (const [path, limit] of Object.entries(limits)) {
    const answer = await ask(path, { "Accept-Encoding": "gzip" });
    assert.equal(answer.headers.get("Content-Encoding"), "gzip", path);
    const size = (await answer.bytes()).length;
    const etag = answer.headers.get("ETag");
    assert.ok(etag, path);
    const again = await ask(path, { "Accept-Encoding": "gzip", "If-None-Match": etag });
    assert.deepEqual([again.status, await again.text()], [304, ""], path);
    assert.ok(size < limit, `${path}: ${size} bytes`);
  }
});

Deno.test("programs find every guide as Markdown, with its samples", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  const list = await visitor.get("/llms.txt");
  assert.match(list.headers.get("Content-Type") ?? "", /^text\/plain/);
  for (const { text, title } of guides) {
    assert.ok(list.html.includes(`- [${title}](${text})\n`), text);
    const guide = await visitor.get(text);
    assert.deepEqual([guide.status, guide.headers.get("Content-Type")], [
      200,
      "text/markdown; charset=UTF-8",
    ]);
    assert.ok(guide.html.startsWith(`# ${title}\n`), text);
    assert.doesNotMatch(guide.html, /voteboard\.example/, text);
  }
  const sample = await Deno.readTextFile(
    new URL("../../../samples/verify_vote.py", import.meta.url),
  );
  assert.ok((await visitor.get("/docs/webhooks.md")).html.includes(sample.trimEnd()));
});

Deno.test("guides and problems are marked as English on a site in another language", async () => {
  await using world = await openWorld({ locales: { enabled: ["ar"], default: "ar" } });
  for (const path of ["/docs/hosting", "/problems/revoked_key", "/docs/search?q=key"]) {
    const { html } = await openVisitor(world).get(path);
    assert.match(html, /<html lang="ar" dir="rtl">/, path);
    assert.match(html, /<(article class="prose"|div class="stack") lang="en" dir="ltr">/, path);
    assert.match(html, /<nav id="guides".*<section lang="en" dir="ltr">/s, path);
  }
  const { html } = await openVisitor(world).get("/docs");
  assert.match(html, /<h1 lang="en" dir="ltr">.*<div class="trio" lang="en" dir="ltr">/s);
});
