import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import type { KeyContext } from "./issue_key.ts";
import { requireOpenKey } from "./roll_key.ts";
import { makeWebhookSecret } from "./webhook_secret.ts";

/** How long Standard Webhooks' header also carries the secret before, in milliseconds: 24 hours. */
const OVERLAP_MS = 86_400_000;

/**
 * Prepares a new webhook secret and shows it, this one time; deliveries are signed with the old one until the
 * owner, whose receiver now knows both, activates it. Preparing again replaces what was prepared.
 */
export async function prepareWebhookSecret(
  { sql, box }: KeyContext,
  keyId: string,
): Promise<string> {
  await requireOpenKey(sql, keyId, "prepare a webhook secret for");
  const secret = makeWebhookSecret();
  await sql`update endpoint set pending_secret = ${
    box.seal(secret, keyId)
  } where key_id = ${keyId}`;
  return secret;
}

/**
 * Signs with the prepared secret from the next attempt on. The spec's header has one signature at any time;
 * Standard Webhooks' carries the old one beside it for 24 hours. Refuses when nothing was prepared.
 */
export async function activateWebhookSecret(
  { sql }: { sql: KeyContext["sql"] },
  keyId: string,
  now: Date,
): Promise<{ previousUntil: Date }> {
  await requireOpenKey(sql, keyId, "activate the webhook secret of");
  const previousUntil = new Date(now.getTime() + OVERLAP_MS);
  if (await activate(sql, keyId, previousUntil)) return { previousUntil };
  throw new Refusal("secret_not_prepared", "Cannot activate a webhook secret: none was prepared");
}

async function activate(sql: Query, keyId: string, previousUntil: Date): Promise<boolean> {
  const activated = await sql`
    update endpoint
    set secret = pending_secret, previous_secret = secret, previous_secret_until = ${previousUntil},
      pending_secret = null
    where key_id = ${keyId} and pending_secret is not null
    returning key_id`;
  return activated.length === 1;
}
