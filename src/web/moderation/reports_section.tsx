import type { Report } from "../../reports/report.ts";
import { Instant } from "../frame/parts.tsx";
import { Sheet } from "../frame/state.tsx";
import { PlayerLink } from "./moderated_votes.tsx";
import type { Locale } from "../../locales/locale.ts";

/** A listing's open reports on its page, with the way to where they are closed. */
export function ReportsSection(
  { locale, slug, reports }: { locale: Locale; slug: string; reports: Report[] },
) {
  const { reports: words } = locale.words.moderation;
  if (reports.length === 0) return null;
  return (
    <Sheet
      id="reports"
      title={words.heading}
      aside={<a href={`/moderation/reports?listing=${slug}`}>{words.answer}</a>}
    >
      <Reports locale={locale} reports={reports} />
    </Sheet>
  );
}

/** What players wrote about a listing, oldest first. */
export function Reports({ locale, reports }: { locale: Locale; reports: readonly Report[] }) {
  const { reports: words } = locale.words.moderation;
  return (
    <ol class="reports" aria-label={words.lead}>
      {reports.map(({ reason, words: text, reporterId, reporter, reportedAt }) => (
        <li>
          <h3>{locale.words.listing.report.reasons[reason]}</h3>
          {text === "" ? null : <blockquote class="typed" dir="auto">{text}</blockquote>}
          <p class="note">
            {reporterId
              ? <PlayerLink locale={locale} id={reporterId} name={reporter} />
              : words.nobody} · <Instant locale={locale} at={reportedAt} />
          </p>
        </li>
      ))}
    </ol>
  );
}
