import assert from "node:assert/strict";
import { openWorld } from "../support/world.ts";

Deno.test("no answer says the same header twice", async () => {
  await using world = await openWorld();
  const key = await world.key(await world.server());
  const paths = ["/", "/nowhere", "/docs", "/openapi.yaml", "/healthz", "/robots.txt"];
  for (const path of [...paths, "/api/v1/votes", "/api/v1/nowhere"]) {
    const { headers } = await world.get(path, { key: key.secret });
    assert.equal(headers.get("x-content-type-options"), "nosniff", path);
    assert.match(headers.get("x-request-id") ?? "", /^[\da-f-]{36}$/, path);
  }
});
