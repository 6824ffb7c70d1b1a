import assert from "node:assert/strict";
import { deriveKey } from "altcha-lib/algorithms/scrypt";
import { LeftLine, LineFull } from "../../src/limits/fair_line.ts";
import { effortIn } from "../../src/votes/ballot_rules.ts";
import type { BotCheck } from "../../src/votes/bot_check.ts";
import { createProofOfWork } from "../../src/votes/proof_of_work.ts";
import { challengeOf, LENIENT, LITTLE_WORK, proveFor, solve } from "../support/ballots.ts";
import { openPerson, openVisitor, PASSWORD, type Visitor } from "../support/visitor.ts";
import { openWorld, SECRET_KEY, type World } from "../support/world.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const ERRAND = { kind: "vote", voter: "an account", serverId: "a server" } as const;
const NETWORK = "203.0.113.0/24";
const ASKING = { now: NOW, effort: 1, network: NETWORK };
const VOTES = "/servers/skyblock-valley/votes";
const CLASS = 200;

/** A check with a little work that counts the keys derived. */
function countedCheck(options: Parameters<typeof createProofOfWork>[1] = {}) {
  const count = { derived: 0 };
  const check = createProofOfWork(SECRET_KEY, {
    work: LITTLE_WORK,
    ...options,
    derive(...asked) {
      count.derived += 1;
      return (options.derive ?? deriveKey)(...asked);
    },
  });
  return { check, count };
}

function answerWith(answer: string, changed: { signature?: string; derivedKey?: string }): string {
  const { challenge, solution } = JSON.parse(atob(answer));
  const { signature = challenge.signature, derivedKey = solution.derivedKey } = changed;
  return btoa(JSON.stringify({
    challenge: { ...challenge, signature },
    solution: { ...solution, derivedKey },
  }));
}

function counterOf(answer: string): number {
  return JSON.parse(atob(answer)).solution.counter;
}

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

Deno.test("no answer, true, forged, late or repeated, makes the service derive", async () => {
  const { check, count } = countedCheck();
  const answer = await solve(await check.pose(ERRAND, ASKING));
  assert.equal(count.derived, 1);
  const late = new Date(NOW.getTime() + 600_000);
  const judged = [
    await check.judge(answerWith(answer, { signature: "0".repeat(64) }), ERRAND, {
      now: NOW,
      address: "",
    }),
    await check.judge(answerWith(answer, { derivedKey: "00".repeat(32) }), ERRAND, {
      now: NOW,
      address: "",
    }),
    await check.judge(answer, { kind: "sign_up" }, { now: NOW, address: "" }),
    await check.judge(answer, ERRAND, { now: late, address: "" }),
    await check.judge(answer, ERRAND, { now: NOW, address: "" }),
    await check.judge(answer, ERRAND, { now: NOW, address: "" }),
  ];
  const kinds = judged.map(({ kind }) => kind);
  assert.deepEqual(kinds, ["forged", "forged", "forged", "expired", "passed", "passed"]);
  assert.equal(count.derived, 1);
});

Deno.test("the counter has no floor: its first tenth is as likely as any", async () => {
  const counters = [];
  for (let i = 0; i < 300; i++) {
    counters.push(counterOf(await solve(await countedCheck().check.pose(ERRAND, ASKING))));
  }
  for (let tenth = 0; tenth < 10; tenth++) {
    const there = counters.filter((counter) => Math.floor(counter / 3) === tenth).length;
    // 30 of 300 are expected; 8 or fewer come once in a million runs.
    assert.ok(there > 8, `${there} of 300 in tenth ${tenth}`);
  }
});

Deno.test("challenges under way are bounded, and one network cannot fill the line", async () => {
  const hold = Promise.withResolvers<void>();
  let [under, most] = [0, 0];
  const room = { places: 2, waiting: 5, perNetwork: 3, retryAfterSeconds: 2 };
  const { check } = countedCheck({
    room,
    async derive(...asked) {
      most = Math.max(most, ++under);
      await hold.promise;
      under -= 1;
      return await deriveKey(...asked);
    },
  });
  const flood = Array.from({ length: 9 }, () => check.pose(ERRAND, ASKING));
  const settled = Promise.allSettled(flood);
  const other = check.pose(ERRAND, { ...ASKING, network: "198.51.100.0/24" });
  const gone = new AbortController();
  const asking = { ...ASKING, network: "192.0.2.0/24", signal: gone.signal };
  const left = assert.rejects(check.pose(ERRAND, asking), LeftLine);
  gone.abort();
  hold.resolve();
  const refused = (await settled).filter(({ status }) => status === "rejected");
  assert.equal(refused.length, 4);
  for (const { reason } of refused as PromiseRejectedResult[]) {
    assert.ok(reason instanceof LineFull);
  }
  await other;
  await left;
  assert.equal(most, 2);
});

Deno.test("a flood of sign-ups and sign-ins closes no ballot", async () => {
  const hold = Promise.withResolvers<void>();
  const room = { places: 1, waiting: 1, perNetwork: 1, retryAfterSeconds: 2 };
  let derived = 0;
  const { check } = countedCheck({
    room,
    async derive(...asked) {
      if (++derived <= 2) await hold.promise;
      return await deriveKey(...asked);
    },
  });
  const under = [];
  for (const kind of ["sign_up", "sign_in"] as const) {
    for (const network of ["a", "b"]) under.push(check.pose({ kind }, { ...ASKING, network }));
    await assert.rejects(check.pose({ kind }, { ...ASKING, network: "c" }), LineFull);
  }
  await check.pose(ERRAND, ASKING);
  hold.resolve();
  await Promise.all(under);
});

Deno.test("200 players behind one address sign up and vote, none refused", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  await world.server();
  const refused = [];
  for (let player = 0; player < CLASS; player++) {
    const visitor = openVisitor(world, { address: "203.0.113.5" });
    const username = `Player_${player}`;
    const email = `${username}@example.com`;
    const form = { username, email, password: PASSWORD, proof: `sign-up ${player}` };
    // As each reads the form once before sending it.
    world.clock.now = new Date(world.clock.now.getTime() + 5_000);
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
  assert.equal(effortIn({ address: 0, network: 79 }), 1);
  assert.equal(effortIn({ address: 0, network: 80 }), 2);
  assert.equal(effortIn({ address: 0, network: 200 }), 4);
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
  const place = world.services.ballots.placeOf("203.0.113.5", world.clock.now);
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
  world.clock.now = new Date(world.clock.now.getTime() + 600_000);
  assert.match((await sign(openVisitor(world), "Eve_4", fresh)).html, /open for too long/);
  assert.equal(await countAccounts(world), before + 1);
});

Deno.test("a refused proof costs no password's hash", async () => {
  let hashed = 0;
  const passwords = {
    isBusy: () => false,
    expectPlace: () => {},
    hash: () => Promise.reject(new Error(`hashed ${++hashed}`)),
    verify: () => Promise.resolve(false),
  };
  await using world = await openWorld({ passwords });
  const form = { username: "Eve", email: "eve@example.com", password: PASSWORD };
  const sent = await openVisitor(world).submit("/sign-up", { ...form, proof: btoa("{}") });
  assert.deepEqual([sent.status, hashed], [422, 0]);
});
