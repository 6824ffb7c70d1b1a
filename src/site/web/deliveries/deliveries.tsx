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
  type DeliveryDay,
  findAnswerTimes,
} from "../../deliveries/delivery_figures.ts";
import type { KeyStatus } from "../../keys/list_keys.ts";
import { hasArrived } from "../../../core/sending/outcome.ts";
import { LinkLine, Timestamp } from "../parts/parts.tsx";
import { FilterForm } from "../kit/filter_form.tsx";
import { ButtonForm } from "../kit/form.tsx";
import { lastOnPage, Pages } from "../parts/page_links.tsx";
import { deliveriesPath, keyPath } from "../my_servers/key_path.ts";
import { DeliveryBadge, StateBadge, Tries } from "./states.tsx";
import { LastDay, sumOf } from "../my_servers/delivery_strip.tsx";
import { currentLocale } from "../current_locale.ts";
import type { Own, Web, WebContext } from "../web_env.ts";
import { cleanLine } from "../../../core/text/typed_text.ts";
import { isolated } from "../../text/shown_text.ts";
import { dayEnd } from "../../../core/time/day.ts";
import { Empty, Panel } from "../kit/panel.tsx";
import { Chip } from "../kit/state.tsx";
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

/** What a page knows about a server's deliveries. */
interface Log {
  slug: string;
  /** The title of a page that is filtered by a state; undefined for all deliveries. */
  title: string | undefined;
  keys: readonly KeyStatus[];
  filter: DeliveryFilter;
  deliveries: readonly Delivery[];
  /** The links to the pages before and after this one. */
  newest: string | undefined;
  older: string | undefined;
  counts: Partial<Record<DeliveryState, number>>;
  day: DeliveryDay | undefined;
  times: { median: number | null; p95: number | null };
  /** Whether the viewer may send deliveries again. */
  mayResend: boolean;
}

/** Finds the deliveries that the address asks for, newest first, and what happened in the last day. */
export async function findLog(
  c: WebContext,
  { services: { sql } }: Web,
  { server, role, act: { now }, keys }: Own & { keys: readonly KeyStatus[] },
): Promise<Log> {
  const { slug } = server;
  const { before: id, at, ...filter } = FILTER.parse(c.req.query());
  const { state, key: keyId, q: search, from, to } = filter;
  const before = id && at ? { id, createdAt: new Date(at) } : undefined;
  const counted = { serverId: server.id, keyId };
  const asked = {
    states: CHIPS.find(([first]) => first === state),
    since: from ? new Date(from) : undefined,
    until: to ? dayEnd(new Date(to)) : undefined,
    ...{ limit: PAGE_SIZE + 1, before, keyId, search },
  };
  const [found, counts, days, times] = await Promise.all([
    findDeliveries(sql, server, asked),
    countStates(sql, counted),
    countHours(sql, [server.id], { now, keyId }),
    findAnswerTimes(sql, counted, now),
  ]);
  const { log: words, states } = currentLocale().words.deliveries;
  const last = lastOnPage(found, PAGE_SIZE);
  return {
    title: state && words.titleOf(isolated(server.name), states[state]),
    deliveries: found.slice(0, PAGE_SIZE),
    newest: before && deliveriesPath(slug, filter),
    older: last &&
      deliveriesPath(slug, { ...filter, before: last.id, at: last.createdAt.toISOString() }),
    day: days.get(server.id),
    mayResend: covers(role, "manager"),
    ...{ slug, keys, filter, counts, times },
  };
}

/** What the parts of the log need. */
type LogPart = Omit<Log, "day" | "times">;

/** The last day's summary, and the log with its filters. */
export function Deliveries({ day, times, ...log }: Log) {
  const { log: words } = currentLocale().words.deliveries;
  const { slug, keys, filter, deliveries, newest, older } = log;
  const rows = deliveries.map((delivery) => cellsOf(delivery, { slug, keys }));
  return (
    <div class="stack" id="deliveries">
      <LastDay day={day} times={times} />
      <Panel title={words.heading} lead={words.lead}>
        <States {...log} />
        <Search {...log} />
        {log.mayResend && <Retries {...log} />}
        {rows.length === 0
          ? <NoneFound slug={slug} filter={filter} />
          : <Table label={words.heading} heads={tableHeads()} rows={rows} />}
      </Panel>
      <Pages
        label={words.pages}
        back={newest === undefined ? undefined : { href: newest, label: words.newest }}
        on={older === undefined ? undefined : { href: older, label: words.older }}
      />
    </div>
  );
}

/** Leads to the deliveries in each state, with their number. A search finds a part of them, which isn't counted. */
function States({ slug, filter, counts }: LogPart) {
  const { log: words } = currentLocale().words.deliveries;
  return (
    <nav class="figures" aria-label={words.byState}>
      {[undefined, ...CHIPS].map((states) => {
        const state = states?.[0];
        const counted = (states ?? CHIPS.flat()).map((one) => counts[one] ?? 0);
        return (
          <a
            class="figure"
            href={deliveriesPath(slug, { ...filter, state })}
            aria-current={state === filter.state ? "page" : undefined}
          >
            {state ? <StateBadge state={state} /> : <span>{words.all}</span>}
            {isSearch(filter) ? null : <b>{countOf(counted)}</b>}
          </a>
        );
      })}
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
function Search({ slug, filter, keys }: LogPart) {
  const { log: words } = currentLocale().words.deliveries;
  return (
    <FilterForm
      path={deliveriesPath(slug)}
      label={words.filter}
      kept={{ state: filter.state }}
      fields={[
        { name: "q", label: words.find, value: filter.q, maxlength: SEARCH_MAX },
        ...keys.length < 2 ? [] : [{
          name: "key",
          label: words.key,
          value: filter.key,
          options: [
            { value: "", label: words.allKeys },
            ...keys.map(({ id, name }) => ({ value: id, label: name })),
          ],
        }],
        ...(["from", "to"] as const).map((name) => ({
          name,
          label: words[name],
          value: filter[name],
          type: "date" as const,
        })),
      ]}
      submit={words.show}
    />
  );
}

/** Says what was looked for, and leads on. */
function NoneFound({ slug, filter }: Pick<Log, "slug" | "filter">) {
  const { log: words } = currentLocale().words.deliveries;
  const { q, from, to, state, key } = filter;
  if (!isSearch(filter) && !state && !key) {
    return <Empty title={words.none} lead={words.noneNext} />;
  }
  const isBackwards = from !== undefined && to !== undefined && from > to;
  const title = isBackwards ? words.backwards : q ? words.noneOf(isolated(q)) : words.noneFound;
  return (
    <Empty title={title} lead={q && !isBackwards ? words.noneOfNext : undefined}>
      <LinkLine href={deliveriesPath(slug)} label={words.showAll} />
    </Empty>
  );
}

/** Resends deliveries that failed or are on hold. Like replays, this is done per key. */
function Retries({ slug, filter: { state, key }, keys, deliveries }: LogPart) {
  const { log: words } = currentLocale().words.deliveries;
  if (deliveries.length === 0 || state !== "abandoned" && state !== "held") return null;
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

function cellsOf(delivery: Delivery, { slug, keys }: Pick<Log, "slug" | "keys">): Child[] {
  const { log: words, ends: endWords } = currentLocale().words.deliveries;
  const ends: Readonly<Record<string, string>> = endWords;
  const { id, player, isTopTen, state, isTest, attempts, lastOutcome, lastStatus } = delivery;
  const wasSentAgain = delivery.acceptedAttempt !== null && !hasArrived(lastOutcome ?? "delivered");
  return [
    <>
      <a href={`/my/servers/${slug}/deliveries/${id}`}>
        <bdi>{isTopTen ? words.topTen : player ?? words.nobody}</bdi>
      </a>{" "}
      {isTest ? <Chip>{words.test}</Chip> : null}
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
