import type { Child } from "hono/jsx";
import type { PlayerSpan } from "../../polling/player_history.ts";
import type { VoteDay } from "../../../core/votes/vote_counts.ts";
import { linePath, marksOf, round } from "./chart_scale.ts";
import { DAY_MS, daysBefore, HOUR_MS } from "../../../core/time/day.ts";
import type { Words } from "../../../core/locales/locale.ts";
import { currentLocale } from "../current_locale.ts";
import { Table } from "../kit/table.tsx";

/** Days in the chart of players, up to now. */
export const PLAYER_DAYS = 7;

/** Days in the chart of ranks. A year would add 35 KB to the page. */
export const RANK_DAYS = 90;

/** Number of points per hover value. One for every point would add 25 KB to the page. */
const HOVER_STEPS = 3;

/** The drawings' own units, scaled by the page. */
export const [WIDTH, HEIGHT] = [600, 200] as const;

/** The share of a day's width that its bar takes. */
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
  /** Whether it is in a panel with other things. */
  isPart?: boolean;
}) {
  const { charts: words } = currentLocale().words;
  const [first, today] = [days[0], days.at(-1)];
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
        const [x, width] = [round((nth + (1 - BAR) / 2) * step), round(BAR * step)];
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
    words: () => words.on(at, Math.round(average)),
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
      <Line samples={samples} from={from} to={now} stepMs={HOUR_MS} isFilled />
    </Chart>
  );
}

/** A server's ranks, with the best at the top. Renders nothing for fewer than two days. */
export function RankChart({ ranks }: { ranks: readonly { day: Date; rank: number }[] }) {
  const locale = currentLocale();
  const { rank: words } = locale.words.charts;
  const [first, last] = [ranks[0], ranks.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const numbers = ranks.map(({ rank }) => rank);
  // Ranks count from 0 here, so that the marks below rank 1 are round.
  const best = Math.min(...numbers) - 1;
  const marks = marksOf(best, Math.max(...numbers) - 1);
  const samples = ranks.map(({ day, rank }) => ({
    at: day,
    y: (rank - 1 - marks[0]) / (marks[4] - marks[0]),
    words: () => words.on(day, rank),
  }));
  return (
    <Chart
      words={locale.words.charts.rank}
      summary={words.summary(last.rank, best + 1, last.day)}
      marks={marks.map((mark) => words.place(mark + 1))}
      below={labelsBetween(first.day, last.day, { label: locale.words.charts.day })}
      rows={ranks.map(({ day, rank }) => [locale.words.charts.day(day), rank])}
    >
      <Line samples={samples} from={first.day} to={last.day} stepMs={DAY_MS} />
    </Chart>
  );
}

/** A chart with axis marks (from top to bottom and from left to right), and its numbers as a table. */
export function Chart(
  { id, words: { title, heads }, summary, legend, marks, below, rows, isPart = false, children }: {
    id?: string;
    words: { title: string; heads: readonly string[] };
    summary: string;
    /** What the colours mean. */
    legend?: Child;
    isPart?: boolean;
    marks: readonly string[];
    below: readonly string[];
    rows: readonly (readonly Child[])[];
    children: Child;
  },
) {
  return (
    <figure class={isPart ? "stack chart" : "panel chart"} id={id}>
      <figcaption class="head">
        <h2>{title}</h2>
        <p>{summary}</p>
      </figcaption>
      {legend}
      <Plot label={`${title}: ${summary}`} marks={marks} below={below}>{children}</Plot>
      <details>
        <summary>{currentLocale().words.charts.asTable}</summary>
        <Table label={title} heads={heads} rows={rows} isWide />
      </details>
    </figure>
  );
}

/** A drawing of 600 to 200 units between its axes: marks from top to bottom, and labels from left to right. */
export function Plot({ label, marks, below, children }: {
  label: string;
  marks: readonly string[];
  below: readonly string[];
  children: Child;
}) {
  return (
    <div class="plot">
      <div aria-hidden="true">{marks.map((mark) => <span>{mark}</span>)}</div>
      <svg viewBox="0 0 600 200" preserveAspectRatio="none" role="img" aria-label={label}>
        <path class="marks" d="M0 0h600M0 50h600M0 100h600M0 150h600M0 200h600" />
        {children}
      </svg>
      <div aria-hidden="true">{below.map((label) => <span>{label}</span>)}</div>
    </div>
  );
}

/**
 * A line through samples `stepMs` apart, interrupted where samples are missing. `y` is the share of the height from the
 * top.
 */
function Line({ samples, from, to, stepMs, isFilled = false }: {
  samples: readonly { at: Date; y: number; words: () => string }[];
  from: Date;
  to: Date;
  stepMs: number;
  isFilled?: boolean;
}) {
  const perMs = WIDTH / (to.getTime() - from.getTime());
  const xOf = (at: Date) => Math.max(0, (at.getTime() - from.getTime()) * perMs);
  const points = samples.map(({ at, y }) => [xOf(at), y * HEIGHT] as [number, number]);
  const reach = 1.5 * stepMs * perMs;
  const width = HOVER_STEPS * stepMs * perMs;
  return (
    <>
      {isFilled ? <path class="area" d={linePath(points, reach, HEIGHT)} /> : null}
      <path class={isFilled ? "trace good" : "trace"} d={linePath(points, reach)} />
      {samples.filter((_, nth) => nth % HOVER_STEPS === 0).map(({ at, words }) => (
        <rect x={round(xOf(at) - width / 2)} width={round(width)} height={HEIGHT}>
          <title>{words()}</title>
        </rect>
      ))}
    </>
  );
}

/** Labels for times, with the first and last at the edges. */
export function labelsBetween(
  from: Date,
  to: Date,
  { gaps = 4, label }: { gaps?: number; label: (at: Date) => string },
): string[] {
  const ms = (to.getTime() - from.getTime()) / gaps;
  return Array.from({ length: gaps + 1 }, (_, nth) => label(new Date(from.getTime() + nth * ms)));
}
