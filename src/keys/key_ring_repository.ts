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

interface Row {
  revision: number;
  place: number;
  keyId: string | null;
  serverId: string;
  status: string;
  revoked: boolean;
  expiresAt: Date | null;
}

/** Finds keys by the position of their hash in `hashes`, with the revision of the same snapshot. */
export async function findKeys(
  sql: Sql,
  hashes: Uint8Array[],
): Promise<{ revision: number; keys: Map<number, KeyRecord> }> {
  // The driver can't bind a list of bytea.
  const hexes = hashes.map((hash) => hash.toHex());
  const rows = await sql<Row[]>`
    select r.revision, (q.place - 1)::int as place, k.id as key_id, k.server_id,
      s.status, k.revoked_at is not null as revoked, h.expires_at
    from key_revision r
    cross join unnest(${hexes}::text[]) with ordinality as q (hex, place)
    left join key_secret h on h.hash = decode(q.hex, 'hex')
    left join api_key k on k.id = h.key_id
    left join server s on s.id = k.server_id`;
  const keys = new Map<number, KeyRecord>();
  for (const row of rows) if (row.keyId !== null) keys.set(row.place, toRecord(row, row.keyId));
  return { revision: rows[0]?.revision ?? 0, keys };
}

/** Reads the number that counts every change that can close a key. */
export async function findRevision(sql: Sql): Promise<number> {
  const [row] = await sql<{ revision: number }[]>`select revision from key_revision`;
  return row?.revision ?? 0;
}

function toRecord(row: Row, keyId: string): KeyRecord {
  return {
    keyId,
    serverStatus: row.status,
    revoked: row.revoked,
    expiresAt: row.expiresAt,
    open: { kind: "open", keyId, serverId: row.serverId },
  };
}
