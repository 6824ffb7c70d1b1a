import { createBatch } from "../database/batch.ts";
import type { Sql } from "../database/connect.ts";
import type { Following } from "../database/follow_changes.ts";
import type { ServerStatus } from "../servers/server.ts";
import { findKeysByHash, type KeyRecord, type KeyRevision } from "./keys_by_hash.ts";
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
type LookupGate = (lookUp: () => Promise<KeyVerdict>) => Promise<KeyVerdict>;

/** Resolves a secret to its verdict. Fails if the database does not respond. */
export type KeyRing = ReturnType<typeof createKeyRing>;

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
  let followed: KeyRevision | undefined; // that of the cached keys

  const lookUp = createBatch(lookUpTogether, {
    timeoutMs: LOOKUP_TIMEOUT_MS * timeoutFactor,
    monotonic,
  });

  function resolve(
    secret: string,
    within: LookupGate = (lookUp) => lookUp(),
  ): KeyVerdict | Promise<KeyVerdict> {
    const known = following.isCurrent() ? remembered.get(secret) : undefined;
    if (known !== undefined) return judge(known, now);
    if (!looksLikeKeySecret(secret)) return UNKNOWN;
    return found.has(secret) ? lookUp(secret) : within(() => lookUp(secret));
  }

  async function lookUpTogether(secrets: string[]): Promise<KeyVerdict[]> {
    const { revision, keys } = await findKeysByHash(sql, secrets.map(hashKeySecret));
    const isCurrent = followed !== undefined && revision.number === followed.number &&
      revision.startedAt === followed.startedAt;
    return secrets.map((secret, place) => {
      const record = keys.get(place);
      if (!record) return UNKNOWN;
      emptyIfFull(found).add(secret);
      if (isCurrent) emptyIfFull(remembered).set(secret, record);
      return judge(record, now);
    });
  }

  following.add({
    // Votes that were missed say nothing about keys, whose every change has a revision.
    forget: () => {},
    forgetAll: () => {},
    accept({ revision, server }) {
      const startedAt = server.getTime();
      if (revision !== followed?.number || startedAt !== followed.startedAt) remembered.clear();
      followed = { number: revision, startedAt };
    },
  });

  return { resolve };
}

/** Returns a cache with room for one more entry. Empties it first if it is full. */
function emptyIfFull<Cache extends { size: number; clear(): void }>(cache: Cache): Cache {
  if (cache.size >= REMEMBERED_MAX) cache.clear();
  return cache;
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
