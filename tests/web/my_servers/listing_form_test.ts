import assert from "node:assert/strict";
import { FORMS_PER_MINUTE, PREVIEWS_PER_MINUTE } from "../../../src/site/web/forms/limit_forms.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { openPerson, openVisitor, type Visitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

const PATH = "/my/servers/caves/edit";
const PREVIEW = "/my/servers/caves/preview";
const LISTING = { game: "minecraft", name: "Caves", host: "a.example", port: "", description: "" };
const FACTS = {
  tagline: "Dig deep",
  country: "NL",
  version: "1.21",
  website: "https://caves.example",
  discord: "",
  video: "",
  rules: "",
};
const BOXES = { "tags:survival": "1", "tags:pve": "1", "languages:nl": "1" };

async function submitCaves(steve: Visitor, more: Record<string, string> = {}) {
  const { html } = await steve.get("/my/servers/new");
  const form_id = /name="form_id" value="([^"]+)"/.exec(html)?.[1] ?? "";
  return await steve.submit("/my/servers", { ...LISTING, ...more, form_id });
}

function versionIn(html: string): string {
  return /name="version_seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
}

function assertFilled(html: string): void {
  assert.match(html, /value="Dig deep"/);
  assert.match(html, /<option value="NL" selected[^>]*>Netherlands/);
  for (const box of Object.keys(BOXES)) {
    assert.match(html, new RegExp(`name="${box}" value="1" checked`), box);
  }
  assert.equal([...html.matchAll(/ checked/g)].length, 3);
}

Deno.test("one form lists a server with all that there is to say about it", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const sent = await submitCaves(steve, { ...FACTS, ...BOXES });
  assert.deepEqual([sent.status, sent.location], [
    303,
    "/my/servers/caves",
  ]);
  assertFilled((await steve.get(PATH)).html);
});

Deno.test("the same form changes all of it, in one entry of the trail", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submitCaves(steve);
  const typed = { ...LISTING, ...FACTS, ...BOXES, description: "Dig" };
  const saved = await steve.submit(PATH, typed);
  assert.deepEqual([saved.status, saved.location], [303, "/my/servers/caves?notice=server_saved"]);
  const { html } = await steve.get(PATH);
  assertFilled(html);
  assert.match(html, />Dig<\/textarea>/);
  const edits = await world.services.sql`
    select details ->> 'changed' as changed from audit_entry where action = 'server_edited'`;
  assert.deepEqual(edits.map(({ changed }) => changed), [
    "description, tagline, tags, country, version, languages, website",
  ]);
});

Deno.test("a faulty field of any part is marked, everything typed stays, nothing is saved", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const tags = ["pvp", "pve", "rpg", "surf", "plots", "prison"].map((tag) => [`tags:${tag}`, "1"]);
  const faulty = {
    ...Object.fromEntries(tags),
    tagline: "Kept",
    website: "http://caves.example",
    port: "none",
    description: "Kept too",
  };
  const none = await submitCaves(steve, faulty);
  await submitCaves(steve);
  const kept = await steve.submit(PATH, { ...LISTING, ...faulty });
  for (const { status, html } of [none, kept]) {
    assert.equal(status, 422);
    for (const field of ["tags", "website", "port"]) {
      assert.match(html, new RegExp(`id="${field}-fault"`));
    }
    assert.match(html, /value="Kept"/);
    assert.match(html, />Kept too<\/textarea>/);
    assert.equal([...html.matchAll(/ checked/g)].length, 6);
  }
  const late = await steve.submit(PATH, { ...LISTING, ...FACTS, name: "x", description: "New" });
  assert.match(late.html, /id="name-fault"/);
  assert.match(late.html, /value="Dig deep"/);
  const [row] = await world.services.sql`select description, tagline from server`;
  assert.deepEqual({ ...row }, { description: "", tagline: "" });
});

Deno.test("a link that is too long in a browser's spelling is marked too", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submitCaves(steve);
  const website = `https://caves.example/${"ü".repeat(100)}`;
  const { status, html } = await steve.submit(PATH, { ...LISTING, tagline: "Kept", website });
  assert.equal(status, 422);
  assert.match(html, /id="website-fault">A website has at most 200 characters/);
  assert.match(html, /value="Kept"/);
});

Deno.test("a second tab is shown the facts that the first one saved", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submitCaves(steve);
  const version_seen = versionIn((await steve.get(PATH)).html);
  const first = { ...LISTING, tagline: "First", "tags:pvp": "1", version_seen };
  await steve.submit(PATH, first);
  const late = await steve.submit(PATH, { ...LISTING, tagline: "Second", version_seen });
  assert.equal(late.status, 422);
  assert.match(
    late.html,
    /<th scope="row">Tagline<\/th><td[^>]*><span>First<\/span><\/td><td[^>]*><span><strong>Second/,
  );
  assert.match(
    late.html,
    /<th scope="row">Tags<\/th><td[^>]*><span>PvP<\/span><\/td><td[^>]*><span><strong>nothing/,
  );
});

Deno.test("a form without the fields of the facts leaves them alone", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submitCaves(steve, { ...FACTS, ...BOXES });
  assert.equal((await steve.submit(PATH, { ...LISTING, description: "Dig" })).status, 303);
  assertFilled((await steve.get(PATH)).html);
  // So does a form that was opened before anything else about the listing changed.
  const stale = await steve.submit(PATH, { ...LISTING, version_seen: "old" });
  assert.equal(stale.status, 422);
  assertFilled(stale.html);
});

Deno.test("fields that are not the form's change nothing", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const more = {
    status: "approved",
    slug_moved_at: "",
    owner: "Alex",
    logo: "ab".repeat(32),
    id: "1",
  };
  await submitCaves(steve, { ...FACTS, ...more });
  await steve.submit(PATH, { ...LISTING, ...FACTS, ...more, facts: "x" });
  const rows = await world.services.sql`
    select s.slug, s.status, s.logo, a.username as owner from server s join account a on a.id = s.owner_id`;
  assert.deepEqual(rows.map((row) => ({ ...row })), [
    { slug: "caves", status: "pending", logo: null, owner: "Steve_01" },
  ]);
});

Deno.test("an owner chooses the page's address in the form, which says what follows", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  const refused = await submitCaves(steve, { slug: "Deep Caves" });
  assert.equal(refused.status, 422);
  assert.match(refused.html, /id="slug-fault">[^<]*such as &quot;deep-caves&quot;/);
  assert.match(
    refused.html,
    /name="slug"[^>]* value="Deep Caves"|value="Deep Caves"[^>]* name="slug"/,
  );
  assert.equal((await submitCaves(steve, { slug: "deep-caves" })).status, 303);
  await decideStatus(world.context, "deep-caves", { decision: "approve", ...world.act });
  const path = "/my/servers/deep-caves/edit";
  const open = await steve.get(path);
  assert.match(
    open.html,
    /Old links will lead to the new address\. You can change it once in 30 days/,
  );
  const typed = { ...LISTING, ...FACTS, version_seen: versionIn(open.html) };
  const saved = await steve.submit(path, { ...typed, slug: "hollow" });
  assert.equal(saved.location, "/my/servers/hollow?notice=server_saved");
  const again = await steve.submit(path, { ...typed, slug: "deep-caves" });
  assert.deepEqual([again.status, again.location], [307, "/my/servers/hollow/edit"]);
  const moved = await steve.get("/my/servers/hollow/edit");
  assert.match(moved.html, /You can change it again on Apr 9\./);
  const stale = await steve.submit("/my/servers/hollow/edit", { ...typed, slug: "deep-caves" });
  assert.match(stale.html, /This was changed in the meantime/);
});

Deno.test("fields that wait for a moderator say so, and what players see until then", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submitCaves(steve);
  assert.doesNotMatch((await steve.get(PATH)).html, /A moderator looks at changes first/);
  await decideStatus(world.context, "caves", { decision: "approve", ...world.act });
  const noteOf = (html: string, field: string) =>
    new RegExp(`id="${field}-help">[^]*?</p>`).exec(html)?.[0] ?? "";
  const before = (await steve.get(PATH)).html;
  for (const field of ["game", "name", "host"]) {
    assert.match(noteOf(before, field), /A moderator looks at changes first/, field);
  }
  await steve.submit(PATH, { ...LISTING, name: "Deep Caves" });
  const after = (await steve.get(PATH)).html;
  assert.match(noteOf(after, "name"), /Waits for a moderator\. Players see .?Caves.? until then/);
  assert.match(noteOf(after, "host"), /A moderator looks at changes first/);
  assert.match(after, /value="Deep Caves"/);
});

Deno.test("a preview shows what was typed as players would see it, and saves nothing", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submitCaves(steve);
  const typed = {
    ...LISTING,
    ...BOXES,
    name: "Deep <b>Caves</b>",
    tagline: `"><script>alert(1)</script>`,
    description: "Dig **deep** <img src=x onerror=alert(1)> [link](javascript:alert(1))",
    rules: "1. Be kind",
    port: "none",
    website: "no link",
  };
  const before = await world.services.sql`select * from server`;
  for (const path of [PREVIEW, "/my/servers/new/preview"]) {
    const { status, html } = await steve.submit(path, typed);
    assert.equal(status, 200, path);
    const drawn = html.slice(html.indexOf(`id="drawn"`));
    assert.match(drawn, /Deep &lt;b&gt;Caves/);
    assert.match(drawn, /<p>Dig <strong>deep<\/strong>/);
    assert.match(drawn, /<li>Be kind<\/li>/);
    assert.match(drawn, /Survival/);
    assert.doesNotMatch(drawn, /<script|<img src=x|href="javascript|no link/);
  }
  assert.deepEqual(await world.services.sql`select * from server`, before);
  assert.match((await steve.submit(PREVIEW, {})).html, /Your server&#39;s name/);
});

Deno.test("a preview is for those who may change the listing, from this site alone", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submitCaves(steve, { description: "Not public yet" });
  const alex = await openPerson(world, "Alex");
  assert.equal((await alex.submit(PREVIEW, LISTING)).status, 404);
  assert.equal((await openVisitor(world).submit(PREVIEW, LISTING)).status, 401);
  const elsewhere = await steve.submit(PREVIEW, LISTING, { "sec-fetch-site": "cross-site" });
  assert.equal(elsewhere.status, 403);
});

Deno.test("typing, which draws previews, never delays saving", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submitCaves(steve);
  for (let nth = 0; nth < FORMS_PER_MINUTE; nth++) await steve.submit(PREVIEW, LISTING);
  assert.equal((await steve.submit(PATH, LISTING)).status, 303);
  for (let nth = FORMS_PER_MINUTE; nth < PREVIEWS_PER_MINUTE; nth++) {
    await steve.submit(PREVIEW, LISTING);
  }
  assert.equal((await steve.submit(PREVIEW, LISTING)).status, 429);
});

Deno.test("the addresses of the former pages lead to their parts of the form", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await submitCaves(steve);
  const { html } = await steve.get(PATH);
  for (const part of ["facts", "pictures"]) {
    const { status, location } = await steve.get(`/my/servers/caves/${part}`);
    assert.deepEqual([status, location], [301, `${PATH}#${part}`]);
    assert.match(html, new RegExp(`<(?:section|div)[^>]* id="${part}"`));
  }
});

Deno.test("an administrator adds a tag and takes it away", async () => {
  await using world = await openWorld();
  const alex = await openPerson(world, "Alex", { isAdministrator: true });
  const added = await alex.submit("/moderation/tags", { tag: "Ice age", tagSlug: "ice-age" });
  assert.equal(added.location, "/moderation/games?notice=tag_added#tags");
  assert.match((await alex.get("/moderation/games")).html, /<a href="[^"]*ice-age"[^>]*>Ice age</);
  assert.equal(
    (await alex.submit("/moderation/tags", { tag: "Ice age", tagSlug: "ice" })).status,
    422,
  );
  await alex.submit("/moderation/tags/ice-age/removal");
  assert.doesNotMatch((await alex.get("/moderation/games")).html, /Ice age/);
  assert.equal((await openVisitor(world).get("/tags/ice-age")).status, 404);
});

Deno.test("countries and languages are offered in the order of the reader's language", async () => {
  await using world = await openWorld({ locales: { enabled: ["de"], default: "de" } });
  const steve = await openPerson(world, "Steve_01");
  const { html } = await steve.get("/my/servers/new");
  const [select = ""] = /<select[^>]*name="country".*?<\/select>/s.exec(html) ?? [];
  const names = Array.from(select.matchAll(/<option[^>]*>([^<]+)/g), ([, name = ""]) => name);
  const austria = names.indexOf("Österreich");
  assert.deepEqual(names.slice(austria - 1, austria + 2), ["Oman", "Österreich", "Pakistan"]);
  assert.deepEqual([names[1], names.at(-1)], ["Afghanistan", "Zypern"]);
  assert.match(html, /name="languages:ar"[^>]*> Arabisch<.*name="languages:bg"[^>]*> Bulgarisch/s);
});
