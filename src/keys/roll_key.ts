import type { Act } from "../trail/actor.ts";
import type { Context } from "../trail/context.ts";
import { refusal } from "../errors.ts";
import { changeKey } from "./change_key.ts";
import { endingOf, hashKeySecret, makeKeySecret } from "./key_secret.ts";
import { abandonWaiting } from "../deliveries/abandon_waiting.ts";
import { HOUR_MS } from "../time/day.ts";

/** Most hours that an old secret may keep working: seven days. */
export const OVERLAP_MAX_HOURS = 7 * 24;

/**
 * Gives a key a new secret; its record, webhook and limit stay. The old secret, and any older ones still valid, remain
 * valid for `overlapHours` unless they expire earlier; with an overlap of 0 only the new one works. Refuses an unknown
 * or revoked key and an overlap outside 0–168 hours.
 */
export async function rollKey(
  context: Context,
  id: string,
  { overlapHours, ...act }: Act & { overlapHours: number },
): Promise<{ id: string; secret: string }> {
  if (!(overlapHours >= 0 && overlapHours <= OVERLAP_MAX_HOURS)) {
    throw refusal("overlap_invalid", { max: OVERLAP_MAX_HOURS, hours: overlapHours });
  }
  const secret = makeKeySecret();
  const ending = endingOf(secret);
  const expiresAt = new Date(act.now.getTime() + overlapHours * HOUR_MS);
  await changeKey(context, id, {
    act,
    doing: "roll",
    notForVotifier: true,
    action: "key_rolled",
    details: () => ({ ending, overlap_hours: overlapHours }),
    async change(tx) {
      // Includes the secrets of earlier rolls.
      await tx`
        update key_secret set expires_at = ${expiresAt}
        where key_id = ${id} and (expires_at is null or expires_at > ${expiresAt})`;
      await tx`
        insert into key_secret (hash, key_id, ending, created_at)
        values (${hashKeySecret(secret)}, ${id}, ${ending}, ${act.now})`;
    },
  });
  return { id, secret };
}

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
    doing: "revoke",
    action: "key_revoked",
    async change(tx, { serverId }) {
      await tx`
        with closed as (
          update api_key set revoked_at = ${now} where id = ${id} and revoked_at is null
          returning id
        )
        update endpoint e set url = null from closed where e.key_id = closed.id`;
      // Owners with another key need not wait for this one to work again.
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
