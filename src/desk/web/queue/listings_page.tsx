import type { Child } from "hono/jsx";
import { z } from "zod";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import type { Actor } from "../../../core/rights/actor.ts";
import { decideListings } from "../../../site/servers/review/decide_listings.ts";
import { compareTexts } from "../../../site/servers/review/listing_version.ts";
import { action } from "../../../site/web/forms/action.tsx";
import { hidden } from "../../../site/web/forms/fields.tsx";
import { Form } from "../../../site/web/kit/form.tsx";
import { Empty, Panel } from "../../../site/web/kit/panel.tsx";
import { Rows } from "../../../site/web/kit/rows.tsx";
import { sentForm } from "../../../site/web/kit/sent_form.ts";
import { Chip, State } from "../../../site/web/kit/state.tsx";
import { ticked, tickName } from "../../../site/web/kit/ticks.tsx";
import { linkWith, NumberedPages, PAGE_NUMBER } from "../../../site/web/kit/page_links.tsx";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import {
  countByStatus,
  listQueue,
  QUEUE,
  QUEUE_PAGE,
  type QueueStatus,
} from "../../queue/moderation_queue.ts";
import { findListingChecks } from "../frame/found_listing.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { picksOf, reasonField, ReasonFields, typedReason } from "../frame/reason_field.tsx";
import { checksFor } from "./checks_sheet.tsx";
import {
  isFine,
  type QueueItem,
  QueueRow,
  type QueueTick,
  readVersion,
  seenVersion,
  TICKED,
} from "./queue_row.tsx";

/** The filter in the address. Invalid values select the first page of pending servers. */
const FILTER = z.object({ status: z.enum(QUEUE).catch("pending"), page: PAGE_NUMBER });

/**
 * GET /moderation/listings: shows a page of the listings with a status. Waiting ones can be decided several at a time.
 */
export async function showListings(c: WebContext, web: Web): Promise<Response> {
  const view = await findListings(c, web);
  const { moderation: { queue: words }, search } = currentLocale().words;
  return await sendModeration(c, web, {
    title: words.title(words.statuses[view.status]),
    heading: search.kind.listings,
    body: <ListingsBody view={view} />,
  });
}

/** The view of a page of the queue. */
interface ListingsView extends z.infer<typeof FILTER> {
  counts: Awaited<ReturnType<typeof countByStatus>>;
  items: QueueItem[];
  /** Whether the listings without findings are ticked. */
  isFineTicked: boolean;
}

async function findListings(c: WebContext, web: Web): Promise<ListingsView> {
  const { by } = actOf(c, web);
  const filter = FILTER.parse(sentForm()?.typed ?? c.req.query());
  const [counts, items] = await Promise.all([
    countByStatus(web.services.sql, by),
    findItems(web, { by, ...filter }),
  ]);
  return { ...filter, counts, items, isFineTicked: c.req.query("tick") === "fine" };
}

function ListingsBody({ view: { status, page, counts, items, isFineTicked } }: {
  view: ListingsView;
}) {
  const { queue: words } = currentLocale().words.moderation;
  return (
    <>
      <nav class="actions" aria-label={words.filter}>
        {QUEUE.map((one) => (
          <Chip href={urlOf({ status: one, page: 1 })} isCurrent={one === status}>
            {words.count(words.statuses[one], counts[one])}
          </Chip>
        ))}
      </nav>
      {status === "edited" && <p class="note">{words.isEdited}</p>}
      {items.length === 0
        ? <Empty lead={words.none[status]} />
        : status === "pending" || status === "changed"
        ? <Several items={items} status={status} page={page} isFineTicked={isFineTicked} />
        : <List items={items} tickOf={() => undefined} />}
      <NumberedPages
        label={words.pages}
        page={page}
        pages={Math.ceil(counts[status] / QUEUE_PAGE)}
        hrefOf={(page) => urlOf({ status, page })}
      />
    </>
  );
}

/** Finds a page of the queue, with the facts of each listing: the same checks as on its page. */
async function findItems(
  { services: { sql, now } }: Web,
  filter: z.infer<typeof FILTER> & { by: Actor },
): Promise<QueueItem[]> {
  const servers = await listQueue(sql, filter);
  const texts = await compareTexts(sql, servers.map(({ id }) => id));
  return await Promise.all(servers.map(async (server) => {
    const text = texts.get(server.id);
    const known = await findListingChecks(sql, server, { by: filter.by, text, now: now() });
    return { server, text, checks: checksFor({ server, text, ...known }) };
  }));
}

function urlOf(
  { status, page, ...rest }: { status: QueueStatus; page: number; tick?: "fine" },
): string {
  return linkWith("/moderation/listings", {
    status,
    page: page > 1 ? String(page) : undefined,
    ...rest,
  });
}

function List({ items, tickOf }: {
  items: readonly QueueItem[];
  tickOf(item: QueueItem): QueueTick | undefined;
}) {
  return (
    <Panel>
      <Rows>{items.map((item) => <QueueRow item={item} tick={tickOf(item)} />)}</Rows>
    </Panel>
  );
}

/** A page of the queue in which several listings can be ticked and decided at once. */
function Several({ items, status, page, isFineTicked }: {
  items: readonly QueueItem[];
  status: "pending" | "changed";
  page: number;
  /** Whether listings whose checks found no problems are ticked. */
  isFineTicked: boolean;
}) {
  const { queue: words, reason } = currentLocale().words.moderation;
  const { typed = {}, faults } = sentForm() ?? {};
  const fine = items.filter(isFine).length;
  const tickOf = (item: QueueItem) => {
    const version = seenVersion(item, status);
    const isTicked = isFineTicked
      ? isFine(item)
      : typed[tickName(TICKED, item.server.id)] === version;
    return { version, isTicked };
  };
  return (
    <Form action="/moderation/decisions" class="stack several" fields={{ status }}>
      <List items={items} tickOf={tickOf} />
      <section class="panel savebar" aria-label={words.several}>
        <div class="actions">
          <b>{words.ticked}</b>
          <span>
            <State tone="late">{words.flagged}</State>
          </span>
          {fine > 0 && <a href={urlOf({ status, page, tick: "fine" })}>{words.tickFine(fine)}</a>}
          <Decide decision="approve" look="primary">{words.approve}</Decide>
        </div>
        <details open={faults?.["reason"] !== undefined}>
          <summary>{words.onlyReject}</summary>
          <div class="form">
            <ReasonFields
              readers="owner"
              name="reason"
              label={reason.rejectBecause}
              typed={typed}
              faults={faults}
              options={picksOf(reason.picks)}
            />
            <Decide decision="reject" look="danger">{words.reject}</Decide>
          </div>
        </details>
      </section>
    </Form>
  );
}

/** A button for all ticked listings, with their number. CSS counts the ticks. */
function Decide({ decision, look, children }: {
  decision: "approve" | "reject";
  look: "primary" | "danger";
  children: Child;
}) {
  return (
    <button type="submit" class={look} name="decision" value={decision}>
      {children} <span />
    </button>
  );
}

/**
 * Approves or rejects the ticked listings or changes, each in the version that the moderator saw. Those that can't be
 * decided are named with the reason, and the others are decided.
 */
export const decideSeveral = action({
  path: "/moderation/decisions",
  who: { may: "listings" },
  fields: {
    decision: hidden(z.enum(["approve", "reject"])),
    status: hidden(z.enum(["pending", "changed"])),
    reason: reasonField("owner"),
  },
  refused: { reason_needed: "reason" },
  wrong: { form: "noneTicked" },
  async onSubmit({ web, values: { decision, status, reason: text }, typed, sender }) {
    const ids = ticked(typed, TICKED).filter(isUuid).slice(0, QUEUE_PAGE);
    if (ids.length === 0) return { kind: "wrong" };
    const listings = ids.map((id) => {
      const seen = readVersion(typed[tickName(TICKED, id)] ?? "", status);
      return { id, seen };
    });
    const reason = typedReason(typed, { text });
    const refused = await decideListings(web.services, listings, { decision, reason, ...sender });
    if (refused.length === 0) return undefined;
    const locale = currentLocale();
    const { outcome } = locale.words.moderation.queue;
    const sentences = refused.map((one) => one.sentenceIn(locale)).join(" ");
    return { kind: "faulty", faults: { form: outcome(ids.length - refused.length, sentences) } };
  },
  then: (_, { values: { status } }) => [urlOf({ status, page: 1 }), "several_decided"],
  page: showListings,
});
