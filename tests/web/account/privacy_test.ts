import assert from "node:assert/strict";
import { parse } from "parse5";
import { KEPT_DATA } from "../../../src/site/accounts/kept_data.ts";
import { KEPT_DAYS } from "../../../src/core/database/kept_days.ts";
import { ENGLISH } from "../../../src/core/locales/locale.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

/** The text of each cell of a page's tables. */
function cellsOf(html: string): string[] {
  const bodies = [...html.matchAll(/<tbody[^>]*>(.*?)<\/tbody>/gs)].map(([, body = ""]) => body);
  return bodies.flatMap((body) =>
    [...body.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => textOf(cell))
  );
}

function textOf(html: string): string {
  const [root] = parse(html).childNodes;
  const texts: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("value" in node) texts.push(String(node.value));
    if ("childNodes" in node && Array.isArray(node.childNodes)) node.childNodes.forEach(walk);
  };
  walk(root);
  return texts.join("");
}

Deno.test("the privacy page shows, in groups, the table that the jobs follow", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  const { status, html } = await visitor.get("/privacy");
  assert.equal(status, 200);
  const texts = KEPT_DATA.map(({ texts }) => texts(ENGLISH.words.keptData));
  assert.deepEqual(cellsOf(html), texts.flatMap(({ data, why, kept }) => [data, why, kept]));
  assert.ok(html.includes(`${KEPT_DAYS.delivery} days after the vote`));
  assert.ok(!html.includes("Cloudflare"));
  assert.equal((await visitor.get("/privacy")).html, html);
  const steve = await openPerson(world, "Steve_01");
  assert.match((await steve.get("/privacy")).html, /href="\/account\/export"/);
  for (const path of ["/", "/sign-up"]) {
    assert.match((await visitor.get(path)).html, /href="\/privacy"/, path);
  }
});

Deno.test("with Turnstile the privacy page names Cloudflare", async () => {
  await using world = await openWorld({
    voting: { turnstile: { siteKey: "site", secretKey: "secret" } },
  });
  assert.match((await openVisitor(world).get("/privacy")).html, /Cloudflare/);
});
