import type { Child } from "hono/jsx";
import type { ServerStatus } from "../../servers/server.ts";
import { STATUSES } from "./words.ts";

/** Kinds of states; each has a shape of its own: disc, ring, cross, two bars, half a disc, dot. */
export type StateKind = "good" | "late" | "bad" | "held" | "under" | "off";

/** A state as a shape and a word, so that it never hangs on its colour. */
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
export function StatusBadge({ status }: { status: ServerStatus }) {
  return <State kind={KINDS[status]}>{STATUSES[status]}</State>;
}

/** A sheet of one part of a page: its heading, what stands beside it, and what is in it. */
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
