import type { Sql } from "../../database/connect.ts";
import { playersByDay, playersByHour, type PlayerSpan } from "../../polling/player_history.ts";
import { PlayerChart } from "./player_chart.tsx";
import { LISTING } from "./words.ts";

const { live: words } = LISTING;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The players of a server over a month and a year. */
export interface PlayerHistory {
  hours: PlayerSpan[];
  days: PlayerSpan[];
}

/** Reads what the section shows. */
export async function findPlayerHistory(
  sql: Sql,
  serverId: string,
  now: Date,
): Promise<PlayerHistory> {
  const [hours, days] = await Promise.all([
    playersByHour(sql, serverId, now),
    playersByDay(sql, serverId, now),
  ]);
  return { hours, days };
}

/** A server's players over time; nothing at all for one that was never asked. */
export function PlayerSection({ history, now }: { history: PlayerHistory; now: Date }) {
  const { hours, days } = history;
  if (days.length === 0) return null;
  return (
    <section>
      <h2>{words.chart}</h2>
      <PlayerChart title={words.chartMonth} spans={hours} to={now} days={30} stepMs={HOUR_MS} />
      <PlayerChart title={words.chartYear} spans={days} to={now} days={365} stepMs={DAY_MS} />
    </section>
  );
}
