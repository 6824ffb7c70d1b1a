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
import { LastDecision, Progress } from "./desk.tsx";
import { findAround } from "./found_listing.ts";
import { sendDesk } from "./moderation_server.tsx";
import { QueueForm, type QueueItem, QueueList } from "./queue_list.tsx";
import { Box } from "../frame/icons.tsx";
import { linkWith, NumberedPages } from "../frame/page_links.tsx";
import { sendModeration } from "./moderation_frame.tsx";
import { findFirstWaiting } from "../../servers/waiting_list.ts";
import { filterOf, withFilter } from "./waiting_filter.ts";
import { WaitingPane } from "./waiting_pane.tsx";
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
  const locale = c.get("locale");
  const { queue: words, desk } = locale.words.moderation;
  const { sql, postman } = web.services;
  const { by } = actOf(c, web);
  const filter = filterOf(c);
  const { after } = c.req.query();
  const [first, claimed] = await Promise.all([
    findFirstWaiting(sql, { by, filter }),
    countClaimed(sql, { by, hasMail: postman.isOn }),
  ]);
  const notice = <Claimed locale={locale} claimed={claimed} />;
  const title = words.title(words.statuses.pending);
  if (first !== undefined) return await sendDesk(c, web, { slug: first, title, notice });
  const [around, last] = await Promise.all([
    findAround(web, { by, slug: "", filter }),
    after === undefined ? undefined : findLastAct(sql, { by, slug: after }),
  ]);
  const isWhole = withFilter("", filter) === "";
  return await sendModeration(c, web, {
    title,
    heading: locale.words.moderation.title,
    body: (
      <>
        <LastDecision locale={locale} last={last} />
        {notice}
        <Progress locale={locale} {...around} />
        <div class="desk desk--review desk--empty">
          <WaitingPane locale={locale} here="" {...around} />
          <section class="empty">
            <Box />
            <h2>{isWhole ? words.none.pending : desk.noneHere}</h2>
            {isWhole
              ? <p class="soft">{desk.allDone}</p>
              : <a class="button" href="/moderation">{desk.showAll}</a>}
          </section>
        </div>
      </>
    ),
  });
}

function Claimed({ locale, claimed }: { locale: Locale; claimed: number }) {
  if (claimed === 0) return null;
  return (
    <p class="notice">
      <a href="/moderation/names">{locale.words.moderation.queue.claimed(claimed)}</a>
    </p>
  );
}

/** Shows a page of the listings with a status. */
async function showStatus(c: WebContext, web: Web, sent: FaultyForm | undefined) {
  const locale = c.get("locale");
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
    heading: locale.words.moderation.title,
    sent,
    body: (
      <>
        <p>
          <a href="/moderation">{locale.words.moderation.desk.oneByOne}</a>
        </p>
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
