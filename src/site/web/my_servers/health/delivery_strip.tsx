import type { DeliveryDay } from "../../../deliveries/delivery_figures.ts";
import { currentLocale } from "../../current_locale.ts";
import { Panel } from "../../kit/panel.tsx";
import { FigureList } from "../../kit/rows.tsx";
import { sumOf } from "../../sum_of.ts";

// Sizes in units of the drawing.

/** The width of an hour. */
const STEP = 10;

/** The width of an hour's bar. */
const BAR = 8;

/** The height above the line. */
const UP = 40;

/** The height below the line. */
const DOWN = 16;

/** The minimum height of a failure's bar. */
const FAILED_MIN = 4;

/** The chart of deliveries per hour: successes above the line and failures below it, with separate scales. */
export function Strip({ day: { atOnce, late, failed } }: { day: DeliveryDay }) {
  const { day: words } = currentLocale().words.deliveries;
  const up = UP / Math.max(1, ...atOnce.map((votes, nth) => votes + (late[nth] ?? 0)));
  const down = DOWN / Math.max(1, ...failed);
  const bars = [
    ["off", atOnce.map((_, nth) => bar(nth, UP - 1, 1))],
    ["ok", atOnce.map((count, nth) => bar(nth, UP, -count * up))],
    ["late", late.map((count, nth) => bar(nth, UP - (atOnce[nth] ?? 0) * up, -count * up))],
    [
      "bad",
      failed.map((count, nth) => bar(nth, UP + 1, count && Math.max(FAILED_MIN, count * down))),
    ],
  ] as const;
  return (
    <svg
      class="strip"
      viewBox={`0 0 ${STEP * atOnce.length} ${UP + DOWN}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.label(sumOf(atOnce), sumOf(late), sumOf(failed))}
    >
      {bars.map(([kind, all]) => <path class={kind} d={all.join("")} />)}
    </svg>
  );
}

/** Returns the path of an hour's bar, with the given `y` and height. */
function bar(nth: number, y: number, height: number): string {
  const [from, tall] = [y, height].map((units) => Math.round(units * 10) / 10);
  return height === 0 ? "" : `M${nth * STEP + 1} ${from}h${BAR}v${tall}h-${BAR}z`;
}

/** The deliveries of the last 24 hours. */
export interface LastDayProps {
  day: DeliveryDay | undefined;
  times: { median: number | null; p95: number | null };
}

/** The last 24 hours: response times, and a chart by hour. Renders nothing if nothing was sent. */
export function LastDay({ day, times: { median, p95 } }: LastDayProps) {
  const { day: words } = currentLocale().words.deliveries;
  if (!day) return null;
  const legend = Object.entries(words.legend);
  return (
    <Panel
      title={words.title}
      aside={
        <ul class="key">{legend.map(([kind, meaning]) => <li class={kind}>{meaning}</li>)}</ul>
      }
    >
      {median === null ? null : (
        <FigureList
          figures={[[words.typical, timeOf(median)], [words.slow, timeOf(p95 ?? median)]]}
        />
      )}
      <div>
        <Strip day={day} />
        <div aria-hidden="true">{words.axis.map((at) => <span>{at}</span>)}</div>
      </div>
    </Panel>
  );
}

/** Formats a response time. */
export function timeOf(ms: number): string {
  const { time } = currentLocale().words.deliveries;
  return ms < 1000 ? time.milliseconds(ms) : time.seconds(ms / 1000);
}
