import { deleteInBatches } from "../database/retention.ts";
import type { Query, Sql } from "../database/connect.ts";
import { refusal } from "../refusals/refusal.ts";
import type { CreateLimiter } from "../limits/shared_window.ts";
import { KEPT_DAYS } from "../database/kept_data.ts";
import { requireImpartial } from "../servers/change_server.ts";
import { requireServer, serverUnknown } from "../servers/require_server.ts";
import { type Act, type Actor, requireRight } from "../rights/actor.ts";
import { recordAudit } from "../trail/audit.ts";
import type { Context } from "../trail/context.ts";
import { parseReason } from "../trail/reason.ts";
import { cleanText } from "../text/typed_text.ts";
import { uuidV7 } from "../database/uuid_v7.ts";
import { daysBefore, HOUR_MS } from "../time/day.ts";

/** Reasons to report a listing. */
export const REPORT_REASONS = ["pictures", "hateful", "scam", "fake", "wrong", "other"] as const;

/** A reason to report a listing. */
export type ReportReason = typeof REPORT_REASONS[number];

/** Maximum characters of a report. */
export const REPORT_MAX = 1_000;

/**
 * Reports of one listing that moderators get until they close them, and per hour; more would add nothing. Those by
 * accounts, one each, are counted separately, because anyone can use up the anonymous ones.
 */
export const NAMELESS_REPORTS = 25;
const ACCOUNTS_REPORTS = 100;

/** Creates the limits on reports: a player reports a listing or two, a school a few more. */
export function createReportLimits(create: CreateLimiter) {
  const make = (name: string, requests: number) =>
    create(name, { requests, windowMs: HOUR_MS, maxKeys: 20_000 });
  return { byAddress: make("reportsByAddress", 5), byNetwork: make("reportsByNetwork", 20) };
}

/** An open report. */
export interface Report {
  id: string;
  reason: ReportReason;
  words: string;
  /** Null if the reporter was not signed in. */
  reporterId: string | null;
  /** Also null if the account is gone. */
  reporter: string | null;
  reportedAt: Date;
}

/**
 * Stores a report about a listed server for the moderators. One account's report replaces its last one. Refuses an
 * unknown server, "other" without text, and a report over the limit; a reporter without a session can then sign in.
 */
export async function reportServer(
  { sql }: Context,
  slug: string,
  { reason, words: text, reporterId, now }: {
    reason: ReportReason;
    words: string;
    reporterId: string | null;
    now: Date;
  },
): Promise<void> {
  const words = cleanText(text);
  if (words.length > REPORT_MAX || (reason === "other" && words === "")) {
    throw refusal("report_invalid", { isOther: reason === "other", max: REPORT_MAX });
  }
  await sql.begin(async (tx) => {
    const [server] = await tx<{ id: string }[]>`
      select id from server where slug = ${slug} and status = 'approved' for no key update`;
    if (!server) throw serverUnknown(slug);
    await tx`
      delete from report where server_id = ${server.id} and reporter_id = ${reporterId} and closed_at is null`;
    const hourAgo = new Date(now.getTime() - HOUR_MS);
    const isNameless = reporterId === null;
    const most = isNameless ? NAMELESS_REPORTS : ACCOUNTS_REPORTS;
    const kept = await tx`
      insert into report (id, server_id, reason, words, reporter_id, reported_at)
      select ${uuidV7(now)}, ${server.id}, ${reason}, ${words}, ${reporterId}, ${now}
      where (
        select count(*) from report
        where server_id = ${server.id} and (closed_at is null or reported_at > ${hourAgo})
          and (reporter_id is null) = ${isNameless}
      ) < ${most}
      returning id`;
    if (kept.length === 0) throw refusal("reports_too_many", { isNameless, max: most });
  });
}

/** Lists the open reports of a server, oldest first. Refuses non-moderators. */
export async function listReports(
  sql: Query,
  serverId: string,
  { by }: { by: Actor },
): Promise<Report[]> {
  requireRight(by, "reports", "show reports");
  const rows = await sql<Report[]>`
    select r.id, r.reason, r.words, r.reporter_id, a.username as reporter, r.reported_at
    from report r left join account a on a.id = r.reporter_id and a.deleted_at is null
    where r.server_id = ${serverId} and r.closed_at is null
    order by r.reported_at, r.id`;
  return [...rows];
}

/**
 * Closes a server's reports up to the last that was read, with a note. Refuses non-moderators, and if there are no such
 * reports.
 */
export async function closeReports(
  { sql }: Context,
  slug: string,
  { note: text, until, ...act }: Act & { note?: string | undefined; until: Date },
): Promise<void> {
  requireRight(act.by, "reports", "close reports");
  const note = parseReason(text, { by: act.by, doing: "close reports" });
  await sql.begin(async (tx) => {
    await requireImpartial(tx, await requireServer(tx, slug), {
      by: act.by,
      doing: "close reports",
    });
    const closed = await tx<{ serverId: string }[]>`
      update report r set closed_at = ${act.now}, note = ${note}
      from server s
      where s.id = r.server_id and s.slug = ${slug} and r.closed_at is null and r.reported_at <= ${until}
      returning r.server_id`;
    const [first] = closed;
    if (!first) {
      throw refusal("report_unknown", { slug });
    }
    await recordAudit(tx, act, {
      action: "reports_closed",
      serverId: first.serverId,
      subject: slug,
      details: { reports: closed.length, ...note === null ? {} : { note } },
    });
  });
}

/** Drops reports that were closed long ago. */
export async function dropOldReports(sql: Sql, now: Date): Promise<void> {
  const before = daysBefore(now, KEPT_DAYS.report);
  await deleteInBatches(sql, { table: "report", key: "id" }, sql`closed_at < ${before}`);
}
