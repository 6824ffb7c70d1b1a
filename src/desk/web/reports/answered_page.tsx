import { z } from "zod";
import { KEPT_DAYS } from "../../../core/database/kept_days.ts";
import {
  ANSWERED_PAGE,
  type AnsweredReports,
  listAnsweredReports,
} from "../../reports/answered.ts";
import type { ReportOutcome } from "../../../site/reports/report.ts";
import { Logo } from "../../../site/web/parts/face.tsx";
import { linkWith, PAGE_NUMBER, Pages } from "../../../site/web/parts/page_links.tsx";
import { Instant } from "../../../site/web/parts/parts.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { FoundRows } from "../frame/found_rows.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { PlayerLink } from "../voids/moderated_votes.tsx";
import { State, type Tone } from "../../../site/web/kit/state.tsx";

const FILTER = z.object({ page: PAGE_NUMBER });

const KINDS: Record<ReportOutcome, Tone> = {
  fine: "good",
  asked: "late",
  restored: "bad",
  logo: "bad",
  banner: "bad",
  suspend: "bad",
};

/** GET /moderation/reports/answered: shows which reports were answered, by whom and how, the newest answer first. */
export async function showAnswered(c: WebContext, web: Web) {
  const locale = currentLocale();
  const { reports: words } = locale.words.moderation;
  const { page } = FILTER.parse(c.req.query());
  const found = await listAnsweredReports(web.services.sql, { by: actOf(c, web).by, page });
  const shown = found.slice(0, ANSWERED_PAGE);
  const hrefOf = (to: number) =>
    linkWith("/moderation/reports/answered", { page: to > 1 ? String(to) : undefined });
  return await sendModeration(c, web, {
    title: words.answeredTitle,
    way: {
      from: [{ href: "/moderation/reports", label: locale.words.moderation.tabs.reports }],
      here: words.answered,
    },
    body: (
      <>
        <p class="lead">{words.answeredLead(KEPT_DAYS.report)}</p>
        {shown.length === 0 ? <p class="empty">{words.answeredNone}</p> : (
          <section class="panel">
            <FoundRows rows={shown.map((answer) => rowOf(answer))} />
          </section>
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

function rowOf(answer: AnsweredReports) {
  const locale = currentLocale();
  const { reports: words } = locale.words.moderation;
  const { slug, reports, reasons, outcome, note, closedBy, closedAt } = answer;
  const reasonWords = reasons.map((reason) => words.short[reason]);
  return {
    picture: <Logo server={{ ...answer, banner: null }} size={40} />,
    href: `/moderation/servers/${slug}`,
    name: answer.name,
    state: <AnswerState outcome={outcome} />,
    about: (
      <>
        {words.of(reports)}: {locale.formats.facts(reasonWords)} · {closedBy && (
          <>
            <PlayerLink id={closedBy} name={answer.moderator} /> ·{" "}
          </>
        )}
        <Instant at={closedAt} />
        {note && <q dir="auto">{note}</q>}
      </>
    ),
  };
}

/** What was done about reports, in a word or two. */
export function AnswerState({ outcome }: { outcome: ReportOutcome | null }) {
  const { outcomes, noOutcome } = currentLocale().words.moderation.reports;
  if (outcome === null) return <State tone="off">{noOutcome}</State>;
  return <State tone={KINDS[outcome]}>{outcomes[outcome]}</State>;
}
