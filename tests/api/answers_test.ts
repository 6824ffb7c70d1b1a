import assert from "node:assert/strict";
import { parse } from "yaml";
import { CONTRACT_FILES, CONTRACT_NAMES, textOf } from "../support/api/contract.ts";
import { holdProblem } from "../support/api/answers.ts";
import { openSite } from "../support/api/api_operations.ts";
import { openWorld } from "../support/world.ts";

const PATHS = ["/api/v1/server", "/api/v1/votes", "/api/v1/vote-check"];

Deno.test("the served documents are the contracts themselves, with the site's address", async () => {
  await using world = await openWorld({ baseUrl: "https://votes.example" });
  for (const name of CONTRACT_NAMES) {
    const path = `/${CONTRACT_FILES[name]}`;
    const text = textOf(name).replace("- url: /\n", "- url: https://votes.example\n");
    assert.equal(await (await world.get(path)).text(), text);
    const json = await (await world.get(path.replace(".yaml", ".json"))).json();
    assert.deepEqual(json, parse(text));
  }
});

Deno.test("a path that leads nowhere is a 404 problem", async () => {
  await using world = await openWorld();
  for (
    const path of [
      "/nothing",
      "/api/v1",
      "/api/v1/",
      "/api/v1/servers",
      "/api/v1/server/",
      "/api/v2/server",
    ]
  ) {
    await holdProblem(await world.get(path), "not_found");
  }
});

Deno.test("any method but GET and HEAD is a 405", async () => {
  await using world = await openWorld();
  const { secret } = await world.key(await world.server());
  for (const path of PATHS) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const response = await world.get(path, { key: secret, method });
      const { headers } = await holdProblem(response, "method_not_allowed");
      assert.equal(headers.get("allow"), "GET, HEAD");
    }
  }
});

Deno.test("no answer may be cached or read by another origin", async () => {
  await using world = await openWorld();
  const { secret } = await world.key(await world.server());
  for (const key of [secret, undefined]) {
    const response = await world.get("/api/v1/server", {
      headers: { Origin: "https://elsewhere.example" },
      ...(key === undefined ? {} : { key }),
    });
    await response.body?.cancel();
    assert.equal(response.headers.get("access-control-allow-origin"), null);
    assert.equal(response.headers.get("cache-control"), "no-store");
  }
});

Deno.test("every answer carries its own X-Request-Id", async () => {
  await using world = await openWorld();
  const ids = new Set<string | null>();
  for (const path of ["/healthz", "/api/v1/server", "/nothing", "/docs"]) {
    const response = await world.get(path);
    await response.body?.cancel();
    ids.add(response.headers.get("x-request-id"));
  }
  assert.equal(ids.size, 4);
  assert.ok(!ids.has(null));
});

Deno.test("an unexpected error is a 500 that hides its cause", async () => {
  await using world = await openWorld();
  const { secret } = await world.key(await world.server());
  await world.services.sql`alter table last_vote rename to gone`;
  const response = await world.get("/api/v1/vote-check?username=Steve_01", { key: secret });
  const { body } = await holdProblem(response, "internal_error");
  assert.doesNotMatch(JSON.stringify(body), /last_vote|relation|Postgres/);
});

Deno.test("a problem of the rewards API has its Retry-After in the body, one of v1 keeps its shape", async () => {
  await using world = await openWorld();
  const { brokenApp, keyFor } = await openSite(world);
  const app = await brokenApp("ECONNREFUSED");
  for (const path of ["/rewards/v1/inbox", "/api/v1/server"]) {
    const isRewards = path.startsWith("/rewards");
    const key = await keyFor({ id: path, scope: isRewards ? "rewards" : "read" });
    const headers = { Authorization: `Bearer ${key}` };
    const answer = await app.fetch(new Request(`http://localhost${path}`, { headers }), {});
    const { retry_after_seconds: seconds } = await answer.json();
    assert.equal(answer.headers.get("retry-after"), "5");
    assert.equal(seconds, isRewards ? 5 : undefined);
  }
});
