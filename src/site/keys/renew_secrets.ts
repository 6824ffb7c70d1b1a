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

/** A renewed secret. This is the only time that it is shown. */
interface RenewedSecret {
  of: KnownSecret;
  secret: string;
}

/** The kinds that we renew. */
const RENEWABLE: readonly SecretKind[] = ["api_key", "webhook_secret", "url_key", "link_key"];

/** Returns whether a secret is renewed by `renewKnownSecrets`. */
export function isRenewable({ kind, isPrepared }: KnownSecret): boolean {
  return RENEWABLE.includes(kind) && !isPrepared;
}

/**
 * Renews the secrets that former people know, and returns the new ones. The old ones of keys stop at once. A webhook's
 * old secret works until the owner has given the new one to their receiver and activates it. A secret that can't be
 * renewed stays as it is, so that the renewed ones are still shown. Refuses anyone but the owner, and a server without
 * such secrets.
 */
export async function renewKnownSecrets(
  context: KeyContext,
  slug: string,
  { formId, ...act }: Act,
): Promise<RenewedSecret[]> {
  const server = await requireOwnServer(context.sql, slug, { by: act.by, role: "owner" });
  const known = (await findKnownSecrets(context.sql, server.id, act.now)).filter(isRenewable);
  // They were renewed in the meantime, perhaps with the same form.
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
