import type { Sql } from "../../core/database/connect.ts";
import {
  findSecretEntries,
  findSecretsInUse,
  type KeyInUse,
  type SecretEntry,
  UNNAMED,
} from "./secrets_in_use.ts";

/** A kind of a server's secrets. All but the last two, which are created elsewhere, can be renewed here. */
export type SecretKind =
  | "api_key"
  | "webhook_secret"
  | "url_key"
  | "link_key"
  | "chat"
  | "votifier";

/** A secret in use that is known to a former manager of the server. */
export interface KnownSecret {
  kind: SecretKind;
  /** The key that it belongs to, and that key's name. Null for a kind of which a server has only one. */
  keyId: string | null;
  name: string | null;
  /** The name of the account that created it. Null if the account was deleted. */
  knownBy: string | null;
  /** Whether a new webhook secret is prepared and waits for activation. */
  isPrepared: boolean;
}

/**
 * Returns the secrets of a server that former managers know. Former managers were removed, left, handed the listing
 * over or became viewers, or their account was disabled or deleted. A secret is shown once, to the person who creates
 * it, so the audit trail records who knows it. Doesn't check permissions.
 */
export async function findKnownSecrets(
  sql: Sql,
  serverId: string,
  now: Date,
): Promise<KnownSecret[]> {
  const [keys, made] = await Promise.all([
    findSecretsInUse(sql, serverId, now),
    findSecretEntries(sql, serverId),
  ]);
  const of = (subject: string) => made.filter((making) => making.subject === subject);
  const ofKeys = keys.flatMap((key) =>
    key.kind === "webhook"
      ? [...knownApiKey(key, of(key.keyId)), ...knownWebhookSecret(key, of(key.keyId))]
      : knownElsewhere(key, key.kind, of(key.keyId))
  );
  const single = (kind: "url_key" | "link_key", isInUse: boolean) => {
    const last = isInUse ? made.findLast(({ action }) => action === `${kind}_made`) : undefined;
    return last?.isGone ? [{ ...UNNAMED, kind, knownBy: last.maker }] : [];
  };
  const [{ hasUrlKey, hasLinkKey } = { hasUrlKey: false, hasLinkKey: false }] = await sql<
    { hasUrlKey: boolean; hasLinkKey: boolean }[]
  >`
    select exists (select from url_key where server_id = ${serverId}) as has_url_key,
      exists (select from link_key where server_id = ${serverId}) as has_link_key`;
  return [...ofKeys, ...single("url_key", hasUrlKey), ...single("link_key", hasLinkKey)];
}

/** Returns a key's known secret: the current one, or an older one that is still valid after a roll. */
function knownApiKey(
  { keyId, name, endings }: KeyInUse,
  made: readonly SecretEntry[],
): KnownSecret[] {
  const known = made.findLast(({ action, ending, isGone }) =>
    isGone && (action === "key_issued" || action === "key_rolled") &&
    ending !== null && endings.includes(ending)
  );
  return known ? [{ kind: "api_key", keyId, name, knownBy: known.maker, isPrepared: false }] : [];
}

/** Returns a key's known webhook secret: the one that signs now, or a prepared one. */
function knownWebhookSecret(
  { keyId, name, hasUrl, isPending }: KeyInUse,
  made: readonly SecretEntry[],
): KnownSecret[] {
  let active: SecretEntry | undefined = undefined;
  let pending: SecretEntry | undefined = undefined;
  for (const making of made) {
    if (making.action === "key_issued") active = making;
    if (making.action === "secret_prepared") pending = making;
    if (making.action === "secret_activated") [active, pending] = [pending, undefined];
  }
  const prepared = isPending ? pending : undefined;
  const known = [prepared, active].find((making) => making?.isGone);
  if (!known || !hasUrl) return [];
  const isPrepared = prepared !== undefined && !prepared.isGone;
  return [{ kind: "webhook_secret", keyId, name, knownBy: known.maker, isPrepared }];
}

/** Returns a known secret that was typed: a chat's URL or a Votifier token. */
function knownElsewhere(
  { keyId, name, hasUrl }: KeyInUse,
  kind: "chat" | "votifier",
  made: readonly SecretEntry[],
): KnownSecret[] {
  // Changing only a chat's pace keeps its URL, and changing only a Votifier's host keeps its token.
  const typed = made.findLast(({ action, origin, hasToken }) =>
    action === "key_issued" || action === "webhook_set" && hasToken ||
    action === "chat_set" && origin !== null
  );
  return hasUrl && typed?.isGone
    ? [{ kind, keyId, name, knownBy: typed.maker, isPrepared: false }]
    : [];
}
