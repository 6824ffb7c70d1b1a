import { claimsWaiting } from "../../site/accounts/moderation/decide_claim.ts";
import type { Query } from "../../core/database/connect.ts";
import type { WaitingCounts } from "../../site/reports/waiting_counts.ts";
import { waitingOf } from "../queue/waiting_list.ts";

/** Counts the items that wait for moderators. The caller has checked that the reader is one. */
export async function countForModerators(
  sql: Query,
  { hasMail }: { hasMail: boolean },
): Promise<WaitingCounts> {
  const [row] = await sql<[WaitingCounts]>`
    select (select count(*) from (${waitingOf(sql, ["new", "change"])}) w)::integer as review,
    (select count(distinct c.account_id) from ${claimsWaiting(sql, hasMail)})::integer as names,
    (select count(distinct server_id) from report where closed_at is null)::integer as reports,
    (
      (
        select count(*) from wave w join server s on s.id = w.server_id
        where w.state = 'open' and s.deleted_at is null
      ) + (select count(*) from void_notice where answered_at is not null and read_at is null)
    )::integer as waves`;
  return row;
}
