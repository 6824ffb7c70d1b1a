import type { Child } from "hono/jsx";
import { Table } from "../frame/parts.tsx";
import { pathOf, round, runsOf } from "./chart_scale.ts";
import { LISTING } from "./words.ts";

/** The drawings' own units; the page stretches them. */
export const WIDTH = 600;
export const HEIGHT = 200;

/** Gaps between the labels below a drawing. */
const GAPS = 4;

/** A drawing with the marks of its axes, and its numbers as a table. */
export function Chart({ title, summary, marks, below, heads, rows, children }: {
  title: string;
  summary: string;
  /** From the upper edge down. */
  marks: readonly string[];
  /** From left to right, the first and the last at the edges. */
  below: readonly string[];
  heads: readonly string[];
  rows: readonly (readonly Child[])[];
  children: Child;
}) {
  const edge = marks.length - 1;
  return (
    <figure class="chart">
      <figcaption>
        <h2>{title}</h2>
        <p>{summary}</p>
      </figcaption>
      <div class="chart__plot">
        <div class="chart__y" aria-hidden="true">{marks.map((mark) => <span>{mark}</span>)}</div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}: ${summary}`}
        >
          {marks.map((_, nth) => {
            const y = nth / edge * HEIGHT;
            return <line class={nth === edge ? "base" : undefined} x2={WIDTH} y1={y} y2={y} />;
          })}
          {children}
        </svg>
        <div class="chart__x" aria-hidden="true">{below.map((label) => <span>{label}</span>)}</div>
      </div>
      <details>
        <summary>{LISTING.charts.asTable}</summary>
        <Table label={title} heads={heads} rows={rows} />
      </details>
    </figure>
  );
}

/** A value at a moment: its height from the upper edge as a share, and the words under the pointer. */
export interface Sample {
  at: Date;
  y: number;
  words: string;
}

/** A line through samples that are `stepMs` apart, cut where some are missing. Every `every`th says its value. */
export function Line({ samples, from, to, stepMs, every = 1, isFilled = false }: {
  samples: readonly Sample[];
  from: Date;
  to: Date;
  stepMs: number;
  every?: number;
  isFilled?: boolean;
}) {
  const perMs = WIDTH / (to.getTime() - from.getTime());
  const xOf = (at: Date) => (at.getTime() - from.getTime()) * perMs;
  const points = samples.map(({ at, y }) => ({ x: Math.max(0, xOf(at)), y: y * HEIGHT }));
  const runs = runsOf(points, 1.5 * stepMs * perMs);
  const width = every * stepMs * perMs;
  return (
    <>
      {isFilled ? <path class="area" d={pathOf(runs, HEIGHT)} /> : null}
      <path class={isFilled ? "trace" : "trace trace--rank"} d={pathOf(runs)} />
      {samples.filter((_, nth) => nth % every === 0).map(({ at, words }) => (
        <rect class="hit" x={round(xOf(at) - width / 2)} width={round(width)} height={HEIGHT}>
          <title>{words}</title>
        </rect>
      ))}
    </>
  );
}

/** The labels of five moments from `from` to `to`. */
export function labelsBetween(from: Date, to: Date, label: (at: Date) => string): string[] {
  const ms = to.getTime() - from.getTime();
  return Array.from(
    { length: GAPS + 1 },
    (_, nth) => label(new Date(from.getTime() + nth / GAPS * ms)),
  );
}
