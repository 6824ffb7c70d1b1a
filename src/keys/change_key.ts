import { type Act, type Actor, actsFor } from "../trail/actor.ts";
import { type AuditAction, type AuditDetails, recordAudit } from "../trail/audit.ts";
import type { Context } from "../trail/context.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import { findKey } from "./key_repository.ts";
import { isUuid } from "../uuid_v7.ts";

/** A change to a key: who makes it, its name in refusals, and its entry in the trail. */
export interface KeyChange<T> {
  act: Act;
  /** The change in words that go before "key": "roll", "change the webhook of". */
  doing: string;
  action: AuditAction;
  change(tx: Query, key: { serverId: string }): Promise<T>;
  details?: (result: T) => AuditDetails;
}

/**
 * Changes an open key of the actor's own and writes the audit entry, in one transaction; changes to one key run one
 * after another. Refuses an unknown key, someone else's key in the same words, and a revoked key.
 */
export async function changeKey<T>(
  { sql }: Context,
  keyId: string,
  { act, doing, action, change, details }: KeyChange<T>,
): Promise<T> {
  const { result } = await sql.begin(async (tx) => {
    const key = await requireOwnKey(tx, keyId, { by: act.by, doing });
    const result = await change(tx, key);
    const { serverId } = key;
    await recordAudit(tx, act, { action, serverId, subject: keyId, details: details?.(result) });
    return { result };
  });
  return result;
}

/** Finds the server of an open key of the actor's own and locks the key. Refuses what `changeKey` refuses. */
async function requireOwnKey(
  tx: Query,
  keyId: string,
  { by, doing }: { by: Actor; doing: string },
): Promise<{ serverId: string }> {
  const key = isUuid(keyId) ? await findKey(tx, keyId) : undefined;
  if (!key || !actsFor(by, key.ownerId)) {
    throw new Refusal("key_unknown", `Cannot ${doing} key: there is no key "${keyId}"`);
  }
  if (!key.revokedAt) return { serverId: key.serverId };
  throw new Refusal(
    "key_revoked",
    `Cannot ${doing} key: it was revoked at ${key.revokedAt.toISOString()}`,
  );
}
