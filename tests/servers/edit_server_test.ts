import assert from "node:assert/strict";
import type { Actor } from "../../src/core/rights/actor.ts";
import { deleteListing } from "../../src/site/servers/delete_listing.ts";
import { findAudit } from "../../src/site/trail/find_audit.ts";
import {
  addServer,
  type NewServer,
  PENDING_MAX,
  SERVERS_MAX,
} from "../../src/site/servers/add_server.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { editServer, versionOf } from "../../src/site/servers/editing/edit_server.ts";
import { DESCRIPTION_MAX, type ListingEdit } from "../../src/site/servers/fields/listing_fields.ts";
import { findWaiting } from "../../src/site/servers/review/listing_version.ts";
import { findText } from "../../src/site/servers/fields/written_text.ts";
import { findFacts, saveFacts } from "../../src/site/servers/editing/save_facts.ts";
import { requireOwnDetails } from "../../src/site/servers/server_details.ts";
import { resubmitServer } from "../../src/site/servers/review/decide_status.ts";
import { DAY_MS } from "../../src/core/time/day.ts";
import { openWorld, type World } from "../support/world.ts";

const CAVES: NewServer = {
  owner: "Steve_01",
  name: "Caves",
  game: "minecraft",
  host: "mc.example.com",
  port: 25565,
  description: "Dig.",
};

const EDIT: ListingEdit = {
  name: "Deep Caves",
  game: "rust",
  host: "deep.example.com",
  port: 28015,
  description: "Dig **deeper**.",
};

/** Steve as a signed-in actor, and a stranger. */
async function openPeople(world: World) {
  const steve = await world.account("Steve_01");
  const alex = await world.account("Alex");
  const actor = (id: string): Actor => ({ kind: "account", id, isModerator: false });
  const act = (by: Actor) => ({ by, now: world.clock.now });
  return { owner: act(actor(steve.id)), stranger: act(actor(alex.id)) };
}

Deno.test("an edit before approval shows at once, under the same status", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { owner } = await openPeople(world);
  const { slug, id } = await addServer(world.context, CAVES, owner);
  const edited = await editServer(world.context, slug, { edit: EDIT, ...owner });
  assert.deepEqual([edited.id, edited.slug, edited.status], [id, "deep-caves", "pending"]);
  const listing = await requireOwnDetails(sql, edited.slug, owner);
  const { name, game, host, port, description, status } = listing;
  assert.deepEqual({ name, game, host, port, description, status }, {
    ...EDIT,
    status: "pending",
  });
});

Deno.test("the address of a page follows the name until the first approval", async () => {
  await using world = await openWorld();
  const { owner } = await openPeople(world);
  await world.server("Deep Caves");
  const { slug } = await addServer(world.context, CAVES, owner);
  const name = (slug: string, name: string) =>
    editServer(world.context, slug, { edit: { ...CAVES, name, description: "" }, ...owner });
  assert.equal((await name(slug, "Deep Caves")).slug, "deep-caves-2");
  assert.equal((await name("deep-caves-2", "Deep  caves!")).slug, "deep-caves-2");
  await decideStatus(world.context, "deep-caves-2", { decision: "approve", ...world.act });
  const renamed = await editServer(world.context, "deep-caves-2", { edit: EDIT, ...world.act });
  assert.equal(renamed.slug, "deep-caves-2");
  await decideStatus(world.context, "deep-caves-2", {
    decision: "suspend",
    reason: "a test",
    ...world.act,
  });
  const suspended = { edit: { ...EDIT, name: "Other" }, ...world.act };
  assert.equal((await editServer(world.context, "deep-caves-2", suspended)).slug, "deep-caves-2");
});

Deno.test("an edit of what has been changed since is refused", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { owner } = await openPeople(world);
  const { slug, id } = await addServer(world.context, CAVES, owner);
  await decideStatus(world.context, slug, { decision: "approve", ...world.act });
  const version = async () => versionOf(slug, await findText(sql, id), await findWaiting(sql, id));
  const seen = await version();
  const save = (edit: ListingEdit, seen: string) =>
    editServer(world.context, slug, { edit, seen, ...owner });
  const { owner: _, ...shown } = { ...CAVES, description: "Dig." };
  await save({ ...shown, description: "Dig deeper." }, seen);
  await assert.rejects(save(shown, seen), { code: "changed_meanwhile" });
  const deeper = await version();
  await save({ ...shown, description: "Dig deeper.", name: "Caverns" }, deeper);
  await assert.rejects(save(shown, deeper), { code: "changed_meanwhile" });
  await save(shown, await version());
  assert.equal(await version(), seen);
  await saveFacts(world.context, slug, { facts: { tagline: "First" }, ...owner });
  const late = { edit: shown, facts: { tagline: "Second" }, seen, ...owner };
  await assert.rejects(editServer(world.context, slug, late), { code: "changed_meanwhile" });
  assert.equal((await findFacts(sql, id)).tagline, "First");
});

Deno.test("the trail names exactly the fields that an edit changed", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { owner } = await openPeople(world);
  const { slug, id } = await addServer(world.context, CAVES, owner);
  const { owner: _, ...before } = CAVES;
  const edit = { ...before, description: "Dig deeper.", port: 25566 };
  await editServer(world.context, slug, { edit, ...owner });
  const entries = await findAudit(sql, id, {});
  const [entry] = entries.filter(({ action }) => action === "server_edited");
  assert.deepEqual(entry?.details, { changed: "port, description" });
});

Deno.test("only its owner edits or resubmits a server", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { owner, stranger } = await openPeople(world);
  const { slug } = await addServer(world.context, CAVES, owner);
  await decideStatus(world.context, slug, { decision: "reject", ...world.act });
  const unknown = { code: "server_unknown", message: 'There is no server "caves".' };
  await assert.rejects(editServer(world.context, slug, { edit: EDIT, ...stranger }), unknown);
  await assert.rejects(resubmitServer(world.context, slug, stranger), unknown);
  assert.equal((await requireOwnDetails(sql, slug, owner)).name, "Caves");
});

Deno.test("an impossible edit is refused and changes nothing", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { owner } = await openPeople(world);
  const { slug } = await addServer(world.context, CAVES, owner);
  const bad: [Partial<ListingEdit>, string, RegExp][] = [
    [{ name: "x" }, "server_name_invalid", /^Give it a name of 2 to 100/],
    [{ name: "evil\u202etxt" }, "server_name_invalid", /printable/],
    [{ name: "two\u2028lines" }, "server_name_invalid", /printable/],
    [{ name: "\u200b\u200b\u2060" }, "server_name_invalid", /printable/],
    [{ name: "\u3164\u3164" }, "server_name_invalid", /printable/],
    [{ host: "http://x" }, "server_host_invalid", /^Type only the address/],
    [{ port: 0 }, "server_port_invalid", /from 1 to 65535/],
    [{ game: "chess" }, "game_unknown", /no game "chess"/],
    [
      { description: "x".repeat(DESCRIPTION_MAX + 1) },
      "description_too_long",
      /^Shorten it by 1 character\.$/,
    ],
  ];
  for (const [change, code, message] of bad) {
    const refused = editServer(world.context, slug, { edit: { ...EDIT, ...change }, ...owner });
    await assert.rejects(refused, { code, message });
  }
  assert.equal((await requireOwnDetails(sql, slug, owner)).name, "Caves");
});

Deno.test("a listing and its facts keep no hidden or overriding characters", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { owner } = await openPeople(world);
  const text = "Dig \u202edeeper\u2069\u200b.";
  const named = { ...CAVES, name: "Ca\u200bves", description: text };
  const { slug, name } = await addServer(world.context, named, owner);
  await saveFacts(world.context, slug, { facts: { tagline: "O\u2060re", rules: text }, ...owner });
  const [row] = await sql`select tagline, rules from server where slug = ${slug}`;
  const { description } = await requireOwnDetails(sql, slug, owner);
  assert.deepEqual([name, description, row], ["Caves", "Dig deeper.", {
    tagline: "Ore",
    rules: "Dig deeper.",
  }]);
});

Deno.test("a description's line breaks count once", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { owner } = await openPeople(world);
  const description = `${"a\r\n".repeat(DESCRIPTION_MAX / 2)}\u0000\u001b`;
  const { slug } = await addServer(world.context, { ...CAVES, description }, owner);
  const listing = await requireOwnDetails(sql, slug, owner);
  assert.equal(listing.description, "a\n".repeat(DESCRIPTION_MAX / 2).trim());
});

Deno.test("only a rejected server goes back into the queue", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const { owner } = await openPeople(world);
  const { slug } = await addServer(world.context, CAVES, owner);
  await assert.rejects(resubmitServer(world.context, slug, owner), /is pending, so/);
  await decideStatus(world.context, slug, { decision: "reject", reason: "Say more", ...world.act });
  assert.equal((await resubmitServer(world.context, slug, owner)).status, "pending");
  const { decidedReason } = await requireOwnDetails(sql, slug, owner);
  assert.equal(decidedReason, null);
  await decideStatus(world.context, slug, { decision: "approve", ...world.act });
  await assert.rejects(resubmitServer(world.context, slug, owner), /is approved, so/);
  await decideStatus(world.context, slug, { decision: "suspend", ...world.act });
  await assert.rejects(resubmitServer(world.context, slug, owner), { code: "server_transition" });
});

Deno.test("an account cannot exceed its limit of servers in the queue", async () => {
  await using world = await openWorld();
  const { owner } = await openPeople(world);
  const add = (name: string) => addServer(world.context, { ...CAVES, name }, owner);
  await Promise.all(["Bay", "Valley", "Coast", "Hills"].map(add));
  const outcomes = await Promise.allSettled(["Dunes", "Woods", "Ruins", "Lakes"].map(add));
  const added = outcomes.flatMap((outcome) => "value" in outcome ? [outcome.value.slug] : []);
  assert.equal(added.length, PENDING_MAX - 4);
  const [slug = ""] = added;
  await decideStatus(world.context, slug, { decision: "reject", ...world.act });
  await addServer(world.context, CAVES, owner);
  const tooMany = { code: "servers_too_many" };
  await assert.rejects(resubmitServer(world.context, slug, owner), tooMany);
});

Deno.test("an account cannot exceed its limit of servers", async () => {
  await using world = await openWorld();
  const { owner } = await openPeople(world);
  for (let nth = 0; nth < SERVERS_MAX; nth++) {
    const { slug } = await addServer(world.context, CAVES, owner);
    await decideStatus(world.context, slug, { decision: "approve", ...world.act });
  }
  const tooMany = { code: "servers_too_many", message: /at most 20 servers/ };
  await assert.rejects(addServer(world.context, CAVES, owner), tooMany);
  assert.equal((await addServer(world.context, CAVES, world.act)).status, "pending");
});

Deno.test("a deleted listing counts for 30 days", async () => {
  await using world = await openWorld();
  const { owner } = await openPeople(world);
  let last = "";
  for (let nth = 0; nth < SERVERS_MAX; nth++) {
    ({ slug: last } = await addServer(world.context, CAVES, owner));
    await decideStatus(world.context, last, { decision: "approve", ...world.act });
  }
  await deleteListing(world.context, last, owner);
  const addLater = (days: number) => {
    const now = new Date(owner.now.getTime() + days * DAY_MS);
    return addServer(world.context, CAVES, { ...owner, now });
  };
  await assert.rejects(addLater(29), { code: "servers_too_many" });
  assert.equal((await addLater(30)).status, "pending");
});

Deno.test("a server called New has an address of its own", async () => {
  await using world = await openWorld();
  const { owner } = await openPeople(world);
  const added = await addServer(world.context, { ...CAVES, name: "New" }, owner);
  assert.equal(added.slug, "new-1");
});
