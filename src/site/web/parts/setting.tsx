import type { Child } from "hono/jsx";

/** A group of settings: its name on the left, the settings on the right. */
export function SettingGroup({ id, title, lead, look, children }: {
  id?: string;
  title: string;
  lead: string;
  look?: "danger";
  children: Child;
}) {
  return (
    <section class="group" id={id}>
      <header>
        <h2>{title}</h2>
        <p class="note">{lead}</p>
      </header>
      <div class={look ? `sheet sheet--${look}` : "sheet"}>{children}</div>
    </section>
  );
}

/** One setting: description, action beside it, and other content below. */
export function Setting({ title, lead, act, children }: {
  title?: string;
  lead?: Child;
  act?: Child;
  children?: Child;
}) {
  return (
    <div class="setting">
      <div class="setting__row">
        <div>
          {title === undefined ? null : <h3>{title}</h3>}
          {lead === undefined ? null : <p class="note">{lead}</p>}
        </div>
        {act}
      </div>
      {children}
    </div>
  );
}
