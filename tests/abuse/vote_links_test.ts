import assert from "node:assert/strict";
import { castForPlayer } from "../../src/core/votes/cast_vote.ts";
import { VIEWS } from "../../src/site/web/guards/limit_views.ts";
import { LENIENT } from "../support/ballots.ts";
import { stopClock } from "../support/stopped_views.ts";
import { openPerson, openVisitor } from "../support/visitor.ts";
import { accountsOf, openLinks } from "../support/vote_links.ts";
import { openWorld, type World } from "../support/world.ts";

const LIFETIME_MS = 600_000;

function cast(world: World, { slug, id }: { slug: string; id: string }, player: string) {
  const { services, clock: { now } } = world;
  return castForPlayer(services, {
    slug,
    player,
    vouchedBy: id,
    proof: { id: `proof of ${player}`, expiresAt: new Date(now.getTime() + LIFETIME_MS) },
    ...services.ballots.originOf("192.0.2.7", now),
    now,
  });
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
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, nth) =>
      castForPlayer(services, {
        slug: server.slug,
        player: nth % 2 ? "Steve_01" : "STEVE_01",
        vouchedBy: server.id,
        proof: { id: `proof ${nth}`, expiresAt: new Date(now.getTime() + LIFETIME_MS) },
        ...services.ballots.originOf(`192.0.2.${nth}`, now),
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
  const spent = { id: "proof of First", expiresAt: new Date(now.getTime() + LIFETIME_MS) };
  const place = world.services.ballots.originOf("192.0.2.8", now);
  const ballot = { slug: server.slug, player: "Second", vouchedBy: server.id, proof: spent, now };
  const outcome = await castForPlayer(world.services, { ...ballot, ...place });
  assert.equal(outcome.kind, "proof_spent");
  const elsewhere = { ...ballot, ...place, slug: "nowhere" };
  await assert.rejects(castForPlayer(world.services, elsewhere), { code: "server_unknown" });
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
  const ballot = {
    slug: server.slug,
    player: "Steve_01",
    vouchedBy: server.id,
    ...services.ballots.originOf("192.0.2.7", now),
    now,
    inDoubt: (isInDoubt: boolean) => void doubts.push(isInDoubt),
  };
  const proof = (id: string) => ({ id, expiresAt: new Date(now.getTime() + LIFETIME_MS) });
  const first = await castForPlayer({ ...services, sql }, { ...ballot, proof: proof("one") });
  assert.deepEqual([first.kind, doubts], ["unknown", [true]]);
  const again = await castForPlayer(services, { ...ballot, proof: proof("two") });
  assert.equal(again.kind, "already_voted");
  assert.equal((await accountsOf(world)).length, 1);
});
