import type { Query } from "../../../core/database/connect.ts";
import { HOUR_MS } from "../../../core/time/day.ts";
import {
  Chart,
  HEIGHT,
  labelsBetween,
  WIDTH,
} from "../../../site/web/listing/charts/chart_frame.tsx";
import { marksOf, round } from "../../../site/web/listing/charts/chart_scale.ts";
import { findHours } from "../../../site/voting/moderation/vote_history.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { linkWith } from "../../../site/web/kit/page_links.tsx";

/** The share of an hour's width that its bar takes. */
const BAR = 0.8;

/** Number of hours in the chart, and how many of them may follow the marked ones. */
const CHART_HOURS = 48;
const CHART_AFTER_MS = 6 * HOUR_MS;

/** The marked hours. */
interface HourSpan {
  since: Date;
  until: Date;
}

/** The votes in an hour, and the usual number. */
interface Hour {
  hour: Date;
  votes: number;
  usual: number;
}

/** Finds the votes of two days by the hour, the earliest first: around the span, or else up to now. */
export async function findChartHours(
  sql: Query,
  serverId: string,
  { now, span }: { now: Date; span: HourSpan | undefined },
): Promise<Hour[]> {
  const last = span ? span.until.getTime() + CHART_AFTER_MS : Infinity;
  const upTo = new Date(Math.min(now.getTime(), last));
  return (await findHours(sql, serverId, { now: upTo, hours: CHART_HOURS })).reverse();
}

/** Votes by the hour as bars, with those of the span marked, and the usual number of each hour as a line. */
export function HourChart({ hours, span, path }: {
  hours: readonly Hour[];
  span: HourSpan | undefined;
  /** The path of the page on which hours can be chosen. */
  path: string | undefined;
}) {
  const { waves, charts } = currentLocale().words;
  const { chart: words } = waves;
  const most = Math.max(1, ...hours.map(({ votes, usual }) => Math.max(votes, Math.ceil(usual))));
  const marks = marksOf(0, most);
  const step = WIDTH / hours.length;
  const yOf = (votes: number) => round(HEIGHT - votes / marks[4] * HEIGHT);
  const isHot = (hour: Date) =>
    span !== undefined && hour < span.until && hour.getTime() + HOUR_MS > span.since.getTime();
  const first = hours[0]?.hour ?? new Date(0);
  const end = new Date(first.getTime() + hours.length * HOUR_MS);
  return (
    <Chart
      id="hours"
      words={words}
      summary={words.summary(Math.max(0, ...hours.map(({ votes }) => votes)))}
      legend={
        <ul class="key">
          {(path === undefined ? words.legend : words.pickLegend).map((name, nth) => (
            <li class={LOOKS[nth]}>{name}</li>
          ))}
        </ul>
      }
      marks={marks.map(charts.number).reverse()}
      below={labelsBetween(first, end, { gaps: 2, label: words.shortHour })}
      rows={hours.map(({ hour, votes, usual }) => [
        path === undefined ? words.hour(hour) : <a href={linkTo(path, hour)}>{words.hour(hour)}</a>,
        votes,
        Math.round(usual * 10) / 10,
      ])}
    >
      {hours.map(({ hour, votes, usual }, nth) => (
        <rect
          class={isHot(hour) ? "bar bad" : "bar"}
          x={round((nth + (1 - BAR) / 2) * step)}
          width={round(BAR * step)}
          y={yOf(votes)}
          height={round(HEIGHT - yOf(votes))}
        >
          <title>{`${words.hour(hour)}: ${votes} (${waves.signs.number(usual)})`}</title>
        </rect>
      ))}
      <path class="trace under" d={usualPath(hours.map(({ usual }) => yOf(usual)), step)} />
    </Chart>
  );
}

/** Returns the address of a page on which an hour's votes are chosen. */
function linkTo(path: string, since: Date): string {
  const until = new Date(since.getTime() + HOUR_MS);
  return linkWith(path, { since: since.toISOString(), until: until.toISOString() });
}

/** The tones of the legend. Votes have the colour of a series. */
const LOOKS = [undefined, "bad", "under"];

/** Returns the path of the line, with steps, because the usual number applies to a whole hour. */
function usualPath(ys: readonly number[], step: number): string {
  return ys.map((y, nth) => `${nth === 0 ? `M0 ${y}` : `V${y}`}H${round((nth + 1) * step)}`)
    .join("");
}
