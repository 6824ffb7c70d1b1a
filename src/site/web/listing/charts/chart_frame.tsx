import type { Child } from "hono/jsx";
import { linePath, round } from "./chart_scale.ts";
import { currentLocale } from "../../current_locale.ts";
import { Table } from "../../kit/table.tsx";

/** Number of points per hover value. One for every point would add 25 KB to the page. */
const HOVER_STEPS = 3;

/** The width of a drawing in its own units, which the page scales. */
export const WIDTH = 600;

/** The height of a drawing in its own units. */
export const HEIGHT = 200;

/** A chart with axis marks (from top to bottom and from left to right), and its numbers as a table. */
export function Chart(
  { id, words: { title, heads }, summary, legend, marks, below, rows, isPart = false, children }: {
    id?: string;
    words: { title: string; heads: readonly string[] };
    summary: string;
    /** Legend of the colours. */
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
 * A line through samples with a distance of `stepMs`, with gaps for missing samples. `y` is the share of the height
 * from the top.
 */
export function ChartLine({ samples, from, to, stepMs, isFilled = false }: {
  samples: readonly { at: Date; y: number; label: () => string }[];
  from: Date;
  to: Date;
  stepMs: number;
  isFilled?: boolean;
}) {
  const perMs = WIDTH / (to.getTime() - from.getTime());
  const xOf = (at: Date) => Math.max(0, (at.getTime() - from.getTime()) * perMs);
  const points = samples.map(({ at, y }): [number, number] => [xOf(at), y * HEIGHT]);
  const reach = 1.5 * stepMs * perMs;
  const width = HOVER_STEPS * stepMs * perMs;
  return (
    <>
      {isFilled ? <path class="area" d={linePath(points, reach, HEIGHT)} /> : null}
      <path class={isFilled ? "trace good" : "trace"} d={linePath(points, reach)} />
      {samples.filter((_, nth) => nth % HOVER_STEPS === 0).map(({ at, label }) => (
        <rect x={round(xOf(at) - width / 2)} width={round(width)} height={HEIGHT}>
          <title>{label()}</title>
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
