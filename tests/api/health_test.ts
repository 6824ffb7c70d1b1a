import assert from "node:assert/strict";
import { createHealth } from "../../src/service/api/health.ts";
import { RequestState } from "../../src/core/api/request_state.ts";
import { AS_HOST } from "../support/processes/host.ts";
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
  const ask = async () => (await app.request("/readyz", {}, new RequestState({}))).status;
  const answers = await Promise.all(Array.from({ length: 100 }, ask));
  assert.deepEqual([new Set(answers), asked], [new Set([200]), 1]);
  assert.deepEqual([await ask(), asked], [200, 2]);
});

Deno.test("a clock that is off keeps no request away, and only the host is told", async () => {
  await using world = await openWorld();
  const right = world.clock.databaseNow = world.clock.now;
  const tell = async (headers: HeadersInit = {}) => {
    const answer = await world.get("/readyz", { headers });
    assert.equal(answer.status, 200);
    return await answer.json();
  };
  for (const skewMs of [0, 5_000, -5_000, 20_000, 60_000]) {
    world.clock.now = new Date(right.getTime() + skewMs);
    await world.services.clock.isRight(world.clock.now);
    assert.deepEqual(await tell(), { status: "ready" });
    assert.deepEqual(await tell({ Authorization: "Bearer something" }), { status: "ready" });
    const { detail = "" } = await tell(AS_HOST);
    if (skewMs === 0) assert.equal(detail, "");
    else assert.match(detail, /^This host's clock is -?\d+ ms ahead .*: run NTP on both hosts\.$/);
  }
});
