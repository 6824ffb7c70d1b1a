import assert from "node:assert/strict";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { saveReview } from "../../../src/site/settings/review.ts";
import { openPerson, openVisitor, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const PATH = "/my/servers/caves/edit";
const LISTING = { game: "minecraft", name: "Caves", host: "a.example", port: "", description: "D" };
const OWN = { tagline: "Dig deep", rules: "", textLanguage: "en" };
const GERMAN = {
  "translations:de:tagline": "Grab tief",
  "translations:de:description": "Ein **Bergwerk**",
  "translations:de:rules": "",
};
const ARABIC = {
  "translations:ar:tagline": "احفر",
  "translations:ar:description": "",
  "translations:ar:rules": "",
};
const THREE = { locales: { enabled: ["en", "de", "ar"], default: "en" } } as const;

/** A new listing, on a site with some languages. */
async function openForm(world: World): Promise<Visitor> {
  const steve = await openPerson(world, "Steve_01");
  const { html } = await steve.get("/my/servers/new");
  const form_id = /name="form_id" value="([^"]+)"/.exec(html)?.[1] ?? "";
  await steve.submit("/my/servers", { ...LISTING, ...OWN, form_id });
  return steve;
}

async function storedIn(world: World) {
  const [row] = await world.services.sql<{ textLanguage: string; translations: object }[]>`
    select text_language, translations from server`;
  return row;
}

/** Whether the form has fields for a language. */
const offers = (html: string, tag: string) => html.includes(`name="translations:${tag}:tagline"`);

Deno.test("a site with one language asks for no other, and keeps what there is", async () => {
  await using world = await openWorld();
  const steve = await openForm(world);
  const { html } = await steve.get(PATH);
  assert.doesNotMatch(html, /textLanguage|translations/);
  await world.services.sql`
    update server set text_language = 'en', translations = '{"de":{"tagline":"Grab","description":"","rules":""}}'`;
  const { textLanguage: _, ...own } = OWN;
  assert.equal((await steve.submit(PATH, { ...LISTING, ...own, tagline: "New" })).status, 303);
  assert.deepEqual(await storedIn(world), {
    textLanguage: "en",
    translations: { de: { tagline: "Grab", description: "", rules: "" } },
  });
  assert.ok(offers((await steve.get(PATH)).html, "de"), "its owner can still remove it");
});

Deno.test("a listing is written in the languages of the site, and each comes back", async () => {
  await using world = await openWorld(THREE);
  const steve = await openForm(world);
  const { html } = await steve.get(PATH);
  assert.deepEqual(["en", "de", "ar", "fr"].map((tag) => offers(html, tag)), [
    false,
    true,
    true,
    false,
  ]);
  const saved = await steve.submit(PATH, { ...LISTING, ...OWN, ...GERMAN, ...ARABIC });
  assert.equal(saved.location, "/my/servers/caves?notice=server_saved");
  const again = await steve.get(PATH);
  assert.match(again.html, /<input type="text" value="Grab tief" dir="ltr"[^>]* lang="de"/);
  assert.match(again.html, /<textarea lang="de" dir="ltr"[^>]*>Ein \*\*Bergwerk\*\*</);
  assert.match(again.html, /<input type="text" value="احفر" dir="rtl"[^>]* lang="ar"/);
  assert.match(again.html, /<option value="en" selected/);
  assert.match(
    again.html,
    /<span lang="de" dir="ltr">Deutsch<\/span><\/h2><span class="note">Tagline, Desc/,
  );
});

Deno.test("a language goes by its box or by emptying its fields", async () => {
  await using world = await openWorld(THREE);
  const steve = await openForm(world);
  await steve.submit(PATH, { ...LISTING, ...OWN, ...GERMAN, ...ARABIC });
  // What would be refused is removed, too.
  const long = { ...GERMAN, "translations:de:tagline": "x".repeat(500) };
  await steve.submit(PATH, {
    ...LISTING,
    ...OWN,
    ...long,
    ...ARABIC,
    "translations:de:removed": "1",
  });
  const left = await storedIn(world);
  assert.deepEqual(Object.keys(left?.translations ?? {}), ["ar"]);
  await steve.submit(PATH, { ...LISTING, ...OWN, ...ARABIC, "translations:ar:tagline": " " });
  assert.deepEqual((await storedIn(world))?.translations, {});
});

Deno.test("a fault is beside its field, whose language is unfolded, and everything typed stays", async () => {
  await using world = await openWorld(THREE);
  const steve = await openForm(world);
  const typed = {
    ...LISTING,
    ...OWN,
    ...GERMAN,
    ...ARABIC,
    "translations:ar:tagline": "ا".repeat(121),
  };
  const { status, html } = await steve.submit(PATH, typed);
  assert.equal(status, 422);
  assert.match(html, /id="translations:ar:tagline-fault">A tagline has at most 120 characters/);
  assert.match(html, /<details class="fold" open[^>]*><summary><h2><span lang="ar" dir="rtl">/);
  assert.match(html, /value="Grab tief"/);
  const twice = await steve.submit(PATH, { ...typed, ...ARABIC, textLanguage: "de" });
  assert.match(twice.html, /id="textLanguage-fault">There are texts in this language/);
  assert.match(twice.html, /value="Grab tief"/);
  assert.deepEqual((await storedIn(world))?.translations, {});
});

Deno.test("a language that the site lacks is not taken from a made-up form", async () => {
  await using world = await openWorld(THREE);
  const steve = await openForm(world);
  const french = { "translations:fr:tagline": "Creuse", "translations:xx:tagline": "?" };
  await steve.submit(PATH, { ...LISTING, ...OWN, ...GERMAN, ...french });
  assert.deepEqual(Object.keys((await storedIn(world))?.translations ?? {}), ["de"]);
});

Deno.test("the longest texts in every language arrive, from people who are signed in alone", async () => {
  await using world = await openWorld(THREE);
  const steve = await openForm(world);
  const long = "ب".repeat(5_000);
  const texts = Object.fromEntries(
    ["de", "ar"].flatMap((tag) =>
      ["description", "rules"].map((field) => [`translations:${tag}:${field}`, long])
    ),
  );
  const typed = { ...LISTING, ...OWN, ...GERMAN, ...ARABIC, ...texts, description: long };
  const sent = { ...typed, rules: long };
  assert.equal((await steve.submit(PATH, sent)).status, 303);
  assert.equal((await steve.submit("/my/servers/caves/preview", sent)).status, 200);
  const nobody = await openVisitor(world).submit(PATH, sent);
  assert.equal(nobody.status, 413);
});

Deno.test("the preview shows each language, with its direction", async () => {
  await using world = await openWorld(THREE);
  const steve = await openForm(world);
  const { html } = await steve.submit("/my/servers/caves/preview", {
    ...LISTING,
    ...OWN,
    ...GERMAN,
    ...ARABIC,
  });
  assert.match(html, /<section class="stack" lang="de" dir="ltr"><h3>Deutsch<\/h3><p>Grab tief/);
  assert.match(html, /<div class="prose" lang="de" dir="ltr"><p>Ein <strong>Bergwerk/);
  assert.match(html, /<section class="stack" lang="ar" dir="rtl"><h3>العربية<\/h3><p>احفر<\/p>/);
});

Deno.test("a second tab is shown what the first one saved in each language", async () => {
  await using world = await openWorld(THREE);
  const steve = await openForm(world);
  const { html } = await steve.get(PATH);
  const version_seen = /name="version_seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
  await steve.submit(PATH, { ...LISTING, ...OWN, ...GERMAN, version_seen });
  const typed = { ...ARABIC, ...GERMAN, "translations:de:tagline": "Grab weiter" };
  const late = await steve.submit(PATH, { ...LISTING, ...OWN, ...typed, version_seen });
  assert.equal(late.status, 422);
  assert.match(
    late.html,
    /<th scope="row">Tagline \(German\)<\/th><td[^>]*><span>Grab tief<\/span><\/td><td[^>]*><span><strong>Grab weiter/,
  );
});

Deno.test("moderators and owners read each language of a change that waits", async () => {
  await using world = await openWorld(THREE);
  const steve = await openForm(world);
  const moderator = await openPerson(world, "Mod_01", { isModerator: true });
  await steve.submit(PATH, { ...LISTING, ...OWN, ...GERMAN });
  await decideStatus(world.context, "caves", { decision: "approve", ...world.act });
  const review = { name: true, game: true, address: true, texts: true, links: false, facts: false };
  const changed = { ...GERMAN, "translations:de:description": "Kein Bergwerk" };
  // Public at once: moderators compare it with what they saw.
  await steve.submit(PATH, { ...LISTING, ...OWN, ...changed, ...ARABIC });
  const { html } = await moderator.get("/moderation/servers/caves");
  assert.match(html, /Description \(German\)<span class="chip late">changed/);
  assert.match(html, /<del>Ein \*\*<\/del><ins>Kein <\/ins>Bergwerk<del>\*\*<\/del>/);
  assert.match(html, /Tagline \(Arabic\)<span class="chip late">changed/);
  await saveReview(world.context, { review, ...world.act });
  const waits = { ...changed, "translations:de:rules": "Kein TNT" };
  const sent = await steve.submit(PATH, { ...LISTING, ...OWN, ...waits });
  assert.equal(sent.location, "/my/servers/caves?notice=change_waits");
  for (
    const [visitor, path] of [[steve, "/my/servers/caves"], [
      moderator,
      "/moderation/servers/caves",
    ]] as const
  ) {
    const page = await visitor.get(path);
    assert.match(
      page.html,
      /<dt>Rules \(German\)(<span class="chip late">changed<\/span>)?<\/dt>/,
      path,
    );
    assert.match(page.html, /Kein TNT/, path);
  }
  const form = await steve.get(PATH);
  assert.match(form.html, /Kein TNT/);
  assert.match(form.html, /class="looked-at">Waits for a moderator/);
});

Deno.test("a save keeps what waits in languages that its form had no fields for", async () => {
  await using world = await openWorld(THREE);
  const steve = await openForm(world);
  await decideStatus(world.context, "caves", { decision: "approve", ...world.act });
  const review = { name: true, game: true, address: true, texts: true, links: false, facts: false };
  await saveReview(world.context, { review, ...world.act });
  await steve.submit(PATH, { ...LISTING, ...OWN, ...GERMAN });
  const waitingIn = async () => {
    const rows = await world.services.sql<{ translations: object }[]>`
      select text->'translations' as translations from listing_version where state = 'proposed'`;
    return Object.keys(rows[0]?.translations ?? {});
  };
  assert.deepEqual(await waitingIn(), ["de"]);
  // From a site with one language, from one without German, and from before a field existed.
  const { textLanguage: _, ...single } = OWN;
  const { rules: __, ...few } = OWN;
  for (const sent of [single, { ...OWN, ...ARABIC, "translations:ar:tagline": "" }, few]) {
    assert.equal((await steve.submit(PATH, { ...LISTING, ...sent })).status, 303);
    assert.deepEqual(await waitingIn(), ["de"]);
  }
  await steve.submit(PATH, { ...LISTING, ...OWN, ...ARABIC });
  assert.deepEqual(await waitingIn(), ["ar", "de"]);
  await steve.submit(PATH, { ...LISTING, ...OWN, "translations:de:removed": "1" });
  assert.deepEqual(await waitingIn(), ["ar"]);
});

Deno.test("texts that wait in a language that the site has no more survive a save", async () => {
  await using world = await openWorld({ locales: { enabled: ["en", "de"], default: "en" } });
  const steve = await openForm(world);
  await decideStatus(world.context, "caves", { decision: "approve", ...world.act });
  const review = { name: true, game: true, address: true, texts: true, links: false, facts: false };
  await saveReview(world.context, { review, ...world.act });
  const french = { fr: { tagline: "Creuse", description: "", rules: "" } };
  const text = JSON.stringify({ translations: french });
  const { now } = world.clock;
  await world.services.sql`
    insert into listing_version (server_id, id, state, text, at)
    select id, gen_random_uuid(), 'proposed', ${text}::text::jsonb, ${now} from server`;
  const { html } = await steve.get(PATH);
  assert.ok(offers(html, "fr"));
  const shown = {
    "translations:fr:tagline": "Creuse bien",
    "translations:fr:description": "",
    "translations:fr:rules": "",
  };
  await steve.submit(PATH, { ...LISTING, ...OWN, ...GERMAN, ...shown });
  const [row] = await world.services.sql<{ texts: { fr: { tagline: string } } }[]>`
    select text->'translations' as texts from listing_version where state = 'proposed'`;
  assert.equal(row?.texts.fr.tagline, "Creuse bien");
});

Deno.test("a form that is too old comes back with the languages that were written since", async () => {
  await using world = await openWorld(THREE);
  const steve = await openForm(world);
  const { html } = await steve.get(PATH);
  const version_seen = /name="version_seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
  await steve.submit(PATH, { ...LISTING, ...OWN, ...GERMAN, version_seen });
  const empty = Object.fromEntries(Object.keys(GERMAN).map((name) => [name, ""]));
  const typed = { ...LISTING, ...OWN, ...empty, ...ARABIC };
  const late = await steve.submit(PATH, { ...typed, version_seen });
  assert.equal(late.status, 422);
  assert.match(late.html, /value="Grab tief"/);
  assert.match(late.html, /value="احفر"/);
  assert.doesNotMatch(late.html, /Tagline \(German\)<\/th>/, "nothing of it is at stake");
  // Emptying a language that the form did show is the owner's own act.
  const now = /name="version_seen" value="([^"]+)"/.exec(late.html)?.[1] ?? "";
  await steve.submit(PATH, { ...typed, version_seen: now });
  assert.deepEqual(Object.keys((await storedIn(world))?.translations ?? {}), ["ar"]);
});
