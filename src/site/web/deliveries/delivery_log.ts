import { covers } from "../../../core/servers/roles.ts";
import { z } from "zod";
import type { DeliveryState } from "../../../core/deliveries/delivery.ts";
import type { Delivery } from "../../deliveries/shown_delivery.ts";
import { findDeliveries } from "../../deliveries/list_deliveries.ts";
import {
  countHours,
  countStates,
  type DeliveryCounts,
  type DeliveryDay,
  findAnswerTimes,
} from "../../deliveries/delivery_figures.ts";
import type { KeyStatus } from "../../keys/list_keys.ts";
import { lastOnPage } from "../kit/page_links.tsx";
import { deliveriesPath } from "../my_servers/key_path.ts";
import { currentLocale } from "../current_locale.ts";
import type { ServerAccess, Web, WebContext } from "../web_env.ts";
import { cleanLine } from "../../../core/text/typed_text.ts";
import { isolated } from "../../text/shown_text.ts";
import { dayEnd } from "../../../core/time/day.ts";

/** Deliveries per page. */
const PAGE_SIZE = 50;

/** The filters by state, each with the states that it includes. */
export const CHIPS: readonly (readonly [keyof DeliveryCounts, ...DeliveryState[]])[] = [
  ["delivered"],
  ["pending", "sending"],
  ["abandoned"],
  ["held"],
];

/** A day in UTC. PostgreSQL has no year 0, and can't read a year of five digits, which follows the last day of 9999. */
const DAY = z.iso.date().refine((text) => text > "1970" && text < "9999").optional().catch(
  undefined,
);

/** Maximum characters of a search: more than in any name or id. */
export const LOG_SEARCH_MAX = 100;

/** Returns the text to search for, or "" for a text that no name or id contains and that Postgres might refuse. */
function searchOf(text: string): string {
  return /\p{Cc}/u.test(text) ? "" : cleanLine(text) ?? "";
}

/** The schema of the filter in the address. Invalid values select all deliveries, newest first. */
const FILTER = z.object({
  q: z.string().max(LOG_SEARCH_MAX).transform(searchOf).optional().catch(
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

/** A server's deliveries on a page. */
export interface Log {
  slug: string;
  /** The title of a page that is filtered by state. Undefined for all deliveries. */
  title: string | undefined;
  keys: readonly KeyStatus[];
  filter: DeliveryFilter;
  deliveries: readonly Delivery[];
  /** The links to the pages before and after this one. */
  newest: string | undefined;
  older: string | undefined;
  counts: DeliveryCounts;
  day: DeliveryDay | undefined;
  times: { median: number | null; p95: number | null };
  /** Whether the viewer may send deliveries again. */
  mayResend: boolean;
}

/** Returns the deliveries that match the filter in the address, newest first, and the summary of the last day. */
export async function findLog(
  c: WebContext,
  { services: { sql } }: Web,
  { server, role, act: { now }, keys }: ServerAccess & { keys: readonly KeyStatus[] },
): Promise<Log> {
  const { slug } = server;
  const { before: id, at, ...filter } = FILTER.parse(c.req.query());
  const { state, key: keyId, q: search, from, to } = filter;
  const before = id && at ? { id, createdAt: new Date(at) } : undefined;
  const counted = { serverId: server.id, keyId };
  const query = {
    states: CHIPS.find(([first]) => first === state),
    since: from ? new Date(from) : undefined,
    until: to ? dayEnd(new Date(to)) : undefined,
    limit: PAGE_SIZE + 1,
    before,
    keyId,
    search,
  };
  const [found, counts, days, times] = await Promise.all([
    findDeliveries(sql, server, query),
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
    slug,
    keys,
    filter,
    counts,
    times,
  };
}

/** The properties of the log's parts. */
export type LogPart = Omit<Log, "day" | "times">;

/** Returns whether a filter excludes some of the counted deliveries. */
export function isSearch({ q, from, to }: DeliveryFilter): boolean {
  return Boolean(q || from || to);
}
