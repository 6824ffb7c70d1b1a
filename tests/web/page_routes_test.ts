import assert from "node:assert/strict";
import { ENGLISH } from "../../src/core/locales/locale.ts";
import { SERVER_AUDIENCES } from "../../src/site/web/route.ts";
import { PUBLIC_FILES, ROUTES } from "../../src/service/web/routes.ts";
import { SITE_FILE_PATH } from "../../src/site/web/frame/live_site.ts";
import { REMOVED_ROUTES } from "../../src/site/web/guards/removed_addresses.ts";
import { PICTURE_PATH } from "../../src/site/web/frame/send_picture.ts";
import { hashTables, openGuardedSite, type Role, ROLES } from "../support/pages/guarded_site.ts";
import { isFor, listRoutes, pathOf, pathsOf } from "../support/pages/route_paths.ts";
import { FORM_ROUTES, PAGE_ROUTES } from "../support/pages/site_routes.ts";
import type { Visit } from "../support/people/visitor.ts";
import { openWorld } from "../support/world.ts";

const { errors: ERRORS } = ENGLISH.words.frame;

Deno.test("every page that is registered is one of the routes", async () => {
  await using world = await openWorld();
  const paths = listRoutes(world).filter(({ method }) => method === "GET").map(({ path }) => path);
  const others = [
    ...PUBLIC_FILES.map(({ path }) => path),
    ...REMOVED_ROUTES.map(([, path]) => path),
  ];
  const files = [PICTURE_PATH, SITE_FILE_PATH, ...others];
  const pages = new Set(paths.filter((path) => !files.includes(path) && !/\.[a-z]+$/.test(path)));
  assert.deepEqual([...pages].sort(), Object.keys(PAGE_ROUTES).sort());
});

Deno.test("a page or form below an owner's server is only for its owner", () => {
  const below = ROUTES.filter(([, path]) => path.startsWith("/my/servers/:slug"));
  const guarded = ROUTES.filter(([, , audience]) =>
    SERVER_AUDIENCES.some((one) => one === audience)
  );
  assert.deepEqual(guarded, below);
});

Deno.test("a page or form of an account needs a session", () => {
  const all = [
    ...Object.entries(PAGE_ROUTES),
    ...FORM_ROUTES.map((form) => [form.route, form.audience]),
  ];
  const own = all.filter(([path = ""]) => /^\/(account|my)(\/|$)/.test(path));
  const open = own.filter(([, audience]) => audience !== "signed in" && audience !== "owner");
  // It is gone.
  assert.deepEqual(open, [["/my/votes/:slug/place", "anybody"]]);
});

Deno.test("a guarded page opens only to its audience, and opening changes nothing", async () => {
  const site = await openGuardedSite();
  await using world = site.world;
  // Looked at once, since the settings make the token that it shows.
  await site.guests.owner.get("/my/servers/caves/settings");
  const before = await hashTables(world);
  for (const [route, audience] of Object.entries(PAGE_ROUTES)) {
    if (audience === "anybody" || audience === "link holder") continue;
    for (const role of ROLES) {
      for (const path of pathsOf(route, role, site.targets)) {
        const visit = await site.guests[role].get(path);
        if (isFor(audience, role)) assertOpen(visit, path, role);
        else assertShut(visit, path, role);
      }
    }
  }
  assert.deepEqual(await hashTables(world), before);
});

Deno.test("no page shows a secret, and only owners see a webhook's URL", async () => {
  const { world, guests, targets } = await openGuardedSite();
  await using _ = world;
  const { key } = targets;
  const ownersPages: string[] = [];
  for (const route of Object.keys(PAGE_ROUTES)) {
    for (const role of ROLES) {
      const { html } = await guests[role].get(pathOf(route, role, targets));
      for (const secret of [key.secret, key.webhookSecret]) {
        assert.ok(!html.includes(secret), route);
      }
      if (role === "owner") ownersPages.push(html);
      else assert.doesNotMatch(html, /hunter2/, `${route} of ${role}`);
    }
  }
  assert.match(ownersPages.join(), /hunter2/, "its owner reads the whole URL");
});

function assertOpen({ status, headers }: Visit, path: string, role: Role): void {
  // Where there is a moderator, no account becomes the first. One page leads to the next ballot; and people who just
  // signed in needn't show again who they are.
  const isLed = path === "/my/votes/next" || path === "/account/proof";
  const expected = path.startsWith("/first-moderator/") ? 410 : isLed ? 303 : 200;
  assert.equal(status, expected, `${path} of ${role}`);
  assert.equal(headers.get("cache-control"), "private, no-store", `${path} of ${role}`);
}

/**
 * A signed-out visitor is sent to sign in and back, or to sign up where they would vote; for others the page is not
 * there, or an office is not theirs.
 */
function assertShut({ status, location, html }: Visit, path: string, role: Role): void {
  if (role === "nobody") {
    const door = path.endsWith("/vote") ? "/sign-up" : "/sign-in";
    const wayIn = `${door}?${new URLSearchParams({ next: path })}`;
    return assert.deepEqual([status, location, html], [303, wayIn, ""], path);
  }
  const isOffice = path.startsWith("/moderation");
  assert.equal(status, isOffice ? 403 : 404, `${path} of ${role}`);
  // Caves is listed, so all visitors can open its public page.
  const isServer = /^\/my\/servers\/caves(\/|$)/.test(path);
  const title = isOffice ? ERRORS.notAllowed : isServer ? ERRORS.notYours : ERRORS.notFound;
  assert.ok(html.includes(`<h1>${title}</h1>`), `${path} of ${role}`);
  assert.doesNotMatch(html, /lobby|127\.0\.0\.1|Caves/, `${path} of ${role}`);
}
