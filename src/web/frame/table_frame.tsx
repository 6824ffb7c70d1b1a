import type { Child } from "hono/jsx";

/** Lets a wide table be moved sideways on a narrow screen, by the keyboard too. */
export function TableFrame({ label, children }: { label: string; children: Child }) {
  return (
    <div class="table-wrap" role="region" aria-label={label} tabindex={0}>
      {children}
    </div>
  );
}
