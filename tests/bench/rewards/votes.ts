import type { Sql } from "../../../src/database/connect.ts";
import { insertVotes, type VoteRow } from "../../../src/votes/vote_repository.ts";
import { uuidV7 } from "../../../src/database/uuid_v7.ts";
import { type BenchServer, openSql } from "../database.ts";
import { serverTime } from "../measure/server_time.ts";
import { ratio, series, type Table } from "../measure/table.ts";
import { inTurns, VoidRound } from "../measure/turns.ts";
import { PLAYERS, seedInboxes } from "./inboxes.ts";

/** Servers with an inbox, and as many without. */
const SERVERS = 1_000;

/** Connections, as many as the pages have; and votes of one statement, as many as meet there. */
const CONNECTIONS = 6;
const TOGETHER = 8;

/** Votes for servers with an inbox, or without. */
interface Side {
  name: string;
  together: number;
  /** Place of the first of its servers. */
  from: number;
  next: number;
}

interface Round {
  perSecond: number;
  postgresUs: number;
}

/** The vote's own statement with and without an inbox. */
export async function measureVotes(
  server: BenchServer,
  { rounds, seconds, show }: { rounds: number; seconds: number; show: (table: Table) => void },
): Promise<void> {
  const { url, sql: own } = await server.create("rewards_votes");
  const { serverIds } = await seedInboxes(own, 2 * SERVERS);
  await own`
    update server set rewards_by = 'none' where id = any(${serverIds.slice(0, SERVERS)}::uuid[])`;
  const sql = await openSql(url, CONNECTIONS);
  const sides = [1, TOGETHER].flatMap((together): Side[] => {
    const each = together === 1 ? "one a statement" : `${together} a statement`;
    return [
      { name: `without, ${each}`, together, from: 1, next: 0 },
      { name: `with an inbox, ${each}`, together, from: SERVERS + 1, next: 0 },
    ];
  });
  // One a statement and eight use other players.
  for (const side of sides) if (side.together > 1) side.next = SERVERS * PLAYERS / 2;
  const measured = await inTurns(sides, rounds, (side) => measure(sql, side, seconds));
  show(tableOf(measured, seconds));
}

async function measure(sql: Sql, side: Side, seconds: number): Promise<Round> {
  const postgres = await serverTime(sql);
  const begun = performance.now();
  let votes = 0;
  await Promise.all(Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < begun + seconds * 1000) {
      const rows = Array.from({ length: side.together }, () => voteOf(side));
      const cast = await insertVotes(sql, rows, { lockMs: 0 });
      if (cast.size !== rows.length) throw new VoidRound(`${side.name}: a vote did not count`);
      votes += rows.length;
    }
  }));
  const elapsed = (performance.now() - begun) / 1000;
  return {
    perSecond: votes / elapsed,
    postgresUs: (await serverTime(sql) - postgres) / votes,
  };
}

function voteOf(side: Side): VoteRow {
  const number = side.next++;
  const votedAt = new Date();
  const player = 1 + (Math.floor(number / SERVERS) * 7_919 + number) % PLAYERS;
  return {
    voteId: uuidV7(votedAt),
    slug: `server-${side.from + number % SERVERS}`,
    voter: { nameKey: `player_${player}` },
    votedAt,
    source: "session",
  };
}

function tableOf(measured: Map<Side, Round[]>, seconds: number): Table {
  const sides = [...measured].map(([side, own]) => ({
    side,
    speed: series(own, ({ perSecond }) => perSecond, 0),
    postgres: series(own, ({ postgresUs }) => postgresUs, 0),
  }));
  return {
    id: "rewards-votes",
    title:
      `Votes for servers without and with an inbox, ${CONNECTIONS} connections; median (range) of ` +
      `${sides[0]?.speed.rounds.length} rounds of ${seconds} s`,
    head: ["votes/s", "× without", "Postgres µs", "× without"],
    rows: sides.map(({ side, speed, postgres }) => {
      const without = sides.find((other) => other.side.together === side.together);
      const cells = without && without.side !== side
        ? [speed, ratio(speed, without.speed), postgres, ratio(postgres, without.postgres)]
        : [speed, "", postgres, ""];
      return { name: side.name, cells };
    }),
  };
}
