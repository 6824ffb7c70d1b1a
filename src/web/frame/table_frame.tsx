import type { Child } from "hono/jsx";

/** A table with a name for each column; `number` sets one to the right. */
export function Table({ label, columns, number, children }: {
  label: string;
  columns: readonly string[];
  number?: string;
  children: Child;
}) {
  return (
    <TableFrame label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th scope="col" class={name === number ? "number" : undefined}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </TableFrame>
  );
}

/** Lets a wide table be moved sideways on a narrow screen, by the keyboard too. */
export function TableFrame({ label, children }: { label: string; children: Child }) {
  return (
    <div class="table-wrap" role="region" aria-label={label} tabindex={0}>
      {children}
    </div>
  );
}
