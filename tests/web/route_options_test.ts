import assert from "node:assert/strict";
import { ALL_ROUTES, findRoute } from "../../src/service/web/routes.ts";
import { REMOVED_ROUTES } from "../../src/site/web/guards/removed_addresses.ts";
import { hasRight } from "../../src/core/rights/rights.ts";
import { SERVER_AUDIENCES } from "../../src/site/web/route.ts";
import type { RouteOptions } from "../../src/site/web/route_options.ts";

const REMOVED: readonly unknown[] = REMOVED_ROUTES;
const ALL = ALL_ROUTES.filter((route) => !REMOVED.includes(route));
const OWN = "/my/servers/:slug";
const KEY = `${OWN}/api/keys/:id`;

Deno.test("forms that cost a lot of work, and previews, have limits of their own", () => {
  assert.deepEqual(formsBy("cost"), {
    work: [
      `${KEY}/grades`,
      `${KEY}/replays`,
      `${OWN}/rewards/test-votes`,
      `${OWN}/rewards/goals/:name/tests`,
      "/moderation/setup/mail",
    ],
    preview: ["/my/servers/new/preview", `${OWN}/preview`],
  });
});

Deno.test("the forms with a listing's texts have room for them in each language", () => {
  assert.deepEqual(formsBy("hasTexts"), {
    true: ["/my/servers", "/my/servers/new/preview", `${OWN}/edit`, `${OWN}/preview`],
  });
});

Deno.test("what owners change leaves their server's pages, and what they take away all lists", () => {
  assert.deepEqual(formsBy("changes"), {
    server: [`${OWN}/edit`, `${OWN}/pictures`, `${OWN}/checks`, `${OWN}/relisting`],
    lists: [`${OWN}/pictures/removal`, `${OWN}/unlisting`, `${OWN}/deletion`],
  });
});

Deno.test("every form of the desk, and no other, has a right of the site as its audience", () => {
  // After these, all pages are made again.
  for (const [, path, audience] of ALL) {
    assert.equal(typeof audience === "object", path.startsWith("/moderation"), path);
  }
});

Deno.test("what administrators alone see and change of the desk is this", () => {
  const paths = ALL.filter(([, , audience]) =>
    typeof audience === "object" && !hasRight({ isModerator: true }, audience.may)
  ).map(([method, path]) => `${method} ${path}`);
  assert.deepEqual(paths.sort(), [
    "GET /moderation/games",
    "GET /moderation/games/:slug",
    "GET /moderation/tags/:slug",
    "POST /moderation/accounts/:id/role",
    "POST /moderation/chat",
    "POST /moderation/chat/removal",
    "POST /moderation/games",
    "POST /moderation/games/:slug",
    "POST /moderation/games/:slug/merge",
    "POST /moderation/games/:slug/removal",
    "POST /moderation/settings",
    "POST /moderation/settings/logo",
    "POST /moderation/settings/logo/removal",
    "POST /moderation/settings/review",
    "POST /moderation/setup/mail",
    "POST /moderation/tags",
    "POST /moderation/tags/:slug",
    "POST /moderation/tags/:slug/merge",
    "POST /moderation/tags/:slug/removal",
  ]);
});

Deno.test("a tab leads to every page and form about an owner's server, and of the desk", () => {
  const tabs: Record<string, Set<string>> = { owner: new Set(), desk: new Set() };
  for (const [, path, audience, , { tab } = {}] of ALL) {
    const isOwn = SERVER_AUDIENCES.some((one) => one === audience);
    assert.equal(tab !== undefined, isOwn || typeof audience === "object", path);
    if (tab !== undefined) tabs[isOwn ? "owner" : "desk"]?.add(tab);
  }
  assert.deepEqual([...tabs["owner"] ?? []].sort(), [
    ...["api", "edit", "overview", "rewards", "settings", "voters"],
  ]);
  assert.deepEqual([...tabs["desk"] ?? []].sort(), [
    ...["audit", "catalog", "health", "listings", "reports", "search", "servers", "settings"],
    "waves",
  ]);
});

Deno.test("the question for a proof says what a form is about to do", () => {
  assert.deepEqual(formsBy("purpose"), {
    password: ["/account/password"],
    link: ["/account/identities"],
    unlink: ["/account/identities/removal"],
    email: ["/account/email"],
    passkey: ["/account/passkeys"],
    passkey_removal: ["/account/passkeys/:id/removal"],
    second_factor: ["app", "passkeys", "codes", "removal"]
      .map((act) => `/account/second-factor/${act}`),
    export: ["/account/export"],
    deletion: ["/account/deletion"],
    key: [
      `${OWN}/api/keys`,
      `${KEY}/rolls`,
      ...["keys", "url-key", "link-key"].map((kind) => `${OWN}/rewards/${kind}`),
      `${OWN}/people/keys`,
    ],
    webhook: [
      ...["webhook/secret", "webhook/secret/activation", "webhook", "chat", "webhook/state"]
        .map((act) => `${KEY}/${act}`),
      `${OWN}/chats`,
    ],
    votifier: [`${OWN}/rewards/votifier`],
    role: ["/moderation/accounts/:id/role"],
    voids: [
      "/moderation/waves/:id/voiding",
      "/moderation/servers/:slug/voids",
      "/moderation/servers/:slug/voids/:id/lifting",
    ],
    people: [`${OWN}/people`, `${OWN}/people/:id/role`, `${OWN}/people/links`],
    handover: [`${OWN}/handover`],
    listing: [`${OWN}/deletion`],
  });
});

Deno.test("a repeated sign-up alone gets the session that the first one opened", () => {
  assert.deepEqual(formsBy("repeatsSession"), { true: ["/sign-up"] });
});

Deno.test("no sign-in returns to a step of signing in", () => {
  for (const [method, path, , , options] of ALL) {
    const isStep = /^\/sign-(in|up)(\/|$)/.test(path);
    assert.equal(options?.signsIn ?? false, isStep, `${method} ${path}`);
  }
});

Deno.test("each page and form is found at its address", () => {
  for (const route of ALL) {
    const [method, path] = route;
    assert.equal(findRoute(method, path.replaceAll(/:\w+|\*/g, "some")), route, path);
  }
  assert.equal(findRoute("HEAD", "/games"), findRoute("GET", "/games"));
  assert.equal(findRoute("GET", "/nowhere/at/all"), undefined);
});

/** Returns the paths of the forms with an option, by its value, in the order of the routes. */
function formsBy(name: keyof RouteOptions): Record<string, string[]> {
  const forms = ALL.filter(([method, , , , options]) =>
    method === "POST" && options?.[name] !== undefined
  );
  const paths = Map.groupBy(forms, (route) => String(route[4]?.[name]));
  return Object.fromEntries(
    [...paths].map(([value, routes]) => [value, routes.map(([, path]) => path)]),
  );
}
