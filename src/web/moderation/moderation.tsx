import { z } from "zod";
import { countClaimed } from "../../accounts/name_claims.ts";
import { checkQueue } from "../../polling/queue_checks.ts";
import type { QueueStatus } from "../../servers/moderation_queue.ts";
import {
  countByStatus,
  findLastAct,
  listQueue,
  QUEUE,
  QUEUE_PAGE,
} from "../../servers/moderation_queue.ts";
import { findChanges } from "../../servers/listing_change.ts";
import { compareTexts } from "../../servers/unreviewed_edit.ts";
import type { Actor } from "../../rights/actor.ts";
import type { FaultyForm } from "../forms/forms.tsx";
import { LastDecision } from "./desk.tsx";
import { QueueForm, type QueueItem, QueueList } from "./queue_list.tsx";
import { linkWith, NumberedPages } from "../frame/page_links.tsx";
import { sendModeration } from "./moderation_frame.tsx";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";
import type { Locale } from "../../locales/locale.ts";

/** Maximum page number, more than anybody needs. */
const PAGE_MAX = 10_000;

/** Invalid values in the address mean the first page of pending servers. */
const FILTER = z.object({
  status: z.enum(QUEUE).catch("pending"),
  page: z.coerce.number().int().min(1).max(PAGE_MAX).catch(1),
});

type ModerationFilter = z.infer<typeof FILTER>;

/** GET /moderation: shows the pending servers, oldest first, or those with another status. */
export async function showQueue(c: WebContext, web: Web, sent?: FaultyForm) {
  const locale = c.get("locale");
  const { queue: words } = locale.words.moderation;
  const { sql, postman } = web.services;
  const { by } = actOf(c, web);
  const filter = FILTER.parse(sent?.typed ?? c.req.query());
  const { after } = c.req.query();
  const [counts, claimed, items, last] = await Promise.all([
    countByStatus(sql, by),
    countClaimed(sql, { by, hasMail: postman.isOn }),
    findItems(web, { by, ...filter }),
    after === undefined ? undefined : findLastAct(sql, { by, slug: after }),
  ]);
  const { status } = filter;
  const isDecidable = status === "pending" || status === "changed";
  return await sendModeration(c, web, {
    title: words.title(words.statuses[status]),
    heading: locale.words.moderation.title,
    sent,
    body: (
      <>
        <LastDecision locale={locale} last={last} />
        {claimed === 0 ? null : (
          <p class="notice">
            <a href="/moderation/names">{words.claimed(claimed)}</a>
          </p>
        )}
        <Statuses locale={locale} chosen={status} counts={counts} />
        {status === "edited" ? <p class="note">{words.isEdited}</p> : null}
        {items.length === 0
          ? <p class="empty">{words.none[status]}</p>
          : isDecidable
          ? <QueueForm locale={locale} items={items} status={status} sent={sent} />
          : <QueueList locale={locale} items={items} />}
        <NumberedPages
          locale={locale}
          label={words.pages}
          page={filter.page}
          pages={Math.ceil(counts[status] / QUEUE_PAGE)}
          hrefOf={(page) => queueUrl({ ...filter, page })}
        />
      </>
    ),
  });
}

/** Finds a page of the queue with all that the list shows of each listing. */
async function findItems(
  { services: { sql, now } }: Web,
  filter: ModerationFilter & { by: Actor },
): Promise<QueueItem[]> {
  const servers = await listQueue(sql, filter);
  const ids = servers.map(({ id }) => id);
  const [texts, checks, changes] = await Promise.all([
    compareTexts(sql, ids),
    checkQueue(sql, ids, now()),
    findChanges(sql, ids),
  ]);
  return servers.map((server) => ({
    server,
    text: texts.get(server.id),
    check: checks.get(server.id),
    change: changes.get(server.id),
  }));
}

function Statuses({ locale, chosen, counts }: {
  locale: Locale;
  chosen: QueueStatus;
  counts: Record<QueueStatus, number>;
}) {
  const { queue: words } = locale.words.moderation;
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
