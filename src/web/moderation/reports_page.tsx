import { z } from "zod";
import { listReports } from "../../reports/report.ts";
import { listReported } from "../../reports/reported.ts";
import { findLastAct } from "../../servers/moderation_queue.ts";
import { findDetails } from "../../servers/server_details.ts";
import { compareTexts } from "../../servers/unreviewed_edit.ts";
import type { FaultyForm } from "../forms/forms.tsx";
import { Box } from "../frame/icons.tsx";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { Keys, LastDecision } from "./desk.tsx";
import { DESK_FILE } from "./desk_file.ts";
import { sendModeration } from "./moderation_frame.tsx";
import {
  Answer,
  type OpenReports,
  Reported,
  ReportedQueue,
  ReportedSteps,
} from "./reports_desk.tsx";

/** Maximum page number, more than anybody needs. */
const PAGE_MAX = 10_000;

/** Invalid values in the address mean the first page. */
const FILTER = z.object({ page: z.coerce.number().int().min(1).max(PAGE_MAX).catch(1) });

/**
 * GET /moderation/reports: shows the listings with open reports, the most reports first, and one of them: the chosen one
 * or the first.
 */
export async function showReports(c: WebContext, web: Web, sent?: FaultyForm) {
  const locale = c.get("locale");
  const { reports: words } = locale.words.moderation;
  const { keyList: keys } = words;
  const { page } = FILTER.parse(c.req.query());
  const { after, listing } = c.req.query();
  const sentTo = c.req.param("slug");
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const [reported, last] = await Promise.all([
    listReported(sql, { by, page }),
    after === undefined ? undefined : findLastAct(sql, { by, slug: after }),
  ]);
  const chosen = await openReports(c, web, sentTo ?? listing) ??
    await openReports(c, web, reported[0]?.slug);
  const around = {
    reported,
    here: chosen?.server.slug ?? "",
    page,
    total: c.get("waiting")?.reports ?? 0,
  };
  return await sendModeration(c, web, {
    title: words.title,
    scripts: [DESK_FILE.path],
    sent,
    body: chosen === undefined
      ? (
        <>
          <LastDecision locale={locale} last={last} />
          <section class="empty">
            <Box />
            <h2>{words.none}</h2>
            <p class="soft">{words.noneLead}</p>
          </section>
        </>
      )
      : (
        <>
          <LastDecision locale={locale} last={last} />
          <Keys
            locale={locale}
            list={[
              ["a", keys.close],
              ["1", keys.found],
              ["j", keys.next],
              ["k", keys.previous],
            ]}
          />
          <ReportedSteps locale={locale} {...around} />
          <div class="desk">
            <ReportedQueue locale={locale} {...around} />
            <Reported locale={locale} {...chosen} />
            <div class="desk__stay">
              <Answer
                locale={locale}
                {...chosen}
                sent={chosen.server.slug === sentTo ? sent : undefined}
              />
            </div>
          </div>
        </>
      ),
  });
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
  const [reports, texts] = await Promise.all([
    listReports(sql, server.id, { by }),
    compareTexts(sql, [server.id]),
  ]);
  return reports.length === 0 ? undefined : { server, reports, text: texts.get(server.id) };
}
