import assert from "node:assert/strict";
import { limits, type OperationId } from "../../generated/limits.ts";
import { routes } from "../../generated/routes.ts";
import { rollKey } from "../../src/core/keys/roll_key.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { holdAgainstContract, holdProblem } from "../support/api/answers.ts";
import { openWorld } from "../support/world.ts";

const OPERATIONS: OperationId[] = ["getServer", "getVotes", "checkVote"];
const QUERY: Record<OperationId, string> = {
  getServer: "",
  getVotes: "",
  checkVote: "?username=Steve_01",
};

Deno.test("the limits are 60, 60 and 120 requests a minute", () => {
  const minute = { windowSeconds: 60 };
  assert.deepEqual(limits, {
    getServer: { requests: 60, ...minute },
    getVotes: { requests: 60, ...minute },
    checkVote: { requests: 120, ...minute },
  });
});

Deno.test("every operation answers 429 with Retry-After beyond its limit", async () => {
  await using world = await openWorld();
  const { secret } = await world.key(await world.server());
  for (const operation of OPERATIONS) {
    const { path } = routes[operation];
    const ask = () => world.get(path + QUERY[operation], { key: secret });
    const { requests } = limits[operation];
    for (let sent = 1; sent <= requests; sent++) {
      const { status, headers } = await ask();
      assert.equal(status, 200, `${operation}, request ${sent}`);
      assert.equal(
        headers.get("ratelimit")?.match(/^"minute";r=(\d+);/)?.[1],
        String(requests - sent),
      );
    }
    const { headers } = await holdAgainstContract(path, await ask());
    assert.match(headers.get("retry-after") ?? "", /^([1-9]|[1-5][0-9]|60)$/);
    assert.equal(headers.get("ratelimit-policy"), `"minute";q=${requests};w=60`);
    await holdProblem(await ask(), "rate_limited");
  }
});

Deno.test("limits are counted per key and endpoint", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const one = await world.key(server);
  const two = await world.key(server);
  for (let sent = 0; sent < 60; sent++) await world.get("/api/v1/server", { key: one.secret });
  assert.equal((await world.get("/api/v1/server", { key: one.secret })).status, 429);
  assert.equal((await world.get("/api/v1/votes", { key: one.secret })).status, 200);
  assert.equal((await world.get("/api/v1/server", { key: two.secret })).status, 200);
});

Deno.test("a rolled key has the limit of the key it was", async () => {
  await using world = await openWorld();
  const key = await world.key(await world.server());
  const rolled = await rollKey(world.context, key.id, {
    overlapHours: 1,
    ...world.act,
  });
  for (let sent = 0; sent < 60; sent++) {
    await world.get("/api/v1/server", { key: sent % 2 ? key.secret : rolled.secret });
  }
  assert.equal((await world.get("/api/v1/server", { key: rolled.secret })).status, 429);
});

Deno.test("of all refusals only a 400 counts against the limit", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret: key } = await world.key(server);
  const left = async () => {
    const { headers } = await world.get("/api/v1/vote-check?username=Steve_01", { key });
    return Number(headers.get("ratelimit")?.match(/r=(\d+)/)?.[1]);
  };
  assert.equal(await left(), 119);
  assert.equal((await world.get("/api/v1/vote-check", { key })).status, 400);
  assert.equal(await left(), 117);
  assert.equal(
    (await world.get("/api/v1/vote-check?username=a", { key, method: "HEAD" })).status,
    200,
  );
  assert.equal(await left(), 115);
  await world.get("/api/v1/vote-check?username=a");
  await world.get("/api/v1/vote-check/nothing", { key });
  await world.get("/api/v1/vote-check?username=a", { key, method: "POST" });
  assert.equal(await left(), 114);
  await decideStatus(world.context, server.slug, { decision: "suspend", ...world.act });
  await new Promise((done) => setTimeout(done, 1_001));
  assert.equal((await world.get("/api/v1/vote-check?username=a", { key })).status, 403);
  await decideStatus(world.context, server.slug, { decision: "approve", ...world.act });
  await new Promise((done) => setTimeout(done, 1_001));
  assert.equal(await left(), 113);
});
