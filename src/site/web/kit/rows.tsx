import type { Child } from "hono/jsx";
import { isolated } from "../../text/shown_text.ts";
import type { Tone } from "./state.tsx";

/** A list of rows. */
export function Rows({ label, isRanked = false, children }: {
  label?: string;
  /** Whether the order of the rows matters, as in a ranking. */
  isRanked?: boolean;
  children: Child;
}) {
  const List = isRanked ? "ol" : "ul";
  return <List class="rows" aria-label={label}>{children}</List>;
}

/** A row of a list: a picture, a name with a note, and at the end a state and an action. */
export function Row({ id, art, title, note, end, isCurrent = false, wraps = false, children }: {
  id?: string;
  art?: Child;
  title?: Child;
  note?: Child;
  end?: Child;
  /** Whether the page is about this row. */
  isCurrent?: boolean;
  /** Whether a wide end moves below the name on a phone. */
  wraps?: boolean;
  /** Content below the row, such as a form. */
  children?: Child;
}) {
  const look = wraps || children !== undefined ? "row row--wraps" : "row";
  return (
    <li class={look} id={id} aria-current={isCurrent ? "true" : undefined}>
      {art}
      <div class="row__main">
        {typeof title === "string" ? <b>{isolated(title)}</b> : title}
        {note === undefined || note === null ? null : <span class="note">{note}</span>}
        {children}
      </div>
      {end === undefined || end === null ? null : <div class="row__end">{end}</div>}
    </li>
  );
}

/** A list of names and values, without values that are null. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, fact: Child])[] }) {
  return (
    <dl class="facts">
      {facts.map(([name, fact]) =>
        fact === null ? null : (
          <>
            <dt>{name}</dt>
            <dd>{typeof fact === "string" ? isolated(fact) : fact}</dd>
          </>
        )
      )}
    </dl>
  );
}

/** A list of numbers with their labels. */
export function FigureList({ figures }: {
  figures: readonly (readonly [label: string, figure: Child])[];
}) {
  return (
    <dl class="figures">
      {figures.map(([label, figure]) => (
        <div class="figure">
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The change of a figure, in a tone: up is good, down is bad. */
export function Delta({ by, children }: { by: number; children: Child }) {
  const look = by > 0 ? "delta good" : by < 0 ? "delta bad" : "delta";
  return <span class={look}>{children}</span>;
}

interface Step {
  title: Child;
  note?: Child;
  /** What was written in it. */
  text?: Child;
  /** Whether it is done, has failed, or is the current one. Absent for a later step. */
  state?: "good" | "bad" | "current" | undefined;
}

/** A list of steps, in order. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const lookOf = ({ state }: Step): Tone | undefined =>
    state === "good" || state === "bad" ? state : undefined;
  return (
    <ol class="steps">
      {steps.map((step) => (
        <li class={lookOf(step)} aria-current={step.state === "current" ? "step" : undefined}>
          <b>{step.title}</b>
          {step.note === undefined ? null : <span class="note">{step.note}</span>}
          {step.text === undefined ? null : (
            <blockquote class="typed">
              <bdi>{step.text}</bdi>
            </blockquote>
          )}
        </li>
      ))}
    </ol>
  );
}
