import type { Query } from "../../core/database/connect.ts";

/** The time of the last backup, and the time since which there has been data to back up. */
interface LastBackup {
  /** Null if `deno task backup` hasn't made a backup within the two years that the trail is kept. */
  at: Date | null;
  siteSince: Date;
}

/** Finds the last backup in the trail, to which every backup adds an entry. */
export async function findLastBackup(sql: Query): Promise<LastBackup> {
  const [row] = await sql<[LastBackup]>`
    select (
      select at from audit_entry
      where server_id is null and subject = 'database' and action = 'backup_made'
      order by id desc limit 1
    ) as at, coalesce((select min(applied_at) from schema_migration), now()) as site_since`;
  return row;
}
