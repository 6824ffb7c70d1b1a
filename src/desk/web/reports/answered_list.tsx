import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import type { ReportOutcome } from "../../../site/reports/report.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import { Empty, Panel } from "../../../site/web/kit/panel.tsx";
import { Row, Rows } from "../../../site/web/kit/rows.tsx";
import { State, type Tone } from "../../../site/web/kit/state.tsx";
import { linkWith, Pages } from "../../../site/web/parts/page_links.tsx";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import {
  ANSWERED_PAGE,
  type AnsweredReports,
  listAnsweredReports,
} from "../../reports/answered.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { PlayerLink } from "../voids/moderated_votes.tsx";

/** The address of the answered reports. */
export const ANSWERED_PATH = "/moderation/reports?state=answered";

const TONES: Record<ReportOutcome, Tone> = {
  fine: "good",
  asked: "late",
  restored: "bad",
  logo: "bad",
  banner: "bad",
  suspend: "bad",
};

/** Shows which reports were answered, by whom and how, the newest answer first. */
export async function sendAnswered(c: WebContext, web: Web, page: number) {
  const { reports: words } = currentLocale().words.moderation;
  const found = await listAnsweredReports(web.services.sql, { by: actOf(c, web).by, page });
  const shown = found.slice(0, ANSWERED_PAGE);
  const hrefOf = (to: number) =>
    linkWith("/moderation/reports", { state: "answered", page: `${to}` });
  return await sendModeration(c, web, {
    title: words.answeredTitle,
    body: (
      <>
        <p class="lead">
          {words.answeredLead(KEPT_DAYS.report)} <a href="/moderation/reports">{words.list}</a>
        </p>
        {shown.length === 0 ? <Empty lead={words.answeredNone} /> : (
          <Panel>
            <AnswerRows answers={shown} />
          </Panel>
        )}
        <Pages
          label={words.pages}
          back={page > 1 ? { href: hrefOf(page - 1), label: words.newer } : undefined}
          on={found.length > shown.length
            ? { href: hrefOf(page + 1), label: words.older }
            : undefined}
        />
      </>
    ),
  });
}

/** Answers to reports: which, by whom and when, what was done, and what the moderator wrote. */
export function AnswerRows({ answers, isOfOne = false }: {
  answers: readonly AnsweredReports[];
  /** Whether all are about the listing that the page shows. */
  isOfOne?: boolean;
}) {
  const { formats, words: { moderation: { reports: words } } } = currentLocale();
  return (
    <Rows>
      {answers.map(({ slug, name, reports, reasons, outcome, note, closedBy, ...by }) => (
        <Row
          title={!isOfOne && <a href={`/moderation/servers/${slug}`} dir="auto">{name}</a>}
          note={
            <>
              {words.of(reports)}: {formats.facts(reasons.map((one) => words.short[one]))} ·{" "}
              {closedBy && (
                <>
                  <PlayerLink id={closedBy} name={by.moderator} /> ·{" "}
                </>
              )}
              <Instant at={by.closedAt} />
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

/** What was done about reports, in a word or two. */
export function AnswerState({ outcome }: { outcome: ReportOutcome | null }) {
  const { outcomes, noOutcome } = currentLocale().words.moderation.reports;
  if (outcome === null) return <State tone="off">{noOutcome}</State>;
  return <State tone={TONES[outcome]}>{outcomes[outcome]}</State>;
}
