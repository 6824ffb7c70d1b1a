import { createBatch } from "../database/batch.ts";
import type { Sql } from "../database/connect.ts";
import { hashKeySecret, looksLikeKeySecret } from "./key_secret.ts";
import { findKeys, findRevision, type KeyRecord } from "./key_ring_repository.ts";

/** A cached key is trusted this long after its revision was confirmed, and confirmed this often, in ms. */
const TRUSTED_MS = 1_000;
const CONFIRM_EVERY_MS = 250;

/** How long a look-up may take, in milliseconds: two of them fit into the 2 s within which v1 answers. */
const LOOKUP_TIMEOUT_MS = 900;

/** Keys that are remembered at most; beyond it the memory begins anew. About 300 bytes each. */
const REMEMBERED_MAX = 200_000;

/** What a secret opens, or why it opens nothing. */
export type KeyVerdict =
  | { kind: "open"; keyId: string; serverId: string }
  | { kind: "server_not_approved"; keyId: string; status: string }
  | { kind: "revoked" }
  | { kind: "unknown" };

/** Says what a secret opens. Fails when the database does not answer. */
export interface KeyRing {
  resolve(secret: string): KeyVerdict | Promise<KeyVerdict>;
}

/** What the ring takes from outside. */
export interface KeyRingOptions {
  sql: Sql;
  now: () => Date;
  /** Milliseconds that never run backwards. */
  monotonic?: () => number;
}

const UNKNOWN: KeyVerdict = { kind: "unknown" };

/**
 * Resolves secrets without asking the database each time, yet sees a revocation or a suspension within a
 * second: what it remembers counts only while `key_revision`, confirmed within the last second, stands.
 * Asks nothing while no request comes.
 */
export function createKeyRing(
  { sql, now, monotonic = () => performance.now() }: KeyRingOptions,
): KeyRing {
  // By the secret itself, not its hash: hashing each request costs more than all else here, and a secret in
  // memory is no more exposed than the request that carries it.
  const remembered = new Map<string, KeyRecord>();
  let revision = -1;
  let confirmedAt = -Infinity;
  let confirming = false;

  const look = createBatch(lookUp, { timeoutMs: LOOKUP_TIMEOUT_MS, monotonic });

  function resolve(secret: string): KeyVerdict | Promise<KeyVerdict> {
    const age = monotonic() - confirmedAt;
    const known = age < TRUSTED_MS ? remembered.get(secret) : undefined;
    if (known === undefined) return looksLikeKeySecret(secret) ? look(secret) : UNKNOWN;
    if (age > CONFIRM_EVERY_MS) void confirm();
    return judge(known, now());
  }

  async function lookUp(secrets: string[]): Promise<KeyVerdict[]> {
    const startedAt = monotonic();
    const found = await findKeys(sql, secrets.map(hashKeySecret));
    const isCurrent = accept(found.revision, startedAt);
    return secrets.map((secret, place) => {
      const record = found.keys.get(place);
      if (record && isCurrent) remember(secret, record);
      return record ? judge(record, now()) : UNKNOWN;
    });
  }

  async function confirm(): Promise<void> {
    if (confirming) return;
    confirming = true;
    const startedAt = monotonic();
    try {
      accept(await findRevision(sql), startedAt);
    } catch {
      // What is remembered runs out by itself; the request that then asks gets the error.
    } finally {
      confirming = false;
    }
  }

  /** Takes note of a revision read at an instant; false when a newer one is known already. */
  function accept(read: number, startedAt: number): boolean {
    if (read < revision) return false;
    if (read > revision) remembered.clear();
    revision = read;
    confirmedAt = Math.max(confirmedAt, startedAt);
    return true;
  }

  function remember(secret: string, record: KeyRecord): void {
    if (remembered.size >= REMEMBERED_MAX) remembered.clear();
    remembered.set(secret, record);
  }

  return { resolve };
}

function judge(record: KeyRecord, now: Date): KeyVerdict {
  if (record.revoked || (record.expiresAt !== null && record.expiresAt <= now)) {
    return { kind: "revoked" };
  }
  if (record.serverStatus !== "approved") {
    return { kind: "server_not_approved", keyId: record.keyId, status: record.serverStatus };
  }
  return record.open;
}
