import assert from "node:assert/strict";
import { challengeOf, LENIENT, proveFor, solve } from "../../support/votes/ballots.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { openWorld } from "../../support/world.ts";
import { BALLOT, countVotes, VOTES } from "./voted_site.ts";

Deno.test("a vote with its work done leads to its voter's private receipt", async () => {
  await using world = await openWorld();
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  const ballot = await steve.get(BALLOT);
  assert.equal(ballot.status, 200);
  assert.match(ballot.html, /You vote as <strong>Steve_01<\/strong>/);
  const sent = await steve.submit(VOTES, { proof: await solve(challengeOf(ballot.html)) });
  assert.equal(sent.status, 303);
  const path = sent.location ?? "";
  const receipt = await steve.get(path);
  assert.equal(receipt.status, 200);
  assert.match(receipt.html, /Thanks for voting for Skyblock Valley/);
  assert.match(receipt.html, /12 h<\/strong>/);
  assert.equal(await countVotes(world), 1);
  const alex = await openPerson(world, "Alex");
  assert.equal((await alex.get(path)).status, 404);
  assert.equal((await openVisitor(world).get(path)).status, 303);
});

Deno.test("an invalid proof casts nothing and shows a fresh ballot", async () => {
  await using world = await openWorld();
  await world.server();
  await world.server("Rusty Shores");
  const steve = await openPerson(world, "Steve_01");
  const alex = await openPerson(world, "Alex");
  const proof = await proveFor(steve, "skyblock-valley");
  const changed = JSON.parse(atob(proof));
  changed.challenge.parameters.data.expires = "2030-01-01T00:00:00.000Z";
  const cases = [
    ["", /ready yet\. Wait until the box is ticked/],
    ["not base64 %", /was not for this vote/],
    [btoa("{}"), /was not for this vote/],
    [btoa(JSON.stringify(changed)), /was not for this vote/],
    ["A".repeat(10_000), /was not for this vote/],
  ] as const;
  for (const [text, sentence] of cases) {
    await steve.get(BALLOT);
    const answer = await steve.submit(VOTES, { proof: text });
    assert.equal(answer.status, 422, text.slice(0, 20));
    assert.match(answer.html, sentence);
    assert.notEqual(challengeOf(answer.html), "");
  }
  await alex.get(BALLOT);
  assert.match((await alex.submit(VOTES, { proof })).html, /was not for this vote/);
  const elsewhere = await steve.submit("/servers/rusty-shores/votes", { proof });
  assert.match(elsewhere.html, /was not for this vote/);
  world.pass(600_000);
  const old = await steve.submit(VOTES, { proof });
  assert.equal(old.status, 422);
  assert.match(old.html, /open for too long/);
  assert.equal(await countVotes(world), 0);
});

Deno.test("a proof counts once, even the next day within its ten minutes", async () => {
  await using world = await openWorld({ now: new Date("2026-03-10T23:58:00.000Z") });
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  const proof = await proveFor(steve, "skyblock-valley");
  assert.equal((await steve.submit(VOTES, { proof })).status, 303);
  world.clock.now = new Date("2026-03-11T00:01:00.000Z");
  const again = await steve.submit(VOTES, { proof });
  assert.equal(again.status, 422);
  assert.match(again.html, /was already used/);
  assert.equal(await countVotes(world), 1);
});

Deno.test("a double click casts a single vote, and all its answers lead to the receipt", async () => {
  await using world = await openWorld();
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  const proof = await proveFor(steve, "skyblock-valley");
  const answers = await Promise.all([1, 2, 3].map(() => steve.submit(VOTES, { proof })));
  answers.push(await steve.submit(VOTES, { proof }));
  assert.deepEqual(answers.map(({ status }) => status), [303, 303, 303, 303]);
  assert.equal(new Set(answers.map(({ location }) => location)).size, 1, "all lead to the receipt");
  assert.equal(await countVotes(world), 1);
});

Deno.test("a ballot with a typed name that is sent again leads to its own receipt", async () => {
  await using world = await openWorld({ voting: { isOpen: true } });
  await world.server();
  const visitor = openVisitor(world);
  const proof = await proveFor(visitor, "skyblock-valley");
  const ballot = { proof, name: "Steve_01", remember: "1" };
  const answers = await Promise.all([1, 2, 3].map(() => visitor.submit(VOTES, ballot)));
  // A browser that lost the response, and with it the cookie for the name.
  const again = await openVisitor(world).submit(VOTES, ballot);
  assert.deepEqual([...answers, again].map(({ status }) => status), [303, 303, 303, 303]);
  assert.equal(new Set([...answers, again].map(({ location }) => location)).size, 1);
  assert.match((await visitor.get(again.location ?? "")).html, /Thanks for voting/);
  assert.ok(again.headers.getSetCookie().some((cookie) => cookie.includes("Steve_01")));
  const alex = openVisitor(world);
  const other = await proveFor(alex, "skyblock-valley");
  assert.equal((await alex.submit(VOTES, { proof: other, name: "Alex" })).status, 303);
  for (const [name, spent] of [["Alex", proof], ["Steve_01", other], ["Kim", proof]] as const) {
    const { status, location } = await alex.submit(VOTES, { proof: spent, name });
    assert.deepEqual([status === 303, location], [false, null], name);
  }
  assert.equal(await countVotes(world), 2);
});

Deno.test("two tabs with a ballot each cast one vote", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  await steve.get(BALLOT);
  const tabs = await Promise.all(
    ["one", "two", "three", "four"].map((proof) => steve.submit(VOTES, { proof })),
  );
  assert.deepEqual(tabs.map(({ status }) => status).sort(), [303, 409, 409, 409]);
  assert.equal(await countVotes(world), 1);
  const [row] = await world.services.sql`select count(*)::int as spent from spent_proof`;
  assert.equal(row?.["spent"], 1);
});

Deno.test("a vote at 23:59:59.999 counts that day, one at midnight the next", async () => {
  await using world = await openWorld({
    now: new Date("2026-03-10T23:59:59.999Z"),
    botCheck: LENIENT,
  });
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  const receipt = await steve.get((await steve.submit(VOTES, { proof: "one" })).location ?? "");
  assert.match(receipt.html, /1 min<\/strong> \(<time datetime="2026-03-11T00:00:00.000Z"/);
  world.clock.now = new Date("2026-03-11T00:00:00.000Z");
  assert.equal((await steve.submit(VOTES, { proof: "two" })).status, 303);
  const days = await world.services.sql`select day::text from vote_count order by day`;
  assert.deepEqual(days.map(({ day }) => day), ["2026-03-10", "2026-03-11"]);
});

Deno.test("a server's page offers a vote, or says when the next is", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const page = "/servers/skyblock-valley";
  assert.match(
    (await openVisitor(world).get(page)).html,
    /href="\/servers\/skyblock-valley\/vote"/,
  );
  const steve = await openPerson(world, "Steve_01");
  await steve.submit(VOTES, { proof: "one" });
  const { html } = await steve.get(page);
  assert.match(html, /You voted today\.<\/strong> You can vote again in <strong>12 h<\/strong>/);
  assert.doesNotMatch(html, /href="\/servers\/skyblock-valley\/vote"/);
});

Deno.test("a server that is not approved has no ballot and no votes", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const steve = await openPerson(world, "Steve_01");
  await world.services.sql`update server set status = 'suspended'`;
  assert.equal((await steve.get(BALLOT)).status, 404);
  assert.equal((await steve.submit(VOTES, { proof: "one" })).status, 404);
  assert.equal(await countVotes(world), 0);
});

Deno.test("the address of a ballot shown again leads to the ballot", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  assert.equal((await openVisitor(world).get(VOTES)).location, BALLOT);
});
