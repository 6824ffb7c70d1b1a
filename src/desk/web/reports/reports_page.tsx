import type { Child } from "hono/jsx";
import { z } from "zod";
import { countAnswered, listAnsweredReports } from "../../reports/answered.ts";
import { listReports } from "../../../site/reports/report.ts";
import { listReported } from "../../reports/reported.ts";
import { findLastAct } from "../../queue/moderation_queue.ts";
import { findDetails } from "../../../site/servers/server_details.ts";
import { compareTexts } from "../../../site/servers/unreviewed_edit.ts";
import { dayOf } from "../../../core/time/day.ts";
import type { FaultyForm } from "../../../site/web/kit/form.tsx";
import { Box } from "../../../site/web/parts/icons.tsx";
import { PAGE_NUMBER } from "../../../site/web/parts/page_links.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { LastDecision } from "../frame/desk.tsx";
import { DESK_FILE } from "../frame/desk_file.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { ReportAnswer } from "./report_answer.tsx";
import { type OpenReports, Reported } from "./reports_desk.tsx";
import {
  type ReportedAround,
  ReportedPane,
  reportedSteps,
  ReportsProgress,
} from "./reports_pane.tsx";

/** Answers to earlier reports of a listing that are shown beside the open ones. */
const EARLIER_MAX = 3;

const FILTER = z.object({ page: PAGE_NUMBER });

/**
 * GET /moderation/reports: shows the listings with open reports, the most reports first, and one of them: the chosen one
 * or the first.
 */
export async function showReports(c: WebContext, web: Web, sent?: FaultyForm) {
  const { page } = FILTER.parse(c.req.query());
  const { after, listing } = c.req.query();
  const sentTo = c.req.param("slug");
  const { sql, now } = web.services;
  const { by } = actOf(c, web);
  const [reported, last, done] = await Promise.all([
    listReported(sql, { by, page }),
    after === undefined ? undefined : findLastAct(sql, { by, slug: after }),
    countAnswered(sql, { by, since: new Date(dayOf(now())) }),
  ]);
  const chosen = await openReports(c, web, sentTo ?? listing) ??
    await openReports(c, web, reported[0]?.slug);
  const total = c.get("waiting")?.reports ?? 0;
  const here = chosen?.server.slug ?? "";
  const around = { reported, here, page, total, done, now: now() };
  const decision = <LastDecision last={last} />;
  return await sendModeration(c, web, {
    title: currentLocale().words.moderation.reports.title,
    heading: null,
    scripts: [DESK_FILE.path],
    sent,
    body: chosen === undefined ? <NoReports decision={decision} /> : (
      <ReportsDesk
        around={around}
        chosen={chosen}
        decision={decision}
        sent={chosen.server.slug === sentTo ? sent : undefined}
      />
    ),
  });
}

function NoReports({ decision }: { decision: Child }) {
  const { reports: words } = currentLocale().words.moderation;
  return (
    <>
      {decision}
      <section class="panel empty">
        <Box />
        <h1>{words.none}</h1>
        <p class="soft">{words.noneLead}</p>
        <a class="button secondary" href="/moderation/reports/answered">{words.answeredTitle}</a>
      </section>
    </>
  );
}

/** The desk: the listings with open reports, the one that is open, and its answer. */
function ReportsDesk({ around, chosen, decision, sent }: {
  around: ReportedAround;
  chosen: OpenReports;
  decision: Child;
  sent: FaultyForm | undefined;
}) {
  const { reports: words } = currentLocale().words.moderation;
  const { next } = reportedSteps(around);
  return (
    <>
      <ReportsProgress {...around} />
      <div class="desk desk--review">
        <ReportedPane {...around} />
        <div>
          {decision}
          <Reported now={around.now} {...chosen} />
        </div>
        <aside class="desk__stay" aria-label={words.closing}>
          <ReportAnswer {...chosen} skip={next} sent={sent} />
        </aside>
        <div class="thumb">
          <a class="button primary" href="#answer">{words.toAnswer}</a>
          {next && <a class="button secondary" href={next}>{words.skip}</a>}
        </div>
      </div>
    </>
  );
}

/** Finds a listing's open reports, and the listing. Undefined if there are none. */
async function openReports(
  c: WebContext,
  web: Web,
  slug: string | undefined,
): Promise<OpenReports | undefined> {
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const server = slug === undefined ? undefined : await findDetails(sql, slug);
  if (!server) return undefined;
  const { id } = server;
  const [reports, earlier, texts] = await Promise.all([
    listReports(sql, id, { by }),
    listAnsweredReports(sql, { by, serverId: id, limit: EARLIER_MAX }),
    compareTexts(sql, [id]),
  ]);
  return reports.length === 0 ? undefined : { server, reports, earlier, text: texts.get(id) };
}
