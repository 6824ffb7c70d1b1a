import { covers } from "../../servers/roles.ts";
import type { Child } from "hono/jsx";
import { z } from "zod";
import type { Delivery, DeliveryState } from "../../deliveries/delivery.ts";
import { findDeliveries } from "../../deliveries/list_deliveries.ts";
import { countHours, countStates, findAnswerTimes } from "../../deliveries/delivery_figures.ts";
import { findKeys, type KeyStatus } from "../../keys/list_keys.ts";
import { hasArrived } from "../../sending/outcome.ts";
import { Table, Timestamp } from "../frame/parts.tsx";
import { ButtonForm } from "../forms/forms.tsx";
import { lastOnPage, linkWith, Pages } from "../frame/page_links.tsx";
import { keyPath } from "../keys/key_forms.tsx";
import { sendOwnPage } from "../my_servers/subject.tsx";
import { DeliveryBadge, StateBadge, Tries } from "./states.tsx";
import { LastDay, sumOf } from "./strip.tsx";
import { DELIVERIES } from "./words.ts";
import type { Own, Web, WebContext } from "../web_env.ts";
import { LANGUAGE } from "../../text/language.ts";
import { isolated } from "../../text/typed_text.ts";

const { log: words, ends } = DELIVERIES;

const HEADS = [words.player, words.state, words.attempts, words.last, words.key, words.cast];

/** Deliveries per page. */
const PAGE_SIZE = 50;

/** The states that can be filtered by, each with those it includes. */
const CHIPS: readonly (readonly DeliveryState[])[] = [
  ["delivered"],
  ["pending", "sending"],
  ["abandoned"],
  ["held"],
];

/** Invalid values in the address mean all deliveries, newest first, and are never an error. */
const FILTER = z.object({
  state: z.enum(["delivered", "pending", "abandoned", "held"]).optional().catch(undefined),
  key: z.uuid().optional().catch(undefined),
  /** The last delivery of the previous page; this page starts after it. PostgreSQL has no year 0. */
  before: z.uuid().optional().catch(undefined),
  at: z.iso.datetime().refine((text) => text > "1970").optional().catch(undefined),
});

type DeliveryFilter = z.infer<typeof FILTER>;

/** GET /my/servers/:slug/deliveries: shows the last day's summary and the log, newest first, in pages. */
export async function showDeliveries(c: WebContext, web: Web, { server, role, act: { now } }: Own) {
  const { sql } = web.services;
  const { slug } = server;
  const { before: id, at, ...filter } = FILTER.parse(c.req.query());
  const { state, key: keyId } = filter;
  const before = id && at ? { id, createdAt: new Date(at) } : undefined;
  const states = CHIPS.find(([first]) => first === state);
  const counted = { serverId: server.id, keyId };
  const [found, keys, counts, days, times] = await Promise.all([
    findDeliveries(sql, server, { limit: PAGE_SIZE + 1, before, states, keyId }),
    findKeys(sql, server.id, { now }),
    countStates(sql, counted),
    countHours(sql, [server.id], { now, keyId }),
    findAnswerTimes(sql, counted, now),
  ]);
  const path = `/my/servers/${slug}/deliveries`;
  const last = lastOnPage(found, PAGE_SIZE);
  const after = last && { ...filter, before: last.id, at: last.createdAt.toISOString() };
  const rows = found.slice(0, PAGE_SIZE).map((delivery) => cellsOf(delivery, path, keys));
  return sendOwnPage(c, web, {
    server,
    title: words.title(isolated(server.name), state && DELIVERIES.states[state]),
    body: (
      <>
        <LastDay day={days.get(server.id)} times={times} />
        <Chips path={path} filter={filter} counts={counts} />
        <KeyFilter path={path} filter={filter} keys={keys} />
        {covers(role, "manager") && (
          <Retries slug={slug} filter={filter} keys={keys} hasAny={found.length > 0} />
        )}
        {found.length === 0
          ? <p class="empty">{state || keyId ? words.noneFound : words.none}</p>
          : <Table label={words.heading} heads={HEADS} rows={rows} cards="plain" />}
        <p class="note">{words.lead}</p>
        <Pages
          label={words.pages}
          back={before && { href: linkWith(path, filter), label: words.newest }}
          on={after && { href: linkWith(path, after), label: words.older }}
        />
      </>
    ),
  });
}

function Chips({ path, filter, counts }: {
  path: string;
  filter: DeliveryFilter;
  counts: Partial<Record<DeliveryState, number>>;
}) {
  const chips = [undefined, ...CHIPS].map((states) => ({
    state: states?.[0],
    count: sumOf((states ?? CHIPS.flat()).map((state) => counts[state] ?? 0)),
  }));
  return (
    <nav class="chips" aria-label={words.byState}>
      {chips.map(({ state, count }) => (
        <a
          href={linkWith(path, { ...filter, state })}
          aria-current={state === filter.state ? "page" : undefined}
        >
          {state ? <StateBadge state={state} /> : words.all}{" "}
          <span class="soft">{count.toLocaleString(LANGUAGE)}</span>
        </a>
      ))}
    </nav>
  );
}

function KeyFilter(
  { path, filter, keys }: { path: string; filter: DeliveryFilter; keys: KeyStatus[] },
) {
  if (keys.length < 2) return null;
  return (
    <form class="filter" action={path} role="search" aria-label={words.filter}>
      {filter.state ? <input type="hidden" name="state" value={filter.state} /> : null}
      <label for="key">{words.key}</label>
      <select id="key" name="key">
        <option value="">{words.allKeys}</option>
        {keys.map(({ id, name }) => <option value={id} selected={id === filter.key}>{name}
        </option>)}
      </select>
      <button type="submit">{words.show}</button>
    </form>
  );
}

/** Resends deliveries that failed or are on hold. Like replays, this is done per key. */
function Retries({ slug, filter: { state, key }, keys, hasAny }: {
  slug: string;
  filter: DeliveryFilter;
  keys: KeyStatus[];
  hasAny: boolean;
}) {
  if (!hasAny || state !== "abandoned" && state !== "held") return null;
  const open = keys.filter(({ revokedAt, webhookUrl }) =>
    revokedAt === null && webhookUrl !== null
  );
  return (
    <div class="row">
      {open.filter(({ id }) => key === undefined || key === id).map(({ id, name }) => (
        <ButtonForm
          action={`${keyPath(slug, id)}/replays`}
          label={words.retry[state](isolated(name))}
          fields={{ only: state }}
          once
        />
      ))}
      <p class="note">{words.retryLead[state]}</p>
    </div>
  );
}

function cellsOf(delivery: Delivery, path: string, keys: KeyStatus[]): Child[] {
  const { id, player, state, isTest, attempts, lastOutcome, lastStatus } = delivery;
  const wasSentAgain = delivery.acceptedAttempt !== null && !hasArrived(lastOutcome ?? "delivered");
  return [
    <>
      <a href={`${path}/${id}`}>
        <bdi>{player ?? words.nobody}</bdi>
      </a>{" "}
      {isTest ? <span class="badge">{words.test}</span> : null}
    </>,
    <DeliveryBadge {...delivery} />,
    <Tries delivery={delivery} />,
    <>
      {wasSentAgain ? `${words.again} ` : ""}
      {ends.get(lastOutcome ?? "") ?? lastOutcome} {lastStatus}
      {state === "pending" && attempts > 0 && (
        <>
          , {words.next} <Timestamp at={delivery.dueAt} />
        </>
      )}
    </>,
    keys.find((key) => key.id === delivery.keyId)?.name,
    <Timestamp at={delivery.createdAt} />,
  ];
}
