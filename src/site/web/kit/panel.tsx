import type { Child } from "hono/jsx";
import type { Tone } from "./state.tsx";

/** The ground of a part of a page: a heading, at most one action or note beside it, and content. */
export function Panel({ title, lead, aside, id, look, children }: {
  title?: Child;
  /** One sentence below the heading. */
  lead?: Child;
  /** Beside the heading: one action, or one note. */
  aside?: Child;
  id?: string;
  look?: "danger";
  children?: Child;
}) {
  return (
    <section class={look ? `panel panel--${look}` : "panel"} id={id}>
      {title === undefined ? null : (
        <div class="head">
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {lead === undefined ? null : <p class="lead">{lead}</p>}
      {children}
    </section>
  );
}

/** A panel, or a part of one, that opens. A link to its `id` opens it, too. */
export function Fold({ title, note, id, isOpen = false, children }: {
  title: Child;
  /** Summary of its contents, beside the heading. */
  note?: Child;
  id?: string | undefined;
  isOpen?: boolean | undefined;
  children: Child;
}) {
  return (
    <details class="fold" open={isOpen}>
      <summary>
        <h2>{title}</h2>
        {note === undefined ? null : <span class="note">{note}</span>}
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}

/** Says what will be here, and offers the next step. */
export function Empty({ art, title, lead, level = "h2", children }: {
  /** A drawing above the heading. */
  art?: Child;
  title?: Child;
  lead?: Child;
  /** The heading's level: the first one if the page has no other. */
  level?: "h1" | "h2";
  children?: Child;
}) {
  const Heading = level;
  return (
    <section class="panel empty">
      {art}
      {title === undefined ? null : <Heading>{title}</Heading>}
      {lead === undefined ? null : <p>{lead}</p>}
      {children}
    </section>
  );
}

/** A state with a sentence, and one action. A page has at most one, at the top: trouble before news. */
export function Notice({ tone, role = "status", children }: {
  tone?: Tone;
  role?: "status" | "alert";
  children: Child;
}) {
  return <div class={tone ? `notice ${tone}` : "notice"} role={role}>{children}</div>;
}
