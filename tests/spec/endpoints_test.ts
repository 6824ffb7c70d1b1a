/** SPEC §4 and §9: where the endpoints are, and what they take. */
import assert from "node:assert/strict";
import { openWorld } from "../support/world.ts";

const ENDPOINTS = ["server", "votes", "vote-check"];

Deno.test("SPEC §4, §9: the endpoints answer JSON under /api/v1/ only", async () => {
  await using world = await openWorld();
  const { secret: key } = await world.key(await world.server());
  for (const name of ENDPOINTS) {
    const response = await world.get(`/api/v1/${name}?username=Steve_01`, { key });
    assert.equal(response.status, 200, name);
    assert.equal(response.headers.get("content-type"), "application/json", name);
    assert.equal(typeof await response.json(), "object");
    for (const prefix of ["", "/api", "/v1", "/api/v2", "/api/V1", "/api/v1.0"]) {
      const elsewhere = await world.get(`${prefix}/${name}?username=Steve_01`, { key });
      await elsewhere.body?.cancel();
      assert.equal(elsewhere.status, 404, `${prefix}/${name}`);
    }
  }
});

Deno.test("SPEC §4.3: a URL-encoded username is the name it encodes", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { secret: key } = await world.key(server);
  await world.account(".Steve_01");
  await world.vote(server, ".Steve_01");
  for (
    const encoded of ["%2ESteve%5F01", "%2e%53%74%65%76%65%5f%30%31", ".Steve+01", ".Steve%2001"]
  ) {
    const check = await world.get(`/api/v1/vote-check?username=${encoded}`, { key });
    assert.equal((await check.json()).voted, true, encoded);
    const votes = await world.get(`/api/v1/votes?username=${encoded}`, { key });
    assert.equal((await votes.json()).hasVoted, true, encoded);
  }
  // An encoded plus is a plus, which no name holds.
  const plus = await world.get("/api/v1/vote-check?username=.Steve%2B01", { key });
  assert.equal((await plus.json()).voted, false);
});
