import type { Sql } from "../../../src/database/connect.ts";
import { claimRewards, type RewardClaim } from "../../../src/rewards/claim_votes.ts";
import { createWaitingClaims } from "../../../src/rewards/waiting_claims.ts";
import { grantRewards } from "../../../src/rewards/record_grants.ts";
import { type BenchServer, openSql } from "../database.ts";
import { serverTime } from "../measure/server_time.ts";
import { ratio, series, type Table } from "../measure/table.ts";
import { inTurns, VoidRound } from "../measure/turns.ts";
import { fillInboxes, namesOf, seedInboxes } from "./inboxes.ts";

const SERVERS = 200;

/** Rewards that wait at the other servers; and at the one that is busy by itself, for all rounds. */
const WAITING = 400_000;
const HOT = 200_000;

/** Connections, and claims under way at once. */
const CONNECTIONS = 16;

/** Something that is repeated as fast as it goes; returns the votes that it handed out. */
interface Side {
  name: string;
  sql: Sql;
  work(number: number): Promise<number>;
}

interface Round {
  perSecond: number;
  votesPerSecond: number;
  p99Ms: number;
  postgresUs: number;
}

/** Polls that find nothing beside `select 1`, and claims with their grants. */
export async function measureRates(
  server: BenchServer,
  { rounds, seconds, show }: { rounds: number; seconds: number; show: (table: Table) => void },
): Promise<void> {
  const [alone, among] = [
    await openSite(server, "alone", 0),
    await openSite(server, "among", WAITING),
  ];
  const polls: Side[] = [
    { name: "select 1", sql: among.sql, work: async () => (await among.sql`select 1`, 0) },
    poll(among, { players: 100, prefix: "Nobody_", name: "100 names that nobody has" }),
    poll(alone, { players: 100, name: "100 players, no other rewards" }),
    poll(among, { players: 100, name: `100 players, ${WAITING / 1000}k of other servers` }),
    poll(among, { players: 20, name: `20 players, ${WAITING / 1000}k of other servers` }),
    poll(among, { name: `anybody, ${WAITING / 1000}k of other servers` }),
    poll(among, {
      players: 100,
      name: "100 players, 2,000 wait for others",
      serverId: among.filled,
    }),
  ];
  const claims = [
    claimAndGrant(among, { name: "50 of anybody, 200 servers", limit: 50 }),
    claimAndGrant(among, { name: "of 100 players, 200 servers", limit: 100, players: 100 }),
    claimAndGrant(among, { name: "10 of anybody, one server", limit: 10, serverId: among.hot }),
  ];
  const options = { seconds };
  show(pollTable(await inTurns(polls, rounds, (side) => measure(side, options)), options));
  show(claimTable(await inTurns(claims, rounds, (side) => measure(side, options)), options));
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** A listing of which one server's inbox is empty, one is busy, and one holds rewards of players who never come. */
async function openSite(server: BenchServer, name: string, rewards: number) {
  console.error(`making a listing with ${rewards.toLocaleString("en")} rewards`);
  const { url, sql: own } = await server.create(`rewards_${name}`);
  const { serverIds: [empty = "", hot = "", filled = "", ...others] } = await seedInboxes(
    own,
    SERVERS + 3,
  );
  if (rewards > 0) {
    await fillInboxes(own, [hot], HOT);
    await fillInboxes(own, others, rewards);
    await own`
      insert into account (username, username_key, email, created_at, updated_at)
      select 'Away_' || n, 'away_' || n, 'away_' || n || '@example.com', now(), now()
      from generate_series(1, 2000) as n`;
    await own`
      insert into reward (vote_id, server_id, account_id, voted_at, available_at)
      select gen_random_uuid(), ${filled}, id, now() - interval '1 day', now() - interval '1 day'
      from account where username_key like 'away\\_%'`;
    // What ended before: a site that has been there for a while.
    await own`
      insert into reward_outcome (vote_id, server_id, account_id, voted_at, ended, ended_at, key_id, claims)
      select gen_random_uuid(), server_id, account_id, voted_at, 'granted', voted_at, server_id, 1 from reward`;
    await own`vacuum analyze`;
  }
  return { sql: await openSql(url, CONNECTIONS), empty, hot, filled, others };
}

/** What a side's key claims. */
function claimOf({ serverId, ...rest }: Partial<RewardClaim> & { serverId: string }): RewardClaim {
  return {
    serverId,
    keyId: serverId,
    claimId: crypto.randomUUID(),
    limit: 50,
    leaseSeconds: 120,
    ...rest,
  };
}

function poll(
  { sql, empty }: Site,
  { name, players, prefix = "Player_", serverId = empty }: {
    name: string;
    players?: number;
    prefix?: string;
    serverId?: string;
  },
): Side {
  const { claim } = createWaitingClaims({ sql, now: () => new Date() });
  const { signal } = new AbortController();
  return {
    name,
    sql,
    async work(number) {
      const names = players && { players: namesOf(number, { count: players, prefix }) };
      const claimed = await claim(claimOf({ serverId, ...names }), { waitSeconds: 0, signal });
      if (typeof claimed === "string" || claimed.votes.length > 0) {
        throw new VoidRound(`${name}: votes`);
      }
      return 0;
    },
  };
}

function claimAndGrant(
  { sql, others }: Site,
  { name, limit, players, serverId }: {
    name: string;
    limit: number;
    players?: number;
    serverId?: string;
  },
): Side {
  return {
    name,
    sql,
    async work(number) {
      const claim = claimOf({
        serverId: serverId ?? others[number % others.length] ?? "",
        limit,
        ...players && { players: namesOf(number, { count: players }) },
      });
      const claimed = await claimRewards(sql, claim, new Date());
      if (typeof claimed === "string") throw new VoidRound(`${name}: ${claimed}`);
      const { votes } = claimed;
      if (votes.length > 0) await grantRewards(sql, { ...claim, votes }, new Date());
      return votes.length;
    },
  };
}

async function measure(
  { name, sql, work }: Side,
  { seconds }: { seconds: number },
): Promise<Round> {
  const times: number[] = [];
  let votes = 0;
  // Rounds ask in different places.
  let number = Math.floor(Math.random() * 1e6);
  const postgres = await serverTime(sql);
  const begun = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, async () => {
    for (let at; (at = performance.now()) < begun + seconds * 1000;) {
      const handedOut = await work(number++);
      votes += handedOut;
      times.push(performance.now() - at);
    }
  }));
  const elapsed = (performance.now() - begun) / 1000;
  if (times.length === 0) throw new VoidRound(`${name}: nothing in ${seconds} s`);
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / elapsed,
    votesPerSecond: votes / elapsed,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? NaN,
    postgresUs: (await serverTime(sql) - postgres) / Math.max(votes, times.length),
  };
}

function pollTable(measured: Map<Side, Round[]>, { seconds }: { seconds: number }): Table {
  const [first = []] = measured.values();
  const plain = series(first, ({ perSecond }) => perSecond, 0);
  return {
    id: "rewards-polls",
    title:
      `Polls that find nothing, ${CONNECTIONS} at once; median (range) of ${first.length} rounds of ${seconds} s`,
    head: ["polls/s", "× select 1", "p99 ms", "Postgres µs"],
    rows: [...measured].map(([{ name }, own]) => {
      const speed = series(own, ({ perSecond }) => perSecond, 0);
      return {
        name,
        cells: [
          speed,
          ratio(speed, plain),
          series(own, ({ p99Ms }) => p99Ms, 1),
          series(own, ({ postgresUs }) => postgresUs, 0),
        ],
      };
    }),
  };
}

function claimTable(measured: Map<Side, Round[]>, { seconds }: { seconds: number }): Table {
  const [first = []] = measured.values();
  return {
    id: "rewards-claims",
    title:
      `Claims and their grants, ${CONNECTIONS} at once; median (range) of ${first.length} rounds of ${seconds} s`,
    head: ["votes/s", "claims/s", "p99 ms", "Postgres µs a vote"],
    rows: [...measured].map(([{ name }, own]) => ({
      name,
      cells: [
        series(own, ({ votesPerSecond }) => votesPerSecond, 0),
        series(own, ({ perSecond }) => perSecond, 0),
        series(own, ({ p99Ms }) => p99Ms, 1),
        series(own, ({ postgresUs }) => postgresUs, 0),
      ],
    })),
  };
}
