import { findLatestDecision } from "../../queue/moderation_queue.ts";
import { findFirstWaiting } from "../../queue/waiting_list.ts";
import { Empty } from "../../../site/web/kit/panel.tsx";
import { leadOn } from "../../../site/web/guards/removed_addresses.ts";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { DeskKeys, LastDecision } from "../frame/desk.tsx";
import { DESK_FILE } from "../frame/desk_file.ts";
import { findAround } from "../frame/found_listing.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { filterOf, hasFilter, queryOf } from "../frame/waiting_filter.ts";
import { LISTING_DECISIONS, sendDesk } from "./moderation_server.tsx";
import { BesideQueue } from "./waiting_pane.tsx";

/** GET /moderation: shows the queue with its first item open, or that it is empty. */
export async function showQueue(c: WebContext, web: Web) {
  // Links of earlier versions have a status.
  if (c.req.query("status") !== undefined) return leadOn(c, "/moderation/listings");
  const { queue: words, desk } = currentLocale().words.moderation;
  const title = words.title(desk.title);
  const { by } = actOf(c, web);
  const first = await findFirstWaiting(web.services.sql, { by, filter: filterOf(c) });
  if (first !== undefined) return await sendDesk(c, web, { slug: first, title });
  const view = await findEmptyQueue(c, web);
  const scripts = [DESK_FILE.path];
  const body = <EmptyQueue {...view} />;
  return await sendModeration(c, web, { title, heading: null, scripts, body });
}

/** The view of a queue in which nothing waits. */
interface EmptyQueueView {
  /** Number of open reports. */
  reports: number;
  around: Awaited<ReturnType<typeof findAround>>;
  /** The decision that led here. */
  last: Awaited<ReturnType<typeof findLatestDecision>>;
}

async function findEmptyQueue(c: WebContext, web: Web): Promise<EmptyQueueView> {
  const { sql, now } = web.services;
  const { by } = actOf(c, web);
  const filter = filterOf(c);
  const after = c.req.query("after");
  const [around, last] = await Promise.all([
    findAround(web, { by, filter }),
    after === undefined ? undefined : findLatestDecision(sql, { by, slug: after, now: now() }),
  ]);
  return { reports: c.get("waiting")?.reports ?? 0, around, last };
}

function EmptyQueue({ reports, around, last }: EmptyQueueView) {
  const { queue: words, desk } = currentLocale().words.moderation;
  return (
    <BesideQueue around={around} ways={<DeskKeys />}>
      <div class="stack">
        <LastDecision last={last} undo={LISTING_DECISIONS.undo} query={queryOf(around.filter)} />
        {hasFilter(around.filter)
          ? (
            <Empty level="h1" title={desk.noneHere}>
              <a class="button" href="/moderation">{desk.showAll}</a>
            </Empty>
          )
          : (
            <Empty level="h1" title={words.none.pending} lead={desk.allDone}>
              {reports > 0 && (
                <a class="button" href="/moderation/reports">{desk.nextReports(reports)}</a>
              )}
            </Empty>
          )}
      </div>
    </BesideQueue>
  );
}
