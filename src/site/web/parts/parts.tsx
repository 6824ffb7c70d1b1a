import type { TextLanguage } from "./text_language.ts";
import type { Child } from "hono/jsx";
import { raw } from "hono/html";
import { isolated } from "../../text/shown_text.ts";
import { renderMarkdown } from "./markdown.ts";
import { dayOf } from "../../../core/time/day.ts";
import { utcMoment } from "../../../core/locales/locale.ts";
import { currentLocale } from "../current_locale.ts";

/** A section of a page: heading, lead sentence, content. */
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

/** A link on its own line; with a look, it is styled as a button. */
export function LinkLine({ href, label, look }: { href: string; label: string; look?: string }) {
  return (
    <p>
      <a class={look && `button ${look}`} href={href}>{label}</a>
    </p>
  );
}

/** Figures, each with a label. */
export function FigureList({ sums, class: look = "sums" }: {
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

/** A list of named facts. Facts that are null are left out. */
export function FactList({ facts, look }: {
  facts: readonly (readonly [name: string, fact: Child])[];
  /** A sheet has lines, with names on the left and facts on the right. */
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

/** A server's address. */
interface ShownAddress {
  host: string;
  port: number;
  defaultPort: number;
}

/** A server's address as a game's "direct connect" accepts it. The port is omitted if it is the game's default. */
export function Address({ server, id }: { server: ShownAddress; id?: string }) {
  return <code class="address" id={id}>{addressOf(server)}</code>;
}

/** Returns a server's address as text. */
export function addressOf({ host, port, defaultPort }: ShownAddress): string {
  const bracketed = host.includes(":") ? `[${host}]` : host;
  return port === defaultPort ? bracketed : `${bracketed}:${port}`;
}

/**
 * A table of plain cells. The first cell of a row is its header, and numbers are right-aligned. On narrow screens, a
 * wide table can be scrolled sideways, also by keyboard; with `cards`, each row becomes a card instead, whose cells
 * show their column's name if they are "named". Roles are explicit because browsers drop those of a table with another
 * `display`.
 */
export function Table({ label, heads, rows, cards }: {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly Child[])[];
  cards?: "plain" | "named";
}) {
  const locale = currentLocale();
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
                  data-head={cards && heads[nth + 1] || undefined}
                  {...role("cell")}
                >
                  {typeof cell === "number" && locale ? locale.formats.decimal(cell) : apart(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Isolates the direction of a text, which a user may have typed. */
function apart(child: Child): Child {
  return typeof child === "string" ? isolated(child) : child;
}

function isNumber(cell: Child): boolean {
  return typeof cell === "number";
}

/** A time to the minute in UTC. The script shows it in the reader's time zone, and without the day if that is today. */
export function Instant({ at, hasDay = false }: {
  at: Date | null;
  /** Whether the day is shown in any case. */
  hasDay?: boolean;
}) {
  const locale = currentLocale();
  if (at === null) return <>{locale.words.frame.moments.never}</>;
  return (
    <time datetime={at.toISOString()} {...hasDay ? { "data-day": "" } : {}}>
      {utcMoment(locale, at)}
    </time>
  );
}

/** A time to the second in UTC, for comparison with a server's log. Hovering shows it in the reader's time zone. */
export function Timestamp({ at }: { at: Date | null }) {
  const locale = currentLocale();
  if (at === null) return <>{locale.words.frame.moments.never}</>;
  const iso = at.toISOString();
  return (
    <time datetime={iso} data-utc>
      {`${iso.slice(0, 10)} ${iso.slice(11, 19)} ${locale.words.frame.moments.utc}`}
    </time>
  );
}

/** A day in UTC. The script shows it in the format of the reader's country. */
export function Day({ at }: { at: Date }) {
  return <time datetime={dayOf(at)}>{currentLocale().formats.date("date")(at)}</time>;
}

/** An owner's Markdown text, the only HTML on any page that isn't our own. */
export async function Prose(
  { text, language = { dir: "auto" } }: { text: string; language?: TextLanguage },
) {
  return <div class="prose" {...language}>{raw(await renderMarkdown(text))}</div>;
}
