import type { Child } from "hono/jsx";

/** A card in the middle of a page with one thing to do, such as signing in. `more` stands below it. */
export function Door({ way, logo, title, lead, more, children }: {
  /** A link to where it belongs, above the title. */
  way?: Child;
  /** What it is about, beside the title. */
  logo?: Child;
  title: string;
  lead?: Child;
  more?: Child;
  children?: Child;
}) {
  return (
    <div class="door">
      <section class="panel">
        {way && <p class="subject__way">{way}</p>}
        <header class="door__head">
          {logo}
          <h1 dir="auto">{title}</h1>
        </header>
        {lead && <p class="lead">{lead}</p>}
        {children}
      </section>
      {more && <div class="door__more">{more}</div>}
    </div>
  );
}
