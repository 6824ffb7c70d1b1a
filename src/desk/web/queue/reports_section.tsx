import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import type { Report } from "../../../site/reports/report.ts";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { PlayerLink } from "../voids/moderated_votes.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Panel } from "../../../site/web/kit/panel.tsx";

/** A listing's open reports on its page, with the way to where they are closed. */
export function ReportsSection({ slug, reports }: { slug: string; reports: Report[] }) {
  const { reports: words } = currentLocale().words.moderation;
  if (reports.length === 0) return null;
  return (
    <Panel
      id="reports"
      title={words.heading}
      aside={<a href={`/moderation/reports?listing=${slug}`}>{words.answer}</a>}
    >
      <Reports reports={reports} />
    </Panel>
  );
}

/** What players wrote about a listing, oldest first, and how far their earlier reports were right. */
export function Reports({ reports }: { reports: readonly Report[] }) {
  const locale = currentLocale();
  const { reports: words } = locale.words.moderation;
  return (
    <ol class="reports" aria-label={words.lead}>
      {reports.map((report) => (
        <li>
          <h3>{locale.words.listing.report.reasons[report.reason]}</h3>
          {report.words !== "" && <blockquote class="typed" dir="auto">{report.words}</blockquote>}
          <p class="note">
            <Reporter report={report} /> · <Instant at={report.reportedAt} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Who reported, since when they have an account, and how their earlier reports were answered. */
function Reporter({ report }: { report: Report }) {
  const locale = currentLocale();
  const { reports: words } = locale.words.moderation;
  const { reporterId, reporter, reporterSince, answered, upheld } = report;
  if (reporterId === null) return <>{words.nobody}</>;
  const earlier = answered === 0
    ? words.firstReport(KEPT_DAYS.report)
    : `${words.earlier(answered)}, ${words.upheld(upheld)}`;
  return (
    <>
      <PlayerLink id={reporterId} name={reporter} />
      {reporterSince && ` · ${words.accountSince(locale.formats.date("date")(reporterSince))}`} ·
      {" "}
      {earlier}
    </>
  );
}
