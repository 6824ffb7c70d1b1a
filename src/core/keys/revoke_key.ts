import type { Act } from "../rights/actor.ts";
import type { Context } from "../trail/context.ts";
import { abandonWaiting } from "../deliveries/abandon_waiting.ts";
import { changeKey, withoutAddress } from "./change_key.ts";

/**
 * Revokes a key permanently and abandons its waiting deliveries, in one transaction. Refuses an unknown key and one
 * that is already revoked.
 */
export async function revokeKey(
  context: Context,
  id: string,
  act: Act,
): Promise<{ id: string; revokedAt: Date }> {
  const { now } = act;
  await changeKey(context, id, {
    act,
    action: "key_revoked",
    async change(tx, { serverId }) {
      await tx`
        with closed as (
          update api_key set revoked_at = ${now} where id = ${id} and revoked_at is null
          returning id
        )
        update endpoint e set url = null, ${withoutAddress(tx)}
        from closed where e.key_id = closed.id`;
      // Owners with another key don't have to wait for this one to work again.
      await tx`
        with held as materialized (
          select vote_id from reward where server_id = ${serverId} and key_id = ${id} order by vote_id for update
        )
        update reward r set others_after = ${now} from held h where r.vote_id = h.vote_id`;
      await abandonWaiting(tx, id, { reason: "key_revoked", now });
    },
  });
  return { id, revokedAt: now };
}
