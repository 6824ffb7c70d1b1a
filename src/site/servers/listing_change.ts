import type { Query } from "../../core/database/connect.ts";
import type { Actor } from "../../core/rights/actor.ts";
import { findReview, isReviewed, type ReviewedField } from "../settings/review.ts";
import { FACTS, type Facts } from "./facts.ts";
import type { ListingEdit } from "./listing_fields.ts";
import { findFacts, isSameText, writeFacts } from "./save_facts.ts";
import type { ServerDetails } from "./server_details.ts";
import { keepReviewed, type ListingText } from "./unreviewed_edit.ts";

/** A field of a listing. On an approved one, changes to it wait for a moderator if a setting says so. */
export type HeldField = ReviewedField;

/** Fields besides those that identify a listing, as they are stored. Tags are slugs. */
export type HeldText = Partial<Facts & Pick<ListingEdit, "description">>;

/** Fields whose changes wait one by one; host and port wait together. */
const TEXT_FIELDS = [...FACTS.keyof().options, "description"] as const;
const SINGLE_FIELDS = ["name", "game", ...TEXT_FIELDS] as const;

/** A waiting change of an approved listing. Fields that are null stay unchanged. */
export interface ListingChange {
  /** Each change that replaces another gets a new id. */
  id: string;
  name: string | null;
  /** The game's slug and name. */
  game: string | null;
  gameName: string | null;
  host: string | null;
  port: number | null;
  /** The other fields that wait, and the same as moderators compare it: with the names of tags. */
  text: HeldText | null;
  shownText: Partial<ListingText> | null;
  /** Null while it waits. */
  refusedAt: Date | null;
  refusedReason: string | null;
}

/** Finds the change of a listing, whether waiting or refused. */
export async function findChange(sql: Query, serverId: string): Promise<ListingChange | undefined> {
  const [change] = await sql<ListingChange[]>`
    select ${columnsOf(sql)}
    from listing_change c left join game g on g.id = c.game_id where c.server_id = ${serverId}`;
  return change;
}

/** Returns the columns of the change `c` to the game `g`. */
function columnsOf(sql: Query) {
  return sql`
    c.id, c.name, g.slug as game, g.name as game_name, c.host, c.port, c.refused_at, c.refused_reason, c.text,
    c.text || case when c.text ? 'tags' then jsonb_build_object('tags', array(
      select t.name from tag t where c.text->'tags' ? t.slug order by t.name
    )) else '{}' end as shown_text`;
}

/** Finds the waiting changes of some listings, by their ids. */
export async function findChanges(
  sql: Query,
  serverIds: readonly string[],
): Promise<Map<string, ListingChange>> {
  const changes = await sql<({ serverId: string } & ListingChange)[]>`
    select c.server_id, ${columnsOf(sql)}
    from listing_change c left join game g on g.id = c.game_id
    where c.server_id = any(${[...serverIds]}::uuid[]) and c.refused_at is null`;
  return new Map(changes.map(({ serverId, ...change }) => [serverId, change]));
}

/** Whether changes of a listing's `HeldField`s wait. An owner lists an unlisted server again without a moderator. */
export function isHeld({ status, unlistedAt }: ServerDetails): boolean {
  return status === "approved" || unlistedAt !== null;
}

/**
 * Whether only a moderator may give a server an address: its owner's other listing there was rejected, or anybody's was
 * suspended, even if it is deleted by now.
 */
export async function isBarredAddress(
  sql: Query,
  { serverId, host, port }: { serverId: string; host: string; port: number },
): Promise<boolean> {
  const barred = await sql`
    select from server o join server s on s.id = ${serverId}
    where o.host = ${host} and o.port = ${port} and o.id <> s.id and (
      o.owner_id = s.owner_id and o.rejected_at is not null
      or o.status = 'suspended' and o.unlisted_at is null
    )
    limit 1`;
  return barred.length > 0;
}

/**
 * Returns the fields of an owner's edit that have to wait: those that differ and that a setting has reviewed. A new
 * address doesn't wait if the owner has proven it. One that `isBarredAddress` always waits.
 */
export async function heldFields(
  sql: Query,
  { before, after, by }: {
    before: ServerDetails & HeldText;
    after: ListingEdit & HeldText;
    by: Actor;
  },
): Promise<HeldField[]> {
  if (!isHeld(before) || by.kind === "operator") return [];
  const review = await findReview(sql);
  const waits: HeldField[] = SINGLE_FIELDS.filter((word) =>
    isReviewed(review, word) && after[word] !== undefined && !isSameText(before[word], after[word])
  );
  if (before.host === after.host) return waits;
  const { host, port } = after;
  const isFree = !await isBarredAddress(sql, { serverId: before.id, host, port }) &&
    (!review.address || await isProven(sql, { serverId: before.id, host, port }));
  return isFree ? waits : [...waits, "host", "port"];
}

async function isProven(
  sql: Query,
  { serverId, host, port }: { serverId: string; host: string; port: number },
): Promise<boolean> {
  const proven = await sql`
    select from server_verification
    where server_id = ${serverId} and host = ${host} and port = ${port} and verified_at is not null`;
  return proven.length > 0;
}

/** Returns the part of an edit besides what identifies a listing that waits. */
export function heldText(held: readonly HeldField[], edit: HeldText): HeldText {
  return Object.fromEntries(
    TEXT_FIELDS.filter((word) => held.includes(word)).map((word) => [word, edit[word]]),
  );
}

/**
 * Stores the part of an edit that has to wait, replacing what waited before. An identical change keeps its position in the
 * queue.
 */
export async function keepChange(
  tx: Query,
  serverId: string,
  { held, edit, text, gameId, now }: {
    held: readonly HeldField[];
    edit: ListingEdit;
    text: HeldText;
    gameId: string;
    now: Date;
  },
): Promise<void> {
  const hasText = Object.keys(text).length > 0;
  if (held.length === 0 && !hasText) {
    await tx`delete from listing_change where server_id = ${serverId}`;
    return;
  }
  const wanted = <Value>(word: HeldField, value: Value) => held.includes(word) ? value : null;
  await tx`
    insert into listing_change as c (server_id, id, name, game_id, host, port, text, asked_at)
    values (
      ${serverId}, ${crypto.randomUUID()}, ${wanted("name", edit.name)}, ${wanted("game", gameId)},
      ${wanted("host", edit.host)}, ${wanted("port", edit.port)},
      ${hasText ? JSON.stringify(text) : null}::text::jsonb, ${now}
    )
    on conflict (server_id) do update
    set id = excluded.id, name = excluded.name, game_id = excluded.game_id, host = excluded.host, port = excluded.port,
      text = excluded.text, asked_at = excluded.asked_at, refused_at = null, refused_reason = null
    where c.refused_at is not null
      or (c.name, c.game_id, c.host, c.port, c.text) is distinct from
        (excluded.name, excluded.game_id, excluded.host, excluded.port, excluded.text)`;
}

/** Applies a listing's change. A tag that is no longer on the list is left out. */
export async function applyChange(tx: Query, serverId: string, now: Date): Promise<void> {
  const change = await findChange(tx, serverId);
  await tx`
    with taken as (
      delete from listing_change where server_id = ${serverId} returning name, game_id, host, port, text
    )
    update server s
    set name = coalesce(t.name, s.name), game_id = coalesce(t.game_id, s.game_id), host = coalesce(t.host, s.host),
      port = coalesce(t.port, s.port), description = coalesce(t.text->>'description', s.description),
      updated_at = ${now}
    from taken t where s.id = ${serverId}`;
  const { description: _, ...given } = change?.text ?? {};
  if (Object.keys(given).length === 0) return;
  const facts = { ...await findFacts(tx, serverId), ...given };
  const known = await tx<{ slug: string }[]>`select slug from tag where slug = any(${facts.tags})`;
  const tags = known.map(({ slug }) => slug).sort();
  await writeFacts(tx, serverId, { facts: { ...facts, tags }, now });
}

/**
 * Applies a listing's new address that its owner has proven, if the change still contains it. Returns false otherwise,
 * and for one that `isBarredAddress`, which goes on waiting for a moderator.
 */
export async function applyAddress(
  tx: Query,
  { serverId, host, port }: { serverId: string; host: string; port: number },
  now: Date,
): Promise<boolean> {
  // Locks the listing before its change, as an edit does, to prevent deadlocks.
  await tx`select from server where id = ${serverId} for update`;
  const waits = await tx`
    select from listing_change
    where server_id = ${serverId} and host = ${host} and port = ${port} and refused_at is null`;
  if (waits.length === 0 || await isBarredAddress(tx, { serverId, host, port })) return false;
  await keepReviewed(tx, serverId, { now });
  const moved = await tx`
    with wanted as (
      update listing_change set host = null, port = null
      where server_id = ${serverId} and host = ${host} and port = ${port} and refused_at is null
      returning server_id
    )
    update server s set host = ${host}, port = ${port}, updated_at = ${now}
    from wanted w where s.id = w.server_id returning s.id`;
  await tx`
    delete from listing_change
    where server_id = ${serverId} and name is null and game_id is null and host is null and port is null
      and text is null`;
  return moved.length > 0;
}
