import { REPORT_OUTCOMES, type ReportOutcome } from "../../../site/reports/report.ts";
import { decisionsFor } from "../../../site/servers/status_transitions.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import type { ComparedText } from "../../../site/servers/unreviewed_edit.ts";
import { REASON_MAX, REASON_MIN } from "../../../site/trail/reason.ts";
import { type FaultyForm, Form, Submit, TextArea } from "../../../site/web/kit/form.tsx";
import { QueueLink } from "../frame/desk.tsx";
import { canPutBack } from "../queue/edits_section.tsx";
import type { OpenReports } from "./reports_desk.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";

/** The form that closes the reports that are shown, and acts on their listing. */
export function ReportAnswer({ server, reports, text, skip, sent }: OpenReports & {
  /** The page of the listing after this one. */
  skip: string | undefined;
  sent: FaultyForm | undefined;
}) {
  const { reports: words } = currentLocale().words.moderation;
  const { id: listing, slug, logo, banner, statusAt } = server;
  return (
    <section class="panel decide" id="answer">
      <div class="panel__head">
        <h2>{words.closing}</h2>
        <span class="note">{words.closes(reports.length)}</span>
      </div>
      <Form
        action={`/moderation/servers/${slug}/reports`}
        class="form"
        fields={{
          listing,
          until: reports.at(-1)?.reportedAt.toISOString() ?? "",
          logo: logo ?? "",
          banner: banner ?? "",
          status_seen: statusAt?.toISOString() ?? "",
          ...text?.editedAt && { edited: text.editedAt.toISOString() },
        }}
      >
        <Outcomes server={server} text={text} chosen={sent?.typed["answer"]} />
        <TextArea
          name="note"
          label={words.note}
          help={words.noteHelp(REASON_MIN, REASON_MAX)}
          required={false}
          value={sent?.typed["note"]}
          faults={sent?.faults}
          rows={3}
          maxlength={REASON_MAX}
        />
        <Submit shortcut="a">{words.close(reports.length)}</Submit>
        <div class="actions">
          {skip && <QueueLink href={skip} label={words.skip} shortcut="s" />}
          <p class="note">{words.secret}</p>
        </div>
      </Form>
    </section>
  );
}

function Outcomes({ server, text, chosen }: {
  server: ServerDetails;
  text: ComparedText | undefined;
  chosen: string | undefined;
}) {
  const { reports: words } = currentLocale().words.moderation;
  return (
    <fieldset class="field ticks" id="answer-choices">
      <legend>{words.what}</legend>
      <div class="ticks__list">
        {outcomesFor(server, text).map((outcome, nth) => (
          <label class="tick">
            <input
              type="radio"
              name="answer"
              value={outcome}
              required
              checked={chosen === outcome}
              aria-keyshortcuts={String(nth + 1)}
            />
            {` ${words.answers[outcome]}`}
            <kbd hidden aria-hidden="true">{nth + 1}</kbd>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns what can be done about a listing, as it is and as a moderator last saw it. */
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
