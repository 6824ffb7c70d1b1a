import { findLastAct } from "../../queue/moderation_queue.ts";
import { findFirstWaiting } from "../../queue/waiting_list.ts";
import { Empty } from "../../../site/web/kit/panel.tsx";
import { leadOn } from "../../../site/web/guards/removed_addresses.ts";
import { actOf } from "../../../site/web/request_actor.ts";
import { currentLocale } from "../../../site/web/current_locale.ts";
import type { Web, WebContext } from "../../../site/web/web_env.ts";
import { LastDecision } from "../frame/desk.tsx";
import { findAround } from "../frame/found_listing.ts";
import { sendModeration } from "../frame/moderation_frame.tsx";
import { filterOf, withFilter } from "../frame/waiting_filter.ts";
import { sendDesk } from "./moderation_server.tsx";
import { BesideQueue } from "./waiting_pane.tsx";

/** GET /moderation: shows the queue with its first item open, or that it is empty. */
export async function showQueue(c: WebContext, web: Web) {
  const { queue: words, desk } = currentLocale().words.moderation;
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const filter = filterOf(c);
  const { after, status } = c.req.query();
  // Links of earlier versions have a status.
  if (status !== undefined) return leadOn(c, "/moderation/listings");
  const title = words.title(desk.title);
  const first = await findFirstWaiting(sql, { by, filter });
  if (first !== undefined) return await sendDesk(c, web, { slug: first, title });
  const [around, last] = await Promise.all([
    findAround(web, { by, slug: "", filter }),
    after === undefined ? undefined : findLastAct(sql, { by, slug: after }),
  ]);
  return await sendModeration(c, web, {
    title,
    heading: null,
    body: (
      <BesideQueue here="" around={around}>
        <div class="stack">
          <LastDecision last={last} />
          {withFilter("", filter) === ""
            ? <Empty level="h1" title={words.none.pending} lead={desk.allDone} />
            : (
              <Empty level="h1" title={desk.noneHere}>
                <a class="button" href="/moderation">{desk.showAll}</a>
              </Empty>
            )}
        </div>
      </BesideQueue>
    ),
  });
}
