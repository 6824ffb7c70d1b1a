import type { Child } from "hono/jsx";

/** One thing in a list: its picture, its name, its state, and what else there is to know. */
export interface FoundRow {
  picture: Child;
  href: string;
  name: Child;
  state?: Child;
  about: Child;
  act?: Child;
}

/** A list of things that a moderator can open. */
export function FoundRows({ rows }: { rows: readonly FoundRow[] }) {
  return (
    <ol class="found">
      {rows.map(({ picture, href, name, state, about, act }) => (
        <li>
          {picture}
          <div class="found__text">
            <p class="row">
              <a class="found__name" href={href} dir="auto">{name}</a>
              {state}
            </p>
            <p class="note">{about}</p>
          </div>
          {act}
        </li>
      ))}
    </ol>
  );
}

/** A text with what was searched for marked, whatever its case. */
export function Marked({ text, found }: { text: string; found: string }) {
  const [lower, sought] = [text.toLowerCase(), found.toLowerCase()];
  const at = sought === "" ? -1 : lower.indexOf(sought);
  // Of a few letters the two cases have different lengths.
  if (at < 0 || lower.length !== text.length) return <>{text}</>;
  const end = at + sought.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
