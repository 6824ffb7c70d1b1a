import type { Child } from "hono/jsx";
import { z } from "zod";
import { requireOwnServer } from "../../servers/require_server.ts";
import type { Delivery, DeliveryState } from "../../deliveries/delivery.ts";
import { listDeliveries } from "../../deliveries/list_deliveries.ts";
import { listKeys } from "../../keys/list_keys.ts";
import { actOf } from "../frame/act.tsx";
import { Instant, Table } from "../frame/parts.tsx";
import { sendPage } from "../frame/layout.tsx";
import { lastOnPage, Pages } from "../frame/pages.tsx";
import { OwnerTabs } from "../my_servers/owner_tabs.tsx";
import { DELIVERIES } from "./words.ts";
import type { Web, WebContext } from "../web_env.ts";

const { log: words, states } = DELIVERIES;

const HEADS = [words.cast, words.key, words.state, words.attempts, words.last, words.next];

/** Deliveries on one page. */
const PAGE_SIZE = 50;

/** The delivery at the end of the page before: the next page begins after it. */
const BEFORE = z.object({
  id: z.uuid(),
  // PostgreSQL has no year 0.
  createdAt: z.iso.datetime().refine((text) => text > "1970").pipe(z.coerce.date()),
});

/** GET /my/servers/:slug/deliveries: the log, newest first, in pages. */
export async function showDeliveries(c: WebContext, web: Web) {
  const { sql } = web.services;
  const slug = c.req.param("slug") ?? "";
  const act = actOf(c, web);
  const server = await requireOwnServer(sql, slug, act);
  const before = parseBefore(c);
  const [found, keys] = await Promise.all([
    listDeliveries(sql, slug, { by: act.by, limit: PAGE_SIZE + 1, before }),
    listKeys(sql, slug, act),
  ]);
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  const path = `/my/servers/${slug}/deliveries`;
  const rows = found.slice(0, PAGE_SIZE)
    .map((delivery) => cellsOf(delivery, path, names.get(delivery.keyId)));
  const last = lastOnPage(found, PAGE_SIZE);
  const after = last && new URLSearchParams({ before: last.id, at: last.createdAt.toISOString() });
  return sendPage(c, web, {
    title: words.title(server.name),
    body: (
      <>
        <h1>{words.heading}</h1>
        <OwnerTabs c={c} server={server} />
        <p>{words.lead}</p>
        {found.length === 0
          ? <p class="empty">{words.none}</p>
          : <Table label={words.heading} heads={HEADS} rows={rows} />}
        <Pages
          label={words.pages}
          back={before && { href: path, label: words.newest }}
          on={after && { href: `${path}?${after}`, label: words.older }}
        />
      </>
    ),
  });
}

/** A state as its owner reads it, in its colour. */
export function StateBadge({ state }: { state: DeliveryState }) {
  const look = state === "delivered" ? "good" : state === "abandoned" ? "bad" : "wait";
  return <span class={`badge ${look}`}>{states[state]}</span>;
}

/** Nonsense in a hand-typed address means the newest deliveries, and is never an error. */
function parseBefore(c: WebContext): z.infer<typeof BEFORE> | undefined {
  const { before: id, at: createdAt } = c.req.query();
  return BEFORE.safeParse({ id, createdAt }).data;
}

function cellsOf(delivery: Delivery, path: string, keyName = ""): Child[] {
  const { id, state, isTest, attempts, lastOutcome, lastStatus } = delivery;
  const isDue = state === "pending" && attempts > 0;
  return [
    <>
      <a href={`${path}/${id}`}>
        <Instant at={delivery.createdAt} />
      </a>
      {isTest ? <span class="badge">{words.test}</span> : null}
    </>,
    keyName,
    <StateBadge state={state} />,
    attempts,
    [lastOutcome, lastStatus].filter((word) => word !== null).join(" "),
    isDue ? <Instant at={delivery.dueAt} /> : null,
  ];
}
