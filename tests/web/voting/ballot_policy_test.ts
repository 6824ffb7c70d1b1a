import assert from "node:assert/strict";
import { WIDGET_FILES } from "../../../src/site/web/voting/bot_check/widget_files.ts";
import { pathOf } from "../../support/pages/route_paths.ts";
import { type GuardedSite, openGuardedSite, ROLES } from "../../support/pages/guarded_site.ts";
import { PAGE_ROUTES } from "../../support/pages/site_routes.ts";
import type { Visit } from "../../support/people/visitor.ts";

const TURNSTILE = { siteKey: "0x4-site-key", secretKey: "0x4-secret-of-the-host" };
const CLOUDFLARE = "https://challenges.cloudflare.com";
const BALLOT = "/servers/:slug/vote";
const WORKER_POLICY = "default-src 'none'";
const POLICY = "content-security-policy";
/** Pages that may have a check; that of the sign-in is there only when too many sign in. */
const CHECKED = [BALLOT, `${BALLOT}/:player/:expires/:sig`, "/sign-up", "/sign-in"];
/** The stranger has not voted yet. */
const VOTER = "stranger";

/** A page's policy, directive by directive. */
function policyOf({ headers }: Visit): Record<string, string> {
  const policy = headers.get(POLICY) ?? "";
  const directives = policy.split("; ").map((text) => /^(\S+) (.*)$/.exec(text));
  return Object.fromEntries(directives.map((found) => [found?.[1] ?? "", found?.[2] ?? ""]));
}

/** Opens every page as every role, and returns each response with its policy. */
async function openAll({ guests, targets }: GuardedSite) {
  const visits: { route: string; visit: Visit }[] = [];
  for (const route of Object.keys(PAGE_ROUTES)) {
    for (const role of ROLES) {
      visits.push({ route, visit: await guests[role].get(pathOf(route, role, targets)) });
    }
  }
  return visits;
}

function openBallot({ guests, targets }: GuardedSite): Promise<Visit> {
  return guests[VOTER].get(pathOf(BALLOT, VOTER, targets));
}

Deno.test("with Turnstile only pages with a check may ask Cloudflare's host", async () => {
  const site = await openGuardedSite(undefined, { voting: { turnstile: TURNSTILE } });
  await using _ = site.world;
  const ballot = await openBallot(site);
  assert.equal(ballot.status, 200);
  const { "script-src": script, "frame-src": frame, ...others } = policyOf(ballot);
  assert.deepEqual([script, frame], [`'self' ${CLOUDFLARE}`, CLOUDFLARE]);
  assert.doesNotMatch(JSON.stringify(others), /https?:/);
  assert.match(ballot.html, /data-sitekey="0x4-site-key" data-action="vote"/);
  for (const { route, visit } of await openAll(site)) {
    assert.ok(!visit.html.includes(TURNSTILE.secretKey), route);
    if (!CHECKED.includes(route)) {
      assert.doesNotMatch(JSON.stringify(policyOf(visit)), /https?:/, route);
    }
    if (CHECKED.includes(route) && route !== "/sign-in") continue;
    assert.ok(!visit.html.includes(CLOUDFLARE), route);
  }
});

Deno.test("nothing that a page loads may compile WebAssembly", async () => {
  const site = await openGuardedSite(undefined, {});
  await using _ = site.world;
  const { worker, ...others } = WIDGET_FILES;
  const policy = async (path: string) => (await site.guests.nobody.get(path)).headers.get(POLICY);
  assert.equal(await policy(worker.path), WORKER_POLICY);
  for (const { path } of Object.values(others)) assert.equal(await policy(path), null, path);
  for (const { route, visit } of await openAll(site)) {
    assert.doesNotMatch(JSON.stringify(policyOf(visit)), /unsafe/, route);
  }
});

Deno.test("without Turnstile pages ask no other host; only checks start workers", async () => {
  const site = await openGuardedSite(undefined, {});
  await using _ = site.world;
  const ballot = await openBallot(site);
  assert.match(ballot.html, /<altcha-widget/);
  assert.equal(policyOf(ballot)["worker-src"], "'self'");
  for (const { route, visit } of await openAll(site)) {
    const policy = policyOf(visit);
    assert.equal(policy["default-src"], "'none'", route);
    // A widget has no script.
    assert.equal(policy["script-src"], route === "/embed/:slug" ? undefined : "'self'", route);
    assert.doesNotMatch(JSON.stringify(policy), /https?:/, route);
    if (!CHECKED.includes(route)) assert.ok(!("worker-src" in policy), route);
  }
});
