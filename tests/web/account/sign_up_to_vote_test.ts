import assert from "node:assert/strict";
import { challengeOf, LENIENT, proveSignUp, solve } from "../../support/votes/ballots.ts";
import { openOwner } from "../../support/people/owner.ts";
import { startVotifier } from "../../support/deliveries/votifier_receiver.ts";
import { openPerson, openVisitor, PASSWORD } from "../../support/people/visitor.ts";
import { openWorld, type World } from "../../support/world.ts";

const BALLOT = "/servers/skyblock-valley/vote";
const SIGN_UP = `/sign-up?${new URLSearchParams({ next: BALLOT })}`;

/** A form as the page to sign up to vote sends it. */
function formOf(username: string, { password = PASSWORD, proof = "one", next = BALLOT } = {}) {
  return { username, email: `${username}@example.com`, password, proof, next };
}

async function countAccounts({ services }: World): Promise<number> {
  return (await services.sql`select from account where username = 'Steve_01'`).length;
}

Deno.test("a new player's one form leads to a ballot that names them", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const steve = openVisitor(world);
  assert.equal((await steve.get(BALLOT)).location, SIGN_UP);
  const { status, html } = await steve.get(SIGN_UP);
  assert.equal(status, 200);
  assert.match(html, /<h1[^>]*>Sign up to vote for Skyblock Valley<\/h1>/);
  assert.match(html, /Your name in Minecraft/);
  assert.match(
    html,
    /Exactly as in the game\. This is also how you sign in, and Skyblock Valley rewards this player/,
  );
  const sent = await steve.submit("/sign-up", formOf("Steve_01"));
  assert.equal(sent.location, BALLOT);
  const ballot = await steve.get(BALLOT);
  assert.match(ballot.html, /You vote as <strong>Steve_01<\/strong>/);
  const cast = await steve.submit(`${BALLOT}s`, { proof: "two" });
  assert.match((await steve.get(cast.location ?? "")).html, /Your vote is counted/);
});

Deno.test("a form to sign up that arrives twice makes one account and a session each", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const first = openVisitor(world);
  const second = openVisitor(world);
  for (const visitor of [first, second]) {
    assert.equal((await visitor.submit("/sign-up", formOf("Steve_01"))).location, BALLOT);
    assert.equal((await visitor.get(BALLOT)).status, 200);
  }
  assert.equal(await countAccounts(world), 1);
  // The visitor has signed in in another tab.
  const again = await first.submit("/sign-up", formOf("Steve_02"));
  assert.equal(again.location, BALLOT);
});

Deno.test("another person's name opens nothing without its password", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  await openPerson(world, "Steve_01");
  const mallory = openVisitor(world);
  for (const proof of ["one", "one", "two"]) {
    const form = formOf("Steve_01", { password: "a password of mallory", proof });
    const { status, html } = await mallory.submit("/sign-up", form);
    assert.equal(status, 422);
    assert.match(html, /is taken|was already used/);
    assert.match(html, /value="Steve_01"/);
  }
  assert.match((await mallory.get(BALLOT)).location ?? "", /^\/sign-up/);
});

Deno.test("a name that the server cannot reward is refused while it can be changed", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await using receiver = await startVotifier();
  const owner = await openOwner(world);
  const fields = { host: "127.0.0.1", port: String(receiver.port), secret: receiver.token };
  await owner.submit("/my/servers/caves/rewards/votifier", fields);
  const next = "/servers/caves/vote";
  const visitor = openVisitor(world);
  const { status, html } = await visitor.submit("/sign-up", formOf("Steve.01", { next }));
  assert.equal(status, 422);
  assert.match(html, /hands out rewards by the player&#39;s name in the game/);
  assert.equal((await visitor.submit("/sign-up", formOf("Steve_01", { next }))).location, next);
});

Deno.test("a ballot of no listed server is like any other page to sign up for", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const next = "/servers/nowhere/vote";
  const visitor = openVisitor(world);
  const { html } = await visitor.get(`/sign-up?${new URLSearchParams({ next })}`);
  assert.match(html, /<h1[^>]*>Sign up<\/h1>/);
  const sent = await visitor.submit("/sign-up", formOf("Steve_01", { next }));
  assert.equal(sent.location, `/account/name?${new URLSearchParams({ next })}`);
});

Deno.test("a site that takes confirmed addresses only says so before one signs up", async () => {
  await using world = await openWorld({
    botCheck: LENIENT,
    voting: { needsVerifiedEmail: true },
  });
  await world.server();
  const steve = openVisitor(world);
  assert.match((await steve.get(SIGN_UP)).html, /confirm your email address before you vote/);
  await steve.submit("/sign-up", formOf("Steve_01"));
  const { html } = await steve.get(BALLOT);
  assert.match(html, /Confirm your email address first/);
  assert.equal((await steve.submit(`${BALLOT}s`, { proof: "two" })).status, 403);
});

Deno.test("a form whose proof expired keeps what was typed and poses another", async () => {
  await using world = await openWorld();
  await world.server();
  const steve = openVisitor(world);
  const proof = await proveSignUp(steve);
  world.pass(600_000);
  const { status, html } = await steve.submit("/sign-up", formOf("Steve_01", { proof }));
  assert.equal(status, 422);
  assert.match(html, /The page was open for too long/);
  assert.match(html, /Sign up to vote for Skyblock Valley/);
  assert.match(html, /name="username"[^>]*value="Steve_01"|value="Steve_01"[^>]*name="username"/);
  assert.doesNotMatch(html, new RegExp(PASSWORD));
  const again = formOf("Steve_01", { proof: await solve(challengeOf(html)) });
  assert.equal((await steve.submit("/sign-up", again)).location, BALLOT);
});
