import assert from "node:assert/strict";
import { changeSiteRole } from "../../src/site/accounts/moderation/site_role.ts";
import { disableAccount } from "../../src/site/accounts/moderation/disable_account.ts";
import { deleteAccount } from "../../src/site/sign_in/delete_account.ts";
import { OPERATOR } from "../../src/core/rights/actor.ts";
import { hasRight } from "../../src/core/rights/rights.ts";
import { listAudit } from "../../src/site/trail/find_audit.ts";
import { ROUTES } from "../../src/service/web/routes.ts";
import { REMOVED_ROUTES } from "../../src/site/web/guards/removed_addresses.ts";
import { copyOf, openGuardedSite } from "../support/pages/guarded_site.ts";
import { pathOf } from "../support/pages/route_paths.ts";
import { openPerson, PASSWORD, type Visit } from "../support/people/visitor.ts";
import { openWorld, type World } from "../support/world.ts";
import { untilBlocked } from "../support/database/locks.ts";

/** An account with a role that acts now. */
async function openOffice(world: World, name: string, roles: Parameters<typeof openPerson>[2]) {
  const browser = await openPerson(world, name, roles);
  const [account] = await world.services.sql<{ id: string }[]>`
    select id from account where username = ${name}`;
  assert.ok(account);
  const isAdministrator = roles?.isAdministrator === true;
  const by = { kind: "account", id: account.id, isModerator: true, isAdministrator } as const;
  return { browser, id: account.id, act: { by, now: world.clock.now } };
}

Deno.test("every route of the desk names the right it needs, and opens to the roles that have it", async () => {
  const { world, guests, targets } = await openGuardedSite();
  await using _ = world;
  // The address of a removed page only leads to a page that needs a right.
  const removed = new Set(REMOVED_ROUTES.map(([, path]) => path));
  const desk = ROUTES.filter(([method, path]) =>
    path.startsWith("/moderation") && !(method === "GET" && removed.has(path))
  );
  const roles = [
    ["owner", { isModerator: false }],
    ["moderator", { isModerator: true }],
    ["administrator", { isModerator: true, isAdministrator: true }],
  ] as const;
  for (const [method, route, audience] of desk) {
    assert.ok(typeof audience === "object", `${route} names no right`);
    for (const [role, person] of roles) {
      const path = pathOf(route, role, targets);
      const browser = copyOf(world, guests[role]);
      const visit: Visit = await (method === "GET" ? browser.get(path) : browser.submit(path));
      const isOpen = visit.status !== 403;
      assert.equal(isOpen, hasRight(person, audience.may), `${method} ${path} of ${role}`);
    }
  }
});

Deno.test("the last administrator keeps the role, even if two give it up at once", async () => {
  await using world = await openWorld();
  const one = await openOffice(world, "Ada", { isAdministrator: true });
  const other = await openOffice(world, "Bob", { isAdministrator: true });
  const none = undefined;
  const outcomes = await Promise.allSettled([
    changeSiteRole(world.context, one.id, { role: none, ...other.act }),
    changeSiteRole(world.context, other.id, { role: "moderator", ...one.act }),
  ]);
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  assert.deepEqual(refused.map(({ reason }) => reason.code), ["last_administrator"]);
  const [left] = await world.services.sql<{ id: string; username: string }[]>`
    select id, username from account where is_administrator`;
  assert.ok(left);
  const act = left.id === one.id ? one.act : other.act;
  const last = { code: "last_administrator" };
  await assert.rejects(changeSiteRole(world.context, left.id, { role: none, ...act }), last);
  const viewer = {
    accountId: left.id,
    username: left.username,
    isModerator: true,
    sessionId: "",
    emailVerified: false,
    provedAt: world.clock.now,
  };
  const sent = { password: PASSWORD, now: world.clock.now };
  await assert.rejects(deleteAccount(world.services, viewer, sent), last);
});

Deno.test("an administrator makes and unmakes moderators on their page, and the trail says who", async () => {
  await using world = await openWorld();
  const { browser } = await openOffice(world, "Ada", { isAdministrator: true });
  const steve = await openOffice(world, "Steve_01", {});
  const path = `/moderation/accounts/${steve.id}`;
  const send = (role: string) => browser.submit(`${path}/role`, { role });
  assert.equal((await send("moderator")).location, `${path}?notice=site_role_changed`);
  assert.equal((await steve.browser.get("/moderation")).status, 200, "at once");
  assert.doesNotMatch((await steve.browser.get("/moderation")).html, /\/moderation\/games/);
  assert.equal((await steve.browser.submit(`${path}/role`, { role: "administrator" })).status, 403);
  await send("administrator");
  assert.equal((await steve.browser.get("/moderation/games")).status, 200);
  await send("none");
  assert.equal((await steve.browser.get("/moderation")).status, 403);
  assert.match((await browser.get(path)).html, /changed an account&#39;s role/);
  const trail = await listAudit(world.services.sql, { by: OPERATOR });
  assert.deepEqual(trail.map(({ actor, subject, details }) => [actor, subject, details]), [
    ["Ada", steve.id, { was: "administrator", role: "none" }],
    ["Ada", steve.id, { was: "moderator", role: "administrator" }],
    ["Ada", steve.id, { was: "none", role: "moderator" }],
  ]);
});

Deno.test("an account with a role is not disabled, and a disabled one gets no role", async () => {
  await using world = await openWorld();
  const ada = await openOffice(world, "Ada", { isAdministrator: true });
  const mod = await openOffice(world, "Mod", { isModerator: true });
  const steve = await openOffice(world, "Steve_01", {});
  const disable = (id: string, act: typeof ada.act) =>
    disableAccount(world.context, id, { reason: "A grudge", ...act });
  for (const act of [ada.act, mod.act]) {
    await assert.rejects(disable(ada.id, act), { code: "account_has_role" });
    await assert.rejects(disable(mod.id, act), { code: "account_has_role" });
  }
  await disable(steve.id, mod.act);
  const change = { role: "moderator", ...ada.act } as const;
  await assert.rejects(changeSiteRole(world.context, steve.id, change), {
    code: "account_cant_have_role",
  });
  const { html } = await ada.browser.get(`/moderation/accounts/${mod.id}`);
  assert.doesNotMatch(html, /Disable the account/);
});

Deno.test("an administrator whose role was just taken gives none with a form that was on its way", async () => {
  await using world = await openWorld();
  const ada = await openOffice(world, "Ada", { isAdministrator: true });
  const bob = await openOffice(world, "Bob", { isAdministrator: true });
  const steve = await openOffice(world, "Steve_01", {});
  await changeSiteRole(world.context, bob.id, { role: undefined, ...ada.act });
  const refused = { code: "administrators_only" };
  for (const { id } of [bob, steve]) {
    const change = { role: "administrator", ...bob.act } as const;
    await assert.rejects(changeSiteRole(world.context, id, change), refused);
  }
});

Deno.test("of a role and a suspension at once, an account gets one", async () => {
  await using world = await openWorld();
  const ada = await openOffice(world, "Ada", { isAdministrator: true });
  const mod = await openOffice(world, "Mod", { isModerator: true });
  const steve = await openOffice(world, "Steve_01", {});
  const { sql } = world.services;
  const sent: Promise<PromiseSettledResult<unknown>[]>[] = [];
  await sql.begin(async (tx) => {
    // Both are on their way, and wait for the same row.
    await tx`select from account where id = ${steve.id} for update`;
    sent.push(Promise.allSettled([
      disableAccount(world.context, steve.id, { reason: "A bot", ...mod.act }),
      changeSiteRole(world.context, steve.id, { role: "administrator", ...ada.act }),
    ]));
    await untilBlocked(sql, { count: 2 });
  });
  const outcomes = await sent[0];
  assert.equal(outcomes?.filter(({ status }) => status === "rejected").length, 1);
});
