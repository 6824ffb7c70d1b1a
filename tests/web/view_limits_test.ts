import assert from "node:assert/strict";
import { VIEWS_PER_ADDRESS, VIEWS_PER_SESSION } from "../../src/web/limit_views.ts";
import { ERRORS } from "../../src/web/frame/words.ts";
import { openPerson, openVisitor, type Visitor } from "../support/visitor.ts";
import { openWorld } from "../support/world.ts";

/** An address of no page: the cheapest view there is. */
const NOWHERE = "/nowhere";

Deno.test("an address that opens pages too fast waits, other addresses go on", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  const refused = await openUntilRefused(visitor, VIEWS_PER_ADDRESS);
  assert.equal(refused.status, 429);
  assert.match(refused.headers.get("retry-after") ?? "", /^[1-5]$/);
  assert.match(refused.html, new RegExp(`<h1>${ERRORS.tooManyViews}</h1>`));
  assert.match(refused.html, /class="brand"/);
  assert.equal((await openVisitor(world, { address: "192.0.2.99" }).get("/")).status, 200);
});

Deno.test("a made-up session opens no more pages than its address may", async () => {
  await using world = await openWorld();
  const visitor = openVisitor(world);
  visitor.cookies.set("voteboard_session", "made-up.signature");
  const refused = await openUntilRefused(visitor, VIEWS_PER_ADDRESS);
  assert.equal(refused.status, 429);
});

Deno.test("whoever is signed in has a limit of their own", async () => {
  await using world = await openWorld();
  const [steve, alex] = [await openPerson(world, "Steve_01"), await openPerson(world, "Alex")];
  const refused = await openUntilRefused(steve, VIEWS_PER_SESSION);
  assert.equal(refused.status, 429);
  assert.equal((await alex.get("/")).status, 200);
  assert.equal((await openVisitor(world).get("/")).status, 200);
});

Deno.test("programs that call the API are no visitors", async () => {
  await using world = await openWorld();
  await openUntilRefused(openVisitor(world), VIEWS_PER_ADDRESS);
  const key = await world.key(await world.server());
  assert.equal((await world.get("/api/v1/votes", { key: key.secret })).status, 200);
  assert.equal((await world.get("/healthz")).status, 200);
});

/** Opens pages until there is one more than allowed; a machine so slow that the window passes asks on. */
async function openUntilRefused(visitor: Visitor, allowed: number) {
  for (let count = 0; count < allowed; count++) {
    assert.equal((await visitor.get(NOWHERE)).status, 404, `view ${count}`);
  }
  let answer = await visitor.get(NOWHERE);
  for (let more = 0; answer.status !== 429 && more < 20 * allowed; more++) {
    answer = await visitor.get(NOWHERE);
  }
  return answer;
}
