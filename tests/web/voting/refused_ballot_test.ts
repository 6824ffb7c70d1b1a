import assert from "node:assert/strict";
import { LENIENT } from "../../support/votes/ballots.ts";
import { voidVote } from "../../../src/desk/voids/void_vote.ts";
import { openPerson, openVisitor, signIn } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";
import { BALLOT, countVotes, VOTES } from "./voted_site.ts";

Deno.test("a session that ended casts nothing and leads back through sign-in", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  await signIn(world, steve, "Steve_01"); // by which the browser is known
  await steve.get(BALLOT);
  await world.services.sql`delete from session`;
  const answer = await steve.submit(VOTES, { proof: "one" });
  assert.equal(answer.status, 401);
  assert.match(answer.html, /You are signed out/);
  assert.equal(await countVotes(world), 0);
  assert.equal(
    (await steve.get(BALLOT)).location,
    `/sign-in?${new URLSearchParams({ next: BALLOT })}`,
  );
  const nobody = await openVisitor(world).get(BALLOT);
  assert.equal(nobody.location, `/sign-up?${new URLSearchParams({ next: BALLOT })}`);
});

Deno.test("an address casts at most the host's daily limit for a server", async () => {
  await using world = await openWorld({ botCheck: LENIENT, voting: { perAddress: 2 } });
  await world.server();
  await world.server("Rusty Shores");
  const names = ["Ann", "Bob", "Cleo", "Dora"];
  const household = [];
  for (const name of names) {
    household.push(await openPerson(world, name, { address: "203.0.113.5" }));
  }
  for (const person of household) await person.get(BALLOT);
  const answers = await Promise.all(
    household.map((person, nth) => person.submit(VOTES, { proof: `proof ${nth}` })),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 303, 422, 422]);
  const full = answers.find(({ status }) => status === 422);
  assert.match(full?.html ?? "", /Too many votes for this server came from your network/);
  assert.equal(await countVotes(world), 2);
  const [ann] = household;
  assert.equal((await ann?.submit("/servers/rusty-shores/votes", { proof: "other" }))?.status, 303);
  const stranger = await openPerson(world, "Eve", { address: "198.51.100.9" });
  assert.equal((await stranger.submit(VOTES, { proof: "eve" })).status, 303);
  world.clock.now = new Date("2026-03-11T00:00:00.000Z");
  assert.equal((await ann?.submit(VOTES, { proof: "next day" }))?.status, 303);
  const [kept] = await world.services.sql<
    { address: Uint8Array }[]
  >`select address from vote_address order by is_network`;
  assert.doesNotMatch(new TextDecoder().decode(kept?.address), /203/);
});

Deno.test("a refused vote spends neither its proof nor the address's share", async () => {
  await using world = await openWorld({ botCheck: LENIENT, voting: { perAddress: 1 } });
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  await steve.submit(VOTES, { proof: "one" });
  await steve.submit(VOTES, { proof: "two" });
  const { sql } = world.services;
  const [proofs] = await sql`select count(*)::int as proofs from spent_proof`;
  const places = await sql`select votes from vote_address`;
  assert.deepEqual([proofs?.["proofs"], places.map(({ votes }) => votes)], [1, [1, 1]]);
});

Deno.test("where the host asks for it, only a confirmed email address votes", async () => {
  await using world = await openWorld({ botCheck: LENIENT, voting: { needsVerifiedEmail: true } });
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  const ballot = await steve.get(BALLOT);
  assert.match(ballot.html, /Confirm your email address first/);
  assert.doesNotMatch(ballot.html, /altcha-widget/);
  await steve.submit(VOTES, { proof: "one" });
  assert.equal(await countVotes(world), 0);
  await world.services.sql`update account set email_verified = true`;
  assert.equal((await steve.submit(VOTES, { proof: "one" })).status, 303);
});

Deno.test("the ballot says that today's vote was voided", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const server = await world.server();
  const steve = await openPerson(world, "Steve_01");
  const vote = await world.vote(server, "Steve_01");
  assert.ok(vote.kind === "cast");
  await voidVote(world.context, vote.voteId, world.act);
  const { html } = await steve.get(BALLOT);
  assert.match(html, /A moderator voided the vote you cast for this server today/);
  assert.match(html, /You can vote again in <strong>12 h<\/strong>/);
  const again = await steve.submit(VOTES, { proof: "another" });
  assert.equal(again.status, 409);
  assert.match(again.html, /A moderator voided the vote/);
  assert.match((await steve.get("/servers/skyblock-valley")).html, /voided today&#39;s vote/);
  assert.match((await steve.get(`${VOTES}/${vote.voteId}`)).html, /<strong>12 h<\/strong>/);
});
