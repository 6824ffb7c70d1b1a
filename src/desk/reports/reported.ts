import type { Query } from "../../core/database/connect.ts";
import { type Actor, requireRight } from "../../core/rights/actor.ts";
import type { ServerStatus } from "../../core/servers/server.ts";
import type { ReportReason } from "../../site/reports/report.ts";
import type { ReportOutcome } from "../../site/reports/close_reports.ts";

/** A listing with open reports. */
export interface ReportedServer {
  slug: string;
  name: string;
  logo: string | null;
  banner: string | null;
  status: ServerStatus;
  reports: number;
  reasons: ReportReason[];
  since: Date;
}

/** Most listings in the list of reports. Others follow when these are answered. */
const REPORTED_MAX = 50;

/** Lists the listings with open reports: the most reports first, then the longest wait. Refuses non-moderators. */
export async function listReported(sql: Query, by: Actor): Promise<ReportedServer[]> {
  requireRight(by, "reports");
  const rows = await sql<ReportedServer[]>`
    with reported as (
      select server_id, min(reported_at) as since, count(*)::integer as reports,
        array_agg(distinct reason order by reason) as reasons
      from report where closed_at is null
      group by server_id order by reports desc, since, server_id
      limit ${REPORTED_MAX}
    )
    select s.slug, s.name, s.logo, s.banner, s.status, r.reports, r.reasons, r.since
    from reported r join server s on s.id = r.server_id order by r.reports desc, r.since, r.server_id`;
  return [...rows];
}

/** Finds the slug of the listing that follows another one in the queue of reports. Refuses non-moderators. */
export async function findNextReported(
  sql: Query,
  { by, slug }: { by: Actor; slug: string },
): Promise<string | undefined> {
  requireRight(by, "reports");
  const [next] = await sql<{ slug: string }[]>`
    with placed as (
      select server_id, row_number() over (order by count(*) desc, min(reported_at), server_id) as place
      from report where closed_at is null group by server_id
    )
    select s.slug from placed p join server s on s.id = p.server_id
    where p.place > (
      select place from placed where server_id = (select id from server where slug = ${slug})
    )
    order by p.place limit 1`;
  return next?.slug;
}

/** A report in the list of those that an account sent. */
export interface SentReport {
  slug: string;
  name: string;
  reason: ReportReason;
  text: string;
  reportedAt: Date;
  closedAt: Date | null;
  outcome: ReportOutcome | null;
  /** The note of the moderator who closed it. */
  note: string | null;
}

/** Lists the reports that an account sent, newest first. Refuses non-moderators. */
export async function listReportsBy(
  sql: Query,
  { by, accountId, limit }: { by: Actor; accountId: string; limit: number },
): Promise<SentReport[]> {
  requireRight(by, "reports");
  const rows = await sql<SentReport[]>`
    select s.slug, s.name, r.reason, r.words as text, r.reported_at, r.closed_at, r.outcome, r.note
    from report r join server s on s.id = r.server_id
    where r.reporter_id = ${accountId} order by r.reported_at desc, r.id desc limit ${limit}`;
  return [...rows];
}
