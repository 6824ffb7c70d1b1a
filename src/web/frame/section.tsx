import type { Child } from "hono/jsx";

/** A part of a page: its heading, a sentence about it, and what is in it. */
export function Section({ title, lead, id, look, children }: {
  title: string;
  lead?: Child;
  id?: string;
  look?: "card" | "empty";
  children?: Child;
}) {
  return (
    <section id={id} class={look}>
      <h2>{title}</h2>
      {lead === undefined ? null : <p>{lead}</p>}
      {children}
    </section>
  );
}

/** A link in a line of its own; with a look, as a button. */
export function LinkLine({ href, label, look }: { href: string; label: string; look?: string }) {
  return (
    <p>
      <a class={look && `button ${look}`} href={href}>{label}</a>
    </p>
  );
}
