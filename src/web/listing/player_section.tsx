import type { PlayerSpan } from "../../polling/player_history.ts";
import { Section } from "../frame/parts.tsx";
import { LISTING } from "./words.ts";

const { live: words } = LISTING;

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** The reach of the two charts. */
const MONTH_MS = 30 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

/** The drawing's own units; the page scales it. */
const WIDTH = 720;
const HEIGHT = 120;

/** A server's players over a month and a year; nothing at all for one that was never asked. */
export function PlayerSection({ hours, days, now }: {
  hours: PlayerSpan[];
  days: PlayerSpan[];
  now: Date;
}) {
  if (days.length === 0) return null;
  const month = { title: words.chartMonth, spans: hours, reachMs: MONTH_MS, stepMs: HOUR_MS };
  const year = { title: words.chartYear, spans: days, reachMs: YEAR_MS, stepMs: DAY_MS };
  return (
    <Section title={words.chart}>
      <PlayerChart {...month} now={now} />
      <PlayerChart {...year} now={now} />
    </Section>
  );
}

/** Players over time as bars, one per span; a gap is a time without polls, and a server without any has no chart. */
function PlayerChart({ title, spans, now, reachMs, stepMs }: {
  title: string;
  spans: PlayerSpan[];
  now: Date;
  reachMs: number;
  stepMs: number;
}) {
  if (spans.length === 0) return null;
  const peak = Math.max(...spans.map((span) => span.peak));
  const sum = spans.reduce((sum, { average }) => sum + (average ?? 0), 0);
  const msPerUnit = reachMs / WIDTH;
  const width = (stepMs / msPerUnit * 0.9).toFixed(1);

  /** One bar as a piece of a path: 720 elements would weigh ten times as much. */
  function barOf({ at, average }: PlayerSpan): string {
    if (average === null || average === 0) return "";
    const x = ((at.getTime() - now.getTime() + reachMs) / msPerUnit).toFixed(1);
    const height = (average / peak * HEIGHT).toFixed(1);
    return `M${x} ${HEIGHT}v-${height}h${width}v${height}z`;
  }

  return (
    <figure class="chart">
      <figcaption>
        {title}: {words.chartSummary(peak, sum / spans.length)}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={spans.map(barOf).join("")} fill="currentColor" />
      </svg>
    </figure>
  );
}
