import type { Query } from "../../core/database/connect.ts";
import { type Actor, requireRight } from "../../core/rights/actor.ts";
import type { ReportReason } from "../../site/reports/report.ts";
import type { ReportOutcome } from "../../site/reports/close_reports.ts";

/** Reports of one listing that a moderator answered together. */
export interface AnsweredReports {
  reports: number;
  reasons: ReportReason[];
  /** Null if the moderator chose none. */
  outcome: ReportOutcome | null;
  /** The moderator's text, which was sent to the owner unless the outcome is "fine". */
  note: string | null;
  /** Null if the operator answered them, or if the moderator is not known any more. */
  closedBy: string | null;
  /** The moderator's name. Also null if the account is gone. */
  moderator: string | null;
  closedAt: Date;
}

/** Lists how reports of a listing were answered, the newest answer first. Refuses non-moderators. */
export async function listAnsweredReports(
  sql: Query,
  { by, serverId, limit }: { by: Actor; serverId: string; limit: number },
): Promise<AnsweredReports[]> {
  requireRight(by, "reports");
  const rows = await sql<AnsweredReports[]>`
    with answered as (
      select closed_at, count(*)::integer as reports, array_agg(distinct reason order by reason) as reasons,
        max(outcome) as outcome, max(note) as note, (array_agg(closed_by))[1] as closed_by
      from report where closed_at is not null and server_id = ${serverId}
      group by closed_at order by closed_at desc limit ${limit}
    )
    select r.reports, r.reasons, r.outcome, r.note, r.closed_by, a.username as moderator, r.closed_at
    from answered r left join account a on a.id = r.closed_by and a.deleted_at is null
    order by r.closed_at desc`;
  return [...rows];
}
