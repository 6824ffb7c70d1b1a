import type { Query } from "../../core/database/connect.ts";
import { type Actor, requireRight } from "../../core/rights/actor.ts";
import type { ReportOutcome, ReportReason } from "../../site/reports/report.ts";

/** Reports of one listing that a moderator answered together. */
export interface AnsweredReports {
  slug: string;
  name: string;
  reports: number;
  reasons: ReportReason[];
  /** Null if none was chosen. */
  outcome: ReportOutcome | null;
  /** The moderator's words, which the owner read unless the outcome is "fine". */
  note: string | null;
  /** Null if the operator answered them, or nobody knows any more. */
  closedBy: string | null;
  /** Also null if the account is gone. */
  moderator: string | null;
  closedAt: Date;
}

/** Answers per page of the list. */
export const ANSWERED_PAGE = 25;

/**
 * Lists answered reports, the newest answer first: all, or those of one listing. One more than a page shows that there are
 * more. Refuses non-moderators.
 */
export async function listAnsweredReports(
  sql: Query,
  { by, serverId = null, page = 1, limit = ANSWERED_PAGE + 1 }: {
    by: Actor;
    serverId?: string | null;
    page?: number;
    limit?: number;
  },
): Promise<AnsweredReports[]> {
  requireRight(by, "reports", "show_reports");
  // Grouped in the order of the index, so that only the page is read.
  const rows = await sql<AnsweredReports[]>`
    with answered as (
      select r.closed_at, r.server_id, count(*)::integer as reports,
        array_agg(distinct r.reason order by r.reason) as reasons, max(r.outcome) as outcome, max(r.note) as note,
        (array_agg(r.closed_by))[1] as closed_by
      from report r join server s on s.id = r.server_id and s.deleted_at is null
      where r.closed_at is not null and (${serverId}::uuid is null or r.server_id = ${serverId})
      group by r.closed_at, r.server_id order by r.closed_at desc, r.server_id desc
      limit ${limit} offset ${(page - 1) * ANSWERED_PAGE}
    )
    select s.slug, s.name, r.reports, r.reasons, r.outcome, r.note, r.closed_by, a.username as moderator,
      r.closed_at
    from answered r join server s on s.id = r.server_id
    left join account a on a.id = r.closed_by and a.deleted_at is null
    order by r.closed_at desc, r.server_id desc`;
  return [...rows];
}
