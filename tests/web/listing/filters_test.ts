import assert from "node:assert/strict";
import { type GivenFacts } from "../../../src/site/servers/fields/facts.ts";
import { saveFacts } from "../../../src/site/servers/editing/save_facts.ts";
import { openVisitor } from "../../support/people/visitor.ts";
import { openWorld, type World, type WorldOptions } from "../../support/world.ts";

/** Servers with these facts, by name. */
const LISTED: Record<string, GivenFacts> = {
  Valley: { tags: ["economy", "skyblock"], languages: ["en", "de"], country: "DE" },
  Harbour: { tags: ["economy"], languages: ["en"], country: "NO" },
  Meadow: { tags: ["skyblock"], languages: ["no"], country: "NO" },
};

Deno.test("a list is filtered by several tags and a language, in one address for the same filters", async () => {
  await using world = await openListing();
  const pages = [
    "/?tag=skyblock&tag=economy&language=de",
    "/?language=de&tag=economy&tag=skyblock&tag=economy",
  ];
  for (const path of pages) {
    const { html } = await openVisitor(world).get(path);
    assert.deepEqual(foundIn(html), ["valley"], path);
    assert.match(html, /href="\/\?tag=economy&amp;tag=skyblock&amp;language=de&amp;sort=newest"/);
  }
  const { html } = await openVisitor(world).get("/games/minecraft?tag=economy");
  assert.deepEqual(foundIn(html), ["harbour", "valley"]);
});

Deno.test("each filter has a chip that takes it away, and several can be cleared at once", async () => {
  await using world = await openListing();
  const visitor = openVisitor(world);
  const { html } = await visitor.get("/games/minecraft?tag=economy&tag=skyblock&language=de");
  const chips = /<ul class="actions">.*?<\/ul>/s.exec(html)?.[0] ?? "";
  const links = chips.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs);
  const shown = Array.from(links, ([, href = "", label = ""]) => [
    href.replaceAll("&amp;", "&"),
    label.replaceAll(/<[^>]*>/g, ""),
  ]);
  assert.deepEqual(shown, [
    ["/games/minecraft?tag=skyblock&language=de", "Economy ×: remove"],
    ["/games/minecraft?tag=economy&language=de", "Skyblock ×: remove"],
    ["/games/minecraft?tag=economy&tag=skyblock", "German ×: remove"],
    ["/games/minecraft", "Clear all"],
  ]);
});

Deno.test("what the form sends empty is left out of the address", async () => {
  await using world = await openListing();
  const visitor = openVisitor(world);
  for (
    const [sent, kept] of [
      ["/?q=&game=minecraft&version=&language=de&country=", "/games/minecraft?language=de"],
      ["/?q=&game=&tag=skyblock", "/tags/skyblock"],
      ["/?q=&tag=skyblock&tag=economy&sort=newest", "/?tag=economy&tag=skyblock&sort=newest"],
      ["/?q=", "/"],
    ] as const
  ) {
    const { status, headers } = await visitor.get(sent);
    assert.deepEqual([status, headers.get("location")], [302, kept], sent);
    assert.equal((await visitor.get(kept)).status, 200, kept);
  }
});

Deno.test("what names no game or tag stays one part of the address, whatever it contains", async () => {
  await using world = await openListing();
  const visitor = openVisitor(world);
  const names = [
    "a\r\nX-Forged: 1",
    "a\nb",
    "../..//evil.example",
    "..\\x",
    "a?page=2",
    "a#b",
    "a/b",
    "\ufffd",
  ];
  for (const field of ["game", "tag"]) {
    for (const name of names) {
      const { status, location } = await visitor.get(
        `/?${new URLSearchParams({ [field]: name, q: "" })}`,
      );
      assert.deepEqual([status, location], [302, `/${field}s/${encodeURIComponent(name)}`], name);
    }
  }
});

Deno.test("a made-up game or tag doesn't replace the page of another search", async () => {
  await using world = await openWorld({ pagesKeptMs: 60_000 });
  const { slug } = await world.server("Valley");
  await saveFacts(world.context, slug, { facts: { tags: ["economy"] }, ...world.act });
  const visitor = openVisitor(world);
  await visitor.get("/?game=minecraft%3Fq%3Dvalley");
  await visitor.get("/?tag=economy%3Fq%3Dvalley");
  for (const path of ["/?game=minecraft&q=valley", "/?tag=economy&q=valley"]) {
    assert.deepEqual(foundIn((await visitor.get(path)).html), ["valley"], path);
  }
});

Deno.test("a search without results says which filter to drop, and how many servers that finds", async () => {
  await using world = await openListing();
  const visitor = openVisitor(world);
  const { html } = await visitor.get("/games/minecraft?tag=economy&language=no&country=NO");
  const text = html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  assert.match(text, /No server fits all of that Each of these finds servers:/);
  assert.match(text, /Without Economy 1/);
  assert.match(text, /Without Norwegian 1/);
  assert.doesNotMatch(text, /Without Norway/);
  const lost = await visitor.get("/?q=quidditch<b>");
  assert.match(lost.html, /Nothing for “quidditch&lt;b&gt;”/);
  assert.doesNotMatch(lost.html, /Without/);
  assert.match(lost.html, /href="\/my\/servers\/new"/);
});

Deno.test("a tag's number is how many servers it would leave", async () => {
  await using world = await openListing();
  const { html } = await openVisitor(world).get("/games/minecraft?language=en");
  const picks = html.matchAll(/<label class="chip">.*?<bdi>(.*?)<\/bdi> <span class="num">(\d+)/gs);
  assert.deepEqual(Array.from(picks, ([, name, left]) => [name, left]), [
    ["Economy", "2"],
    ["Skyblock", "1"],
  ]);
});

Deno.test("a new language of a listing is found at once", async () => {
  await using world = await openListing();
  const visitor = openVisitor(world);
  const path = "/games/minecraft?language=pl";
  assert.deepEqual(foundIn((await visitor.get(path)).html), []);
  await saveFacts(world.context, "meadow", { facts: { languages: ["pl"] }, ...world.act });
  assert.deepEqual(foundIn((await visitor.get(path)).html), ["meadow"]);
});

Deno.test("countries and languages have the reader's names, in the order of that language", async () => {
  await using world = await openListing({ locales: { enabled: ["en", "de"], default: "en" } });
  const facts = { languages: ["no", "es"], country: "AT" };
  await saveFacts(world.context, "meadow", { facts, ...world.act });
  const { html } = await openVisitor(world).get("/de/");
  const optionsOf = (name: string) => {
    const [select = ""] = new RegExp(`<select [^>]*name="${name}".*?</select>`, "s").exec(html) ??
      [];
    return Array.from(
      select.matchAll(/<option value="[^"]+"[^>]*>([^<]*)/g),
      ([, label]) => label,
    );
  };
  assert.deepEqual(optionsOf("country"), ["Deutschland (1)", "Norwegen (1)", "Österreich (1)"]);
  assert.deepEqual(optionsOf("language"), [
    "Englisch (2)",
    "Deutsch (1)",
    "Norwegisch (1)",
    "Spanisch (1)",
  ]);
});

async function openListing(options: WorldOptions = {}): Promise<World> {
  const world = await openWorld(options);
  for (const [name, facts] of Object.entries(LISTED)) {
    const { slug } = await world.server(name);
    await saveFacts(world.context, slug, { facts, ...world.act });
  }
  return world;
}

/** Returns the slugs of the servers in a list. */
function foundIn(html: string): string[] {
  const names = html.matchAll(/<h3[^>]*><a href="\/servers\/([^"]+)"/g);
  return Array.from(names, ([, slug = ""]) => slug).sort();
}
