import assert from "node:assert/strict";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import { editServer } from "../../src/site/servers/editing/edit_server.ts";
import { createRanking, type Ranking } from "../../src/site/servers/index/ranking_copy.ts";
import { updateRanking } from "../../src/site/servers/ranking/rank_servers.ts";
import { WHOLE_LISTING } from "../../src/site/servers/search/listing_search.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { findVoteCounts, rollUpCounts } from "../../src/core/votes/vote_counts.ts";
import { insertVotes } from "../../src/core/votes/vote_repository.ts";
import { VOTE_SOURCES, type VoteSource } from "../../src/core/votes/vote_source.ts";
import { uuidV7 } from "../../src/core/database/uuid_v7.ts";
import { voidVote } from "../../src/desk/voids/void_vote.ts";
import { eventually } from "../support/processes/processes.ts";
import { openWorld, type World } from "../support/world.ts";
import { DAY_MS, MINUTE_MS } from "../../src/core/time/day.ts";

/** Everything that is listed. */
const ALL = WHOLE_LISTING;
const MANY = 1_000;

const PLAYERS = 12;
const STEPS = 150;

/** Steps of time: within a day, up to its last millisecond, over midnight, over half a window and a whole one. */
const LEAPS = [MINUTE_MS, 20 * MINUTE_MS, 700 * MINUTE_MS, DAY_MS, 3 * DAY_MS, 16 * DAY_MS];

Deno.test("two processes rank by what a recount of the history finds", async () => {
  await using world = await openWorld({ now: new Date("2026-03-10T22:30:00.000Z") });
  const rankings = [world.services.ranking, openRanking(world, { counts: "signed-in" })];
  const random = seededRandom(20_261_121);
  const pick = <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice === undefined) throw new Error("nothing to pick from");
    return choice;
  };
  for (let n = 0; n < PLAYERS; n++) await world.account(`Player_${n}`);
  const servers: Server[] = [];
  for (let n = 0; n < 6; n++) servers.push(await world.server(`Server ${n}`));
  // Players without sign-in, whom a link or a typed name may vote as.
  await world.services.sql`update account set email = null where username like 'Player_%'`;
  const vote = () =>
    castAs(world, pick(servers), { nth: pick(NUMBERS), source: pick(VOTE_SOURCES) });
  const changes = [
    ...Array.from({ length: 8 }, () => vote),
    () => voidOne(world, random()),
    () => voidOne(world, random()),
    () => rollUpCounts(world.services.sql, world.clock.now),
    () => toggle(world, pick(servers)),
    () => rename(world, pick(servers), `Named ${random()}`),
    async () => void servers.push(await world.server(`Later ${servers.length}`)),
    () => Promise.resolve(world.pass(pick(LEAPS))),
    () => Promise.resolve(world.pass(DAY_MS - 1 - world.clock.now.getTime() % DAY_MS)),
  ];
  for (let step = 0; step < STEPS; step++) {
    await pick(changes)();
    if (step % 3 > 0) await assertRanked(world, pick(rankings), `after step ${step}`);
  }
  for (const ranking of rankings) await assertRanked(world, ranking, "at the end");
});

Deno.test("only votes of signed-in players rank, unless the host counts all", async () => {
  await using world = await openWorld();
  const { sql } = world.services;
  const server = await world.server();
  for (let nth = 0; nth < 5; nth++) await world.account(`Player_${nth}`);
  await sql`update account set email = null where username like 'Player_%'`;
  for (const [nth, source] of VOTE_SOURCES.entries()) await castAs(world, server, { nth, source });
  await castAs(world, server, { nth: 4, source: "session" });
  // Cast before sources were noted.
  await sql`update vote set source = null where source = 'session'`;
  assert.deepEqual(await votesOf(openRanking(world, { counts: "signed-in" })), [3]);
  const all = openRanking(world, { counts: "all" });
  await all.recount();
  assert.deepEqual(await votesOf(all), [5]);
  const counts = await findVoteCounts(sql, [server.id], "2026-03-10");
  assert.deepEqual(counts, [{ total: 5, weekly: 5, monthly: 5 }]);
});

Deno.test("a vote cast before midnight counts when it commits after the recount", async () => {
  await using world = await openWorld({ now: new Date("2026-03-10T23:59:59.000Z") });
  const { ranking, pools } = world.services;
  const server = await world.server();
  await ranking.find(ALL, MANY);
  await pools.deliveries.begin(async (tx) => {
    await tx`
      with noted as (insert into ranking_change (server_id) values (${server.id}))
      insert into vote_count (server_id, day, shard, votes) values (${server.id}, '2026-03-10', 3, 1)`;
    world.pass(2_000);
    assert.deepEqual(await votesOf(ranking), [0]);
  });
  assert.deepEqual(await votesOf(ranking), [1]);
});

Deno.test("the old order stays whole while midnight's recount waits", async () => {
  await using world = await openWorld({ pagesKeptMs: 1, timeoutFactor: 0.5 });
  const { ranking, pools } = world.services;
  const server = await world.server();
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  assert.deepEqual(await votesOf(ranking), [1]);
  const release = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = pools.deliveries.begin(async (tx) => {
    await tx`lock table ranking in exclusive mode`;
    held.resolve();
    await release.promise;
  });
  await held.promise;
  world.pass(40 * DAY_MS);
  for (let round = 0; round < 2; round++) {
    ranking.expire();
    assert.deepEqual(await votesOf(ranking), [1]);
  }
  release.resolve();
  await holding;
  await world.services.ranking.recount();
  ranking.expire();
  assert.deepEqual(await votesOf(ranking), [0]);
});

Deno.test("a copy in use asks the database nothing until it expires", async () => {
  await using world = await openWorld({ pagesKeptMs: 1e9 });
  const { ranking, sql } = world.services;
  const { slug } = await world.server();
  assert.deepEqual(await votesOf(ranking), [0]);
  await sql`alter table ranking rename to ranking_away`;
  assert.deepEqual(await votesOf(ranking), [0]);
  await sql`alter table ranking_away rename to ranking`;
  await decideStatus(world.services, slug, { decision: "suspend", ...world.act });
  assert.deepEqual(await votesOf(ranking), [0]);
  ranking.expire();
  assert.deepEqual(await votesOf(ranking), []);
});

Deno.test("processes together look at new votes once a second", async () => {
  await using world = await openWorld();
  const rankings = [1, 2, 3].map(() => openRanking(world, { keptMs: 1 }));
  const server = await world.server();
  await world.account("Steve_01");
  for (const ranking of rankings) assert.deepEqual(await votesOf(ranking), [0]);
  // The look that is due next is far away.
  await world.services.sql`update ranking_state set due_at = now() + interval '25 s'`;
  await world.vote(server, "Steve_01");
  const { sql } = world.services;
  assert.equal(
    await updateRanking(sql, { now: world.clock.now, isDue: false, counts: "all" }),
    "done",
  );
  for (const ranking of rankings) assert.deepEqual(await votesOf(ranking), [0]);
  await sql`update ranking_state set due_at = now()`;
  await eventually("all of them see the vote", async () => {
    const seen = await Promise.all(rankings.map(votesOf));
    return seen.every(([votes]) => votes === 1);
  });
});

Deno.test("a wrong clock moves no server in the ranking", async () => {
  await using world = await openWorld();
  const server = await world.server();
  await world.account("Steve_01");
  await world.vote(server, "Steve_01");
  assert.deepEqual(await votesOf(world.services.ranking), [1]);
  world.clock.databaseNow = world.clock.now;
  world.pass(365 * DAY_MS);
  assert.deepEqual(await votesOf(world.services.ranking), [1]);
});

const NUMBERS = Array.from({ length: PLAYERS }, (_, n) => n);

/** The ranking of another process. */
function openRanking(
  { services: { sql, pools, clock, now } }: World,
  options: Partial<Parameters<typeof createRanking>[0]> = {},
): Ranking {
  return createRanking({
    sql,
    jobs: pools.jobs,
    clock,
    now,
    counts: "all",
    keptMs: 0,
    timeoutFactor: 100,
    ...options,
  });
}

async function votesOf(ranking: Ranking): Promise<number[]> {
  const { servers } = await ranking.find(ALL, MANY);
  return servers.map(({ votes }) => votes);
}

/** Casts the vote of a player, unless something prevents it. */
async function castAs(
  { services: { sql }, clock: { now } }: World,
  { slug }: Server,
  { nth, source }: { nth: number; source: VoteSource },
): Promise<void> {
  const voter = { nameKey: `player_${nth}` };
  const vote = { voteId: uuidV7(now), slug, voter, votedAt: now, source };
  await insertVotes(sql, [vote]);
}

async function assertRanked(world: World, ranking: Ranking, when: string): Promise<void> {
  const expected = await world.services.sql<
    { id: string; votes: number; votesToday: number; votesAll: number }[]
  >`
    select s.id, count(v.id) filter (where v.day > d.today - 30)::int as votes,
      count(v.id) filter (where v.day = d.today)::int as votes_today, count(v.id)::int as votes_all
    from server s
    cross join (select (${world.clock.now}::timestamptz at time zone 'utc')::date as today) d
    left join (
      select id, server_id, (voted_at at time zone 'utc')::date as day from vote
      where voided_at is null and (${ranking.counts === "all"} or source in ('session', 'operator'))
    ) v on v.server_id = s.id
    where s.status = 'approved'
    group by s.id order by votes desc, s.created_at, s.id`;
  const { servers, sums } = await ranking.find(ALL, MANY);
  const ranked = servers.map(({ id, votes, votesToday, votesAll }) => {
    return { id, votes, votesToday, votesAll };
  });
  assert.deepEqual(ranked, [...expected], when);
  assert.equal(sums.servers, expected.length);
}

async function voidOne(world: World, share: number): Promise<void> {
  const votes = await world.services.sql<{ id: string }[]>`
    select id from vote where voided_at is null order by id`;
  const vote = votes[Math.floor(share * votes.length)];
  if (vote) await voidVote(world.services, vote.id, { reason: "a test", ...world.act });
}

async function toggle(world: World, { slug }: Server): Promise<void> {
  const reason = "a test";
  const suspended = await tryTo(
    decideStatus(world.services, slug, { decision: "suspend", reason, ...world.act }),
  );
  if (!suspended) await decideStatus(world.services, slug, { decision: "approve", ...world.act });
}

async function rename(world: World, { slug }: Server, name: string): Promise<void> {
  const edit = { name, game: "rust", host: "play.example.com", port: 1, description: "" };
  await editServer(world.services, slug, { edit, ...world.act });
}

async function tryTo(work: Promise<unknown>): Promise<boolean> {
  return await work.then(() => true, () => false);
}

/** Mulberry32: the same steps in every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
