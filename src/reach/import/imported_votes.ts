import type { Query } from "../../core/database/connect.ts";
import { jsonRows } from "../../core/database/json_rows.ts";

/**
 * The most votes that a listing may bring along: more than anyone has, and few enough that sums of them fit everywhere.
 */
export const IMPORTED_VOTES_MAX = 1_000_000_000;

/** Votes that a server got on another list. */
interface ImportedTotal {
  serverId: string;
  votes: number;
}

/** The same, of a calendar month by its first day (`YYYY-MM-DD`). */
interface ImportedMonth extends ImportedTotal {
  month: string;
}

/**
 * Sets the votes that servers brought along, each server once. They are part of its all-time total alone: in no day, no
 * streak, no vote check and no reward, and they rank only where all votes do. Set again, they replace those before.
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

/** Sets the votes of months, each month of a server once. Set again, they replace those before. */
export async function setImportedMonths(sql: Query, months: ImportedMonth[]): Promise<void> {
  const rows = jsonRows(months);
  await sql`
    insert into imported_month as m (server_id, month, votes)
    select server_id, month, votes
    from json_to_recordset(${rows}::text::json) as given (server_id uuid, month date, votes integer)
    order by server_id, month
    on conflict (server_id, month) do update set votes = excluded.votes where m.votes <> excluded.votes`;
}
