import type { PlayerSpan } from "../../../polling/player_history.ts";
import type { VoteDay } from "../../../../core/votes/vote_counts.ts";
import { marksOf, round } from "./chart_scale.ts";
import { DAY_MS, daysBefore, HOUR_MS } from "../../../../core/time/day.ts";
import type { Words } from "../../../../core/locales/locale.ts";
import { currentLocale } from "../../current_locale.ts";
import { Chart, ChartLine, HEIGHT, labelsBetween, WIDTH } from "./chart_frame.tsx";

/** Days in the chart of players, up to now. */
export const PLAYER_DAYS = 7;

/** Days in the chart of ranks. A year would add 35 KB to the page. */
export const RANK_DAYS = 90;

/** The width of a bar as a share of the day's width. */
const BAR = 0.7;

/** A server's votes per UTC day as bars, ending today. Renders nothing if there are no votes. */
export function VotesChart({ days }: { days: readonly VoteDay[] }) {
  const counts = days.map(({ day, votes }) => ({ day, count: votes }));
  return <DaysChart days={counts} texts={currentLocale().words.charts.votes} />;
}

/** A count per UTC day as bars, ending today. Renders nothing if all are 0. */
export function DaysChart({ days, texts, isPart = false }: {
  days: readonly { day: Date; count: number }[];
  texts: Words["charts"]["votes"];
  /** Whether it is part of a panel with other content. */
  isPart?: boolean;
}) {
  const { charts: words } = currentLocale().words;
  const first = days[0];
  const today = days.at(-1);
  const sum = days.reduce((sum, { count }) => sum + count, 0);
  if (first === undefined || today === undefined || sum === 0) return null;
  const marks = marksOf(0, Math.max(...days.map(({ count }) => count)));
  const step = WIDTH / days.length;
  return (
    <Chart
      words={texts}
      isPart={isPart}
      summary={texts.summary(sum, today.count, days.length)}
      marks={marks.map(words.number).reverse()}
      below={labelsBetween(first.day, today.day, { label: words.day }).with(-1, words.today)}
      rows={days.map(({ day, count }) => [words.day(day), count])}
    >
      {days.map(({ day, count }, nth) => {
        const height = round(count / marks[4] * HEIGHT);
        const x = round((nth + (1 - BAR) / 2) * step);
        const width = round(BAR * step);
        return (
          <rect
            class={day === today.day ? "bar now" : "bar"}
            x={x}
            width={width}
            height={height}
            y={HEIGHT - height}
          >
            <title>{texts.on(day, count)}</title>
          </rect>
        );
      })}
    </Chart>
  );
}

/**
 * A server's players per hour over seven days, with gaps where the count is unknown. Renders nothing if no count is
 * known.
 */
export function PlayersChart({ hours, days, now }: {
  hours: readonly PlayerSpan[];
  days: readonly PlayerSpan[];
  now: Date;
}) {
  const locale = currentLocale();
  const { players: words } = locale.words.charts;
  const { charts } = locale.words;
  const from = daysBefore(now, PLAYER_DAYS);
  const seen = hours.flatMap(({ average, ...hour }) =>
    average === null ? [] : [{ ...hour, average }]
  );
  if (seen.length === 0) return null;
  const most = Math.max(...seen.map(({ peak }) => peak));
  const mean = seen.reduce((sum, { average }) => sum + average, 0) / seen.length;
  const marks = marksOf(0, most);
  const samples = seen.map(({ at, average }) => ({
    at: new Date(at.getTime() + HOUR_MS / 2),
    y: 1 - average / marks[4],
    label: () => words.on(at, Math.round(average)),
  }));
  return (
    <Chart
      words={charts.players}
      summary={words.summary(most, Math.round(mean))}
      marks={marks.map(charts.number).reverse()}
      below={labelsBetween(from, now, { gaps: PLAYER_DAYS, label: charts.weekday }).with(
        -1,
        words.last,
      )}
      rows={days.map((
        { at, average, peak },
      ) => [
        charts.day(at),
        average === null ? words.offline : Math.round(average),
        peak,
      ])}
    >
      <ChartLine samples={samples} from={from} to={now} stepMs={HOUR_MS} isFilled />
    </Chart>
  );
}

/** A server's ranks, best at the top. Renders nothing if they never changed. */
export function RankChart({ ranks }: { ranks: readonly { day: Date; rank: number }[] }) {
  const locale = currentLocale();
  const { rank: words } = locale.words.charts;
  const first = ranks[0];
  const last = ranks.at(-1);
  if (first === undefined || last === undefined) return null;
  const numbers = ranks.map(({ rank }) => rank);
  if (numbers.every((rank) => rank === first.rank)) return null;
  // Ranks count from 0 here, so that the marks below rank 1 are round.
  const best = Math.min(...numbers) - 1;
  const marks = marksOf(best, Math.max(...numbers) - 1);
  const samples = ranks.map(({ day, rank }) => ({
    at: day,
    y: (rank - 1 - marks[0]) / (marks[4] - marks[0]),
    label: () => words.on(day, rank),
  }));
  return (
    <Chart
      words={locale.words.charts.rank}
      summary={words.summary(last.rank, best + 1, last.day)}
      marks={marks.map((mark) => words.place(mark + 1))}
      below={labelsBetween(first.day, last.day, { label: locale.words.charts.day })}
      rows={ranks.map(({ day, rank }) => [locale.words.charts.day(day), rank])}
    >
      <ChartLine samples={samples} from={first.day} to={last.day} stepMs={DAY_MS} />
    </Chart>
  );
}
