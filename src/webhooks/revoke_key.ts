import type { Sql } from "../database/connect.ts";
import { closeKey } from "../keys/key_repository.ts";
import { requireOpenKey } from "../keys/roll_key.ts";
import { abandonWaiting } from "./abandon_waiting.ts";

/**
 * Revokes a key for good and abandons what waits for it, in one transaction. Lives here and not beside the
 * other verbs of keys because it ends deliveries. Refuses an unknown key and one that is revoked already.
 */
export async function revokeKey(
  sql: Sql,
  id: string,
  now: Date,
): Promise<{ id: string; revokedAt: Date }> {
  await requireOpenKey(sql, id, "revoke");
  await sql.begin(async (tx) => {
    await closeKey(tx, id, now);
    await abandonWaiting(tx, id, { reason: "key_revoked", now });
  });
  return { id, revokedAt: now };
}
