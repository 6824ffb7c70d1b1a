import { type Actor, requireRight } from "../../core/rights/actor.ts";
import type { Query } from "../../core/database/connect.ts";

/**
 * Kinds of work that wait for moderators: new listings and changes need a decision, new pictures and edits need a
 * review.
 */
const WAITING_KINDS = ["new", "change", "pictures", "edited"] as const;

/** Why a listing waits. */
export type WaitingKind = typeof WAITING_KINDS[number];

/** The selection of a list: all listings that need a decision, or one kind. */
export const SHOWN_KINDS = ["decide", ...WAITING_KINDS] as const;

/** The filter of the waiting listings that a moderator sees. */
export interface WaitingFilter {
  kind: typeof SHOWN_KINDS[number];
  /** The slug of a game. */
  game: string | undefined;
  /** The code of a language in which players are welcome. */
  language: string | undefined;
}

/** The filter of all listings that need a decision. */
export const WHOLE_QUEUE: WaitingFilter = {
  kind: "decide",
  game: undefined,
  language: undefined,
};

/** Most listings in a list, and how many of them are before the open one. */
const SHOWN_MAX = 50;
const BEFORE = 10;

interface WaitingServer {
  id: string;
  slug: string;
  name: string;
  gameName: string;
  logo: string | null;
  kind: WaitingKind;
  since: Date;
  /** Whether its owner submitted it again after a rejection. */
  isAgain: boolean;
  /** Its position in the list, from 1. */
  place: number;
}

/** The part of the list around a listing. */
export interface WaitingList {
  /** The number of all waiting listings. */
  total: number;
  /** The open listing's position. Null if it doesn't wait. */
  place: number | null;
  shown: WaitingServer[];
  previous: WaitingServer | undefined;
  /** The listing after the open one, or the first if that doesn't wait. */
  next: WaitingServer | undefined;
}

/**
 * Lists the waiting listings around a listing, or from the start: at most 50, each with its position. Refuses
 * non-moderators.
 */
export async function listWaiting(
  sql: Query,
  { by, slug, filter = WHOLE_QUEUE }: {
    by: Actor;
    slug?: string | undefined;
    filter?: WaitingFilter;
  },
): Promise<WaitingList> {
  requireRight(by, "listings");
  const open = slug ?? null;
  const rows = await sql<(WaitingServer & { total: number })[]>`
    with waiting as (${waitingOf(sql, kindsOf(filter))}), placed as materialized (
      select id, kind, since, row_number() over (order by is_changed desc, since, id) as place,
        count(*) over () as total
      from waiting w where ${isWanted(sql, filter)}
    ), here as (
      select coalesce(max(place), 1) as place from placed where id = (select id from server where slug = ${open})
    ), shown as materialized (
      select p.* from placed p cross join here h
      where p.place > greatest(0, least(h.place - ${BEFORE + 1}, p.total - ${SHOWN_MAX}))
      order by p.place limit ${SHOWN_MAX}
    )
    select p.id, p.place::integer, p.total::integer, p.kind, p.since,
      p.kind = 'new' and s.status_at is not null as is_again,
      s.slug, s.name, s.logo, g.name as game_name
    from shown p
    join server s on s.id = p.id
    join game g on g.id = s.game_id
    order by p.place`;
  const shown = rows.map(({ total: _, ...server }) => server);
  const at = shown.findIndex((server) => server.slug === slug);
  return {
    total: rows[0]?.total ?? 0,
    place: shown[at]?.place ?? null,
    shown,
    previous: shown[at - 1],
    next: shown[at + 1],
  };
}

/** Finds the slug of the first listing that waits. Refuses non-moderators. */
export async function findFirstWaiting(
  sql: Query,
  { by, filter }: { by: Actor; filter: WaitingFilter },
): Promise<string | undefined> {
  requireRight(by, "listings");
  const [first] = await sql<{ slug: string }[]>`
    with waiting as (${waitingOf(sql, kindsOf(filter))})
    select slug from server where id = (
      select w.id from waiting w where ${isWanted(sql, filter)}
      order by w.is_changed desc, w.since, w.id limit 1
    )`;
  return first?.slug;
}

/** Builds the condition that a waiting listing has the filter's game and language. */
function isWanted(sql: Query, filter: WaitingFilter) {
  const game = filter.game ?? null;
  const language = filter.language ?? null;
  return sql`
    (${game}::text is null or w.game_id = (select id from game where slug = ${game}))
    and (${language}::text is null or ${language} = any(w.languages))`;
}

/** Returns the kinds that a filter shows. */
function kindsOf({ kind }: WaitingFilter): readonly WaitingKind[] {
  return kind === "decide" ? ["new", "change"] : [kind];
}

/** A game or a language of waiting listings. Languages have no name here. */
interface WaitingChoice {
  of: "game" | "language";
  value: string;
  name: string;
  waiting: number;
}

/** Numbers of waiting items. */
export interface WaitingTally {
  /** Listings of each kind under a filter's other conditions. */
  counts: Record<WaitingFilter["kind"], number>;
  /** Listings of the filter's kinds in all games and languages. */
  inAll: number;
  /**
   * The games and languages of the filter's kinds, the most frequent first, including those that the filter selects.
   */
  choices: WaitingChoice[];
}

/** Waiting listings of one kind, game and set of languages. */
interface WaitingGroup {
  kind: WaitingKind;
  game: string;
  gameName: string;
  languages: string[];
  waiting: number;
}

/** Counts the waiting listings by kind, game and language. Refuses non-moderators. */
export async function tallyWaiting(
  sql: Query,
  { by, filter }: { by: Actor; filter: WaitingFilter },
): Promise<WaitingTally> {
  requireRight(by, "listings");
  const groups = await sql<WaitingGroup[]>`
    with waiting as (${waitingOf(sql, WAITING_KINDS)}), grouped as materialized (
      select kind, game_id, languages, count(*)::integer as waiting
      from waiting group by kind, game_id, languages
    )
    select w.kind, g.slug as game, g.name as game_name, w.languages, w.waiting
    from grouped w join game g on g.id = w.game_id`;
  const isIn = ({ game, languages }: WaitingGroup) =>
    game === (filter.game ?? game) && (!filter.language || languages.includes(filter.language));
  const narrowed = groups.filter(isIn);
  const count = (kinds: readonly WaitingKind[], among = narrowed) =>
    among.filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { waiting }) => sum + waiting, 0);
  return {
    inAll: count(kindsOf(filter), groups),
    counts: {
      decide: count(["new", "change"]),
      new: count(["new"]),
      change: count(["change"]),
      pictures: count(["pictures"]),
      edited: count(["edited"]),
    },
    choices: choicesIn(groups.filter(({ kind }) => kindsOf(filter).includes(kind)), filter),
  };
}

function choicesIn(groups: readonly WaitingGroup[], { game, language }: WaitingFilter) {
  const choices = new Map<string, WaitingChoice>();
  const add = (of: WaitingChoice["of"], value: string, { name = value, waiting = 0 }) => {
    const choice = choices.get(`${of} ${value}`);
    choices.set(`${of} ${value}`, { of, value, name, waiting: (choice?.waiting ?? 0) + waiting });
  };
  // The chosen game or language stays in the options after its last listing is decided.
  if (game !== undefined) add("game", game, {});
  if (language !== undefined) add("language", language, {});
  for (const { game, gameName, languages, waiting } of groups) {
    add("game", game, { name: gameName, waiting });
    for (const language of languages) add("language", language, { waiting });
  }
  return [...choices.values()].sort((one, other) => other.waiting - one.waiting);
}

/**
 * Builds the query for the waiting listings of some kinds. It is the only definition of waiting: the desk's list, its
 * pages and the count in the menu use it. `is_changed` listings come first: their owners changed the text after a
 * rejection, and then resubmitted them.
 */
export function waitingOf(sql: Query, kinds: readonly WaitingKind[]) {
  const parts = {
    new: sql`
      select id, coalesce(status_at, created_at) as since, 'new' as kind, game_id, languages,
        rejected_at is not null and exists (
          select from listing_version v where v.server_id = server.id and v.state = 'seen'
        ) as is_changed
      from server where status = 'pending' and deleted_at is null`,
    change: sql`
      select s.id, v.at as since, 'change' as kind, s.game_id, s.languages, false as is_changed
      from listing_version v join server s on s.id = v.server_id
      where v.state = 'proposed' and s.deleted_at is null`,
    // A new listing waits with its pictures, too.
    pictures: sql`
      select id, pictures_at as since, 'pictures' as kind, game_id, languages, false as is_changed from server
      where pictures_at is not null and status in ('approved', 'pending') and deleted_at is null`,
    edited: sql`
      select s.id, v.at as since, 'edited' as kind, s.game_id, s.languages, false as is_changed
      from listing_version v join server s on s.id = v.server_id
      where v.state = 'seen' and s.status = 'approved' and s.deleted_at is null`,
  };
  return kinds.slice(1).reduce(
    (all, kind) => sql`${all} union all ${parts[kind]}`,
    parts[kinds[0] ?? "new"],
  );
}
