import assert from "node:assert/strict";
import { hashTables, openGuardedSite } from "../../support/pages/guarded_site.ts";
import { pathOf } from "../../support/pages/route_paths.ts";
import { fieldsOf, FORM_ROUTES } from "../../support/pages/site_routes.ts";
import { openPerson } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

/**
 * Forms by which a moderator settles an item. Choosing votes to void is told in
 * tests/votes/voids/void_notice_test.ts.
 */
const SETTLING = [
  "/moderation/servers/:slug/decisions",
  "/moderation/servers/:slug/edits",
  "/moderation/servers/:slug/pictures",
  "/moderation/servers/:slug/pictures/removal",
  "/moderation/votes/:id/voiding",
  "/moderation/servers/:slug/change",
  "/moderation/servers/:slug/voids/:id/lifting",
  "/moderation/names/:id",
  "/moderation/accounts/:id/state",
  "/moderation/waves/:id/dismissal",
  "/moderation/answers/:id/reading",
];

/** What moderators decide about, and the record of it. */
const DECIDED = [
  ...["account", "audit_entry", "listing_version", "name_claim", "news", "report", "server"],
  ...["void_batch", "void_notice", "vote", "wave"],
];

async function hashWork(world: World): Promise<(string | undefined)[]> {
  const hashes = await hashTables(world);
  return DECIDED.map((table) => hashes[table]);
}

Deno.test("what one moderator settled, a second one who opened it before doesn't settle again", async () => {
  const site = await openGuardedSite();
  await using world = site.world;
  const second = await openPerson(world, "Mara", { isModerator: true });
  for (const route of SETTLING) {
    const form = FORM_ROUTES.find((form) => form.route === route);
    assert.ok(form, route);
    const path = pathOf(route, "moderator", site.targets);
    const typed = fieldsOf(form, "moderator");
    assert.equal((await site.guests.moderator.submit(path, typed)).status, 303, route);
    await world.services.background.settled();
    const before = await hashWork(world);
    const late = await second.submit(path, typed);
    assert.ok(late.status >= 400 && late.status < 500, `${late.status} ${route}`);
    assert.deepEqual(await hashWork(world), before, route);
  }
});

Deno.test("an account that was disabled and enabled since isn't disabled by a moderator who saw it before", async () => {
  await using world = await openWorld();
  const mod = await openPerson(world, "Mod", { isModerator: true });
  const mara = await openPerson(world, "Mara", { isModerator: true });
  const { id } = await world.account("Steve_01");
  const path = `/moderation/accounts/${id}`;
  const seenBy = async (who: typeof mod) =>
    /name="seen" value="([^"]*)"/.exec((await who.get(path)).html)?.[1] ?? "none";
  const early = await seenBy(mara);
  const send = (who: typeof mod, state: string, seen: string) =>
    who.submit(`${path}/state`, { state, seen, reason: "By a script" });
  assert.equal((await send(mod, "disabled", early)).status, 303);
  assert.equal((await send(mod, "enabled", await seenBy(mod))).status, 303);
  const late = await send(mara, "disabled", early);
  assert.equal(late.status, 422);
  assert.match(late.html, /Somebody else has decided since you opened this\./);
  assert.equal((await send(mara, "disabled", await seenBy(mara))).status, 303);
});
