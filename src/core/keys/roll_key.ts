import type { Act } from "../rights/actor.ts";
import type { Context } from "../trail/context.ts";
import { refusal } from "../refusals/refusal.ts";
import { changeKey } from "./change_key.ts";
import { endingOf, hashKeySecret, makeKeySecret } from "./key_secret.ts";
import { HOUR_MS } from "../time/day.ts";

/** Most hours that an old secret may keep working: seven days. */
const OVERLAP_MAX_HOURS = 7 * 24;

/**
 * Gives a key a new secret and keeps its record, webhook and limit. The old secret, and any older ones that are still
 * valid, remain valid for `overlapHours` unless they expire earlier. With an overlap of 0 only the new one works.
 * Refuses an unknown or revoked key and an overlap outside 0–168 hours.
 */
export async function rollKey(
  context: Context,
  id: string,
  { overlapHours, ...act }: Act & { overlapHours: number },
): Promise<{ id: string; secret: string }> {
  if (!(overlapHours >= 0 && overlapHours <= OVERLAP_MAX_HOURS)) {
    throw refusal("overlap_invalid", { max: OVERLAP_MAX_HOURS });
  }
  const secret = makeKeySecret();
  const ending = endingOf(secret);
  const expiresAt = new Date(act.now.getTime() + overlapHours * HOUR_MS);
  await changeKey(context, id, {
    act,
    forWebhooks: true,
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
