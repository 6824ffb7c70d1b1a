import assert from "node:assert/strict";
import { LENIENT } from "../../support/votes/ballots.ts";
import { openPerson, openVisitor, type Visitor } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const OPEN = { botCheck: LENIENT, voting: { isOpen: true } };
const COOKIE = "voteboard_name";

async function openBallots(): Promise<World> {
  const world = await openWorld(OPEN);
  for (const name of ["One", "Two", "Three"]) await world.server(name);
  return world;
}

function cast(visitor: Visitor, slug: string, fields: Record<string, string>) {
  return visitor.submit(`/servers/${slug}/votes`, { proof: crypto.randomUUID(), ...fields });
}

/** The name in a ballot's field. */
async function filledIn(visitor: Visitor, path: string): Promise<string | undefined> {
  const { html } = await visitor.get(path);
  return /<input[^>]* value="([^"]*)"[^>]* name="name"/.exec(html)?.[1] ??
    /<input[^>]* name="name"[^>]* value="([^"]*)"/.exec(html)?.[1];
}

Deno.test("a browser remembers a typed name only if its player ticks that", async () => {
  await using world = await openBallots();
  const visitor = openVisitor(world);
  await cast(visitor, "one", { name: "Steve_01" });
  assert.equal(visitor.cookies.has(COOKIE), false);
  assert.equal(await filledIn(visitor, "/servers/two/vote"), "");
  const sent = await cast(visitor, "two", { name: "Steve_01", remember: "1" });
  assert.match(
    sent.headers.get("set-cookie") ?? "",
    /^voteboard_name=Steve_01; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  assert.equal(await filledIn(visitor, "/servers/three/vote"), "Steve_01");
  assert.equal(await filledIn(visitor, "/servers/three/vote?player=Alex"), "Alex");
});

Deno.test("a name that was not taken is not remembered", async () => {
  await using world = await openBallots();
  await openPerson(world, "Alex");
  const visitor = openVisitor(world);
  for (const name of ["Alex", "two words", ""]) {
    assert.equal((await cast(visitor, "one", { name, remember: "1" })).status, 422, name);
  }
  assert.equal(visitor.cookies.has(COOKIE), false);
});

Deno.test("a remembered name is forgotten by its button, and by a vote without the tick", async () => {
  await using world = await openBallots();
  const visitor = openVisitor(world);
  await cast(visitor, "one", { name: "Steve_01", remember: "1" });
  const { html } = await visitor.get("/servers/two/vote");
  assert.match(html, /name="remember"[^>]* checked/);
  assert.match(html, /This browser remembers the name Steve_01/);
  const next = "/servers/two/vote";
  const { location } = await visitor.submit("/remembered-name/removal", { next });
  assert.equal(location, `${next}?notice=name_forgotten`);
  assert.equal(visitor.cookies.has(COOKIE), false);
  assert.equal(await filledIn(visitor, next), "");
  await cast(visitor, "two", { name: "Steve_01", remember: "1" });
  await cast(visitor, "three", { name: "Steve_01" });
  assert.equal(visitor.cookies.has(COOKIE), false);
});

Deno.test("a remembered name is on no page that others get", async () => {
  await using world = await openWorld({ ...OPEN, pagesKeptMs: 1e9 });
  await world.server("One");
  const visitor = openVisitor(world);
  visitor.cookies.set(COOKIE, "Steve_01");
  for (const path of ["/", "/servers/one", "/voters"]) {
    assert.doesNotMatch((await visitor.get(path)).html, /Steve_01/, path);
  }
  const ballot = await visitor.get("/servers/one/vote");
  assert.match(ballot.html, /Steve_01/);
  assert.equal(ballot.headers.get("cache-control"), "private, no-store");
  assert.doesNotMatch((await openVisitor(world).get("/servers/one/vote")).html, /Steve_01/);
  visitor.cookies.set(COOKIE, "<b>no name</b>");
  assert.equal(await filledIn(visitor, "/servers/one/vote"), "");
});
