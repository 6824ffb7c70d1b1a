import { z } from "zod";
import { REPORT_OUTCOMES, type ReportOutcome } from "../../../site/reports/report.ts";
import { decisionsFor } from "../../../site/servers/status_transitions.ts";
import type { ServerDetails } from "../../../site/servers/server_details.ts";
import type { ComparedText } from "../../../site/servers/unreviewed_edit.ts";
import type { Action } from "../../../site/web/forms/action.tsx";
import type { FormField } from "../../../site/web/forms/fields.tsx";
import { Panel } from "../../../site/web/kit/panel.tsx";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { QueueLink } from "../frame/desk.tsx";
import { canPutBack } from "../queue/decisions.tsx";
import type { OpenReports } from "./reports_desk.tsx";

/** What a moderator does about a listing. The page's script chooses each by the key of its number. */
export function outcomeField(): FormField<ReportOutcome | undefined> {
  return {
    schema: z.enum(REPORT_OUTCOMES).optional(),
    Show: ({ name, label, typed, options = [] }) => (
      <fieldset class="field ticks" id="answer-choices">
        <legend>{label}</legend>
        <div class="ticks__list">
          {options.map(({ value, label }, nth) => (
            <label class="tick">
              <input
                type="radio"
                name={name}
                value={value}
                required
                checked={typed[name] === value}
                aria-keyshortcuts={String(nth + 1)}
              />
              {` ${label}`}
              <kbd hidden aria-hidden="true">{nth + 1}</kbd>
            </label>
          ))}
        </div>
      </fieldset>
    ),
  };
}

/** The form that closes the reports that are shown, and acts on their listing. */
export function ReportAnswer({ server, reports, text, skip, form }: OpenReports & {
  form: Action;
  /** The page of the listing after this one. */
  skip: string | undefined;
}) {
  const { reports: words } = currentLocale().words.moderation;
  const { id: listing, slug, logo, banner, statusAt } = server;
  const outcomes = outcomesFor(server, text);
  return (
    <Panel
      id="answer"
      title={words.closing}
      aside={<span class="note">{words.closes(reports.length)}</span>}
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
          answer: outcomes.map((value) => ({ value, label: words.answers[value] })),
        }}
        submit={words.close(reports.length)}
        shortcut="a"
      />
      <div class="actions">
        {skip && <QueueLink href={skip} label={words.skip} shortcut="s" />}
        <p class="note">{words.secret}</p>
      </div>
    </Panel>
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
