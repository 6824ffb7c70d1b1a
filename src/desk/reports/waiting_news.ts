import type { Query } from "../../core/database/connect.ts";

/**
 * Builds the query for the items that wait for moderators, one in each row, with the time at which it arrived. An item
 * that arrives again has another time. `count` is 1, or the number of votes of a wave or an owner's answer.
 */
export function waitingNews(sql: Query) {
  return sql`
    select 'listing' as kind, id, greatest(created_at, status_at) as at, 1 as count, id as server_id
    from server where status = 'pending' and deleted_at is null
    union all
    select 'change', id, at, 1, server_id from listing_version where state = 'proposed'
    union all
    select 'reports', id, reported_at, 1, server_id from report where closed_at is null
    union all
    select 'wave', id, found_at, votes, server_id from wave where state = 'open'
    union all
    select case when suspended_at is null then 'answer' else 'suspension_answer' end, id, answered_at, votes, server_id
    from void_notice
    where answered_at is not null and read_at is null`;
}
