import type { Child } from "hono/jsx";
import { isolated } from "../../text/shown_text.ts";
import { currentLocale } from "../current_locale.ts";

/**
 * A table. The first cell of a row is its header, and numbers are right-aligned. On a phone, each row becomes a list
 * whose cells show the names of their columns; a wide table keeps its grid and scrolls, by keyboard, too. Roles are
 * explicit, because browsers drop them for a table with another `display`.
 */
export function Table({ label, heads, rows, isWide = false }: {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly Child[])[];
  isWide?: boolean;
}) {
  const role = (name: string) => isWide ? {} : { role: name };
  return (
    <div
      class={isWide ? "table table--wide" : "table"}
      role="region"
      aria-label={label}
      tabindex={0}
    >
      <table {...role("table")}>
        <thead {...role("rowgroup")}>
          <tr {...role("row")}>
            {heads.map((head, nth) => {
              if (head === "") return <td {...role("cell")} />;
              const look = typeof rows[0]?.[nth] === "number" ? "num" : undefined;
              return <th scope="col" class={look} {...role("columnheader")}>{head}</th>;
            })}
          </tr>
        </thead>
        <tbody {...role("rowgroup")}>
          {rows.map(([name, ...cells]) => (
            <tr {...role("row")}>
              <th scope="row" {...role("rowheader")}>{shown(name)}</th>
              {cells.map((cell, nth) => (
                <td
                  class={typeof cell === "number" ? "num" : undefined}
                  data-th={heads[nth + 1] || undefined}
                  {...role("cell")}
                >
                  <span>{shown(cell)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns a cell's content: a number in the reader's digits, a text in the direction of its script. */
function shown(cell: Child): Child {
  if (typeof cell === "number") return currentLocale().formats.decimal(cell);
  return typeof cell === "string" ? isolated(cell) : cell;
}
