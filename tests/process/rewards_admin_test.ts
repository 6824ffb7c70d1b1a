import assert from "node:assert/strict";
import { z } from "zod";
import { end } from "../support/door.ts";
import { commandLine } from "../support/service.ts";
import { openWorld, SECRET_KEY } from "../support/world.ts";

async function openCommands() {
  const world = await openWorld({ now: new Date() });
  const server = await world.server();
  const { id } = await world.account("Steve_01");
  const admin = commandLine({ DATABASE_URL: world.databaseUrl, SECRET_KEY });
  return { world, server, id, admin };
}

Deno.test("the way of rewards is chosen and shown from the command line", async () => {
  const { world, server, admin } = await openCommands();
  await using _ = world;
  const shown = async () => (await admin.json(`rewards show ${server.slug}`))["rewards_by"];
  assert.equal(await shown(), "none");
  for (const path of ["inbox", "push", "none"]) {
    assert.deepEqual(await admin.json(`rewards by ${server.slug} ${path}`), { rewards_by: path });
    assert.equal(await shown(), path);
  }
  const { code, stderr } = await admin.run(`rewards by ${server.slug} both`);
  assert.equal(code, 2);
  assert.match(stderr, /rewards by SLUG none\|push\|inbox/);
});

Deno.test("the command line makes a URL key that opens the door", async () => {
  const { world, server, id, admin } = await openCommands();
  await using _ = world;
  const key = z.string().parse((await admin.json(`rewards url-key ${server.slug}`))["key"]);
  await end({ world, server }, id, "granted");
  const asked = `/api/?object=votes&element=claim&key=${key}&username=Steve_01`;
  assert.equal(await (await world.get(asked)).text(), "2");
  const shown = await admin.json(`rewards show ${server.slug}`);
  const { answered } = z.object({ answered: z.string() }).parse(shown["url_key"]);
  assert.deepEqual([answered, shown["granted_today"]], ["check 2", 1]);
});

Deno.test("a test vote for a player waits, and is in the list", async () => {
  const { world, server, admin } = await openCommands();
  await using _ = world;
  const made = await admin.json(`rewards test ${server.slug} --player steve_01`);
  assert.equal(made["state"], "waiting");
  const { rewards } = await admin.json(`reward list ${server.slug}`);
  const [reward] = z.array(z.record(z.string(), z.unknown())).parse(rewards);
  assert.deepEqual(
    [reward?.["vote_id"], reward?.["username"], reward?.["state"], reward?.["is_test"]],
    [made["vote_id"], "Steve_01", "waiting", true],
  );
  const refused = await admin.run(`rewards test ${server.slug} --player Nobody`);
  assert.deepEqual([refused.code, /no player "Nobody"/.test(refused.stderr)], [1, true]);
});

Deno.test("a test goes to a connection by its id, or to a server's own", async () => {
  const { world, server, admin } = await openCommands();
  await using _ = world;
  const none = await admin.run(`rewards test ${server.slug}`);
  assert.match(none.stderr, /has no Votifier connected/);
  const { id } = await world.key(server, "http://127.0.0.1:9999/hook");
  assert.equal((await admin.json(`rewards test ${id}`))["state"], "pending");
});
