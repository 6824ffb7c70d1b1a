import type { PlayerSpan } from "../../polling/player_history.ts";
import { LISTING } from "./words.ts";

const { live: words } = LISTING;

/** The drawing's own units; the page scales it. */
const WIDTH = 720;
const HEIGHT = 120;

/** Spans of `stepMs` milliseconds between two instants, to be drawn as a chart. */
export interface PlayerChartProps {
  title: string;
  spans: PlayerSpan[];
  from: Date;
  to: Date;
  stepMs: number;
}

/** Players over time as bars, one per span; a gap is a time without polls, and a server without any has no chart. */
export function PlayerChart({ title, spans, from, to, stepMs }: PlayerChartProps) {
  if (spans.length === 0) return null;
  const peak = Math.max(...spans.map((span) => span.peak));
  const averages = spans.map(({ average }) => average ?? 0);
  const average = averages.reduce((sum, value) => sum + value, 0) / averages.length;
  const scale = { from: from.getTime(), msPerUnit: (to.getTime() - from.getTime()) / WIDTH };
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
          d={spans.map((span) => barOf(span, { ...scale, stepMs, peak })).join("")}
          fill="currentColor"
        />
      </svg>
    </figure>
  );
}

/** One bar as a piece of a path: 720 elements would weigh ten times as much. */
function barOf(
  { at, average }: PlayerSpan,
  { from, msPerUnit, stepMs, peak }: {
    from: number;
    msPerUnit: number;
    stepMs: number;
    peak: number;
  },
): string {
  if (average === null || average === 0) return "";
  const x = ((at.getTime() - from) / msPerUnit).toFixed(1);
  const height = (average / peak * HEIGHT).toFixed(1);
  const width = (stepMs / msPerUnit * 0.9).toFixed(1);
  return `M${x} ${HEIGHT}v-${height}h${width}v${height}z`;
}
