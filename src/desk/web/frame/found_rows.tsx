import type { Child } from "hono/jsx";

/** What a moderator can do about a row, as a link that looks like a button. */
export interface FoundAct {
  href: string;
  label: string;
  /** What the row is about, for those who hear the link alone. */
  about: string;
}

/** One thing in a list: its picture, its name, its state, what else there is to know, and what can be done. */
export interface FoundRow {
  picture: Child;
  /** Where the name leads; absent if it has links of its own, or none. */
  href?: string;
  name: Child;
  state?: Child;
  about: Child;
  acts?: readonly FoundAct[];
}

/** A list of things that a moderator can open. */
export function FoundRows({ rows }: { rows: readonly FoundRow[] }) {
  return (
    <ol class="found">
      {rows.map(({ picture, href, name, state, about, acts = [] }) => (
        <li>
          <span>{picture}</span>
          <div>
            <p class="actions">
              {href === undefined ? <span>{name}</span> : <a href={href} dir="auto">{name}</a>}
              {state}
            </p>
            <p class="note">{about}</p>
          </div>
          {acts.length === 0 ? null : (
            <div>
              {acts.map((act) => (
                <a class="button secondary small" href={act.href}>
                  {act.label}
                  <span class="unseen">{` ${act.about}`}</span>
                </a>
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
