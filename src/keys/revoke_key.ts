import type { Act } from "../trail/actor.ts";
import type { Context } from "../trail/context.ts";
import { changeKey } from "./change_key.ts";
import { closeKey } from "./key_repository.ts";
import { abandonWaiting } from "../deliveries/abandon_waiting.ts";

/**
 * Revokes a key for good and abandons its waiting deliveries, in one transaction. Refuses an unknown key and one that
 * is already revoked.
 */
export async function revokeKey(
  context: Context,
  id: string,
  act: Act,
): Promise<{ id: string; revokedAt: Date }> {
  const { now } = act;
  await changeKey(context, id, {
    act,
    doing: "revoke",
    action: "key_revoked",
    async change(tx) {
      await closeKey(tx, id, now);
      await abandonWaiting(tx, id, { reason: "key_revoked", now });
    },
  });
  return { id, revokedAt: now };
}
