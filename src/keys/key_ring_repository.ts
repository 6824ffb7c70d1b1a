import type { Sql } from "../database/connect.ts";

/** Facts about a secret at one revision. */
export interface KeyRecord {
  keyId: string;
  serverStatus: string;
  revoked: boolean;
  expiresAt: Date | null;
  /** The verdict unless something has closed the key; one object shared by all requests of the key. */
  open: { kind: "open"; keyId: string; serverId: string };
}

type Row = Omit<KeyRecord, "open" | "keyId"> & {
  revision: number;
  place: number;
  keyId: string | null;
  serverId: string;
};

/** Finds keys by the position of their hash in `hashes`, with the revision of the same snapshot. */
export async function findKeys(
  sql: Sql,
  hashes: Uint8Array[],
): Promise<{ revision: number; keys: Map<number, KeyRecord> }> {
  // The driver can't bind a list of bytea.
  const hexes = hashes.map((hash) => hash.toHex());
  const rows = await sql<Row[]>`
    select r.revision, (q.place - 1)::int as place, k.id as key_id, k.server_id,
      s.status as server_status, k.revoked_at is not null as revoked, h.expires_at
    from key_revision r
    cross join unnest(${hexes}::text[]) with ordinality as q (hex, place)
    left join key_secret h on h.hash = decode(q.hex, 'hex')
    left join api_key k on k.id = h.key_id
    left join server s on s.id = k.server_id`;
  const keys = new Map<number, KeyRecord>();
  for (const { place, keyId, serverId, serverStatus, revoked, expiresAt } of rows) {
    if (keyId === null) continue;
    const open = { kind: "open", keyId, serverId } as const;
    keys.set(place, { keyId, serverStatus, revoked, expiresAt, open });
  }
  return { revision: rows[0]?.revision ?? 0, keys };
}

/** Reads the number that counts every change that can close a key. */
export async function findRevision(sql: Sql): Promise<number> {
  const [row] = await sql<{ revision: number }[]>`select revision from key_revision`;
  return row?.revision ?? 0;
}
