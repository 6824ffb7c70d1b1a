import { REPORT_OUTCOMES, type ReportOutcome } from "../../../site/reports/close_reports.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import { decisionsFor } from "../../../site/servers/review/status_transitions.ts";
import type { ComparedText } from "../../../site/servers/review/listing_version.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { Keys } from "../frame/desk.tsx";
import { QueueWays } from "../frame/queue_pane.tsx";
import { canPutBack } from "../queue/listing_text.tsx";
import type { OpenReports } from "./reports_desk.tsx";

/** The form that closes the shown reports and acts on their listing, followed by links to other listings. */
export function ReportAnswer({ server, reports, text, previous, next, form }: OpenReports & {
  form: Action;
  /** The paths of the listings before and after this one. */
  previous: string | undefined;
  next: string | undefined;
}) {
  const { reports: words, desk } = currentLocale().words.moderation;
  const { id: listing, slug, logo, banner, statusAt } = server;
  const { keyList: keys } = words;
  return (
    <Panel
      id="answer"
      title={words.closing}
      aside={
        <Keys
          list={[
            ["1", keys.found],
            ["a", keys.close],
            ["j", desk.keyList.next],
            ["k", desk.keyList.previous],
          ]}
        />
      }
    >
      <form.Form
        at={{ slug }}
        typed={{
          listing,
          until: reports.at(-1)?.reportedAt.toISOString() ?? "",
          logo: logo ?? "",
          banner: banner ?? "",
          status_seen: statusAt?.toISOString() ?? "",
          ...text?.editedAt && { edited: text.editedAt.toISOString() },
        }}
        options={{
          answer: outcomesFor(server, text).map((value) => ({
            value,
            label: words.answers[value],
          })),
        }}
        submit={words.close(reports.length)}
        shortcut="a"
      />
      <p class="note">{words.secret}</p>
      <QueueWays label={words.steps} previous={previous} next={next} />
    </Panel>
  );
}

/** Returns the possible outcomes for a listing, given its current texts and those that a moderator last saw. */
function outcomesFor(server: ServerDetails, text: ComparedText | undefined): ReportOutcome[] {
  const can: Record<ReportOutcome, boolean> = {
    fine: true,
    asked: true,
    restored: text !== undefined && canPutBack(text),
    logo: server.logo !== null,
    banner: server.banner !== null,
    suspend: decisionsFor(server).includes("suspend"),
  };
  return REPORT_OUTCOMES.filter((outcome) => can[outcome]);
}
