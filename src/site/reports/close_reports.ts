import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { addNews } from "../mail/news.ts";
import { requireImpartial } from "../servers/change_server.ts";
import type { Server } from "../../core/servers/server.ts";
import { requireServer } from "../../core/servers/require_server.ts";
import { accountOf, type Act, requireRight } from "../../core/rights/actor.ts";
import { recordAudit } from "../../core/trail/audit.ts";
import type { Context } from "../../core/trail/context.ts";
import { parseReason } from "../trail/reason.ts";

/**
 * A moderator's decisions about reports. With all but "fine", a note is required, which the owner reads. Decisions
 * other than "fine" and "asked" are separate actions, which the caller carries out first.
 */
export const REPORT_OUTCOMES = ["fine", "asked", "restored", "logo", "banner", "suspend"] as const;

/** An outcome of reports. */
export type ReportOutcome = typeof REPORT_OUTCOMES[number];

interface ReportsAnswer extends Act {
  outcome?: ReportOutcome | null | undefined;
  note?: string | undefined;
  /** Time of the last report that the moderator read. */
  until: Date;
}

/**
 * Closes a server's reports, up to the last one that the moderator read, with their decision. If the owner has to
 * change the listing, the note is sent to them. Refuses non-moderators, a missing note where one is required, and a
 * server without such reports.
 */
export async function closeReports(
  { sql }: Context,
  slug: string,
  answer: ReportsAnswer,
): Promise<void> {
  const { by } = answer;
  requireRight(by, "reports");
  await sql.begin(async (tx) => {
    const server = await requireServer(tx, slug);
    await requireImpartial(tx, server, by);
    if (!await closeReportsOf(tx, server, answer)) throw refusal("report_gone", { slug });
  });
}

/** Closes a server's reports as part of another action on it. Returns whether there were any. */
export async function closeReportsOf(
  tx: Query,
  { id: serverId, slug, ownerId: accountId }: Server,
  { outcome = null, note: text = "", until, ...act }: ReportsAnswer,
): Promise<boolean> {
  const { by, now } = act;
  requireRight(by, "reports");
  const note = outcome === "fine" && text.trim() === "" ? null : parseReason(text, by);
  const closed = await tx`
    update report set closed_at = ${now}, closed_by = ${accountOf(by)}, outcome = ${outcome},
      note = ${note}
    where server_id = ${serverId} and closed_at is null and reported_at <= ${until}
    returning id`;
  if (closed.length === 0) return false;
  if (outcome === "asked") {
    await addNews(tx, { accountId, kind: "change_asked", serverId, content: note, now });
  }
  // Otherwise the entry of the action on the listing has the reason.
  const isNoted = note !== null && (outcome === null || outcome === "fine" || outcome === "asked");
  await recordAudit(tx, act, {
    action: "reports_closed",
    serverId,
    subject: slug,
    details: {
      reports: closed.length,
      ...outcome && { outcome },
      ...isNoted && { note },
    },
  });
  return true;
}
