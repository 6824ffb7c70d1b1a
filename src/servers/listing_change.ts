import type { Query } from "../database/connect.ts";
import type { Actor } from "../rights/actor.ts";
import type { ListingEdit } from "./listing_fields.ts";
import type { ServerDetails } from "./server_details.ts";
import { keepReviewed } from "./unreviewed_edit.ts";

/** Fields that identify a listing. On an approved one, changes to them wait for a moderator. */
export type HeldField = "name" | "game" | "host" | "port";

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
  /** Null while it waits. */
  refusedAt: Date | null;
  refusedReason: string | null;
}

/** Finds the change of a listing, whether waiting or refused. */
export async function findChange(sql: Query, serverId: string): Promise<ListingChange | undefined> {
  const [change] = await sql<ListingChange[]>`
    select c.id, c.name, g.slug as game, g.name as game_name, c.host, c.port, c.refused_at, c.refused_reason
    from listing_change c left join game g on g.id = c.game_id where c.server_id = ${serverId}`;
  return change;
}

/** Finds the waiting changes of some listings, by their ids. */
export async function findChanges(
  sql: Query,
  serverIds: readonly string[],
): Promise<Map<string, ListingChange>> {
  const changes = await sql<({ serverId: string } & ListingChange)[]>`
    select c.server_id, c.id, c.name, g.slug as game, g.name as game_name, c.host, c.port, c.refused_at,
      c.refused_reason
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
 * Returns the fields of an owner's edit that have to wait. A new address doesn't wait if the owner has proven it, unless
 * it `isBarredAddress`.
 */
export async function heldFields(
  sql: Query,
  { before, after, by }: { before: ServerDetails; after: ListingEdit; by: Actor },
): Promise<HeldField[]> {
  if (!isHeld(before) || by.kind === "operator") return [];
  const waits: HeldField[] = (["name", "game"] as const).filter((word) =>
    before[word] !== after[word]
  );
  if (before.host === after.host) return waits;
  const proven = await sql`
    select from server_verification
    where server_id = ${before.id} and host = ${after.host} and port = ${after.port} and verified_at is not null`;
  const address = { serverId: before.id, host: after.host, port: after.port };
  const isFree = proven.length > 0 && !await isBarredAddress(sql, address);
  return isFree ? waits : [...waits, "host", "port"];
}

/**
 * Stores the part of an edit that has to wait, replacing what waited before. An identical change keeps its position in the
 * queue.
 */
export async function keepChange(
  tx: Query,
  serverId: string,
  { held, edit, gameId, now }: {
    held: readonly HeldField[];
    edit: ListingEdit;
    gameId: string;
    now: Date;
  },
): Promise<void> {
  if (held.length === 0) {
    await tx`delete from listing_change where server_id = ${serverId}`;
    return;
  }
  const wanted = <Value>(word: HeldField, value: Value) => held.includes(word) ? value : null;
  await tx`
    insert into listing_change as c (server_id, id, name, game_id, host, port, asked_at)
    values (
      ${serverId}, ${crypto.randomUUID()}, ${wanted("name", edit.name)}, ${wanted("game", gameId)},
      ${wanted("host", edit.host)}, ${wanted("port", edit.port)}, ${now}
    )
    on conflict (server_id) do update
    set id = excluded.id, name = excluded.name, game_id = excluded.game_id, host = excluded.host, port = excluded.port,
      asked_at = excluded.asked_at, refused_at = null, refused_reason = null
    where c.refused_at is not null
      or (c.name, c.game_id, c.host, c.port) is distinct from
        (excluded.name, excluded.game_id, excluded.host, excluded.port)`;
}

/** Applies a listing's change. */
export async function applyChange(tx: Query, serverId: string, now: Date): Promise<void> {
  await tx`
    with taken as (
      delete from listing_change where server_id = ${serverId} returning name, game_id, host, port
    )
    update server s
    set name = coalesce(t.name, s.name), game_id = coalesce(t.game_id, s.game_id), host = coalesce(t.host, s.host),
      port = coalesce(t.port, s.port), updated_at = ${now}
    from taken t where s.id = ${serverId}`;
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
    where server_id = ${serverId} and name is null and game_id is null and host is null and port is null`;
  return moved.length > 0;
}
