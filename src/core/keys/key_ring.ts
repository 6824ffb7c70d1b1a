import { createBatch } from "../database/batch.ts";
import type { Sql } from "../database/connect.ts";
import type { Following } from "../database/follow_changes.ts";
import type { ServerStatus } from "../servers/server.ts";
import { hashKeySecret, looksLikeKeySecret } from "./key_secret.ts";
import type { Scope } from "./scopes.ts";

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

/** Dependencies of a key ring. */
interface KeyRingOptions {
  sql: Sql;
  following: Following;
  now: () => Date;
  /** Milliseconds that never go backwards. */
  monotonic?: () => number;
  /** Factor by which the deadline of a lookup is multiplied. */
  timeoutFactor?: number;
}

/**
 * Resolves secrets without querying the database each time, yet notices a revocation or a suspension within 250 ms:
 * cached keys count only while `following` is current, and until it reports another `key_revision`.
 */
export function createKeyRing(
  { sql, following, now, monotonic = () => performance.now(), timeoutFactor = 1 }: KeyRingOptions,
) {
  // The map's key is the secret itself, not its hash: hashing every request would cost more than everything else here,
  // and a secret in memory is no more exposed than the request that carries it.
  const remembered = new Map<string, KeyRecord>();
  // Secrets that were found before, even if they have been closed since. They are not guesses.
  const found = new Set<string>();
  /** The revision of the cached keys, and the server that has it, as the time when it was started. */
  let followed = { revision: NaN, server: NaN };

  const look = createBatch(lookUp, { timeoutMs: LOOKUP_TIMEOUT_MS * timeoutFactor, monotonic });

  function resolve(
    secret: string,
    within: LookupGate = (look) => look(),
  ): KeyVerdict | Promise<KeyVerdict> {
    const known = following.isCurrent() ? remembered.get(secret) : undefined;
    if (known !== undefined) return judge(known, now);
    if (!looksLikeKeySecret(secret)) return UNKNOWN;
    return found.has(secret) ? look(secret) : within(() => look(secret));
  }

  async function lookUp(secrets: string[]): Promise<KeyVerdict[]> {
    const { revision, server, keys } = await findKeys(sql, secrets.map(hashKeySecret));
    const isCurrent = revision === followed.revision && server === followed.server;
    return secrets.map((secret, place) => {
      const record = keys.get(place);
      if (!record) return UNKNOWN;
      emptyIfFull(found).add(secret);
      if (isCurrent) emptyIfFull(remembered).set(secret, record);
      return judge(record, now);
    });
  }

  following.add({
    forget: () => {},
    forgetAll: () => remembered.clear(),
    accept({ revision, server }) {
      if (revision !== followed.revision) remembered.clear();
      followed = { revision, server: server.getTime() };
    },
  });

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
async function findKeys(
  sql: Sql,
  hashes: Uint8Array[],
): Promise<{ revision: number; server: number; keys: Map<number, KeyRecord> }> {
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
  const [{ revision = NaN, server = new Date(NaN) } = {}] = rows;
  return { revision, server: server.getTime(), keys };
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
