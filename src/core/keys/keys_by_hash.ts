import type { Sql } from "../database/connect.ts";
import type { ServerStatus } from "../servers/server.ts";
import type { Scope } from "./scopes.ts";

/** The key of a secret at one revision. */
export interface KeyRecord {
  keyId: string;
  serverStatus: ServerStatus;
  revoked: boolean;
  expiresAt: Date | null;
  /** The verdict unless the key has been closed. All requests of the key share this object. */
  open: { kind: "open"; keyId: string; serverId: string; scopes: readonly Scope[] };
}

/** A revision of the keys, on a database server that was started at that time. */
export interface KeyRevision {
  number: number;
  startedAt: number;
}

/** A hash and its key. */
interface KeyRow {
  revision: number;
  server: Date;
  /** The position of the hash. */
  place: number;
  /** Null if no key has this hash. The columns below are then null as well. */
  keyId: string | null;
  serverId: string;
  scopes: readonly Scope[];
  serverStatus: ServerStatus;
  revoked: boolean;
  expiresAt: Date | null;
}

/**
 * Finds keys by the position of their hash in `hashes`, with the revision of the same snapshot, and when the server was
 * started.
 */
export async function findKeysByHash(
  sql: Sql,
  hashes: Uint8Array[],
): Promise<{ revision: KeyRevision; keys: Map<number, KeyRecord> }> {
  // The driver can't bind an array of bytea.
  const hexes = hashes.map((hash) => hash.toHex());
  const rows = await sql<KeyRow[]>`
    select r.revision, pg_postmaster_start_time() as server, (q.place - 1)::int as place, k.id as key_id, k.server_id,
      k.scopes, s.status as server_status, k.revoked_at is not null as revoked, h.expires_at
    from key_revision r
    cross join unnest(${hexes}::text[]) with ordinality as q (hex, place)
    left join key_secret h on h.hash = decode(q.hex, 'hex')
    left join api_key k on k.id = h.key_id
    left join server s on s.id = k.server_id`;
  const keys = new Map<number, KeyRecord>();
  for (const { place, keyId, serverId, scopes, serverStatus, revoked, expiresAt } of rows) {
    if (keyId === null) continue;
    const open = { kind: "open", keyId, serverId, scopes } as const;
    keys.set(place, { keyId, serverStatus, revoked, expiresAt, open });
  }
  const [first] = rows;
  if (!first) throw new Error("a statement of one row for each hash returned none");
  return { revision: { number: first.revision, startedAt: first.server.getTime() }, keys };
}
