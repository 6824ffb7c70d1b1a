import assert from "node:assert/strict";
import { REFUSALS } from "../../src/core/refusals/refusal_codes.ts";
import { Refusal, type RefusalCode } from "../../src/core/refusals/refusal.ts";
import { createPages } from "../../src/service/web/pages.ts";
import { openWorld, SITE } from "../support/world.ts";

/** The status of each kind. */
const STATUSES = {
  unknown: 404,
  forbidden: 403,
  invalid: 409,
  conflict: 409,
  unavailable: 503,
} as const;

Deno.test("a refusal's page has its kind's status, and its sentence", async () => {
  await using world = await openWorld();
  await world.server();
  let code: RefusalCode = "form_used";
  const services = {
    ...world.services,
    voteCounts: () => Promise.reject(new Refusal(code, () => `Do that: ${code}`)),
  };
  const site = { ...SITE.site, baseUrl: SITE.baseUrl };
  const pages = createPages({ services, site, trustedProxies: [] });
  for (code of Object.keys(REFUSALS).filter(isCode)) {
    const answer = await pages.request("/servers/skyblock-valley");
    assert.equal(answer.status, STATUSES[REFUSALS[code]], code);
    assert.ok((await answer.text()).includes(`Do that: ${code}`), code);
  }
});

function isCode(name: string): name is RefusalCode {
  return Object.hasOwn(REFUSALS, name);
}
