import assert from "node:assert/strict";
import { ENGLISH } from "../../../src/core/locales/locale.ts";
import {
  fieldsOf,
  FORM_ROUTES,
  type FormRoute,
  SENT_FORMS,
} from "../../support/pages/site_routes.ts";
import { startJavaServer } from "../../../demo/game_servers.ts";
import {
  copyOf,
  type GuardedSite,
  hashTables,
  mailLinks,
  openGuardedSite,
  type Role,
  ROLES,
  spareOf,
} from "../../support/pages/guarded_site.ts";
import { isFor, listRoutes, pathOf, pathsOf } from "../../support/pages/route_paths.ts";
import { stopClock } from "../../support/pages/stopped_views.ts";
import { startReceiver } from "../../support/deliveries/receiver.ts";
import { FROM_HERE, openVisitor, signIn, type Visit } from "../../support/people/visitor.ts";
import { eventually } from "../../support/processes/processes.ts";
import { openWorld } from "../../support/world.ts";

const { errors: ERRORS } = ENGLISH.words.frame;

/** Sources of forms that must be refused, and the headers with which browsers and programs admit them. */
const ELSEWHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "another site": { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  "a subdomain": { "sec-fetch-site": "same-site", origin: "http://evil.localhost" },
  "another site that claims to be ours": { "sec-fetch-site": "cross-site", ...FROM_HERE },
  "another site, by an old browser": { origin: "https://evil.example" },
  "another scheme": { origin: "https://localhost" },
  "another port": { origin: "http://localhost:8001" },
  "a page without an origin": { origin: "null" },
  "a program": {},
  "a program that sends JSON": { ...FROM_HERE, "content-type": "application/json" },
};

Deno.test("every form that is registered is one of the routes", async () => {
  await using world = await openWorld();
  const routes = listRoutes(world);
  const forms = new Set(routes.filter(({ method }) => method !== "GET").map(({ path }) => path));
  assert.deepEqual([...forms].sort(), FORM_ROUTES.map(({ route }) => route).sort());
  assert.deepEqual(Object.keys(SENT_FORMS).filter((route) => !forms.has(route)), []);
  assert.deepEqual([...new Set(routes.map(({ method }) => method))].sort(), ["GET", "POST"]);
});

Deno.test("a form changes nothing from another site or for the wrong person", async () => {
  await using game = await startJavaServer();
  await using receiver = startReceiver();
  const site = await openGuardedSite({ gamePort: game.port, webhookUrl: receiver.url });
  await using world = site.world;
  await mailLinks(site);
  const before = await hashTables(world);
  const mailed = world.mails.length;
  // A link is proof enough, wherever it is sent from: mail programs have neither cookie nor origin.
  const guarded = FORM_ROUTES.filter(({ audience }) => audience !== "link holder");
  let views = 0;
  // Far apart: this many forms at once would have to wait.
  const apart = stopClock(world, () => ++views * 10_000);
  for (const form of guarded) {
    await refuse({ ...site, world: apart }, form);
    assert.deepEqual(await hashTables(world), before, form.route);
  }
  await world.services.background.settled();
  assert.deepEqual(await hashTables(world), before);
  assert.deepEqual([game.asked, receiver.received.length, world.mails.length], [0, 0, mailed]);
  for (const form of FORM_ROUTES) await take({ ...site, world: apart }, form);
  assert.notDeepEqual(await hashTables(world), before);
});

/** Sends a form in every way in which it must be refused. */
async function refuse(site: GuardedSite, form: FormRoute): Promise<void> {
  for (const role of ROLES) {
    for (const path of pathsOf(form.route, role, site.targets)) {
      if (isFor(form.audience, role)) break;
      const answer = await send(site, form, { role, path });
      const status = statusFor(form, role);
      // Caves is listed, so all visitors can see it.
      const isListed = status === 404 && /^\/my\/servers\/caves(\/|$)/.test(path);
      assertRefused(answer, isListed ? "not yours" : status, `${path} of ${role}`);
    }
    const path = pathOf(form.route, role, site.targets);
    for (const [sender, headers] of Object.entries(ELSEWHERE)) {
      const answer = await send(site, form, { role, path, headers });
      assertRefused(answer, "elsewhere", `${form.route} of ${role}, sent by ${sender}`);
    }
  }
}

function send(
  { world, guests }: GuardedSite,
  form: FormRoute,
  { role, path, headers }: { role: Role; path: string; headers?: Readonly<Record<string, string>> },
): Promise<Visit> {
  const browser = role === "nobody" ? openVisitor(world) : copyOf(world, guests[role]);
  return browser.submit(path, fieldsOf(form, role), headers);
}

/** The status for the wrong people: another owner's things are not found, an office is forbidden. */
function statusFor({ audience }: FormRoute, role: Role): 401 | 403 | 404 {
  if (role === "nobody") return 401;
  return audience === "moderator" || audience === "administrator" ? 403 : 404;
}

function assertRefused(
  answer: Visit,
  wanted: 401 | 403 | 404 | "not yours" | "elsewhere",
  what: string,
): void {
  const [status, title] = {
    401: [401, ERRORS.signedOut] as const,
    403: [403, ERRORS.notAllowed] as const,
    404: [404, ERRORS.notFound] as const,
    "not yours": [404, ERRORS.notYours] as const,
    elsewhere: [403, ERRORS.otherSite] as const,
  }[wanted];
  assert.equal(answer.status, status, what);
  assert.ok(answer.html.includes(`<h1>${title}</h1>`), what);
  assert.deepEqual(answer.headers.getSetCookie(), [], what);
}

/** Sends a form for each whom it is for. An administrator takes only their own: most can be taken once. */
async function take(site: GuardedSite, form: FormRoute): Promise<void> {
  const isOthers = (role: Role) => role === "administrator" && form.audience !== role;
  for (const role of ROLES.filter((role) => isFor(form.audience, role) && !isOthers(role))) {
    const browser = copyOf(site.world, site.guests[role]);
    // Forms make deliveries due. One that is being sent is not replayed.
    await eventually("nothing is being sent", async () => {
      const sending = await site.world.services.sql`select from outbox where state = 'sending'`;
      return sending.length === 0;
    });
    if (form.spare && role !== "nobody") await signIn(site.world, browser, spareOf(role));
    const path = pathOf(form.route, role, site.targets);
    const { status, html } = await browser.submit(path, fieldsOf(form, role));
    assert.equal(
      status,
      typeof form.status === "function" ? form.status(role) : form.status ?? 303,
      `${form.route} of ${role}: ${/<h1>.*<\/h1>/.exec(html)}`,
    );
  }
}
