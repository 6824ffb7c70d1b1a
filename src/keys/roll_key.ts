import type { Sql } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import { findKey, replaceSecret } from "./key_repository.ts";
import { endingOf, hashKeySecret, makeKeySecret } from "./key_secret.ts";

/** Hours that an old secret may live on: none to seven days. */
const OVERLAP_MAX_HOURS = 7 * 24;

const HOUR_MS = 3_600_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Gives a key a new secret; its record, webhook and limit stay, and the old secret opens for `overlapHours`
 * more. Refuses an unknown or revoked key and an overlap outside 0–168 hours.
 */
export async function rollKey(
  sql: Sql,
  id: string,
  { overlapHours, now }: { overlapHours: number; now: Date },
): Promise<{ id: string; secret: string }> {
  if (!(overlapHours >= 0 && overlapHours <= OVERLAP_MAX_HOURS)) {
    throw new Refusal(
      "overlap_invalid",
      `Cannot roll key: the overlap is 0 to ${OVERLAP_MAX_HOURS} hours, not ${overlapHours}`,
    );
  }
  await requireOpenKey(sql, id, "roll");
  const secret = makeKeySecret();
  await replaceSecret(sql, id, {
    hash: hashKeySecret(secret),
    ending: endingOf(secret),
    expiresAt: new Date(now.getTime() + overlapHours * HOUR_MS),
    now,
  });
  return { id, secret };
}

/** The server of a key that is not revoked. Refuses, naming the action, one that is unknown or revoked. */
export async function requireOpenKey(
  sql: Sql,
  id: string,
  action: string,
): Promise<{ serverId: string }> {
  const key = UUID.test(id) ? await findKey(sql, id) : undefined;
  if (!key) throw new Refusal("key_unknown", `Cannot ${action} key: there is no key "${id}"`);
  if (!key.revokedAt) return { serverId: key.serverId };
  throw new Refusal(
    "key_revoked",
    `Cannot ${action} key: it was revoked at ${key.revokedAt.toISOString()}`,
  );
}
