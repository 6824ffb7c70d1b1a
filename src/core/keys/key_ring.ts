import { createBatch } from "../database/batch.ts";
import type { Sql } from "../database/connect.ts";
import type { ServerStatus } from "../servers/server.ts";
import { hashKeySecret, looksLikeKeySecret } from "./key_secret.ts";
import type { Scope } from "./scopes.ts";

/** Milliseconds for which a cached key is trusted after its revision was confirmed, and between confirmations. */
const TRUSTED_MS = 1_000;
const CONFIRM_EVERY_MS = 250;

/** Milliseconds that a lookup may take. Two of them fit into the 2 s within which v1 responds. */
const LOOKUP_TIMEOUT_MS = 900;

/** Most keys that are cached, at about 300 bytes each. Beyond that the cache is cleared. */
const REMEMBERED_MAX = 200_000;

/** Verdict on a secret: the key it belongs to, or why it is rejected. */
export type KeyVerdict =
  | { kind: "open"; keyId: string; serverId: string; scopes: readonly Scope[] }
  | { kind: "server_not_approved"; keyId: string; status: Exclude<ServerStatus, "approved"> }
  | { kind: "revoked" }
  | { kind: "unknown" };

/** Decides when to look up a secret that was never found before, or rejects the lookup. */
type LookupGate = (look: () => Promise<KeyVerdict>) => Promise<KeyVerdict>;

/** Resolves a secret to its verdict. Fails if the database does not respond. */
export type KeyRing = ReturnType<typeof createKeyRing>;

/** The key of a secret at one revision. */
interface KeyRecord {
  keyId: string;
  serverStatus: ServerStatus;
  revoked: boolean;
  expiresAt: Date | null;
  /** The verdict unless the key has been closed. All requests of the key share this object. */
  open: OpenKey;
}

type OpenKey = Extract<KeyVerdict, { kind: "open" }>;

const UNKNOWN: KeyVerdict = { kind: "unknown" };

/** Clocks and the database of a key ring. */
interface KeyRingOptions {
  sql: Sql;
  now: () => Date;
  /** Milliseconds that never go backwards. */
  monotonic?: () => number;
  /** Factor by which the deadline of a lookup is multiplied. */
  timeoutFactor?: number;
}

/**
 * Resolves secrets without querying the database each time, yet notices a revocation or a suspension within a second:
 * cached keys count only while `key_revision`, confirmed within the last second, stays the same. Sends no queries while
 * no requests come in.
 */
export function createKeyRing(
  { sql, now, monotonic = () => performance.now(), timeoutFactor = 1 }: KeyRingOptions,
) {
  // The map's key is the secret itself, not its hash: hashing every request would cost more than everything else here,
  // and a secret in memory is no more exposed than the request that carries it.
  const remembered = new Map<string, KeyRecord>();
  // Secrets that were found before, even if they have been closed since. They are not guesses.
  const found = new Set<string>();
  let revision: number | undefined;
  let confirmedAt = -Infinity;
  let confirming = false;

  const look = createBatch(lookUp, { timeoutMs: LOOKUP_TIMEOUT_MS * timeoutFactor, monotonic });

  function resolve(
    secret: string,
    within: LookupGate = (look) => look(),
  ): KeyVerdict | Promise<KeyVerdict> {
    const age = monotonic() - confirmedAt;
    const known = age < TRUSTED_MS ? remembered.get(secret) : undefined;
    if (known === undefined) {
      if (!looksLikeKeySecret(secret)) return UNKNOWN;
      return found.has(secret) ? look(secret) : within(() => look(secret));
    }
    if (age > CONFIRM_EVERY_MS) void confirm();
    return judge(known, now);
  }

  async function lookUp(secrets: string[]): Promise<KeyVerdict[]> {
    const startedAt = monotonic();
    const { revision, keys } = await findKeys(sql, secrets.map(hashKeySecret));
    const isCurrent = accept(revision, startedAt);
    return secrets.map((secret, place) => {
      const record = keys.get(place);
      if (!record) return UNKNOWN;
      emptyIfFull(found).add(secret);
      if (isCurrent) emptyIfFull(remembered).set(secret, record);
      return judge(record, now);
    });
  }

  async function confirm(): Promise<void> {
    if (confirming) return;
    confirming = true;
    const startedAt = monotonic();
    try {
      accept(await findRevision(sql), startedAt);
    } catch {
      // Any error can wait: cached keys expire, and the next request that queries the database gets and logs it.
    } finally {
      confirming = false;
    }
  }

  /** Records a revision read at a given time. Returns false if a newer one is already known. */
  function accept(read: number, startedAt: number): boolean {
    if (revision !== undefined && read < revision) return false;
    if (read !== revision) remembered.clear();
    revision = read;
    confirmedAt = Math.max(confirmedAt, startedAt);
    return true;
  }

  return { resolve };
}

/** Returns a cache with room for one more entry. Empties it first if it is full. */
function emptyIfFull<Cache extends { size: number; clear(): void }>(cache: Cache): Cache {
  if (cache.size >= REMEMBERED_MAX) cache.clear();
  return cache;
}

/** A hash and its key. */
interface KeyRow {
  revision: number;
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

/** Finds keys by the position of their hash in `hashes`, with the revision of the same snapshot. */
async function findKeys(
  sql: Sql,
  hashes: Uint8Array[],
): Promise<{ revision: number; keys: Map<number, KeyRecord> }> {
  // The driver can't bind an array of bytea.
  const hexes = hashes.map((hash) => hash.toHex());
  const rows = await sql<KeyRow[]>`
    select r.revision, (q.place - 1)::int as place, k.id as key_id, k.server_id, k.scopes,
      s.status as server_status, k.revoked_at is not null as revoked, h.expires_at
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
  return { revision: rows[0]?.revision ?? 0, keys };
}

/** Finds the counter that every change that can close a key increments. */
async function findRevision(sql: Sql): Promise<number> {
  const [row] = await sql<{ revision: number }[]>`select revision from key_revision`;
  return row?.revision ?? 0;
}

function judge(record: KeyRecord, now: () => Date): KeyVerdict {
  if (record.revoked || (record.expiresAt !== null && record.expiresAt <= now())) {
    return { kind: "revoked" };
  }
  if (record.serverStatus !== "approved") {
    return { kind: "server_not_approved", keyId: record.keyId, status: record.serverStatus };
  }
  return record.open;
}
