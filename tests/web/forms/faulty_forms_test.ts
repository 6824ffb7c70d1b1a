import assert from "node:assert/strict";
import {
  copyOf,
  type GuardedSite,
  openGuardedSite,
  type Role,
  ROLES,
} from "../../support/pages/guarded_site.ts";
import { isFor, pathOf } from "../../support/pages/route_paths.ts";
import { fieldsOf, FORM_ROUTES, type FormRoute } from "../../support/pages/site_routes.ts";
import { stopClock } from "../../support/pages/stopped_views.ts";
import { openVisitor, type Visit } from "../../support/people/visitor.ts";

/** What a page would show as a tag if it were not escaped. */
const MARKED = `mark<b>"'&`;

/** Names that every object has, and an empty one. */
const ODD_NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", ""];

/** The secrets of each form: those that its pages ask for. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  "/sign-up": ["password", "proof"],
  "/sign-in": ["password", "proof"],
  "/sign-in/second-factor": ["code", "recovery"],
  "/sign-in/passkey": ["credential"],
  "/reset-password/:token": ["password"],
  "/account/second-factor/app": ["secret", "code"],
  "/account/export": ["password"],
  "/account/proof": ["proof_password", "proof_code", "credential"],
  "/account/password": ["password", "new_password"],
  "/account/email": ["password"],
  "/account/deletion": ["password"],
  "/my/servers/:slug/deletion": ["password"],
  "/my/servers/:slug/rewards/votifier": ["secret"],
  "/my/servers/:slug/chats": ["secret_address"],
  "/my/servers/:slug/api/keys/:id/chat": ["secret_address"],
  "/moderation/chat": ["secret_address"],
};

Deno.test("whatever a field holds, its form is answered, and its page shows that escaped", async () => {
  const site = await openApart();
  await using _ = site.world;
  for (const form of FORM_ROUTES) {
    const role = firstRole(form);
    for (const name of Object.keys(fieldsOf(form, role))) {
      const { status, html } = await send(site, form, { role, fields: { [name]: MARKED } });
      assert.ok(status < 500, `${form.route}: ${name}: ${status}`);
      assert.ok(!html.includes("mark<b>"), `${form.route}: ${name}`);
    }
  }
});

Deno.test("a field may have the name of what every object has", async () => {
  const site = await openApart();
  await using _ = site.world;
  const odd = Object.fromEntries(ODD_NAMES.map((name) => [name, MARKED]));
  for (const form of FORM_ROUTES) {
    const role = firstRole(form);
    const { status, html } = await send(site, form, { role, only: odd });
    assert.ok(status < 500, `${form.route}: ${status}`);
    assert.ok(!html.includes("mark<b>"), form.route);
  }
});

Deno.test("no page shows a secret again, neither with a fault nor once its sender is signed out", async () => {
  const site = await openApart();
  await using _ = site.world;
  for (const [route, names] of Object.entries(SECRETS)) {
    const form = FORM_ROUTES.find((one) => one.route === route) ?? assert.fail(route);
    const sent = Object.fromEntries(names.map((name) => [name, `typed-as-${name}`]));
    for (const role of new Set<Role>([firstRole(form), "nobody"])) {
      // Alone, as beside all others, of which each may be the one at fault.
      for (const fields of [{ fields: sent }, { only: sent }]) {
        const { html } = await send(site, form, { role, ...fields });
        assert.doesNotMatch(html, /typed-as-/, `${route} of ${role}`);
      }
    }
  }
});

/** The site on whose limits so much time passes that none is reached. */
async function openApart(): Promise<GuardedSite> {
  const site = await openGuardedSite();
  let views = 0;
  return { ...site, world: stopClock(site.world, () => ++views * 10_000) };
}

function firstRole({ audience }: FormRoute): Role {
  return ROLES.find((role) => isFor(audience, role)) ?? assert.fail(audience);
}

/** Sends a form with other fields than those with which it would be accepted, or with some `only`. */
function send(
  { world, guests, targets }: GuardedSite,
  form: FormRoute,
  { role, fields = {}, only }: {
    role: Role;
    fields?: Record<string, string>;
    only?: Record<string, string>;
  },
): Promise<Visit> {
  const browser = role === "nobody" ? openVisitor(world) : copyOf(world, guests[role]);
  return browser.submit(
    pathOf(form.route, role, targets),
    only ?? { ...fieldsOf(form, role), ...fields },
  );
}
