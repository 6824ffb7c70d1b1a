import assert from "node:assert/strict";
import { countSiteBoard } from "../../../src/site/voting/site_board.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";

Deno.test("everybody can look at the board of all servers, and only you see which line is yours", async () => {
  await using world = await openWorld({ pagesKeptMs: 1e9 });
  const steve = await openPerson(world, "Steve_01");
  await openPerson(world, "Private");
  await steve.submit("/account/boards", { listed: "yes" });
  const server = await world.server();
  for (const name of ["Steve_01", "Private"]) await world.vote(server, name);
  await countSiteBoard(world.services.pools.jobs, world.clock.now);
  assert.match((await steve.get("/voters")).html, /Steve_01<\/bdi> <span class="chip">you</);
  for (const path of ["/voters", "/voters?span=year", "/voters?span=all"]) {
    const { html, headers } = await openVisitor(world).get(path);
    assert.match(html, /Steve_01/);
    assert.doesNotMatch(html, />you<|Private/);
    assert.equal(headers.get("cache-control"), "no-cache");
  }
  assert.doesNotMatch((await openVisitor(world).get("/voters?span=last_month")).html, /Steve_01/);
  for (const span of ["ever", "x", ""]) {
    assert.equal((await openVisitor(world).get(`/voters?span=${span}`)).status, 404, span);
  }
});

Deno.test("your own row is on the board of all servers even if you are not listed, for you alone", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await world.vote(await world.server(), "Steve_01");
  const own =
    /<span class="medal">–<.*Steve_01<\/bdi> <span class="chip">you<.*not listed.*1 vote</s;
  for (const path of ["/voters", "/voters?span=year", "/voters?span=all"]) {
    assert.match((await steve.get(path)).html, own, path);
    assert.doesNotMatch((await openVisitor(world).get(path)).html, /Steve_01/);
  }
  assert.doesNotMatch((await steve.get("/voters?span=last_month")).html, own);
});

Deno.test("an empty board doesn't claim that there are no votes: it says how often they are counted", async () => {
  await using world = await openWorld();
  const steve = await openPerson(world, "Steve_01");
  await steve.submit("/account/boards", { listed: "yes" });
  await world.vote(await world.server(), "Steve_01");
  const { html } = await steve.get("/voters");
  assert.doesNotMatch(html, /has voted/);
  assert.match(html, /Nobody is listed for that time yet\. The votes .* are counted every hour\./);
});
