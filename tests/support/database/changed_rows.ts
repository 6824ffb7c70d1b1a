import type { Sql } from "../../../src/core/database/connect.ts";

/** Returns the pool, whose rows pass through `change` before a statement returns them. */
export function changing(
  sql: Sql,
  change: (rows: Record<string, unknown>[]) => Promise<unknown[]>,
): Sql {
  return new Proxy(sql, {
    apply: async (pool, _, [text, ...values]: [TemplateStringsArray, ...never[]]) =>
      await change(await pool(text, ...values)),
  });
}
