import { z } from "zod";
import type { QueueStatus } from "../../servers/moderation_queue.ts";
import { countByStatus, listQueue, QUEUE_PAGE } from "../../servers/moderation_queue.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { actOf } from "../frame/act.tsx";
import { Address, Facts, Instant } from "../frame/parts.tsx";
import { linkWith, NumberedPages } from "../frame/pages.tsx";
import { sendModeration } from "./moderation_frame.tsx";
import { TRAIL } from "../frame/words.ts";
import { MODERATION } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { queue: words } = MODERATION;

/** Characters of a description that the queue shows. */
const PREVIEW_LENGTH = 280;

/** The last page that can be asked for: further than anyone turns. */
const PAGE_MAX = 10_000;

const STATUSES = [
  "pending",
  "changed",
  "pictures",
  "reported",
  "approved",
  "rejected",
  "suspended",
] as const;

/** Nonsense in a hand-typed address means the first page of those that wait. */
const FILTER = z.object({
  status: z.enum(STATUSES).catch("pending"),
  page: z.coerce.number().int().min(1).max(PAGE_MAX).catch(1),
});

type Filter = z.infer<typeof FILTER>;

/** GET /moderation: the servers that wait, the oldest first, or those of another status. */
export async function showQueue(c: WebContext, web: Web) {
  const { sql } = web.services;
  const { by } = actOf(c, web);
  const filter = FILTER.parse(c.req.query());
  const [counts, servers] = await Promise.all([
    countByStatus(sql, by),
    listQueue(sql, { by, ...filter }),
  ]);
  return sendModeration(c, web, {
    title: MODERATION.title,
    body: (
      <>
        <Statuses chosen={filter.status} counts={counts} />
        {servers.length === 0
          ? <p class="empty">{words.none[filter.status]}</p>
          : <ul class="cards">{servers.map((server) => <ServerCard server={server} />)}</ul>}
        <NumberedPages
          label={words.pages}
          page={filter.page}
          pages={Math.ceil(counts[filter.status] / QUEUE_PAGE)}
          hrefOf={(page) => linkTo({ ...filter, page })}
        />
      </>
    ),
  });
}

function Statuses(
  { chosen, counts }: { chosen: QueueStatus; counts: Record<QueueStatus, number> },
) {
  return (
    <nav class="row" aria-label={words.filter}>
      {STATUSES.map((status) => (
        <a
          class={status === chosen ? "button primary" : "button secondary"}
          href={linkTo({ status, page: 1 })}
          aria-current={status === chosen ? "page" : undefined}
        >
          {words.count(words.statuses[status], counts[status])}
        </a>
      ))}
    </nav>
  );
}

function ServerCard({ server }: { server: ServerDetails }) {
  return (
    <li class="card">
      <h2>
        <a href={`/moderation/servers/${server.slug}`} aria-label={words.review(server.name)}>
          {server.name}
        </a>
      </h2>
      <Facts
        facts={[
          [words.game, server.gameName],
          [words.address, <Address server={server} />],
          [words.owner, server.owner ?? TRAIL.gone],
          [words.submitted, <Instant at={server.createdAt} />],
        ]}
      />
      {server.description === ""
        ? <p class="note">{words.noDescription}</p>
        : <p>{previewOf(server.description)}</p>}
    </li>
  );
}

/** The beginning of the text as it was typed, in whole characters. */
function previewOf(description: string): string {
  const characters = [...description.slice(0, 2 * PREVIEW_LENGTH)];
  const preview = characters.slice(0, PREVIEW_LENGTH).join("");
  return preview.length < description.length ? `${preview}…` : preview;
}

function linkTo({ status, page }: Filter): string {
  return linkWith("/moderation", { status, page: page > 1 ? String(page) : undefined });
}
