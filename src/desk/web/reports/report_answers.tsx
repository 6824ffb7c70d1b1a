import type { ReportOutcome } from "../../../site/reports/close_reports.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { State, type Tone } from "../../../site/web/kit/state.tsx";
import { Instant } from "../../../site/web/kit/times.tsx";
import type { AnsweredReports } from "../../reports/answered.ts";
import { PlayerLink } from "../voids/moderated_votes.tsx";

const TONES: Record<ReportOutcome, Tone> = {
  fine: "good",
  asked: "late",
  restored: "bad",
  logo: "bad",
  banner: "bad",
  suspend: "bad",
};

/** Answers to a listing's reports: the moderator, the time, the decision and the note. */
export function AnswerRows({ answers }: { answers: readonly AnsweredReports[] }) {
  const { formats, words: { moderation: { reports: words } } } = currentLocale();
  return (
    <Rows>
      {answers.map(({ reports, reasons, outcome, note, closedBy, moderator, closedAt }) => (
        <Row
          note={
            <>
              {words.of(reports)}: {formats.facts(reasons.map((one) => words.short[one]))} ·{" "}
              {closedBy && (
                <>
                  <PlayerLink id={closedBy} name={moderator} /> ·{" "}
                </>
              )}
              <Instant at={closedAt} />
            </>
          }
          end={<AnswerState outcome={outcome} />}
        >
          {note && <q dir="auto">{note}</q>}
        </Row>
      ))}
    </Rows>
  );
}

/** The decision on reports, in a word or two. */
export function AnswerState({ outcome }: { outcome: ReportOutcome | null }) {
  const { outcomes, noOutcome } = currentLocale().words.moderation.reports;
  if (outcome === null) return <State tone="off">{noOutcome}</State>;
  return <State tone={TONES[outcome]}>{outcomes[outcome]}</State>;
}
