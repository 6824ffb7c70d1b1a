import type { Act } from "../trail/actor.ts";
import type { Context } from "../trail/context.ts";
import { forgetOtherKeys } from "./check_secret_key.ts";
import { createSecretBox, opens, type SecretKeys } from "../secret_key.ts";
import { pauseWebhook } from "./pause_webhook.ts";

/**
 * Continues with a new secret key because the old one is lost. Webhooks whose secret the new one does not open are
 * paused, so that their votes are held until their owners have prepared and activated another. Nothing is deleted:
 * if the old key turns up, it can be adopted again. Returns the keys that were paused.
 */
export async function adoptSecretKey(
  { sql, secretKeys }: Context & { secretKeys: SecretKeys },
  act: Act,
): Promise<string[]> {
  const box = createSecretBox(...secretKeys);
  const inUse = await sql<{ keyId: string; secret: Uint8Array; isPaused: boolean }[]>`
    select e.key_id, e.secret, e.paused_at is not null as is_paused
    from endpoint e join api_key k on k.id = e.key_id
    where k.revoked_at is null order by e.key_id`;
  const lost = inUse.filter(({ keyId, secret, isPaused }) =>
    !isPaused && !opens(box, secret, keyId)
  );
  for (const { keyId } of lost) await pauseWebhook({ sql }, keyId, act);
  await forgetOtherKeys(sql, secretKeys);
  return lost.map(({ keyId }) => keyId);
}
