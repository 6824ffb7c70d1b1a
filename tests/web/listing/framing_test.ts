import assert from "node:assert/strict";
import { EMBEDDED_ROUTES, ROUTES } from "../../../src/service/web/routes.ts";
import { openGuardedSite, ROLES } from "../../support/pages/guarded_site.ts";
import { pathOf } from "../../support/pages/route_paths.ts";
import { PAGE_ROUTES } from "../../support/pages/site_routes.ts";

Deno.test("no other page, file or answer of the site may be framed", async () => {
  const { world, guests, targets } = await openGuardedSite();
  await using _ = world;
  const files = [...ROUTES, ...EMBEDDED_ROUTES]
    .filter(([method]) => method === "GET").map(([, path]) => path);
  for (const route of new Set([...Object.keys(PAGE_ROUTES), ...files])) {
    if (route === "/embed/:slug") continue;
    for (const role of ROLES) {
      const { headers } = await guests[role].get(pathOf(route, role, targets));
      if (headers.get("location") !== null) continue;
      const policy = headers.get("content-security-policy") ?? "";
      assert.match(policy, /frame-ancestors 'none'/, `${route} of ${role}`);
      assert.equal(headers.get("x-frame-options"), "DENY", `${route} of ${role}`);
    }
  }
  for (const path of ["/docs/api", "/docs/api/rewards", "/docs/api/public", "/nowhere"]) {
    const { headers } = await guests.nobody.get(path);
    assert.match(headers.get("content-security-policy") ?? "", /frame-ancestors 'none'/, path);
  }
});
