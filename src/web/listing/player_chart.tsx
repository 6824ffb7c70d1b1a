import type { PlayerSpan } from "../../polling/player_history.ts";
import { LISTING } from "./words.ts";

const { live: words } = LISTING;

/** The drawing's own units; the page scales it. */
const WIDTH = 720;
const HEIGHT = 120;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A server's players over time; nothing at all for one that was never asked. */
export function PlayerSection({ hours, days, now }: {
  hours: PlayerSpan[];
  days: PlayerSpan[];
  now: Date;
}) {
  if (days.length === 0) return null;
  return (
    <section>
      <h2>{words.chart}</h2>
      <PlayerChart title={words.chartMonth} spans={hours} to={now} days={30} stepMs={HOUR_MS} />
      <PlayerChart title={words.chartYear} spans={days} to={now} days={365} stepMs={DAY_MS} />
    </section>
  );
}

/** Players over time as bars, one per span; a gap is a time without polls, and a server without any has no chart. */
function PlayerChart({ title, spans, to, days, stepMs }: {
  title: string;
  spans: PlayerSpan[];
  to: Date;
  days: number;
  stepMs: number;
}) {
  if (spans.length === 0) return null;
  const peak = Math.max(...spans.map((span) => span.peak));
  const averages = spans.map(({ average }) => average ?? 0);
  const average = averages.reduce((sum, value) => sum + value, 0) / averages.length;
  const msPerUnit = days * DAY_MS / WIDTH;
  const scale = { from: to.getTime() - days * DAY_MS, msPerUnit, width: stepMs / msPerUnit * 0.9 };
  return (
    <figure class="chart">
      <figcaption>
        {title}: {words.chartSummary(peak, average)}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d={spans.map((span) => barOf(span, { ...scale, peak })).join("")}
          fill="currentColor"
        />
      </svg>
    </figure>
  );
}

/** One bar as a piece of a path: 720 elements would weigh ten times as much. */
function barOf(
  { at, average }: PlayerSpan,
  { from, msPerUnit, width, peak }: Record<"from" | "msPerUnit" | "width" | "peak", number>,
): string {
  if (average === null || average === 0) return "";
  const x = ((at.getTime() - from) / msPerUnit).toFixed(1);
  const height = (average / peak * HEIGHT).toFixed(1);
  return `M${x} ${HEIGHT}v-${height}h${width.toFixed(1)}v${height}z`;
}
