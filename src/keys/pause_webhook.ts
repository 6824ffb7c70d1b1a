import type { Act } from "../trail/actor.ts";
import type { Context, NudgeContext } from "../trail/context.ts";
import type { Query } from "../database/connect.ts";
import { changeKey } from "./change_key.ts";
import { enabled } from "./key_repository.ts";

/**
 * Stops sending to a key's endpoint until it is resumed. Waiting deliveries, and those of votes cast meanwhile, are
 * held for a replay. Pausing twice changes nothing. Refuses an unknown or revoked key.
 */
export async function pauseWebhook(context: Context, keyId: string, act: Act): Promise<void> {
  await changeKey(context, keyId, {
    act,
    doing: "pause the webhook of",
    action: "webhook_paused",
    async change(tx) {
      await tx`update endpoint set paused_at = coalesce(paused_at, ${act.now}) where key_id = ${keyId}`;
      await tx`update outbox set state = 'held' where key_id = ${keyId} and state = 'pending' and not is_test`;
    },
  });
}

/**
 * Starts sending to a key's endpoint again, even if failures disabled it, with its breaker closed. Returns how many
 * deliveries are held: the owner decides, by a replay, whether those votes still count.
 */
export async function resumeWebhook(
  context: NudgeContext,
  keyId: string,
  act: Act,
): Promise<{ held: number }> {
  const resumed: { held: number } = await changeKey(context, keyId, {
    act,
    doing: "resume the webhook of",
    action: "webhook_resumed",
    details: ({ held }) => ({ held }),
    change: (tx) => resume(tx, keyId),
  });
  context.nudge();
  return resumed;
}

async function resume(tx: Query, keyId: string): Promise<{ held: number }> {
  const [row] = await tx<{ held: number }[]>`
    with resumed as (
      update endpoint set paused_at = null, ${enabled(tx)} where key_id = ${keyId}
    )
    select count(*) as held from outbox where key_id = ${keyId} and state = 'held'`;
  return { held: row?.held ?? 0 };
}
