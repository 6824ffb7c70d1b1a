import type { Child } from "hono/jsx";
import type { ServerStatus } from "../../../core/servers/server.ts";
import { currentLocale } from "../current_locale.ts";

/** Kinds of states. Each has its own shape: disc, ring, cross, two bars, half a disc, dot. */
export type StateKind = "good" | "late" | "bad" | "held" | "under" | "off";

/** A state as a shape and a word, so that it never depends on colour alone. */
export function State({ kind, children }: { kind: StateKind; children: Child }) {
  return <span class={`state state--${kind}`}>{children}</span>;
}

const KINDS: Record<ServerStatus, StateKind> = {
  pending: "late",
  approved: "good",
  rejected: "bad",
  suspended: "bad",
};

/** The status of a listing. */
export function StatusBadge({ status, isUnlisted = false }: {
  status: ServerStatus;
  /** Whether its owner took it off the list. */
  isUnlisted?: boolean;
}) {
  const locale = currentLocale();
  if (isUnlisted) return <State kind="held">{locale.words.frame.statuses.unlisted}</State>;
  return <State kind={KINDS[status]}>{locale.words.frame.statuses[status]}</State>;
}

/** A part of a page as a sheet: heading, aside and content. */
export function Sheet({ title, aside, id, look, children }: {
  title: Child;
  aside?: Child;
  id?: string;
  look?: "danger";
  children?: Child;
}) {
  return (
    <section class={look ? `sheet sheet--${look}` : "sheet"} id={id}>
      <div class="sheet__head">
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A sheet that is folded until somebody opens it. A link to its `id` opens it, too. */
export function FoldedSheet(
  { title, note, id, isAct = false, isOpen = false, hasEdges = true, children }: {
    title: Child;
    /** Summarizes the content, beside the heading. */
    note?: Child;
    id?: string;
    /** Whether it is a button while it is closed. */
    isAct?: boolean;
    isOpen?: boolean | undefined;
    /** Whether there is room around the content. A list or a table has its own. */
    hasEdges?: boolean;
    children: Child;
  },
) {
  return (
    <details class={isAct ? "sheet folds folds--act" : "sheet folds"} open={isOpen}>
      <summary>
        <h2>{title}</h2>
        {note === undefined ? null : <span class="note">{note}</span>}
      </summary>
      <div id={id} class={hasEdges ? "sheet__body" : undefined}>{children}</div>
    </details>
  );
}
