import type { Act } from "../../core/rights/actor.ts";
import type { Context, NudgeContext } from "../../core/trail/context.ts";
import { changeKey, withoutAddress } from "../../core/keys/change_key.ts";
import type { KeyContext } from "../../core/keys/issue_key.ts";
import { acceptUrl, originOf, urlTaken } from "../../core/keys/key_inputs.ts";
import { abandonWaiting, holdWaiting } from "../../core/deliveries/abandon_waiting.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { makeWebhookSecret } from "../../core/sending/signature.ts";
import { DAY_MS } from "../../core/time/day.ts";
import type { Query } from "../../core/database/connect.ts";

/**
 * Sets or removes a key's webhook URL. Its secret stays. Without a URL, waiting deliveries are abandoned. With a URL,
 * they are sent there, and an endpoint that a 410 disabled is enabled again. Refuses an unknown or revoked key, and a
 * URL that is invalid or used by another key.
 */
export async function setWebhook(
  context: NudgeContext & Pick<KeyContext, "allowPrivate">,
  id: string,
  { url, ...act }: Act & { url: string | null },
): Promise<{ id: string; url: string | null }> {
  const accepted = url === null ? null : acceptUrl(url, context.allowPrivate);
  const changed = changeKey(context, id, {
    act,
    ...accepted === null ? {} : { forWebhooks: true },
    action: accepted === null ? "webhook_cleared" : "webhook_set",
    details: () => originOf(accepted),
    async change(tx) {
      // Failures at the old URL don't count against the new one.
      await tx`
        update endpoint
        set ${urlSet(tx, accepted, act.now)}, ${withoutAddress(tx)}, ${enabled(tx)}
        where key_id = ${id}`;
      if (accepted !== null) return;
      await abandonWaiting(tx, id, { reason: "url_cleared", now: act.now });
    },
  });
  await changed.catch((error) => {
    throw urlTaken(error);
  });
  if (accepted !== null) context.nudge();
  return { id, url: accepted };
}

/**
 * Stops sending to a key's endpoint until it is resumed. Waiting deliveries, and those of votes cast in that time, are
 * held for a replay. Pausing twice changes nothing. Refuses an unknown or revoked key.
 */
export async function pauseWebhook(context: Context, keyId: string, act: Act): Promise<void> {
  await changeKey(context, keyId, {
    act,
    action: "webhook_paused",
    async change(tx) {
      await tx`update endpoint set paused_at = coalesce(paused_at, ${act.now}) where key_id = ${keyId}`;
      await holdWaiting(tx, keyId);
    },
  });
}

/**
 * Resumes sending to a key's endpoint, even if failures disabled it, and closes its breaker. Returns the number of held
 * deliveries, which the owner can replay.
 */
export async function resumeWebhook(
  context: NudgeContext,
  keyId: string,
  act: Act,
): Promise<{ held: number }> {
  const resumed: { held: number } = await changeKey(context, keyId, {
    act,
    action: "webhook_resumed",
    details: ({ held }) => ({ held }),
    async change(tx) {
      const [row] = await tx<{ held: number }[]>`
        with resumed as (
          update endpoint set paused_at = null, ${enabled(tx)} where key_id = ${keyId}
        )
        select count(*) as held from outbox where key_id = ${keyId} and state = 'held'`;
      return { held: row?.held ?? 0 };
    },
  });
  context.nudge();
  return resumed;
}

/** Milliseconds for which the Standard Webhooks header also carries the previous secret's signature: 24 hours. */
export const SECRET_OVERLAP_MS = DAY_MS;

/**
 * Prepares a new webhook secret and returns it. It is shown only once. Deliveries are signed with the old one until the
 * owner, whose receiver now knows both, activates it. Preparing again replaces the prepared secret.
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
    forWebhooks: true,
    action: "secret_prepared",
    async change(tx) {
      await tx`update endpoint set pending_secret = ${sealed} where key_id = ${keyId}`;
    },
  });
  return secret;
}

/**
 * Signs with the prepared secret from the next attempt on. The spec's header always has one signature; the Standard
 * Webhooks header also carries the old one for 24 hours. Refuses a key without a prepared secret.
 */
export async function activateWebhookSecret(
  context: Context,
  keyId: string,
  act: Act,
): Promise<{ previousUntil: Date }> {
  const previousUntil = new Date(act.now.getTime() + SECRET_OVERLAP_MS);
  await changeKey(context, keyId, {
    act,
    action: "secret_activated",
    async change(tx) {
      const activated = await tx`
        update endpoint
        set secret = pending_secret, previous_secret = secret, previous_secret_until = ${previousUntil},
          pending_secret = null
        where key_id = ${keyId} and pending_secret is not null
        returning key_id`;
      if (activated.length === 1) return;
      throw refusal("secret_not_prepared");
    },
  });
  return { previousUntil };
}

/** Returns the SQL assignments that enable an endpoint, close its breaker and reset its failures. */
export function enabled(tx: Query) {
  return tx`
    disabled_at = null, disabled_because = null, open_until = null, breaker_opened = 0, consecutive_failures = 0,
    failed_attempts = 0, failing_since = null`;
}

/** Returns the SQL assignments that set an endpoint's URL and, if it changes, the time of the change. */
export function urlSet(tx: Query, url: string | null, now: Date) {
  return tx`
    url = ${url}, url_set_at = case when url is distinct from ${url}::text then ${now} else url_set_at end`;
}
