import assert from "node:assert/strict";
import { judgeWave, networkLine } from "../../src/desk/waves/judge_wave.ts";
import { countWaves } from "../../src/desk/waves/count_waves.ts";
import { findWaves } from "../../src/desk/waves/find_waves.ts";
import {
  dismissWave,
  requireWave,
  voidWave,
  type Wave,
  WAVES_PAGE,
} from "../../src/desk/waves/wave.ts";
import { findRanksAfter, groupWaveHits, isSpared } from "../../src/desk/waves/wave_hits.ts";
import type { VoteChoice } from "../../src/desk/voids/vote_choice.ts";
import { carryOutVoidBatches } from "../../src/desk/voids/carry_out_void_batches.ts";
import { castFrom } from "../support/votes/ballots.ts";
import { castMany, plantWave } from "../support/votes/planted_wave.ts";
import { openPerson } from "../support/people/visitor.ts";
import { findMatching } from "../support/votes/void_matching.ts";
import { openWorld, type World } from "../support/world.ts";
import { HOUR_MS } from "../../src/core/time/day.ts";

async function openWave(options: { votes?: number } = {}) {
  const world = await openWorld();
  const server = await world.server();
  const id = await plantWave(world, server, options);
  return { world, server, id };
}

async function later(world: World, hours: number): Promise<void> {
  world.pass(hours * HOUR_MS);
  await findWaves(world.services.sql, world.clock.now);
}

/** The votes of a wave's hours. */
function votesOf({ since, until }: Wave): VoteChoice {
  return { since, until: new Date(until.getTime() + 1), youngerDays: null, source: null };
}

async function countOpen({ services: { sql } }: World): Promise<number> {
  return (await sql`select from wave where state = 'open'`).length;
}

Deno.test("the job counts a wave beside the server's own past, without addresses or names", async () => {
  const { world, server } = await openWave();
  await using _ = world;
  const { sql } = world.services;
  const [counted, ...others] = await countWaves(sql, { until: world.clock.now, hours: 1 });
  assert.deepEqual(others, []);
  assert.equal(counted?.serverId, server.id);
  assert.deepEqual(counted.counts, {
    hours: 1,
    votes: 41,
    // The span began an hour before the regulars' time of day.
    past: Array.from({ length: 9 }, () => 0),
    known: 41,
    topAddress: 5,
    topNetwork: 40,
    newcomers: 40,
    withoutSignIn: 0,
    trust: { established: 0, confirmed: 0, none: 41 },
    before: {
      votes: 20,
      newcomers: 2,
      withoutSignIn: 0,
      known: 12,
      topAddress: 6,
      topNetwork: 12,
    },
  });
});

Deno.test("a wave tells how many of its votes came with which trust, and is judged without it", async () => {
  await using world = await openWorld();
  const server = await world.server();
  const { sql } = world.services;
  for (let nth = 0; nth < 18; nth += 1) {
    await castFrom(world, server, { name: `Known_${nth}`, address: `192.0.2.${nth + 1}` });
  }
  await sql`
    update vote set trust = case
      when account_id in (select id from account order by username limit 3) then 'established'
      when account_id in (select id from account order by username limit 8) then 'confirmed'
      when account_id in (select id from account order by username limit 16) then 'none'
    end::vote_trust`;
  const until = new Date(world.clock.now.getTime() + 1);
  const [counted] = await countWaves(sql, { until, hours: 1 });
  assert.deepEqual(counted?.counts.trust, { established: 3, confirmed: 5, none: 8 });
  assert.equal(counted.counts.votes, 18);
  const { trust: _, ...rest } = counted.counts;
  assert.deepEqual(judgeWave(counted.counts), judgeWave(rest));
});

Deno.test("a server has one open wave, which goes on while its votes do", async () => {
  const { world, server, id } = await openWave();
  await using _ = world;
  const before = await requireWave(world.services.sql, id, world.act);
  await later(world, 1 / 6);
  for (let nth = 0; nth < 30; nth += 1) {
    await castFrom(world, server, { name: `More_${nth}`, address: `192.0.2.${nth % 8 + 1}` });
  }
  await later(world, 1 / 6);
  const after = await requireWave(world.services.sql, id, world.act);
  assert.equal(await countOpen(world), 1);
  assert.ok(after.votes > before.votes && after.until > before.until);
  assert.deepEqual(after.since, before.since);
});

Deno.test("a dismissed wave comes back only with twice as many votes, or a day later", async () => {
  const { world, server, id } = await openWave();
  await using _ = world;
  await dismissWave(world.context, id, { seen: 41, reason: "A party", ...world.act });
  await later(world, 0.2);
  assert.equal(await countOpen(world), 0);
  for (let nth = 0; nth < 60; nth += 1) {
    await castFrom(world, server, { name: `More_${nth}`, address: `192.0.2.${nth % 8 + 1}` });
  }
  await later(world, 0.1);
  assert.equal(await countOpen(world), 1);
});

Deno.test("a wave that is decided, or has grown, is not decided by a moderator who saw it before", async () => {
  const { world, id } = await openWave();
  await using _ = world;
  const act = { seen: 41, reason: "A party", ...world.act };
  await assert.rejects(
    dismissWave(world.context, id, { ...act, seen: 20 }),
    { code: "wave_grown" },
  );
  const outcomes = await Promise.allSettled([
    dismissWave(world.context, id, act),
    dismissWave(world.context, id, act),
  ]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ["fulfilled", "rejected"]);
  await assert.rejects(
    voidWave(world.context, id, { ...act, votes: [] }),
    { code: "wave_decided" },
  );
});

Deno.test("a wave's votes are a group of their network, and those of regulars are another", async () => {
  const { world, server, id } = await openWave();
  await using _ = world;
  const { sql } = world.services;
  const wave = await requireWave(sql, id, world.act);
  const choice = votesOf(wave);
  const hits = await findMatching(sql, server.id, { ...world.act, choice });
  assert.deepEqual([hits.length, networkLine(wave.counts)], [41, 10]);
  const [group, ...others] = groupWaveHits(hits);
  assert.ok(group);
  assert.ok(group.hits.every(({ player, isRegular }) => player?.startsWith("Wave_") && !isRegular));
  assert.deepEqual([group.kind, group.network, group.hits.length, group.addresses], [
    "network",
    1,
    40,
    8,
  ]);
  assert.deepEqual(others.map((one) => [one.kind, one.hits.length, isSpared(one)]), [[
    "regulars",
    1,
    true,
  ]]);
  const rival = await world.server("Rival");
  for (let nth = 0; nth < 30; nth += 1) {
    await castFrom(world, rival, { name: `Fan_${nth}`, address: `203.0.113.${nth}` });
  }
  await world.services.ranking.near(server.id);
  const ranks = await findRanksAfter(sql, server.id, 40);
  assert.deepEqual(
    ranks.map((one) => [one.isOwn, one.rank, one.rankAfter, one.votes, one.votesAfter]),
    [[true, 1, 2, 61, 21], [false, 2, 1, 30, 30]],
  );

  await voidWave(world.context, id, {
    votes: group.hits,
    seen: 41,
    reason: "Bought votes",
    ...world.act,
  });
  const left = await sql<{ username: string }[]>`
    select distinct a.username from vote v join account a on a.id = v.account_id
    where v.voided_at is null and v.server_id = ${server.id} order by 1`;
  assert.deepEqual(left.map(({ username }) => username), ["Regular_A", "Regular_B"]);
  const after = await requireWave(sql, id, world.act);
  assert.deepEqual([after.state, after.reason], ["voided", "Bought votes"]);
  await later(world, 0.2);
  assert.equal(await countOpen(world), 0);
});

Deno.test("only moderators see a wave, and none decides about their own listing", async () => {
  const { world, server, id } = await openWave();
  await using _ = world;
  const { sql } = world.services;
  const owner = { kind: "account", id: server.ownerId, isModerator: false } as const;
  await assert.rejects(requireWave(sql, id, { by: owner }), { code: "moderators_only" });
  await openPerson(world, "Mod", { isModerator: true });
  await sql`update account set is_moderator = true where id = ${server.ownerId}`;
  const by = { ...owner, isModerator: true };
  await assert.rejects(
    dismissWave(world.context, id, { seen: 41, reason: "My party", by, now: world.clock.now }),
    { code: "server_own" },
  );
});

Deno.test("many waves don't hide the smaller ones", async () => {
  const { world, server, id } = await openWave();
  await using _ = world;
  const { sql } = world.services;
  const mod = await openPerson(world, "Mod", { isModerator: true });
  for (let nth = 0; nth < WAVES_PAGE; nth += 1) {
    const { id: serverId } = await world.server(`Loud ${nth}`);
    await sql`
      insert into wave (id, server_id, since, until, found_at, votes, counts)
      select ${crypto.randomUUID()}, ${serverId}, since, until, found_at + interval '1 minute', 1000, counts
      from wave where id = ${id}`;
  }
  const first = await mod.get("/moderation/waves");
  assert.ok(!first.html.includes(id));
  const [, next] = /href="([^"]*page=2[^"]*)"/.exec(first.html) ?? [];
  assert.match((await mod.get(next ?? "")).html, new RegExp(id), server.slug);
});

/** A listing that has had `daily` votes of the same players on each of the ten days before, at this time of day. */
async function openRegular(daily: number) {
  const world = await openWorld();
  const server = await world.server();
  const { now } = world.clock;
  for (let day = 10; day > 0; day -= 1) {
    world.clock.now = new Date(now.getTime() - day * 86_400_000);
    await castMany(world, server, { prefix: "Regular", count: daily, accountHours: 1_000 });
  }
  world.clock.now = now;
  return { world, server };
}

for (
  const { votes, hours, age } of [
    { votes: 300, hours: 1, age: 25 },
    { votes: 60, hours: 1, age: 25 },
    { votes: 120, hours: 5, age: 90 * 24 },
  ]
) {
  Deno.test(`${votes} votes in ${hours} h by accounts ${age} hours old that never voted here before make a wave`, async () => {
    const { world, server } = await openRegular(8);
    await using _ = world;
    const wave = { prefix: "Fake", count: votes, minutes: hours * 60, accountHours: age };
    await castMany(world, server, wave);
    await findWaves(world.services.sql, world.clock.now);
    const [found] = await world.services.sql<{ counts: { newcomers: number } }[]>`
      select counts from wave where state = 'open'`;
    assert.ok(found && found.counts.newcomers > votes / 2);
  });
}

Deno.test("accounts that voted on the day before make a wave by their number alone, and are no newcomers", async () => {
  const { world, server } = await openRegular(8);
  await using _ = world;
  const { sql } = world.services;
  await castMany(world, server, { prefix: "Fake", count: 300 });
  world.pass(86_400_000);
  await castMany(world, server, { prefix: "Fake", count: 300 });
  const [counted] = await countWaves(sql, { until: world.clock.now, hours: 1 });
  assert.deepEqual([counted?.counts.votes, counted?.counts.newcomers], [300, 0]);
  await findWaves(sql, world.clock.now);
  assert.equal(await countOpen(world), 1);
});

for (const [votes, day, raised] of [[200, 0, 1], [200, 6, 1], [90, 3, 1], [60, 0, 0]] as const) {
  Deno.test(`${votes} votes in an hour on day ${day} of a listing's first week make ${raised} waves`, async () => {
    await using world = await openWorld();
    const server = await world.server();
    await castMany(world, server, { prefix: "First", count: 3 });
    world.pass(day * 86_400_000);
    await castMany(world, server, { prefix: "Fake", count: votes });
    await findWaves(world.services.sql, world.clock.now);
    assert.equal(await countOpen(world), raised);
  });
}

for (const [fakes, newcomers] of [[60, 25], [20, 200]] as const) {
  Deno.test(`of ${fakes} votes of accounts without trust beside ${newcomers} of confirmed newcomers, the former are ticked at first`, async () => {
    const { world, server } = await openRegular(2);
    await using _ = world;
    const { sql } = world.services;
    await castMany(world, server, { prefix: "Fake", count: fakes });
    await castMany(world, server, { prefix: "Newcomer", count: newcomers, isConfirmed: true });
    await findWaves(sql, world.clock.now);
    const [found] = await sql<{ id: string }[]>`select id from wave where state = 'open'`;
    const wave = await requireWave(sql, found?.id ?? "", world.act);
    const choice = votesOf(wave);
    const hits = await findMatching(sql, server.id, { ...world.act, choice });
    const groups = groupWaveHits(hits);
    assert.equal(networkLine(wave.counts), undefined);
    const picked = groups.filter((group) => !isSpared(group)).flatMap(({ hits }) => hits);
    assert.equal(picked.length, fakes);
    assert.ok(picked.every(({ trust }) => trust === "none"));
    const known = groups.filter(isSpared).map((one) => [one.kind, one.hits.length]);
    assert.deepEqual(known, [["confirmed", newcomers]]);
    const act = { votes: picked, seen: wave.votes, reason: "Bought", ...world.act };
    await voidWave(world.context, wave.id, act);
    const left = await sql<{ trust: string; votes: number }[]>`
      select trust, count(*)::int as votes from vote
      where voided_at is null and voted_at >= ${choice.since} group by trust`;
    assert.deepEqual(left.map((row) => ({ ...row })), [{ trust: "confirmed", votes: newcomers }]);
  });
}

Deno.test("fakes that use the day they got back make another wave within an hour, and get no third vote", async () => {
  const { world, server } = await openRegular(2);
  await using _ = world;
  const { sql } = world.services;
  const cast = () => castMany(world, server, { prefix: "Fake", count: 60, minutes: 10 });
  const voidOpen = async () => {
    const [found] = await sql<{ id: string }[]>`select id from wave where state = 'open'`;
    const wave = await requireWave(sql, found?.id ?? "", world.act);
    const votes = await findMatching(sql, server.id, { ...world.act, choice: votesOf(wave) });
    assert.equal(votes.length, 60);
    const act = { votes, seen: wave.votes, reason: "Bought", ...world.act };
    await voidWave(world.context, wave.id, act);
    await carryOutVoidBatches(sql, world.clock.now);
  };
  await cast();
  await findWaves(sql, world.clock.now);
  await voidOpen();
  await later(world, 1 / 4);
  await cast();
  await later(world, 3 / 4);
  assert.equal(await countOpen(world), 1);
  await voidOpen();
  await later(world, 1 / 4);
  await assert.rejects(cast(), /0 of 60 votes were cast/);
});

Deno.test("votes of one network that are voided alone hide no other wave of the same hour", async () => {
  const { world, server, id } = await openWave();
  await using _ = world;
  const { sql } = world.services;
  await castMany(world, server, { prefix: "Scattered", count: 70 });
  await findWaves(sql, world.clock.now);
  const wave = await requireWave(sql, id, world.act);
  const hits = await findMatching(sql, server.id, { ...world.act, choice: votesOf(wave) });
  const votes = hits.filter(({ networkVotes }) => networkVotes >= 10);
  const decision = { seen: wave.votes, reason: "Bought votes", ...world.act };
  await voidWave(world.context, id, { ...decision, votes });
  await sql`update void_batch set state = 'listed'`;
  // Not before they are void.
  await findWaves(sql, world.clock.now);
  assert.equal(await countOpen(world), 0);
  await carryOutVoidBatches(sql, world.clock.now);
  await later(world, 0.2);
  assert.equal(await countOpen(world), 1);
  const [rest] = await sql<{ id: string }[]>`select id from wave where state = 'open'`;
  const again = await requireWave(sql, rest?.id ?? "", world.act);
  assert.ok(again.votes >= 70 && again.votes <= 71);
  await dismissWave(world.context, again.id, { ...decision, seen: again.votes });
  await later(world, 0.2);
  assert.equal(await countOpen(world), 0);
});
