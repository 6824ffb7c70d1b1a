import assert from "node:assert/strict";
import { ERRORS } from "../../../src/web/frame/words.ts";
import { FORM_ROUTES, type FormRoute, isFor, pathOf, pathsOf } from "../../support/form_routes.ts";
import { startJavaServer } from "../../../scripts/demo/game_servers.ts";
import {
  copyOf,
  FORM_PAGE,
  type GuardedSite,
  hashTables,
  mailLinks,
  openGuardedSite,
  type Role,
  ROLES,
  spareOf,
} from "../../support/guarded_site.ts";
import { listRoutes } from "../../support/page_routes.ts";
import { startReceiver } from "../../support/receiver.ts";
import { signIn, type Visit } from "../../support/visitor.ts";
import { openWorld } from "../../support/world.ts";

/** How a form's token can be wrong. */
const WRONG_TOKENS = ["missing", "stale", "somebody else's", "made up"] as const;

Deno.test("every form that the pages register stands in the table of this test", async () => {
  await using world = await openWorld();
  const routes = listRoutes(world);
  const forms = new Set(routes.filter(({ method }) => method !== "GET").map(({ path }) => path));
  assert.deepEqual([...forms].sort(), FORM_ROUTES.map(({ route }) => route).sort());
  assert.deepEqual([...new Set(routes.map(({ method }) => method))].sort(), ["GET", "POST"]);
});

Deno.test("no form changes anything for those it is not for, nor without its token, and each does its work for the others", async () => {
  await using game = await startJavaServer();
  await using receiver = startReceiver();
  const site = await openGuardedSite({ gamePort: game.port, webhookUrl: receiver.url });
  await using world = site.world;
  await mailLinks(site);
  const before = await hashTables(world);
  for (const form of FORM_ROUTES) await refuse(site, form);
  assert.deepEqual(await hashTables(world), before);
  assert.deepEqual([game.asked, receiver.received.length], [0, 0]);
  for (const form of FORM_ROUTES) await take(site, form);
  assert.notDeepEqual(await hashTables(world), before);
});

/** Sends a form in every way in which it must change nothing. */
async function refuse(site: GuardedSite, form: FormRoute): Promise<void> {
  const before = await hashTables(site.world);
  for (const role of ROLES) {
    for (const path of pathsOf(form.route, role, site.targets)) {
      if (isFor(form.audience, role)) break;
      const answer = await send(site, form, { role, path });
      assertRefused(answer, statusFor(form, role), `${path} of ${role}`);
    }
    const path = pathOf(form.route, role, site.targets);
    for (const wrong of WRONG_TOKENS) {
      const token = tokenOf(site, role, wrong);
      const answer = await send(site, form, { role, path, token });
      const status = role === "nobody" && form.audience !== "anybody" ? 401 : "stale";
      assertRefused(answer, status, `${form.route} of ${role}, its token ${wrong}`);
    }
    assert.deepEqual(await hashTables(site.world), before, `${form.route} of ${role}`);
  }
}

function send(
  { guests }: GuardedSite,
  form: FormRoute,
  { role, path, token }: { role: Role; path: string; token?: string | null },
): Promise<Visit> {
  return guests[role].browser.submit(path, fieldsOf(form, role), { token });
}

/** What those get whom a form is not for: somebody else's things are not there, an office is not theirs. */
function statusFor({ audience }: FormRoute, role: Role): 401 | 403 | 404 {
  if (role === "nobody") return 401;
  return audience === "moderator" ? 403 : 404;
}

function assertRefused(answer: Visit, wanted: 401 | 403 | 404 | "stale", what: string): void {
  const [status, title] = {
    401: [401, ERRORS.signedOut] as const,
    403: [403, ERRORS.notAllowed] as const,
    404: [404, ERRORS.notFound] as const,
    stale: [403, ERRORS.staleForm] as const,
  }[wanted];
  assert.equal(answer.status, status, what);
  assert.ok(answer.html.includes(`<h1>${title}</h1>`), what);
  assert.deepEqual(answer.headers.getSetCookie(), [], what);
}

function tokenOf({ guests }: GuardedSite, role: Role, wrong: typeof WRONG_TOKENS[number]) {
  switch (wrong) {
    case "missing":
      return null;
    case "stale":
      return guests[role].staleToken;
    case "somebody else's":
      return guests[role === "owner" ? "stranger" : "owner"].browser.token();
    case "made up":
      return "A".repeat(43);
  }
}

/** Sends a form with its token for each whom it is for. */
async function take(site: GuardedSite, form: FormRoute): Promise<void> {
  for (const role of ROLES.filter((role) => isFor(form.audience, role))) {
    const browser = copyOf(site.world, site.guests[role]);
    if (form.spare && role !== "nobody") await signIn(site.world, browser, spareOf(role));
    await browser.get(FORM_PAGE);
    const path = pathOf(form.route, role, site.targets);
    const { status, html } = await browser.submit(path, fieldsOf(form, role));
    assert.equal(
      status,
      form.status ?? 303,
      `${form.route} of ${role}: ${/<h1>.*<\/h1>/.exec(html)}`,
    );
  }
}

function fieldsOf({ fields = {} }: FormRoute, role: Role): Record<string, string> {
  return typeof fields === "function" ? fields(role) : fields;
}
