import { describeError, log } from "../../core/observing/log.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import type { Act } from "../../core/rights/actor.ts";
import { requireOwnServer } from "../../core/servers/require_server.ts";
import type { KeyContext } from "../../core/keys/issue_key.ts";
import { makeLinkKey } from "./link_key.ts";
import { rollKey } from "../../core/keys/roll_key.ts";
import { makeUrlKey } from "./url_key.ts";
import { prepareWebhookSecret } from "./webhook.ts";
import { findKnownSecrets, type KnownSecret, type SecretKind } from "./known_secrets.ts";

/** A renewed secret, which is shown only once. */
interface RenewedSecret {
  of: KnownSecret;
  secret: string;
}

/** The kinds of secrets that can be renewed here. */
const RENEWABLE: readonly SecretKind[] = ["api_key", "webhook_secret", "url_key", "link_key"];

/** Returns whether `renewKnownSecrets` renews a secret. */
export function isRenewable({ kind, isPrepared }: KnownSecret): boolean {
  return RENEWABLE.includes(kind) && !isPrepared;
}

/**
 * Renews the secrets that former managers know, and returns the new ones. Old secrets of keys become invalid at once. A
 * webhook's old secret stays valid until the owner has given the new one to the receiver and activates it. If one
 * secret can't be renewed, it is left unchanged, so that the renewed ones are still shown. Refuses all but the owner,
 * and a server without such secrets.
 */
export async function renewKnownSecrets(
  context: KeyContext,
  slug: string,
  { formId, ...act }: Act,
): Promise<RenewedSecret[]> {
  const server = await requireOwnServer(context.sql, slug, { by: act.by, role: "owner" });
  const known = (await findKnownSecrets(context.sql, server.id, act.now)).filter(isRenewable);
  // They were renewed meanwhile, perhaps with the same form.
  if (known.length === 0) throw refusal("form_used");
  const renewed: RenewedSecret[] = [];
  for (const of of known) {
    // A form sent twice is refused at its first change.
    const first = renewed.length === 0 && formId !== undefined ? { ...act, formId } : act;
    try {
      renewed.push({ of, secret: await renew(context, { slug, of, act: first }) });
    } catch (error) {
      if (renewed.length === 0) throw error;
      log("error", "secret_not_renewed", { kind: of.kind, ...describeError(error) });
    }
  }
  return renewed;
}

async function renew(
  context: KeyContext,
  { slug, of: { kind, keyId }, act }: { slug: string; of: KnownSecret; act: Act },
): Promise<string> {
  if (kind === "url_key") return await makeUrlKey(context, slug, act);
  if (kind === "link_key") return await makeLinkKey(context, slug, act);
  if (keyId === null) throw new Error(`a ${kind} without a key`);
  if (kind === "webhook_secret") return await prepareWebhookSecret(context, keyId, act);
  const { secret } = await rollKey(context, keyId, { ...act, overlapHours: 0 });
  return secret;
}
