import type { Report } from "../../reports/report.ts";
import type { FaultyForm } from "../forms/forms.tsx";
import { Instant, Section, Table } from "../frame/parts.tsx";
import { LISTING } from "../listing/words.ts";
import { ReasonForm } from "./moderation_frame.tsx";
import { MODERATION } from "./words.ts";

const { reports: words } = MODERATION;

/** A listing's open reports, with a form that closes the ones shown. */
export function ReportsSection({ slug, reports, sent }: {
  slug: string;
  reports: Report[];
  sent: FaultyForm | undefined;
}) {
  const last = reports.at(-1);
  if (!last) return null;
  return (
    <Section id="reports" title={words.heading} lead={words.lead}>
      <Table
        label={words.heading}
        heads={words.heads}
        cards="named"
        rows={reports.map(({ reason, words: text, reporter, reportedAt }) => [
          LISTING.report.reasons[reason],
          <span class="typed" dir="auto">{text}</span>,
          reporter ?? words.nobody,
          <Instant at={reportedAt} />,
        ])}
      />
      <ReasonForm
        action={`/moderation/servers/${slug}/reports`}
        readers="trail"
        submit={words.close}
        sent={sent}
        name="note"
        fields={{ until: last.reportedAt.toISOString() }}
      />
    </Section>
  );
}
