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
          <span class="found__picture">{picture}</span>
          <div class="found__text">
            <p class="actions">
              {href === undefined
                ? <span>{name}</span>
                : <a class="found__name" href={href} dir="auto">{name}</a>}
              {state}
            </p>
            <p class="note">{about}</p>
          </div>
          {acts.length === 0 ? null : (
            <div class="found__acts">
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

/** A text with all that was searched for marked, whatever its case. */
export function Marked({ text, found }: { text: string; found: string }) {
  const [lower, sought] = [text.toLowerCase(), found.toLowerCase()];
  // Of a few letters the two cases have different lengths.
  if (sought === "" || lower.length !== text.length) return <>{text}</>;
  let from = 0;
  const parts: Child[] = [];
  for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, from)) {
    const end = at + sought.length;
    parts.push(text.slice(from, at), <mark>{text.slice(at, end)}</mark>);
    from = end;
  }
  return <>{parts}{text.slice(from)}</>;
}
