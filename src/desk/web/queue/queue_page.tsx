import { z } from "zod";
import type { QueueStatus } from "../../queue/moderation_queue.ts";
import {
  countByStatus,
  findLastAct,
  listQueue,
  QUEUE,
  QUEUE_PAGE,
} from "../../queue/moderation_queue.ts";
import { findChanges } from "../../../site/servers/listing_change.ts";
import { compareTexts } from "../../../site/servers/unreviewed_edit.ts";
import type { Actor } from "../../../core/rights/actor.ts";
import type { FaultyForm } from "../../../site/web/kit/form.tsx";
import { LastDecision, Progress } from "../frame/desk.tsx";
import { checksFor } from "./checks_sheet.tsx";
import { findAround, findKnown } from "../frame/found_listing.ts";
import { sendDesk } from "./moderation_server.tsx";
import { QueueForm, type QueueItem, QueueList } from "./queue_list.tsx";
import { Box } from "../../../site/web/parts/icons.tsx";
import { linkWith, NumberedPages, PAGE_NUMBER } from "../../../site/web/parts/page_links.tsx";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { findFirstWaiting } from "../../queue/waiting_list.ts";
import { filterOf, withFilter } from "../frame/waiting_filter.ts";
import { WaitingPane } from "./waiting_pane.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";

/** Invalid values in the address mean the first page of pending servers. */
const FILTER = z.object({
  status: z.enum(QUEUE).catch("pending"),
  page: PAGE_NUMBER,
});

type ModerationFilter = z.infer<typeof FILTER>;

/**
 * GET /moderation: shows all that waits with the first of it open or, if a status is asked for, a page of the listings
 * with it, of which several can be decided about at once.
 */
export async function showQueue(c: WebContext, web: Web, sent?: FaultyForm) {
  return sent === undefined && c.req.query("status") === undefined
    ? await showFirst(c, web)
    : await showStatus(c, web, sent);
}

/** Shows the desk with the first listing that waits, or that nothing does. */
async function showFirst(c: WebContext, web: Web) {
  const { queue: words, desk } = currentLocale().words.moderation;
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const filter = filterOf(c);
  const { after } = c.req.query();
  const title = words.title(desk.title);
  const first = await findFirstWaiting(sql, { by, filter });
  if (first !== undefined) return await sendDesk(c, web, { slug: first, title });
  const [around, last] = await Promise.all([
    findAround(web, { by, slug: "", filter }),
    after === undefined ? undefined : findLastAct(sql, { by, slug: after }),
  ]);
  const isWhole = withFilter("", filter) === "";
  return await sendModeration(c, web, {
    title,
    heading: null,
    body: (
      <>
        <Progress {...around} />
        <div class="desk desk--review desk--empty">
          <WaitingPane here="" {...around} />
          <div>
            <LastDecision last={last} />
            <section class="panel empty">
              <Box />
              <h1>{isWhole ? words.none.pending : desk.noneHere}</h1>
              {isWhole
                ? <p class="soft">{desk.allDone}</p>
                : <a class="button" href="/moderation">{desk.showAll}</a>}
            </section>
          </div>
        </div>
      </>
    ),
  });
}

/** Shows a page of the listings with a status. */
async function showStatus(c: WebContext, web: Web, sent: FaultyForm | undefined) {
  const locale = currentLocale();
  const { queue: words } = locale.words.moderation;
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const filter = FILTER.parse(sent?.typed ?? c.req.query());
  const [counts, items] = await Promise.all([
    countByStatus(sql, by),
    findItems(web, { by, ...filter }),
  ]);
  const { status } = filter;
  const isDecidable = status === "pending" || status === "changed";
  return await sendModeration(c, web, {
    title: words.title(words.statuses[status]),
    heading: null,
    sent,
    body: (
      <>
        <div class="several__head">
          <h1>{isDecidable ? words.several : words.statuses[status]}</h1>
          <Statuses chosen={status} counts={counts} />
          <a href="/moderation">{locale.words.moderation.desk.oneByOne}</a>
        </div>
        {status === "edited" ? <p class="note">{words.isEdited}</p> : null}
        {items.length === 0 ? <p class="empty">{words.none[status]}</p> : isDecidable
          ? (
            <QueueForm
              items={items}
              status={status}
              page={filter.page}
              ticks={c.req.query("tick") === "fine" ? "fine" : sent?.typed ?? {}}
              sent={sent}
            />
          )
          : <QueueList items={items} />}
        <NumberedPages
          label={words.pages}
          page={filter.page}
          pages={Math.ceil(counts[status] / QUEUE_PAGE)}
          hrefOf={(page) => queueUrl({ ...filter, page })}
        />
      </>
    ),
  });
}

/** Finds a page of the queue with all that the list shows of each listing: the same checks as on its own page. */
async function findItems(
  { services: { sql, now } }: Web,
  filter: ModerationFilter & { by: Actor },
): Promise<QueueItem[]> {
  const servers = await listQueue(sql, filter);
  const ids = servers.map(({ id }) => id);
  const [texts, changes] = await Promise.all([compareTexts(sql, ids), findChanges(sql, ids)]);
  return await Promise.all(servers.map(async (server) => {
    const [text, change] = [texts.get(server.id), changes.get(server.id)];
    const known = await findKnown(sql, server, { by: filter.by, wanted: change, now: now() });
    const checks = checksFor({ server, text, wanted: change, ...known });
    return { server, text, change, checks };
  }));
}

function Statuses({ chosen, counts }: {
  chosen: QueueStatus;
  counts: Record<QueueStatus, number>;
}) {
  const { queue: words } = currentLocale().words.moderation;
  return (
    <nav class="chips" aria-label={words.filter}>
      {QUEUE.map((status) => (
        <a
          href={queueUrl({ status, page: 1 })}
          aria-current={status === chosen ? "page" : undefined}
        >
          {words.count(words.statuses[status], counts[status])}
        </a>
      ))}
    </nav>
  );
}

function queueUrl({ status, page }: ModerationFilter): string {
  return linkWith("/moderation", { status, page: page > 1 ? String(page) : undefined });
}
