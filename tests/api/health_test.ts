import assert from "node:assert/strict";
import { createHealth } from "../../src/api/health.ts";
import { Visit } from "../../src/api/visit.ts";
import { openWorld } from "../support/world.ts";

Deno.test("however many ask readyz at once, the database is asked once", async () => {
  await using world = await openWorld({ now: new Date() });
  let asked = 0;
  const reads = new Proxy(world.services.pools.reads, {
    apply(...call) {
      asked++;
      return Reflect.apply(...call);
    },
  });
  const services = { ...world.services, pools: { ...world.services.pools, reads } };
  const app = createHealth(services, { isLeaving: () => false });
  const ask = async () => (await app.request("/readyz", {}, new Visit({}))).status;
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  assert.deepEqual([new Set(answers), asked], [new Set([200]), 1]);
  assert.deepEqual([await ask(), asked], [200, 2]);
});
