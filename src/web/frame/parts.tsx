import type { Child } from "hono/jsx";
import { raw } from "hono/html";
import { isolated } from "../../typed_text.ts";
import { renderMarkdown } from "./markdown.ts";
import { MOMENTS } from "./words.ts";

/** A part of a page: its heading, a sentence about it, and what is in it. */
export function Section({ title, lead, id, look, children }: {
  title: string;
  lead?: Child;
  id?: string;
  look?: "card" | "empty" | "panel";
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

/** Figures, each with what it counts. */
export function Sums({ sums, class: look = "sums" }: {
  sums: readonly (readonly [label: string, figure: Child])[];
  class?: string;
}) {
  return (
    <dl class={look}>
      {sums.map(([label, figure]) => (
        <div>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list of facts, each with its name; one that is null is left out. */
export function Facts({ facts, look }: {
  facts: readonly (readonly [name: string, fact: Child])[];
  /** As a sheet it has lines, names on the left and facts on the right. */
  look?: "card" | "facts--sheet";
}) {
  return (
    <dl class={look ? `facts ${look}` : "facts"}>
      {facts.map(([name, fact]) =>
        fact === null ? null : (
          <>
            <dt>{name}</dt>
            <dd>{apart(fact)}</dd>
          </>
        )
      )}
    </dl>
  );
}

/** A server's place. */
interface Place {
  host: string;
  port: number;
  defaultPort: number;
}

/** A server's address as a game's "direct connect" takes it: the port only when it is not the game's own. */
export function Address({ server, id }: { server: Place; id?: string }) {
  return <code class="address" id={id}>{addressOf(server)}</code>;
}

function addressOf({ host, port, defaultPort }: Place): string {
  const bracketed = host.includes(":") ? `[${host}]` : host;
  return port === defaultPort ? bracketed : `${bracketed}:${port}`;
}

/**
 * A table of plain cells: the first of a row names it, and numbers stand on the right. A wide one can be moved sideways
 * on a narrow screen, by the keyboard too; with `cards` each row is a card there, whose cells say what they are if
 * they are "named". The roles are written out, as browsers drop those of a table that is drawn as something else.
 */
export function Table({ label, heads, rows, cards }: {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly Child[])[];
  cards?: "plain" | "named";
}) {
  const role = (name: string) => cards ? { role: name } : {};
  return (
    <div class="table-wrap" role="region" aria-label={label} tabindex={0}>
      <table class={cards && `table--cards table--${cards}`} {...role("table")}>
        <thead {...role("rowgroup")}>
          <tr {...role("row")}>
            {heads.map((head, nth) => {
              if (head === "") return <td {...role("cell")} />;
              const look = isNumber(rows[0]?.[nth]) ? "number" : undefined;
              return <th scope="col" class={look} {...role("columnheader")}>{head}</th>;
            })}
          </tr>
        </thead>
        <tbody {...role("rowgroup")}>
          {rows.map(([name, ...cells]) => (
            <tr {...role("row")}>
              <th scope="row" {...role("rowheader")}>{apart(name)}</th>
              {cells.map((cell, nth) => (
                <td
                  class={isNumber(cell) ? "number" : undefined}
                  data-head={cards === "named" ? heads[nth + 1] || undefined : undefined}
                  {...role("cell")}
                >
                  {apart(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A text has its own direction: somebody may have typed it. */
function apart(child: Child): Child {
  return typeof child === "string" ? isolated(child) : child;
}

function isNumber(cell: Child): boolean {
  return typeof cell === "number";
}

/** A moment to the minute in UTC; the script shows it in the reader's own time. */
export function Instant({ at }: { at: Date | null }) {
  if (at === null) return <>{MOMENTS.never}</>;
  const iso = at.toISOString();
  return <time datetime={iso}>{`${iso.slice(0, 10)} ${iso.slice(11, 16)} ${MOMENTS.utc}`}</time>;
}

/** A moment to the second in UTC, to compare with a server's log; pointing at it shows the reader's own time. */
export function Timestamp({ at }: { at: Date | null }) {
  if (at === null) return <>{MOMENTS.never}</>;
  const iso = at.toISOString();
  return (
    <time datetime={iso} data-utc>
      {`${iso.slice(0, 10)} ${iso.slice(11, 19)} ${MOMENTS.utc}`}
    </time>
  );
}

/** A day in UTC; the script shows it as the reader writes days. */
export function Day({ at }: { at: Date }) {
  const day = at.toISOString().slice(0, 10);
  return <time datetime={day}>{day}</time>;
}

/** An owner's text in Markdown: the only HTML on any page that is not written here. */
export async function Prose({ text }: { text: string }) {
  return <div class="prose">{raw(await renderMarkdown(text))}</div>;
}
