import assert from "node:assert/strict";
import { judgeWave, networkLine } from "../../src/desk/waves/judge_wave.ts";
import { countWaves } from "../../src/desk/waves/count_waves.ts";
import { findWaves } from "../../src/desk/waves/find_waves.ts";
import { requireWave, voidWave } from "../../src/desk/waves/wave.ts";
import { findRanksAfter, groupWaveHits, isSpared } from "../../src/desk/waves/wave_hits.ts";
import { castFrom } from "../support/votes/ballots.ts";
import { castMany } from "../support/votes/planted_wave.ts";
import { findMatching } from "../support/votes/void_matching.ts";
import { openWorld } from "../support/world.ts";
import { countOpen, later, openRegular, openWave, votesOf } from "./seen_wave.ts";

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
