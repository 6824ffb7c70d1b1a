import type { Sql } from "../../core/database/connect.ts";
import type { EndpointKind } from "../../core/destinations/endpoint_kind.ts";
import { describeError, log } from "../../core/observing/log.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import type { Act } from "../../core/rights/actor.ts";
import { requireOwnServer } from "../../core/servers/require_server.ts";
import type { KeyContext } from "../../core/keys/issue_key.ts";
import { makeLinkKey } from "./link_key.ts";
import { rollKey } from "../../core/keys/roll_key.ts";
import { makeUrlKey } from "./url_key.ts";
import { prepareWebhookSecret } from "./webhook.ts";

/** A secret of a server, by what it is for. We can renew all but the last two, which are made elsewhere. */
type SecretKind =
  | "api_key"
  | "webhook_secret"
  | "url_key"
  | "link_key"
  | "chat"
  | "votifier";

/** A secret in use that a former manager of the server knows. */
export interface KnownSecret {
  kind: SecretKind;
  /** The key that it belongs to, and that key's name; null: there is one of its kind, without a name. */
  keyId: string | null;
  name: string | null;
  /** The name of the account that made it; null: it was deleted. */
  knownBy: string | null;
  /** Whether a new webhook secret is prepared that only waits until it is activated. */
  isPrepared: boolean;
}

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
 * Finds the secrets of a server that people know who no longer manage it, whatever ended that: they were removed, left,
 * handed the listing over, see it only, or were disabled or deleted. A secret is shown once, to the person who makes it,
 * so the audit trail says who knows it. Doesn't check permissions.
 */
export async function findKnownSecrets(
  sql: Sql,
  serverId: string,
  now: Date,
): Promise<KnownSecret[]> {
  const [keys, made] = await Promise.all([
    findSecretsInUse(sql, serverId, now),
    findMakings(sql, serverId),
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

/**
 * Renews the secrets that former people know, and returns the new ones. The old ones of keys stop at once. A webhook's
 * stays until the owner, whose receiver knows the new one by then, activates it. One that can't be renewed stays as it
 * is, so that those that were are shown. Refuses anyone but the owner, and if there are none.
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

/** A key that isn't revoked, and the endings of its secrets that still work. */
interface KeyInUse {
  keyId: string;
  name: string;
  kind: EndpointKind;
  endings: string[];
  hasUrl: boolean;
  isPending: boolean;
}

/** An entry about a secret that a person made or typed. */
interface Making {
  action: string;
  subject: string;
  ending: string | null;
  origin: string | null;
  /** Whether a Votifier token was typed. */
  hasToken: boolean;
  maker: string | null;
  /** Whether the maker no longer manages the server. The operator never goes. */
  isGone: boolean;
}

const UNNAMED = { keyId: null, name: null, isPrepared: false };

async function findSecretsInUse(sql: Sql, serverId: string, now: Date): Promise<KeyInUse[]> {
  return [
    ...await sql<KeyInUse[]>`
    select k.id as key_id, k.name, e.kind, e.url is not null as has_url, e.pending_secret is not null as is_pending,
      array(
        select s.ending from key_secret s where s.key_id = k.id and (s.expires_at is null or s.expires_at > ${now})
      ) as endings
    from api_key k join endpoint e on e.key_id = k.id
    where k.server_id = ${serverId} and k.revoked_at is null
    order by k.created_at, k.id`,
  ];
}

async function findMakings(sql: Sql, serverId: string): Promise<Making[]> {
  return [
    ...await sql<Making[]>`
    select e.action, e.subject, e.details->>'ending' as ending, e.details->>'origin' as origin,
      e.details ? 'token' as has_token, a.username as maker,
      e.actor_id is not null and not coalesce(
        a.deleted_at is null and a.disabled_at is null and (
          s.owner_id = a.id or exists (
            select from server_member m where m.server_id = s.id and m.account_id = a.id and m.role = 'manager'
          )
        ), false
      ) as is_gone
    from audit_entry e
    join server s on s.id = e.server_id
    left join account a on a.id = e.actor_id and a.deleted_at is null
    where e.server_id = ${serverId} and e.action in (
      'key_issued', 'key_rolled', 'secret_prepared', 'secret_activated', 'url_key_made', 'link_key_made',
      'webhook_set', 'chat_set'
    )
    order by e.id`,
  ];
}

/** A key's secret, or an older one that still works after a roll. */
function knownApiKey({ keyId, name, endings }: KeyInUse, made: readonly Making[]): KnownSecret[] {
  const known = made.findLast(({ action, ending, isGone }) =>
    isGone && (action === "key_issued" || action === "key_rolled") &&
    ending !== null && endings.includes(ending)
  );
  return known ? [{ kind: "api_key", keyId, name, knownBy: known.maker, isPrepared: false }] : [];
}

/** The secret that signs now, or a prepared one that would. */
function knownWebhookSecret(
  { keyId, name, hasUrl, isPending }: KeyInUse,
  made: readonly Making[],
): KnownSecret[] {
  let [active, pending]: [Making | undefined, Making | undefined] = [undefined, undefined];
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

/** A typed secret: a chat's address or a Votifier token. */
function knownElsewhere(
  { keyId, name, hasUrl }: KeyInUse,
  kind: "chat" | "votifier",
  made: readonly Making[],
): KnownSecret[] {
  // A chat that only gets messages at another pace keeps its address, and a Votifier at another host its token.
  const typed = made.findLast(({ action, origin, hasToken }) =>
    action === "key_issued" || action === "webhook_set" && hasToken ||
    action === "chat_set" && origin !== null
  );
  return hasUrl && typed?.isGone
    ? [{ kind, keyId, name, knownBy: typed.maker, isPrepared: false }]
    : [];
}
