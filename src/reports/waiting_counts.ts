import type { Query } from "../database/connect.ts";

/** What waits for moderators: new listings and changes, and listings with open reports. */
export interface WaitingCounts {
  review: number;
  reports: number;
}

/** Counts what waits for moderators. The caller has checked that the reader is one. */
export async function countForModerators(sql: Query): Promise<WaitingCounts> {
  const [row] = await sql<[WaitingCounts]>`
    select (
      (select count(*) from server where status = 'pending') +
      (select count(*) from listing_change where refused_at is null)
    )::integer as review,
    (select count(distinct server_id) from report where closed_at is null)::integer as reports`;
  return row;
}
