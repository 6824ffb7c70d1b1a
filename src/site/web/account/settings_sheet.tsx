import type { Child } from "hono/jsx";
import { Icon, type IconName } from "../parts/icons.tsx";

/** A group of settings: a heading, and a line for each of them. */
export function SettingsSheet({ id, title, note, foot, children }: {
  id: string;
  title: string;
  note?: Child;
  /** What concerns all lines, below them. */
  foot?: Child;
  children: Child;
}) {
  return (
    <section class="panel" id={id} aria-labelledby={`${id}-title`}>
      <div class="panel__head">
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <p class="note">{note}</p>}
      </div>
      <ul class="lines">{children}</ul>
      {foot && <div class="sheet__end">{foot}</div>}
    </section>
  );
}

/** One setting: what it is, its state, a sentence about it, and what can be done. */
export function SheetLine({ id, icon, title, badge, note, isLong = false, children }: {
  id?: string;
  icon: IconName;
  title: Child;
  badge?: Child;
  note?: Child;
  /** Whether a phone has no room for what can be done beside the title. */
  isLong?: boolean;
  children?: Child;
}) {
  return (
    <li class={isLong ? "line line--long" : "line"} id={id}>
      <span class="line__icon">
        <Icon name={icon} />
      </span>
      <div class="line__text">
        <p>
          <strong>{title}</strong> {badge}
        </p>
        {note && <p class="note">{note}</p>}
      </div>
      {children && <div class="line__act">{children}</div>}
    </li>
  );
}

/** A state in a word: good, waiting, or neither. */
export function Badge({ look, children }: { look?: "good" | "wait"; children: Child }) {
  return <span class={look ? `badge ${look}` : "badge"}>{children}</span>;
}

/** A link that looks like the buttons of other lines. */
export function LineLink({ href, label, look = "secondary" }: {
  href: string;
  label: Child;
  look?: "secondary" | "danger";
}) {
  return <a class={`button ${look}`} href={href}>{label}</a>;
}
