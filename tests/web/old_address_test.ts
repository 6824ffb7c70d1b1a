import assert from "node:assert/strict";
import {
  createOldAddresses,
  parseOldAddress,
  setOldAddresses,
} from "../../src/site/servers/slugs/old_addresses.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { openWorld, type World } from "../support/world.ts";

async function openMoved(paths: string[]) {
  const world = await openWorld();
  const server = await world.server("Caves");
  await setOldAddresses(
    world.services.sql,
    paths.map((path) => ({ path, serverId: server.id })),
  );
  return { world, server };
}

async function ask({ app }: World, path: string, init: RequestInit = {}) {
  const headers = { Accept: "text/html" };
  const answer = await app.fetch(
    new Request(`http://localhost${path}`, { headers, ...init }),
    { remoteAddress: "192.0.2.1" },
  );
  await answer.body?.cancel();
  return [answer.status, answer.headers.get("location")];
}

Deno.test("an old address leads to its listing by 301, for browsers and for programs", async () => {
  const { world } = await openMoved(["/server.php?id=12", "/server/caves-12"]);
  await using _ = world;
  for (const path of ["/server.php?id=12", "/server/caves-12"]) {
    const led = [301, "/servers/caves"];
    assert.deepEqual(await ask(world, path), led);
    assert.deepEqual(await ask(world, path, { method: "HEAD" }), led);
    assert.deepEqual(await ask(world, path, { headers: { Accept: "*/*" } }), led);
  }
  assert.deepEqual(await ask(world, "/server/caves-12/"), [308, "/server/caves-12"]);
  assert.equal(parseOldAddress("/server/caves-12/"), "/server/caves-12");
  const counted = await world.services.sql`select from visit_count`;
  assert.equal(counted.length, 0);
});

Deno.test("only the exact old address leads on, query and all", async () => {
  const { world } = await openMoved(["/server.php?id=12"]);
  await using _ = world;
  const others = [
    "/server.php",
    "/server.php?id=1",
    "/server.php?id=12&x=1",
    "/Server.php?id=12",
    "/server.php/?id=12",
  ];
  for (const path of others) {
    assert.notEqual((await ask(world, path))[0], 301, path);
  }
  assert.equal((await ask(world, "/server.php?id=12", { method: "POST" }))[0] === 301, false);
});

Deno.test("an old address hides no page of ours and no API", async () => {
  const paths = ["/", "/docs", "/servers/caves", "/sign-in", "/api/v1/votes", "/api/v1/nothing"];
  const { world } = await openMoved(paths);
  await using _ = world;
  for (const path of paths) assert.notEqual((await ask(world, path))[0], 301, path);
});

Deno.test("an old address of a listing that isn't listed leads nowhere", async () => {
  const { world, server } = await openMoved(["/server.php?id=12"]);
  await using _ = world;
  const suspended = { decision: "suspend", reason: "Down", ...world.act } as const;
  await decideStatus(world.context, server.slug, suspended);
  assert.equal((await ask(world, "/server.php?id=12"))[0], 404);
});

Deno.test("nothing but a path of the old site becomes an old address", () => {
  const refused = [
    "server.php",
    "https://old.example/server/12",
    "//evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
    "/server#12",
    "javascript:alert(1)",
    `/${"a".repeat(1_000)}`,
    "",
  ];
  for (const path of refused) assert.equal(parseOldAddress(path), undefined, path);
});

Deno.test("a site without old addresses asks for them once a minute", async () => {
  await using world = await openWorld();
  const server = await world.server("Caves");
  let now = 0;
  const find = createOldAddresses(world.services.sql, () => now);
  assert.equal(await find("/server/12"), undefined);
  await setOldAddresses(world.services.sql, [{ path: "/server/12", serverId: server.id }]);
  assert.equal(await find("/server/12"), undefined);
  now = 60_000;
  assert.equal(await find("/server/12"), "caves");
});
