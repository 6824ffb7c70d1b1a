import type { Sql } from "../../../core/database/connect.ts";
import { jsonRows } from "../../../core/database/json_rows.ts";
import { dayOf } from "../../../core/time/day.ts";

/** Kinds of visits to a listing that are counted. */
const VISIT_KINDS = ["page_view", "address_copy", "ballot_click", "badge_view"] as const;
export type VisitKind = typeof VISIT_KINDS[number];

/** Days on an owner's page by default, including today. */
export const VISIT_DAYS = 30;

/**
 * Maximum counters in memory between two writes, so that invented slugs and sites can't fill it. Beyond that, only
 * visits of servers that were written before are counted, without the referring site.
 *
 * ```text
 * limit               value     protects             used up by
 * counters in memory  20,000    memory               invented slugs and sites
 *   test: invented sites and slugs fill neither memory nor table
 * sites of a server   30 a day  the table of visits  invented Referer headers
 *   test: invented sites and slugs fill neither memory nor table
 * ```
 */
const COUNTERS_MAX = 20_000;

/** Matches possible slugs. Longer texts aren't kept in memory. */
const SLUG = /^[a-z0-9-]{1,90}$/;

/** Maximum referring sites per server and day that are stored by name, because headers are easily invented. */
export const SOURCES_PER_DAY = 30;

/** Counters per statement. */
const BATCH_ROWS = 1_000;

/** The site whose link led to a page: this one, or another with its host. */
export type Referrer = "this_site" | { host: string };

/** The host that is stored for this site. */
const THIS_HOST = "";

interface Visit {
  slug: string;
  kind: VisitKind;
  /** Undefined if unknown. */
  referrer?: Referrer | undefined;
}

interface Counter extends Visit {
  day: string;
  visits: number;
}

/**
 * Counts visits in memory, so that showing pages causes no writes. `write` runs every minute (src/service/timetable.ts)
 * and at shutdown; a killed process loses at most a minute of visits.
 */
export function createVisits(sql: Sql, now: () => Date) {
  let counters = new Map<string, Counter>();
  const written = new Set<string>();

  function add(counter: Counter): void {
    const { day, kind, slug, referrer, visits } = counter;
    const key = `${day} ${kind} ${slug} ${hostOf(referrer) ?? "?"}`;
    const known = counters.get(key);
    if (known) known.visits += visits;
    else if (counters.size < COUNTERS_MAX) counters.set(key, { ...counter });
    else if (isElsewhere(referrer)) add({ ...counter, referrer: undefined });
    else if (written.has(slug)) counters.set(key, { ...counter });
  }

  return {
    /** Counts a visit of today. */
    note(visit: Visit): void {
      if (SLUG.test(visit.slug)) add({ ...visit, day: dayOf(now()), visits: 1 });
    },
    /** Writes the visits since the last call. If writing fails, they are kept for the next call. */
    async write(): Promise<void> {
      const left = [...counters.values()];
      counters = new Map();
      try {
        while (left.length > 0) {
          const slugs = await writeCounters(sql, left.slice(0, BATCH_ROWS));
          left.splice(0, BATCH_ROWS);
          slugs.forEach((slug) => written.add(slug));
        }
      } finally {
        left.forEach(add);
      }
    },
  };
}

/** Returns whether a referrer is another site. */
export function isElsewhere(referrer: Referrer | undefined): referrer is { host: string } {
  return referrer !== undefined && referrer !== "this_site";
}

function hostOf(referrer: Referrer | undefined): string | undefined {
  return referrer === "this_site" ? THIS_HOST : referrer?.host;
}

/**
 * Adds visits to the counters of listed servers, and returns their slugs. Visits of unknown slugs are dropped.
 *
 * ```text
 *   noted ─┬─► counted: visit_count, by day and kind
 *   listed │
 *          └─► sources ──► stored_sources: visit_source, a known host or one of the day's first new ones
 *              page views from elsewhere, the busiest first
 * ```
 */
async function writeCounters(sql: Sql, counters: readonly Counter[]): Promise<string[]> {
  const hosts = counters.map(({ referrer, ...row }) => ({ ...row, host: hostOf(referrer) }));
  const rows = await sql<{ slug: string }[]>`
    with noted as materialized (
      select s.id as server_id, s.slug, n.day, n.kind, n.host, n.visits
      from json_to_recordset(${jsonRows(hosts)}::text::json)
        as n (slug text, day date, kind text, host text, visits integer)
      join server s on s.slug = n.slug and s.status = 'approved'
    ), counted as (
      insert into visit_count as c (server_id, day, kind, visits)
      -- Sorted, because two processes that write the same servers in different orders would deadlock.
      select server_id, day, kind, sum(visits) from noted group by 1, 2, 3 order by 1, 2, 3
      on conflict (server_id, day, kind) do update set visits = c.visits + excluded.visits
    ), sources as (
      select n.server_id, n.day, n.host, n.visits, k.host is not null as is_known,
        row_number() over (
          partition by n.server_id, n.day, k.host is null order by n.visits desc, n.host
        ) as place,
        (select count(*) from visit_source o where o.server_id = n.server_id and o.day = n.day) as stored
      from noted n
      left join visit_source k on k.server_id = n.server_id and k.day = n.day and k.host = n.host
      where n.kind = 'page_view' and n.host is not null
    ), stored_sources as (
      insert into visit_source as v (server_id, day, host, visits)
      select server_id, day, host, visits from sources
      where is_known or stored + place <= ${SOURCES_PER_DAY}
      order by 1, 2, 3
      on conflict (server_id, day, host) do update set visits = v.visits + excluded.visits
    )
    select distinct slug from noted`;
  return rows.map(({ slug }) => slug);
}

/** A server's visits by kind, for each UTC day up to today, in order. */
export type VisitDays = Record<VisitKind, { day: Date; visits: number }[]>;

/** Returns a server's visits of the last UTC days including today, 30 by default. Days without visits are 0. */
export async function findVisits(
  sql: Sql,
  serverId: string,
  { now, days = VISIT_DAYS }: { now: Date; days?: number },
): Promise<VisitDays> {
  const rows = await sql<{ kind: VisitKind; day: Date; visits: number }[]>`
    select k.kind, d.day at time zone 'utc' as day, coalesce(c.visits, 0) as visits
    from unnest(${[...VISIT_KINDS]}::text[]) as k (kind)
    cross join generate_series(
      ${dayOf(now)}::date - ${days - 1}::int, ${dayOf(now)}::date::timestamp, '1 day'
    ) as d (day)
    left join visit_count c on c.server_id = ${serverId} and c.day = d.day::date and c.kind = k.kind
    order by k.kind, d.day`;
  const of = (kind: VisitKind) => rows.filter((row) => row.kind === kind);
  return {
    page_view: of("page_view"),
    address_copy: of("address_copy"),
    ballot_click: of("ballot_click"),
    badge_view: of("badge_view"),
  };
}

/** A referring site of the last 30 days. */
export interface VisitSource {
  referrer: Referrer;
  visits: number;
}

/** Returns the sites with the most referred page views of a server in 30 days, most first. */
export async function findSources(
  sql: Sql,
  serverId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<VisitSource[]> {
  const rows = await sql<{ host: string; visits: number }[]>`
    select host, sum(visits)::float8 as visits from visit_source
    where server_id = ${serverId} and day > ${dayOf(now)}::date - ${VISIT_DAYS}::int
    group by host order by visits desc, host limit ${limit}`;
  return rows.map(({ host, visits }) => ({
    referrer: host === THIS_HOST ? "this_site" : { host },
    visits,
  }));
}
