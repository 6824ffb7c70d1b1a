import type { Child } from "hono/jsx";

/**
 * A table of plain cells: the first of a row names it, and numbers stand on the right. A wide one can be moved sideways
 * on a narrow screen, by the keyboard too.
 */
export function Table({ label, heads, rows }: {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly Child[])[];
}) {
  return (
    <div class="table-wrap" role="region" aria-label={label} tabindex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head, nth) => {
              if (head === "") return <td />;
              return isNumber(rows[0]?.[nth])
                ? <th scope="col" class="number">{head}</th>
                : <th scope="col">{head}</th>;
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr>
              <th scope="row">{name}</th>
              {cells.map((cell) =>
                isNumber(cell) ? <td class="number">{cell}</td> : <td>{cell}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isNumber(cell: Child): boolean {
  return typeof cell === "number";
}
