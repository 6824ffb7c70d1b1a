import type { Act } from "../trail/actor.ts";
import type { Context } from "../trail/context.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import { changeKey } from "./change_key.ts";
import type { KeyContext } from "./issue_key.ts";
import { makeWebhookSecret } from "../sending/signature.ts";

/** Milliseconds that the Standard Webhooks header also carries the previous secret's signature: 24 hours. */
export const SECRET_OVERLAP_MS = 86_400_000;

/**
 * Prepares a new webhook secret and shows it, this one time. Deliveries are signed with the old one until the owner,
 * whose receiver now knows both, activates it. Preparing again replaces the prepared secret.
 */
export async function prepareWebhookSecret(
  context: Pick<KeyContext, "sql" | "box">,
  keyId: string,
  act: Act,
): Promise<string> {
  const secret = makeWebhookSecret();
  const sealed = context.box.seal(secret, keyId);
  await changeKey(context, keyId, {
    act,
    doing: "prepare a webhook secret for",
    notForVotifier: true,
    action: "secret_prepared",
    async change(tx) {
      await tx`update endpoint set pending_secret = ${sealed} where key_id = ${keyId}`;
    },
  });
  return secret;
}

/**
 * Signs with the prepared secret from the next attempt on. The spec's header always has one signature; the Standard
 * Webhooks header carries the old one beside it for 24 hours. Refuses when no secret was prepared.
 */
export async function activateWebhookSecret(
  context: Context,
  keyId: string,
  act: Act,
): Promise<{ previousUntil: Date }> {
  const previousUntil = new Date(act.now.getTime() + SECRET_OVERLAP_MS);
  await changeKey(context, keyId, {
    act,
    doing: "activate the webhook secret of",
    action: "secret_activated",
    change: (tx) => activate(tx, keyId, previousUntil),
  });
  return { previousUntil };
}

async function activate(tx: Query, keyId: string, previousUntil: Date): Promise<void> {
  const activated = await tx`
    update endpoint
    set secret = pending_secret, previous_secret = secret, previous_secret_until = ${previousUntil},
      pending_secret = null
    where key_id = ${keyId} and pending_secret is not null
    returning key_id`;
  if (activated.length === 1) return;
  throw new Refusal("secret_not_prepared", "Cannot activate a webhook secret: none was prepared");
}
