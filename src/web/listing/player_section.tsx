import type { Sql } from "../../database/connect.ts";
import { playersByDay, playersByHour, type PlayerSpan } from "../../polling/player_history.ts";
import { PlayerChart } from "./player_chart.tsx";
import { LISTING } from "./words.ts";

const { live: words } = LISTING;

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The reach of the two charts. */
const MONTH_MS = 30 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

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
  const before = (ms: number) => new Date(now.getTime() - ms);
  return (
    <section>
      <h2>{words.chart}</h2>
      <PlayerChart
        title={words.chartMonth}
        spans={hours}
        from={before(MONTH_MS)}
        to={now}
        stepMs={HOUR_MS}
      />
      <PlayerChart
        title={words.chartYear}
        spans={days}
        from={before(YEAR_MS)}
        to={now}
        stepMs={DAY_MS}
      />
    </section>
  );
}
