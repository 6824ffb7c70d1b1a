import type { Child } from "hono/jsx";
import { FaultSummary } from "./form.tsx";

/** A card in the middle of a page with one task, such as signing in, and its faults. `more` is shown below it. */
export function CenteredCard({ way, logo, title, lead, more, children }: {
  /** A link to the parent page, above the title. */
  way?: Child;
  /** The subject's picture, beside the title. */
  logo?: Child;
  title: string;
  lead?: Child;
  more?: Child;
  children?: Child;
}) {
  return (
    <div class="centered stack">
      <section class="panel">
        {way && <p>{way}</p>}
        <header class="actions">
          {logo}
          <h1 dir="auto">{title}</h1>
        </header>
        {lead && <p class="lead">{lead}</p>}
        <FaultSummary />
        {children}
      </section>
      {more && <footer class="stack">{more}</footer>}
    </div>
  );
}
