import type { DeliveryCounts, DeliveryDay } from "../../../deliveries/delivery_figures.ts";
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

/** States that need the owner's attention. */
const KEPT = ["pending", "abandoned"] as const;

/** The deliveries of the last 24 hours. */
export interface LastDayProps {
  day: DeliveryDay | undefined;
  /** Counts of stored deliveries, if no filter is active. */
  states?: DeliveryCounts;
  times: { median: number | null; p95: number | null };
}

/**
 * The summary of the last 24 hours: shares, response times, and a chart by hour. Renders nothing if nothing was sent.
 */
export function LastDay({ day, times: { median, p95 }, states }: LastDayProps) {
  const locale = currentLocale();
  const { day: words } = locale.words.deliveries;
  if (!day) return null;
  const atOnce = sumOf(day.atOnce);
  const arrived = sumOf([...day.atOnce, ...day.late]);
  const all = arrived + sumOf(day.failed);
  const legend = Object.entries(words.legend);
  return (
    <Panel
      title={words.title}
      aside={
        <ul class="key">{legend.map(([kind, meaning]) => <li class={kind}>{meaning}</li>)}</ul>
      }
    >
      <FigureList
        figures={[
          [words.arrived, locale.formats.share(arrived / all)],
          [words.atOnce, locale.formats.share(atOnce / all)],
          [words.sent, locale.formats.count(all)],
          ...median === null ? [] : [
            [words.typical, timeOf(median)] as const,
            [words.slow, timeOf(p95 ?? median)] as const,
          ],
          ...KEPT.flatMap((state) => states && states[state] > 0
            ? [[words.kept[state], locale.formats.count(states[state])] as const]
            : []
          ),
        ]}
      />
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
