import { z } from "zod";
import { listReported, REPORTED_PAGE } from "../../reports/report.ts";
import { isolated } from "../../text/typed_text.ts";
import { linkWith, NumberedPages } from "../frame/page_links.tsx";
import { Instant, Table } from "../frame/parts.tsx";
import { StatusBadge } from "../frame/state.tsx";
import { LISTING } from "../listing/words.ts";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import { sendModeration } from "./moderation_frame.tsx";
import { MODERATION } from "./words.ts";

const { reports: words } = MODERATION;

/** Maximum page number, more than anybody needs. */
const PAGE_MAX = 10_000;

/** Invalid values in the address mean the first page. */
const FILTER = z.object({ page: z.coerce.number().int().min(1).max(PAGE_MAX).catch(1) });

/** GET /moderation/reports: shows the listings with open reports, the longest wait first. */
export async function showReports(c: WebContext, web: Web) {
  const { page } = FILTER.parse(c.req.query());
  const reported = await listReported(web.services.sql, { ...actOf(c, web), page });
  const pages = Math.ceil((c.get("waiting")?.reports ?? 0) / REPORTED_PAGE);
  return await sendModeration(c, web, {
    title: words.title,
    body: reported.length === 0 ? <p class="empty">{words.none}</p> : (
      <>
        <p>{words.queueLead}</p>
        <Table
          label={words.title}
          heads={words.queueHeads}
          cards="named"
          rows={reported.map((server) => [
            <a href={`/moderation/servers/${server.slug}#reports`} dir="auto">{server.name}</a>,
            <StatusBadge status={server.status} />,
            server.reports,
            server.reasons.map((reason) => LISTING.report.reasons[reason]).join(", "),
            isolated(server.words),
            <Instant at={server.since} />,
          ])}
        />
        <NumberedPages
          label={words.pages}
          page={page}
          pages={pages}
          hrefOf={(to) =>
            linkWith("/moderation/reports", { page: to > 1 ? String(to) : undefined })}
        />
      </>
    ),
  });
}
