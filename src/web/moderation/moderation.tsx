import { z } from "zod";
import { countClaimed } from "../../accounts/name_claims.ts";
import type { QueueStatus } from "../../servers/moderation_queue.ts";
import { countByStatus, listQueue, QUEUE, QUEUE_PAGE } from "../../servers/moderation_queue.ts";
import { Waiting } from "./desk.tsx";
import { linkWith, NumberedPages } from "../frame/page_links.tsx";
import { sendModeration } from "./moderation_frame.tsx";
import { MODERATION } from "./words.ts";
import { actOf } from "../viewer.ts";
import type { Web, WebContext } from "../web_env.ts";

const { queue: words } = MODERATION;

/** Maximum page number, more than anybody needs. */
const PAGE_MAX = 10_000;

/** Invalid values in the address mean the first page of pending servers. */
const FILTER = z.object({
  status: z.enum(QUEUE).catch("pending"),
  page: z.coerce.number().int().min(1).max(PAGE_MAX).catch(1),
});

type ModerationFilter = z.infer<typeof FILTER>;

/** GET /moderation: shows the pending servers, oldest first, or those with another status. */
export async function showQueue(c: WebContext, web: Web) {
  const { sql, postman } = web.services;
  const { by } = actOf(c, web);
  const filter = FILTER.parse(c.req.query());
  const [counts, claimed, servers] = await Promise.all([
    countByStatus(sql, by),
    countClaimed(sql, { by, hasMail: postman.isOn }),
    listQueue(sql, { by, ...filter }),
  ]);
  return sendModeration(c, web, {
    title: words.title(words.statuses[filter.status]),
    heading: MODERATION.title,
    body: (
      <>
        {claimed === 0 ? null : (
          <p class="notice">
            <a href="/moderation/names">{words.claimed(claimed)}</a>
          </p>
        )}
        <Statuses chosen={filter.status} counts={counts} />
        {servers.length === 0
          ? <p class="empty">{words.none[filter.status]}</p>
          : (
            <div class="sheet">
              <Waiting servers={servers} />
            </div>
          )}
        <NumberedPages
          label={words.pages}
          page={filter.page}
          pages={Math.ceil(counts[filter.status] / QUEUE_PAGE)}
          hrefOf={(page) => queueUrl({ ...filter, page })}
        />
      </>
    ),
  });
}

function Statuses(
  { chosen, counts }: { chosen: QueueStatus; counts: Record<QueueStatus, number> },
) {
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
