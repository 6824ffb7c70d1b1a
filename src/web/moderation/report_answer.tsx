import { REPORT_OUTCOMES, type ReportOutcome } from "../../reports/report.ts";
import { decisionsFor } from "../../servers/server.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { REASON_MAX, REASON_MIN } from "../../trail/reason.ts";
import { type FaultyForm, Form, Submit, TextArea } from "../forms/forms.tsx";
import { Step } from "./desk.tsx";
import type { OpenReports } from "./reports_desk.tsx";
import type { Locale } from "../../locales/locale.ts";

/** The form that closes the reports that are shown, and acts on their listing. */
export function Answer({ locale, server, reports, skip, sent }: OpenReports & {
  locale: Locale;
  /** The page of the listing after this one. */
  skip: string | undefined;
  sent: FaultyForm | undefined;
}) {
  const { reports: words } = locale.words.moderation;
  const { id: listing, slug, logo, banner, statusAt } = server;
  return (
    <section class="sheet decide" id="answer">
      <div class="sheet__head">
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
        }}
      >
        <Outcomes locale={locale} server={server} chosen={sent?.typed["answer"]} />
        <TextArea
          locale={locale}
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
        <div class="row">
          {skip && <Step href={skip} label={words.skip} shortcut="s" />}
          <p class="note">{words.secret}</p>
        </div>
      </Form>
    </section>
  );
}

function Outcomes({ locale, server, chosen }: {
  locale: Locale;
  server: ServerDetails;
  chosen: string | undefined;
}) {
  const { reports: words } = locale.words.moderation;
  return (
    <fieldset class="field ticks" id="answer-choices">
      <legend>{words.what}</legend>
      <div class="ticks__list">
        {outcomesFor(server).map((outcome, nth) => (
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

/** Returns what can be done about a listing: pictures that it has come down, and a listed one is suspended. */
function outcomesFor(server: ServerDetails): ReportOutcome[] {
  return REPORT_OUTCOMES.filter((outcome) =>
    outcome === "suspend"
      ? decisionsFor(server).includes("suspend")
      : outcome === "logo" || outcome === "banner"
      ? server[outcome] !== null
      : true
  );
}
