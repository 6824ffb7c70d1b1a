import { covers } from "../../../core/servers/roles.ts";
import type { Child } from "hono/jsx";
import { z } from "zod";
import type { DeliveryState } from "../../../core/deliveries/delivery.ts";
import type { Delivery } from "../../deliveries/shown_delivery.ts";
import { findDeliveries } from "../../deliveries/list_deliveries.ts";
import {
  COUNTED_MAX,
  countHours,
  countStates,
  findAnswerTimes,
} from "../../deliveries/delivery_figures.ts";
import { findKeys, type KeyStatus } from "../../keys/list_keys.ts";
import { hasArrived } from "../../../core/sending/outcome.ts";
import { LinkLine, Timestamp } from "../parts/parts.tsx";
import { ButtonForm } from "../kit/form.tsx";
import { lastOnPage, linkWith, Pages } from "../parts/page_links.tsx";
import { keyPath } from "../my_servers/key_path.ts";
import { sendOwnPage } from "../my_servers/subject.tsx";
import { DeliveryBadge, StateBadge, Tries } from "./states.tsx";
import { LastDay, sumOf } from "../my_servers/delivery_strip.tsx";
import { currentLocale } from "../current_locale.ts";
import type { Own, Web, WebContext } from "../web_env.ts";
import { cleanLine } from "../../../core/text/typed_text.ts";
import { isolated } from "../../text/shown_text.ts";
import { dayEnd } from "../../../core/time/day.ts";
import { Empty } from "../kit/panel.tsx";
import { Table } from "../kit/table.tsx";

/** Deliveries per page. */
const PAGE_SIZE = 50;

/** The states that can be filtered by, each with those it includes. */
const CHIPS: readonly (readonly DeliveryState[])[] = [
  ["delivered"],
  ["pending", "sending"],
  ["abandoned"],
  ["held"],
];

/** A day in UTC. PostgreSQL has no year 0, and reads no year of five digits, as follows the last day of 9999. */
const DAY = z.iso.date().refine((text) => text > "1970" && text < "9999").optional().catch(
  undefined,
);

/** Characters of a search: more than a name or an id has. */
const SEARCH_MAX = 100;

/** Returns what to search for; "" for what no name or id contains, which Postgres might not take. */
function searchOf(text: string): string {
  return /\p{Cc}/u.test(text) ? "" : cleanLine(text) ?? "";
}

/** Invalid values in the address mean all deliveries, newest first, and are never an error. */
const FILTER = z.object({
  q: z.string().max(SEARCH_MAX).transform(searchOf).optional().catch(
    undefined,
  ),
  from: DAY,
  to: DAY,
  state: z.enum(["delivered", "pending", "abandoned", "held"]).optional().catch(undefined),
  key: z.uuid().optional().catch(undefined),
  /** The last delivery of the previous page; this page starts after it. PostgreSQL has no year 0. */
  before: z.uuid().optional().catch(undefined),
  at: z.iso.datetime().refine((text) => text > "1970").optional().catch(undefined),
});

type DeliveryFilter = z.infer<typeof FILTER>;

/** GET /my/servers/:slug/deliveries: shows the last day's summary and the log, newest first, in pages. */
export async function showDeliveries(c: WebContext, web: Web, { server, role, act: { now } }: Own) {
  const { log: words, states: stateWords } = currentLocale().words.deliveries;
  const { sql } = web.services;
  const { slug } = server;
  const name = isolated(server.name);
  const { before: id, at, ...filter } = FILTER.parse(c.req.query());
  const { state, key: keyId, q: search, from, to } = filter;
  const before = id && at ? { id, createdAt: new Date(at) } : undefined;
  const states = CHIPS.find(([first]) => first === state);
  const counted = { serverId: server.id, keyId };
  const since = from ? new Date(from) : undefined;
  const until = to ? dayEnd(new Date(to)) : undefined;
  const [found, keys, counts, days, times] = await Promise.all([
    findDeliveries(sql, server, {
      limit: PAGE_SIZE + 1,
      before,
      states,
      keyId,
      search,
      since,
      until,
    }),
    findKeys(sql, server.id, { now }),
    countStates(sql, counted),
    countHours(sql, [server.id], { now, keyId }),
    findAnswerTimes(sql, counted, now),
  ]);
  const path = `/my/servers/${slug}/deliveries`;
  const last = lastOnPage(found, PAGE_SIZE);
  const after = last && { ...filter, before: last.id, at: last.createdAt.toISOString() };
  const rows = found.slice(0, PAGE_SIZE).map((delivery) => cellsOf(delivery, { path, keys }));
  return sendOwnPage(c, web, {
    server,
    title: state ? words.titleOf(name, stateWords[state]) : words.title(name),
    body: (
      <>
        <LastDay day={days.get(server.id)} times={times} />
        <Search path={path} filter={filter} keys={keys} />
        <Chips path={path} filter={filter} counts={isSearch(filter) ? undefined : counts} />
        {covers(role, "manager") && (
          <Retries slug={slug} filter={filter} keys={keys} hasAny={found.length > 0} />
        )}
        {found.length === 0
          ? <NoneFound path={path} filter={filter} />
          : <Table label={words.heading} heads={tableHeads()} rows={rows} />}
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
  /** Absent for a search, which finds a part of them. */
  counts: Partial<Record<DeliveryState, number>> | undefined;
}) {
  const { log: words } = currentLocale().words.deliveries;
  const chips = [undefined, ...CHIPS].map((states) => ({
    state: states?.[0],
    counted: (states ?? CHIPS.flat()).map((state) => counts?.[state] ?? 0),
  }));
  return (
    <nav class="chips" aria-label={words.byState}>
      {chips.map(({ state, counted }) => (
        <a
          href={linkWith(path, { ...filter, state })}
          aria-current={state === filter.state ? "page" : undefined}
        >
          {state ? <StateBadge state={state} /> : words.all}{" "}
          {counts ? <span class="soft">{countOf(counted)}</span> : null}
        </a>
      ))}
    </nav>
  );
}

/** Formats a count of states, each of which is counted up to a maximum. */
function countOf(counted: readonly number[]): string {
  const locale = currentLocale();
  const { log: words } = locale.words.deliveries;
  const isMore = counted.some((count) => count > COUNTED_MAX);
  const sum = sumOf(counted.map((count) => isMore ? Math.min(count, COUNTED_MAX) : count));
  return isMore ? words.atLeast(sum) : locale.formats.count(sum);
}

/** Whether a filter finds a part of the deliveries that are counted. */
function isSearch({ q, from, to }: DeliveryFilter): boolean {
  return Boolean(q || from || to);
}

/** The form that finds deliveries by player, id, key and days. */
function Search({ path, filter, keys }: {
  path: string;
  filter: DeliveryFilter;
  keys: KeyStatus[];
}) {
  const { log: words } = currentLocale().words.deliveries;
  return (
    <form class="filter panel" action={path} role="search" aria-label={words.filter}>
      {filter.state ? <input type="hidden" name="state" value={filter.state} /> : null}
      <p class="filter__find">
        <label for="q">{words.find}</label>
        <input type="search" id="q" name="q" maxlength={SEARCH_MAX} value={filter.q} dir="auto" />
      </p>
      {keys.length < 2 ? null : (
        <p>
          <label for="key">{words.key}</label>
          <select id="key" name="key">
            <option value="">{words.allKeys}</option>
            {keys.map(({ id, name }) => (
              <option value={id} selected={id === filter.key}>{name}</option>
            ))}
          </select>
        </p>
      )}
      {(["from", "to"] as const).map((name) => (
        <p>
          <label for={name}>{words[name]}</label>
          <input type="date" id={name} name={name} value={filter[name]} />
        </p>
      ))}
      <button type="submit" class="primary">{words.show}</button>
    </form>
  );
}

/** Says what was looked for, and leads on. */
function NoneFound({ path, filter }: { path: string; filter: DeliveryFilter }) {
  const { log: words } = currentLocale().words.deliveries;
  const { q, from, to, state, key } = filter;
  if (!isSearch(filter) && !state && !key) {
    return <Empty title={words.none} lead={words.noneNext} />;
  }
  const isBackwards = from !== undefined && to !== undefined && from > to;
  const title = isBackwards ? words.backwards : q ? words.noneOf(isolated(q)) : words.noneFound;
  return (
    <Empty title={title} lead={q && !isBackwards ? words.noneOfNext : undefined}>
      <LinkLine href={path} label={words.showAll} />
    </Empty>
  );
}

/** Resends deliveries that failed or are on hold. Like replays, this is done per key. */
function Retries({ slug, filter: { state, key }, keys, hasAny }: {
  slug: string;
  filter: DeliveryFilter;
  keys: KeyStatus[];
  hasAny: boolean;
}) {
  const { log: words } = currentLocale().words.deliveries;
  if (!hasAny || state !== "abandoned" && state !== "held") return null;
  const open = keys.filter(({ revokedAt, webhookUrl }) =>
    revokedAt === null && webhookUrl !== null
  );
  return (
    <div class="actions">
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

function cellsOf(delivery: Delivery, { path, keys }: { path: string; keys: KeyStatus[] }): Child[] {
  const { log: words, ends: endWords } = currentLocale().words.deliveries;
  const ends: Readonly<Record<string, string>> = endWords;
  const { id, player, isTopTen, state, isTest, attempts, lastOutcome, lastStatus } = delivery;
  const wasSentAgain = delivery.acceptedAttempt !== null && !hasArrived(lastOutcome ?? "delivered");
  return [
    <>
      <a href={`${path}/${id}`}>
        <bdi>{isTopTen ? words.topTen : player ?? words.nobody}</bdi>
      </a>{" "}
      {isTest ? <span class="chip">{words.test}</span> : null}
    </>,
    <DeliveryBadge {...delivery} />,
    <Tries delivery={delivery} />,
    <>
      {wasSentAgain ? `${words.again} ` : ""}
      {ends[lastOutcome ?? ""] ?? lastOutcome} {lastStatus}
      {state === "pending" && attempts > 0 && (
        <>
          <br />
          {words.next} <Timestamp at={delivery.dueAt} />
        </>
      )}
    </>,
    keys.find((key) => key.id === delivery.keyId)?.name,
    <span class="note">
      <Timestamp at={delivery.createdAt} />
    </span>,
  ];
}

function tableHeads(): string[] {
  const { log: words } = currentLocale().words.deliveries;
  return [words.player, words.state, words.attempts, words.last, words.key, words.cast];
}
