import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import type { Report } from "../../../site/reports/report.ts";
import { Instant } from "../../../site/web/kit/times.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { PlayerLink } from "../voids/moderated_votes.tsx";

/**
 * Players' reports about a listing, oldest first, with the number of the reporters' earlier reports that were right.
 */
export function PlayerReports({ reports }: { reports: readonly Report[] }) {
  const locale = currentLocale();
  const { reports: words } = locale.words.moderation;
  return (
    <Rows label={words.lead}>
      {reports.map((report) => (
        <Row
          title={locale.words.listing.report.reasons[report.reason]}
          note={
            <>
              <Reporter report={report} /> · <Instant at={report.reportedAt} />
            </>
          }
        >
          {report.text !== "" && <blockquote class="typed" dir="auto">{report.text}</blockquote>}
        </Row>
      ))}
    </Rows>
  );
}

/** The reporter, the age of their account, and the answers to their earlier reports. */
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
