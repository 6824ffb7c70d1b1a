import assert from "node:assert/strict";
import { issueKey } from "../../src/core/keys/issue_key.ts";
import { listKeys } from "../../src/site/keys/list_keys.ts";
import { rollKey } from "../../src/core/keys/roll_key.ts";
import { openInbox } from "../support/api/rewards_api.ts";
import { commandLine } from "../support/processes/service.ts";
import { openWorld, SECRET_KEY, type World } from "../support/world.ts";

Deno.test("a key is for reading unless something else was chosen", async () => {
  await using world = await openWorld();
  const { server } = await openInbox(world);
  await world.key(server);
  const scopes = ["feed", "rewards", "feed"];
  await issueKey(world.context, server.slug, { name: "plugin", scopes, ...world.act });
  const keys = await listKeys(world.services.sql, server.slug, world.act);
  assert.deepEqual(keys.map((key) => key.scopes).sort(), [["read"], ["rewards", "feed"]]);
});

Deno.test("a key for nothing, or for something unknown, is refused", async () => {
  await using world = await openWorld();
  const { server } = await openInbox(world);
  for (const scopes of [[], ["write"], ["read", "write"], ["READ"], [""]]) {
    const issue = { name: "plugin", scopes, ...world.act };
    await assert.rejects(issueKey(world.context, server.slug, issue), { code: "scopes_invalid" });
  }
});

Deno.test("the first key for the feed gives its server one", async () => {
  await using world = await openWorld();
  const { server, key } = await openInbox(world);
  const other = await world.server("Other");
  assert.deepEqual(await feeds(world), []);
  await key("read", "rewards");
  assert.deepEqual(await feeds(world), []);
  await key("feed");
  assert.deepEqual(await feeds(world), [server.id]);
  assert.notEqual(server.id, other.id);
});

Deno.test("a rolled key opens what it opened before", async () => {
  await using world = await openWorld();
  const { key } = await openInbox(world);
  const { id } = await key("rewards", "feed");
  const { secret } = await rollKey(world.context, id, { overlapHours: 0, ...world.act });
  const verdict = await world.services.keys.resolve(secret);
  assert.deepEqual(verdict.kind === "open" && verdict.scopes, ["rewards", "feed"]);
});

Deno.test("the command line issues keys for what its repeated flag says", async () => {
  await using world = await openWorld();
  const { server } = await openInbox(world);
  const admin = commandLine({ DATABASE_URL: world.databaseUrl, SECRET_KEY });
  await admin.text(`key issue ${server.slug} --name one --scope rewards --scope feed`);
  await admin.text(`key issue ${server.slug} --name two`);
  const { keys } = await admin.json(`key list ${server.slug}`);
  const scopes = Array.isArray(keys) ? keys.map((key) => key.scopes) : [];
  assert.deepEqual(scopes.sort(), [["read"], ["rewards", "feed"]]);
  const { code, stderr } = await admin.run(`key issue ${server.slug} --scope write`);
  assert.equal(code, 1);
  assert.match(stderr, /Choose what the key is for: read, rewards, feed/);
});

async function feeds(world: World): Promise<string[]> {
  const rows = await world.services.sql<{ id: string }[]>`select id from server where has_feed`;
  return rows.map(({ id }) => id);
}
