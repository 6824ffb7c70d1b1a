import assert from "node:assert/strict";
import { effortIn } from "../../../src/site/voting/ballot/ballot_rules.ts";
import type { BotCheck } from "../../../src/site/voting/ballot/bot_check.ts";
import { challengeOf, LENIENT, proveFor, solve } from "../../support/votes/ballots.ts";
import { openPerson, openVisitor, PASSWORD, type Visitor } from "../../support/people/visitor.ts";
import type { Passwords } from "../../../src/site/accounts/passwords/password.ts";
import { openWorld, type World } from "../../support/world.ts";

const VOTES = "/servers/skyblock-valley/votes";
const CLASS = 200;

/** A lenient check that notes the effort of every challenge. */
function watchEfforts() {
  const efforts: number[] = [];
  const check: BotCheck = {
    ...LENIENT,
    pose: (_, { effort }) => Promise.resolve(String(efforts.push(effort))),
  };
  return { efforts, check };
}

async function countAccounts({ services: { sql } }: World): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int from account`;
  return row?.count ?? -1;
}

Deno.test("200 players behind one address sign up and vote, none refused", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const refused = [];
  for (let player = 0; player < CLASS; player++) {
    const visitor = openVisitor(world, { address: "203.0.113.5" });
    const username = `Player_${player}`;
    const email = `${username}@example.com`;
    const form = { username, email, password: PASSWORD, proof: `sign-up ${player}` };
    // Each reads the form once before sending it.
    world.pass(5_000);
    const signedUp = await visitor.submit("/sign-up", form);
    const voted = await visitor.submit(VOTES, { proof: `vote ${player}` });
    if (signedUp.status !== 303 || voted.status !== 303) refused.push([player, signedUp, voted]);
  }
  assert.deepEqual(refused, []);
  const [row] = await world.services.sql`select count(*)::int as votes from vote`;
  assert.equal(row?.["votes"], CLASS);
});

Deno.test("the work doubles at an address's 21st vote, whatever pages were opened", async () => {
  const posed = watchEfforts();
  await using world = await openWorld({ botCheck: posed.check });
  await world.server();
  for (let view = 0; view < 205; view++) {
    const neighbour = await openVisitor(world, { address: `203.0.113.${100 + view % 5}` });
    await neighbour.get(view % 2 ? "/servers/skyblock-valley/vote" : "/sign-up");
  }
  posed.efforts.length = 0;
  for (let player = 0; player < 52; player++) {
    const person = await openPerson(world, `Player_${player}`, { address: "203.0.113.5" });
    await person.get("/servers/skyblock-valley/vote");
    assert.equal((await person.submit(VOTES, { proof: `vote ${player}` })).status, 303);
  }
  assert.deepEqual(posed.efforts, [...Array(20).fill(1), ...Array(30).fill(2), 4, 4]);
});

Deno.test("a crowded network works harder by its votes, and no other network does", () => {
  const trust = "none";
  assert.equal(effortIn({ address: 0, network: 79, trust }), 1);
  assert.equal(effortIn({ address: 0, network: 80, trust }), 2);
  assert.equal(effortIn({ address: 0, network: 200, trust }), 4);
});

Deno.test("challenges collected before the first vote buy no more than the address's votes", async () => {
  await using world = await openWorld({ botCheck: LENIENT, voting: { perAddress: 3 } });
  await world.server();
  const people = [];
  for (let player = 0; player < 4; player++) {
    const person = await openPerson(world, `Player_${player}`, { address: "203.0.113.5" });
    await person.get("/servers/skyblock-valley/vote");
    people.push(person);
  }
  const sent = [];
  for (const [player, person] of people.entries()) {
    sent.push((await person.submit(VOTES, { proof: `vote ${player}` })).status);
  }
  assert.deepEqual(sent, [303, 303, 303, 422]);
});

Deno.test("votes of an earlier process count: a restart makes nothing cheaper", async () => {
  const posed = watchEfforts();
  await using world = await openWorld({ botCheck: posed.check });
  const { id } = await world.server();
  const steve = await openPerson(world, "Steve_01", { address: "203.0.113.5" });
  const place = world.services.ballots.originOf("203.0.113.5", world.clock.now);
  await world.services.sql`
    insert into vote_address (day, server_id, address, is_network, votes)
    values ('2026-03-10', ${id}, ${place.address}, false, 50), ('2026-03-10', ${id}, ${place.network}, true, 60)`;
  await steve.get("/servers/skyblock-valley/vote");
  assert.deepEqual(posed.efforts, [4]);
});

Deno.test("signing up takes a proof of its own, which makes one account", async () => {
  await using world = await openWorld();
  await world.server();
  const sign = async (visitor: Visitor, username: string, proof: string) =>
    await visitor.submit("/sign-up", {
      username,
      email: `${username}@example.com`,
      password: PASSWORD,
      proof,
    });
  const before = await countAccounts(world);
  const eve = openVisitor(world);
  const { html } = await eve.get("/sign-up");
  const proof = await solve(challengeOf(html));
  const missing = await sign(eve, "Eve_0", "");
  assert.deepEqual([missing.status, await countAccounts(world)], [422, before]);
  assert.match(missing.html, /Wait until the box is ticked/);
  assert.match((await sign(eve, "Eve_0", "not base64 %")).html, /was not for this form/);
  assert.equal((await sign(eve, "Eve_1", proof)).status, 303);
  const again = await sign(openVisitor(world), "Eve_2", proof);
  assert.match(again.html, /was already used/);
  const votes = await proveFor(eve, "skyblock-valley");
  assert.match((await sign(openVisitor(world), "Eve_3", votes)).html, /was not for this form/);
  const fresh = await solve(challengeOf((await openVisitor(world).get("/sign-up")).html));
  assert.match((await eve.submit(VOTES, { proof: fresh })).html, /was not for this vote/);
  world.pass(600_000);
  assert.match((await sign(openVisitor(world), "Eve_4", fresh)).html, /open for too long/);
  assert.equal(await countAccounts(world), before + 1);
});

Deno.test("a refused proof costs no password's hash", async () => {
  let hashed = 0;
  const passwords: Passwords = {
    as: () => passwords,
    isBusy: () => false,
    expectRoom: () => {},
    hash: () => Promise.reject(new Error(`hashed ${++hashed}`)),
    replaceForeign: () => Promise.resolve(undefined),
    verify: () => Promise.resolve(false),
  };
  await using world = await openWorld({ passwords });
  const form = { username: "Eve", email: "eve@example.com", password: PASSWORD };
  const sent = await openVisitor(world).submit("/sign-up", { ...form, proof: btoa("{}") });
  assert.deepEqual([sent.status, hashed], [422, 0]);
});
