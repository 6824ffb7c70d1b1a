import assert from "node:assert/strict";
import { lockNames } from "../../../src/core/accounts/former_names.ts";
import type { Sql } from "../../../src/core/database/connect.ts";
import { type Ballot, castBallot } from "../../../src/core/votes/cast_vote.ts";
import { VIEWS } from "../../../src/site/web/guards/limit_views.ts";
import { LENIENT, ticketFrom } from "../../support/votes/ballots.ts";
import { meetLock } from "../../support/database/locks.ts";
import { stopClock } from "../../support/pages/stopped_views.ts";
import { openPerson, openVisitor } from "../../support/people/visitor.ts";
import { accountsOf, openLinks } from "../../support/votes/vote_links.ts";
import { openWorld, type World } from "../../support/world.ts";

/** Casts the vote of a server's link for a name without an account. */
function cast(
  world: World,
  { slug, id }: { slug: string; id: string },
  player: string,
  { sql = world.services.sql, ...more }: Partial<Pick<Ballot, "giveUp" | "inDoubt">> & {
    sql?: Sql;
  } = {},
) {
  const ticket = ticketFrom(world, "192.0.2.7", `proof of ${player}`);
  return castBallot(
    { ...world.services, sql },
    { by: "link", player, account: undefined, vouchedBy: id },
    { slug, ticket, now: world.clock.now, ...more },
  );
}

Deno.test("an owner who invents players gets one address's share and no accounts", async () => {
  await using world = await openWorld({ botCheck: LENIENT, voting: { perAddress: 3 } });
  const link = await openLinks(world, await world.server());
  const statuses = [];
  for (let nth = 0; nth < 6; nth++) {
    const path = link(`Invented_${nth}`);
    const { status, html } = await openVisitor(world).submit(path, { proof: `proof ${nth}` });
    statuses.push(status);
    if (status !== 303) assert.match(html, /Too many votes for this server came from your network/);
  }
  assert.deepEqual(statuses, [303, 303, 303, 422, 422, 422]);
  assert.equal((await accountsOf(world)).length, 3);
});

Deno.test("invented players at once get no more than the share", async () => {
  await using world = await openWorld({ voting: { perAddress: 3 } });
  const server = await world.server();
  const names = Array.from({ length: 10 }, (_, nth) => `Invented_${nth}`);
  const outcomes = await Promise.all(names.map((name) => cast(world, server, name)));
  const kinds = outcomes.map(({ kind }) => kind).sort();
  assert.deepEqual(kinds, [...Array(7).fill("address_full"), ...Array(3).fill("cast")]);
  assert.equal((await accountsOf(world)).length, 3);
});

Deno.test("one new name in many tabs makes one account and one vote", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { services, clock: { now } } = world;
  const steve = {
    by: "link",
    player: "Steve_01",
    account: undefined,
    vouchedBy: server.id,
  } as const;
  const voters = [steve, { ...steve, player: "STEVE_01" }];
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, nth) =>
      castBallot(services, voters[nth % 2] ?? steve, {
        slug: server.slug,
        ticket: ticketFrom(world, `192.0.2.${nth}`),
        now,
      })),
  );
  const kinds = outcomes.map(({ kind }) => kind).sort();
  assert.deepEqual(kinds, [...Array(7).fill("already_voted"), "cast"]);
  assert.equal((await accountsOf(world)).length, 1);
});

Deno.test("a vote that cannot be cast leaves no account behind", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await cast(world, server, "First");
  const { now } = world.clock;
  const second = {
    by: "link",
    player: "Second",
    account: undefined,
    vouchedBy: server.id,
  } as const;
  const ballot = {
    slug: server.slug,
    ticket: ticketFrom(world, "192.0.2.8", "proof of First"),
    now,
  };
  const outcome = await castBallot(world.services, second, ballot);
  assert.equal(outcome.kind, "proof_spent");
  const elsewhere = { ...ballot, slug: "nowhere" };
  await assert.rejects(castBallot(world.services, second, elsewhere), { code: "server_unknown" });
  assert.deepEqual((await accountsOf(world)).map(({ username }) => username), ["First"]);
});

Deno.test("a flood of links' forms is slowed for its own address only", async () => {
  await using world = await openWorld({ botCheck: LENIENT });
  const link = await openLinks(world, await world.server());
  const path = link("Steve_01", { seconds: 0 });
  const site = stopClock(world);
  const flooder = openVisitor(site, { address: "203.0.113.5" });
  const statuses = [];
  for (let nth = 0; nth <= VIEWS; nth++) {
    statuses.push((await flooder.submit(path, { proof: "x" })).status);
  }
  assert.deepEqual(statuses, [...Array(VIEWS).fill(410), 429]);
  const neighbour = openVisitor(site, { address: "198.51.100.7" });
  assert.equal((await neighbour.submit(path, { proof: "x" })).status, 410);
  const alex = await openPerson(site, "Alex", { address: "203.0.113.5" });
  const voted = await alex.submit("/servers/skyblock-valley/votes", { proof: "alex" });
  assert.equal(voted.status, 303);
});

Deno.test("a first vote whose confirmation is lost is told of, and cast once", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { services, clock: { now } } = world;
  const lost = Object.assign(new Error("the connection was lost"), { code: "CONNECTION_CLOSED" });
  const sql = new Proxy(services.sql, {
    get: (target, name) =>
      name !== "begin" ? Reflect.get(target, name) : async (work: never) => {
        await target.begin(work);
        throw lost;
      },
  });
  const doubts: boolean[] = [];
  const steve = {
    by: "link",
    player: "Steve_01",
    account: undefined,
    vouchedBy: server.id,
  } as const;
  const ballot = (proof: string) => ({
    slug: server.slug,
    ticket: ticketFrom(world, "192.0.2.7", proof),
    now,
    inDoubt: (isInDoubt: boolean) => void doubts.push(isInDoubt),
  });
  const first = await castBallot({ ...services, sql }, steve, ballot("one"));
  assert.deepEqual([first.kind, doubts], ["unknown", [true]]);
  const again = await castBallot(services, steve, ballot("two"));
  assert.equal(again.kind, "already_voted");
  assert.equal((await accountsOf(world)).length, 1);
});

Deno.test("a first vote that finds no database is not in doubt", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const lost = Object.assign(new Error("nothing listens"), { code: "ECONNREFUSED" });
  const sql = new Proxy(world.services.sql, {
    get: (target, name) =>
      name === "begin" ? () => Promise.reject(lost) : Reflect.get(target, name),
  });
  const doubts: boolean[] = [];
  const inDoubt = (isInDoubt: boolean) => void doubts.push(isInDoubt);
  await assert.rejects(cast(world, server, "Steve_01", { sql, inDoubt }), lost);
  assert.ok(!doubts.includes(true));
});

Deno.test("a first vote that is given up while it waits for its name is not cast", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const ending = new AbortController();
  const doubts: boolean[] = [];
  const inDoubt = (isInDoubt: boolean) => void doubts.push(isInDoubt);
  await meetLock(world, {
    first: (tx) => lockNames(tx, ["steve_01"]),
    work: async (sql) => {
      const vote = cast(world, server, "Steve_01", { sql, inDoubt, giveUp: ending.signal });
      await assert.rejects(vote, { name: "AbortError" });
    },
    then: () => Promise.resolve(ending.abort()),
  });
  assert.ok(!doubts.includes(true));
  assert.deepEqual(await accountsOf(world), []);
});
