import assert from "node:assert/strict";
import { openWorld } from "../support/world.ts";

Deno.test("a page's address with slashes at its end leads to the page", async () => {
  await using world = await openWorld();
  await world.server();
  for (
    const [from, to] of [
      ["/sign-in/", "/sign-in"],
      ["/servers/skyblock-valley/?a=1&b=%2F", "/servers/skyblock-valley?a=1&b=%2F"],
      ["/docs///", "/docs"],
      ["/docs/api/", "/docs/api"],
    ] as const
  ) {
    const answer = await world.get(from);
    assert.deepEqual([answer.status, answer.headers.get("location")], [308, to], from);
    assert.equal((await world.get(to)).status, 200, to);
  }
});

Deno.test("a slash at the end leads to no other site", async () => {
  await using world = await openWorld();
  for (const path of ["//evil.example/", "/\\evil.example/", "/.//evil.example/", "//"]) {
    assert.equal((await world.get(path)).headers.get("location"), null, path);
  }
});

Deno.test("the addresses of programs stay exact", async () => {
  await using world = await openWorld();
  const { secret: key } = await world.key(await world.server());
  for (const path of ["/api/v1/server/", "/api/v1/votes/", "/rewards/v1/inbox/"]) {
    assert.equal((await world.get(path, { key })).status, 404, path);
  }
});

Deno.test("tens of thousands of slashes within an address hold no request up", async () => {
  await using world = await openWorld();
  const timeOf = async (slashes: number) => {
    const begun = performance.now();
    assert.equal((await world.get(`/a${"/".repeat(slashes)}b`)).status, 404);
    return performance.now() - begun;
  };
  await timeOf(1);
  // A pattern that starts over at each slash took six seconds.
  assert.ok(await timeOf(60_000) < 2_000);
});
