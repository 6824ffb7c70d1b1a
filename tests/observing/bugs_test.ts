import assert from "node:assert/strict";
import { describeBug, describeError } from "../../src/core/observing/log.ts";
import { logWhile } from "../support/processes/log_lines.ts";
import { openWorld } from "../support/world.ts";

Deno.test("a request that fails by a bug is logged with its route, the statement and the stack", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const key = await world.key(server);
  const { sql } = world.services;
  await sql`alter table last_vote rename to last_gone`;
  await sql`alter table game rename to game_gone`;
  const text = await logWhile(async () => {
    await (await world.get(`/servers/${server.slug}`)).body?.cancel();
    await (await world.get("/api/v1/vote-check?username=Asked_About_1", { key: key.secret })).body
      ?.cancel();
  });
  const lines = text.split("\n").filter(Boolean).map((line) => JSON.parse(line));
  const failed = lines.filter(({ event }) => event === "request_failed");
  assert.equal(failed.length, 2, text);
  for (const { method, route, statement, stack, request_id } of failed) {
    assert.equal(method, "GET");
    assert.match(route, /^\/(servers\/:slug|api\/v1\/vote-check)/);
    assert.match(statement, /^(select|with) \S/);
    assert.ok(Array.isArray(stack) && stack.length > 0 && stack.length <= 8, String(stack));
    assert.ok(lines.some((line) => line.event === "request" && line.request_id === request_id));
  }
  assert.doesNotMatch(text, /Asked_About_1|file:\/\//);
});

Deno.test("a bug's description names places in the project, and no values of a statement", () => {
  const error = Object.assign(new TypeError("Cannot read"), {
    query: "select\n  1\n  where a = $1",
    parameters: ["secret"],
  });
  const { stack, statement, ...rest } = describeBug(error);
  assert.deepEqual(rest, describeError(error));
  assert.equal(statement, "select 1 where a = $1");
  const [first = ""] = Array.isArray(stack) ? stack : [];
  assert.match(String(first), /tests\/observing\/bugs_test\.ts:\d+:\d+/);
  assert.doesNotMatch(JSON.stringify(stack), /file:|secret/);
  const caused = describeBug(new Error("outer", { cause: error }));
  assert.equal(caused["statement"], "select 1 where a = $1");
  assert.equal(describeBug("thrown text")["stack"], undefined);
});

Deno.test("a bug's frames name packages without the folder of the cache, spaces or not", () => {
  const error = new Error("Broken");
  error.stack =
    "Error: Broken\n    at run (file:///a b/deno/npm/registry/postgres/3.4.9/index.js:1:2)";
  assert.deepEqual(describeBug(error)["stack"], ["run (npm/postgres/3.4.9/index.js:1:2)"]);
});
