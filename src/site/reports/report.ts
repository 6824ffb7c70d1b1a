import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { networkKey } from "../../core/limits/client_address.ts";
import type { CreateLimiter } from "../../core/limits/shared_window.ts";
import { type LimitHit, takeAll } from "../../core/limits/take_all.ts";
import { serverUnknown } from "../../core/servers/require_server.ts";
import { type Actor, requireRight } from "../../core/rights/actor.ts";
import type { Context } from "../../core/trail/context.ts";
import { cleanText } from "../../core/text/typed_text.ts";
import { uuidV7 } from "../../core/database/uuid_v7.ts";
import { HOUR_MS } from "../../core/time/day.ts";

/** Reasons to report a listing. */
export const REPORT_REASONS = ["pictures", "hateful", "scam", "fake", "wrong", "other"] as const;

/** A reason to report a listing. */
export type ReportReason = typeof REPORT_REASONS[number];

/** Maximum characters of a report. */
export const REPORT_MAX = 1_000;

/**
 * Maximum open reports of a listing, and maximum reports per hour. Reports by accounts, one each, are counted
 * separately, because anyone can use up the anonymous ones.
 */
export const NAMELESS_REPORTS = 25;
const ACCOUNTS_REPORTS = 100;

/**
 * Creates the limits on reports. A player reports a listing or two, a school a few more.
 *
 * ```text
 * limit                       value             protects               used up by
 * reportsByAddress            5 in 1 h          the moderators' queue  an address: a troll
 *   test: an address sends five reports an hour, and a network twenty
 * reportsByNetwork            20 in 1 h         the moderators' queue  many addresses of one network
 *   test: an address sends five reports an hour, and a network twenty
 * reports without an account  25 of a listing   the moderators' queue  many networks
 *   test: a flood of reports fills no queue, and no report is dropped silently
 * reports by accounts         100 of a listing  the moderators' queue  many accounts
 *   test: a listing gets a hundred reports by accounts, until they are closed
 * ```
 */
export function createReportLimits(create: CreateLimiter) {
  const make = (name: string, requests: number) =>
    create(name, { requests, windowMs: HOUR_MS, maxKeys: 20_000 });
  return { byAddress: make("reportsByAddress", 5), byNetwork: make("reportsByNetwork", 20) };
}

/** An open report. */
export interface Report {
  id: string;
  reason: ReportReason;
  text: string;
  /** Null if the reporter was not signed in. */
  reporterId: string | null;
  /** The reporter's name. Null without an account, or if it was deleted. */
  reporter: string | null;
  /** Time at which the reporter's account was created. Null without an account. */
  reporterSince: Date | null;
  /** The number of closed reports by the same account, and how many of them had another outcome than "fine". */
  answered: number;
  upheld: number;
  reportedAt: Date;
}

/** A report about a server. */
interface NewReport {
  reason: ReportReason;
  text: string;
  /** Null if the reporter is not signed in. */
  reporterId: string | null;
  now: Date;
}

/** Stores a visitor's report as `reportServer` does, unless the address or its network has sent too many. */
export async function takeReport(
  { reportLimits: { byAddress, byNetwork }, ...context }: Context & {
    reportLimits: ReturnType<typeof createReportLimits>;
  },
  slug: string,
  { address, ...report }: NewReport & { address: string },
): Promise<LimitHit | undefined> {
  const network = networkKey(address);
  const limited = await takeAll([byAddress, address, network], [byNetwork, network]);
  if (limited) return limited;
  await reportServer(context, slug, report);
}

/**
 * Stores a report about a listed server for the moderators. One account's report replaces its last one. The owner isn't
 * notified, because time and text would reveal the reporter. Refuses an unknown server, "other" without text, and a
 * report over the limit, for which a visitor without a session can sign in.
 */
export async function reportServer(
  { sql }: Context,
  slug: string,
  { reason, text: typed, reporterId, now }: NewReport,
): Promise<void> {
  const text = cleanText(typed);
  if (text.length > REPORT_MAX || (reason === "other" && text === "")) {
    throw refusal("report_invalid", {
      why: reason === "other" ? reason : "chosen",
      max: REPORT_MAX,
    });
  }
  await sql.begin(async (tx) => {
    const [server] = await tx<{ id: string }[]>`
      select id from server where slug = ${slug} and status = 'approved' for no key update`;
    if (!server) throw serverUnknown(slug);
    await tx`
      delete from report
      where server_id = ${server.id} and reporter_id = ${reporterId} and closed_at is null`;
    const hourAgo = new Date(now.getTime() - HOUR_MS);
    const isNameless = reporterId === null;
    const most = isNameless ? NAMELESS_REPORTS : ACCOUNTS_REPORTS;
    const kept = await tx`
      insert into report (id, server_id, reason, words, reporter_id, reported_at)
      select ${uuidV7(now)}, ${server.id}, ${reason}, ${text}, ${reporterId}, ${now}
      where (
        select count(*) from report
        where server_id = ${server.id} and (closed_at is null or reported_at > ${hourAgo})
          and (reporter_id is null) = ${isNameless}
      ) < ${most}
      returning id`;
    if (kept.length === 0) {
      throw refusal("reports_too_many", { why: isNameless ? "nameless" : "all", max: most });
    }
  });
}

/** Lists the open reports of a server, oldest first. Refuses non-moderators. */
export async function listReports(
  sql: Query,
  serverId: string,
  { by }: { by: Actor },
): Promise<Report[]> {
  requireRight(by, "reports");
  const rows = await sql<Report[]>`
    select r.id, r.reason, r.words as text, r.reporter_id, a.username as reporter, a.created_at as reporter_since,
      earlier.answered, earlier.upheld, r.reported_at
    from report r left join account a on a.id = r.reporter_id and a.deleted_at is null
    cross join lateral (
      select count(*)::integer as answered, count(*) filter (where e.outcome <> 'fine')::integer as upheld
      from report e where e.reporter_id = r.reporter_id and e.closed_at is not null
    ) earlier
    where r.server_id = ${serverId} and r.closed_at is null
    order by r.reported_at, r.id`;
  return [...rows];
}
