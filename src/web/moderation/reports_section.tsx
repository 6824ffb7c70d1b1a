import type { Report } from "../../reports/report.ts";
import { Instant } from "../frame/parts.tsx";
import { Sheet } from "../frame/state.tsx";
import { LISTING } from "../listing/words.ts";
import { PlayerLink } from "./moderated_votes.tsx";
import { MODERATION } from "./words.ts";

const { reports: words } = MODERATION;

/** A listing's open reports on its page, with the way to where they are closed. */
export function ReportsSection({ slug, reports }: { slug: string; reports: Report[] }) {
  if (reports.length === 0) return null;
  return (
    <Sheet
      id="reports"
      title={words.heading}
      aside={<a href={`/moderation/reports?listing=${slug}`}>{words.answer}</a>}
    >
      <Reports reports={reports} />
    </Sheet>
  );
}

/** What players wrote about a listing, oldest first. */
export function Reports({ reports }: { reports: readonly Report[] }) {
  return (
    <ol class="reports" aria-label={words.lead}>
      {reports.map(({ reason, words: text, reporterId, reporter, reportedAt }) => (
        <li>
          <h3>{LISTING.report.reasons[reason]}</h3>
          {text === "" ? null : <blockquote class="typed" dir="auto">{text}</blockquote>}
          <p class="note">
            {reporterId ? <PlayerLink id={reporterId} name={reporter} /> : words.nobody} ·{" "}
            <Instant at={reportedAt} />
          </p>
        </li>
      ))}
    </ol>
  );
}
