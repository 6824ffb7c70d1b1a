import assert from "node:assert/strict";
import { SCOPES } from "../../../src/core/keys/scopes.ts";
import { holdProblem } from "../../support/api/answers.ts";
import { type Json, objectAt, operationsIn, readContract } from "../../support/api/contract.ts";
import { ask, openInbox } from "../../support/api/rewards_api.ts";
import { openWorld, type World } from "../../support/world.ts";

const OPERATIONS = operationsIn(readContract("rewards")).map(({ path, method, operation }) => ({
  path: path.replace("/rewards/v1/", ""),
  method,
  scope: operation["x-scope"],
  body: method === "post" ? exampleOf(operation.requestBody) : undefined,
}));

Deno.test("a key opens only the operations that it was made for", async () => {
  await using world = await openWorld();
  const { key } = await openInbox(world);
  for (const scope of SCOPES) {
    const { secret } = await key(scope);
    for (const { path, body, scope: needed } of OPERATIONS) {
      const response = await ask(world, path, { key: secret, body });
      if (needed === scope) assert.ok(response.status < 300, `${scope} ${path}`);
      else await holdProblem(response, "scope_missing");
    }
    const read = await world.get("/api/v1/server", { key: secret });
    assert.equal(read.status, scope === "read" ? 200 : 401, scope);
  }
  const { secret } = await key(...SCOPES);
  for (const { path, body } of OPERATIONS) {
    assert.ok((await ask(world, path, { key: secret, body })).status < 300, path);
  }
});

Deno.test("v1 tells a key that does not read what it was made for", async () => {
  await using world = await openWorld();
  const { secret } = await (await openInbox(world)).key("rewards", "feed");
  for (const path of ["server", "votes", "vote-check?username=a"]) {
    const { body } = await holdProblem(
      await world.get(`/api/v1/${path}`, { key: secret }),
      "invalid_key",
    );
    assert.match(String(body["detail"]), /made for rewards and feed.*Generate one for reading/);
  }
});

Deno.test("a key without the scope consumes nothing and spends no limit", async () => {
  await using world = await openWorld();
  const { key, wait } = await openInbox(world);
  const read = (await key("read")).secret;
  await wait();
  for (let asked = 0; asked < 130; asked++) {
    const response = await ask(world, "claims", {
      key: read,
      body: { claim_id: crypto.randomUUID(), all_players: true },
    });
    await holdProblem(response, "scope_missing");
    assert.equal(response.headers.get("ratelimit"), null);
  }
  const inbox = await ask(world, "inbox", { key: (await key("rewards")).secret });
  assert.equal((await inbox.json()).waiting, 1);
});

Deno.test("each path answers its own method and names it", async () => {
  await using world = await openWorld();
  const { secret } = await (await openInbox(world)).key(...SCOPES);
  for (const { path, method } of OPERATIONS) {
    const others = method === "post"
      ? ["GET", "HEAD", "PUT", "DELETE"]
      : ["POST", "PUT", "OPTIONS"];
    for (const other of others) {
      const response = await ask(world, path, { key: secret, method: other });
      assert.equal(response.status, 405, `${other} ${path}`);
      assert.equal(response.headers.get("allow"), method === "post" ? "POST" : "GET, HEAD");
      await response.body?.cancel();
    }
  }
});

Deno.test("failed authentications of both contracts count together", async () => {
  await using world = await openWorld();
  for (let sent = 0; sent < 30; sent++) {
    const failed = sent % 2 === 0
      ? ask(world, "claims", { body: {} })
      : world.get("/api/v1/server");
    assert.equal((await failed).status, 401);
  }
  await assertTooMany(world);
});

async function assertTooMany(world: World): Promise<void> {
  await holdProblem(await ask(world, "inbox"), "too_many_failed_authentications");
  await holdProblem(await world.get("/api/v1/server"), "too_many_failed_authentications");
}

/** A test's own claim; its first example otherwise, without any wait. */
function exampleOf(requestBody: Json | undefined): Json {
  const examples = objectAt(requestBody, "content", "application/json", "examples");
  const { wait_seconds: _, ...body } = objectAt(Object.values(examples)[0], "value");
  return "lease_seconds" in body || "players" in body
    ? { ...body, claim_id: crypto.randomUUID() }
    : body;
}
