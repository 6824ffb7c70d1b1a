import type { Child } from "hono/jsx";
import type { Tone } from "./state.tsx";

/** A panel, with a heading, an optional action or note beside it, and content. */
export function Panel({ title, lead, aside, id, look, children }: {
  title?: Child;
  /** A sentence below the heading. */
  lead?: Child;
  /** An action or a note, beside the heading. */
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

/** A panel, or a part of one, that can be opened. A link to its `id` opens it, too. */
export function Fold({ title, note, id, isOpen = false, children }: {
  title: Child;
  /** A summary of its content, beside the heading. */
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

/** The placeholder of an empty part: what it will contain, and the next step. */
export function Empty({ art, title, lead, level = "h2", children }: {
  /** The drawing above the heading. */
  art?: Child;
  title?: Child;
  lead?: Child;
  /** The heading's level: "h1" if the page has no other heading. */
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

/**
 * A message with a tone, and an optional action. A page has at most one, at the top; problems have priority over news.
 */
export function Notice({ tone, role = "status", children }: {
  tone?: Tone;
  role?: "status" | "alert";
  children: Child;
}) {
  return <div class={tone ? `notice ${tone}` : "notice"} role={role}>{children}</div>;
}
