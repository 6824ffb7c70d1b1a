import type { Query } from "../../core/database/connect.ts";
import { jsonRows } from "../../core/database/json_rows.ts";

/**
 * Most imported votes of a listing: more than any listing has, and few enough that sums of them fit into every column.
 */
export const IMPORTED_VOTES_MAX = 1_000_000_000;

/** Votes that a server got on another list. */
interface ImportedTotal {
  serverId: string;
  votes: number;
}

/** Votes that a server got on another list in a calendar month, given by its first day (`YYYY-MM-DD`). */
interface ImportedMonth extends ImportedTotal {
  month: string;
}

/**
 * Sets the imported votes of servers, each server once, and replaces earlier ones. They count only in the all-time
 * total, not in days, streaks, vote checks or rewards, and they rank only where all votes do.
 */
export async function setImportedTotals(sql: Query, totals: ImportedTotal[]): Promise<void> {
  const rows = jsonRows(totals);
  await sql`
    with changed as (
      insert into vote_total as t (server_id, counted_before, votes, imported)
      select server_id, '0001-01-01', 0, votes
      from json_to_recordset(${rows}::text::json) as given (server_id uuid, votes bigint)
      order by server_id
      on conflict (server_id) do update set imported = excluded.imported
      where t.imported <> excluded.imported
      returning server_id
    )
    insert into ranking_change (server_id) select server_id from changed`;
}

/** Sets the imported votes of months, each month of a server once, and replaces earlier ones. */
export async function setImportedMonths(sql: Query, months: ImportedMonth[]): Promise<void> {
  const rows = jsonRows(months);
  await sql`
    insert into imported_month as m (server_id, month, votes)
    select server_id, month, votes
    from json_to_recordset(${rows}::text::json) as given (server_id uuid, month date, votes integer)
    order by server_id, month
    on conflict (server_id, month) do update set votes = excluded.votes where m.votes <> excluded.votes`;
}
