import type { Act } from "../rights/actor.ts";
import type { Context } from "../trail/context.ts";
import { recordAudit } from "../trail/audit.ts";
import type { Query } from "../database/connect.ts";
import type { ChatPace, ChatService } from "../destinations/chat_service.ts";
import type { EndpointKind } from "../destinations/endpoint_kind.ts";
import { refusal } from "../refusals/refusal.ts";
import type { SecretBox } from "../secrets/secret_key.ts";
import { requireOwnServer } from "../servers/require_server.ts";
import type { Server } from "../servers/server.ts";
import { endingOf, hashKeySecret, makeKeySecret } from "./key_secret.ts";
import { parseScopes, type Scope } from "./scopes.ts";
import { makeWebhookSecret } from "../sending/signature.ts";
import { acceptUrl, originOf, parseKeyName, urlTaken } from "./key_inputs.ts";

/**
 * Maximum active keys of a server. Every vote is sent to all of them, and each has a separate limit.
 *
 * ```text
 * limit                    value  protects                     used up by
 * active keys of a server  20     deliveries of other servers  an owner's keys: each gets every vote
 *   test: a server never has more than 20 open keys
 * ```
 */
const OPEN_KEYS_MAX = 20;

/** Dependencies of the functions that change keys. */
export interface KeyContext extends Context {
  box: SecretBox;
  /** Whether webhooks may point into private networks. For the demo and tests. */
  allowPrivate: boolean;
}

/** A new key with its secrets, which are never shown again. */
export interface IssuedKey {
  id: string;
  secret: string;
  webhookSecret: string;
}

/**
 * Creates a key for an approved server (SPEC §5.3), with a webhook secret and, if given, a webhook URL. Its `scopes`
 * can't be changed later. Refuses a server that is unknown, owned by someone else, not approved or full, an invalid
 * name or scope, and a URL that is invalid or used by another key.
 */
export async function issueKey(
  context: KeyContext,
  slug: string,
  { name, webhookUrl, scopes: wanted = ["read"], ...act }: Act & {
    name: string;
    webhookUrl?: string | undefined;
    scopes?: readonly string[];
  },
): Promise<IssuedKey> {
  const keyName = parseKeyName(name);
  const scopes = parseScopes(wanted);
  const url = webhookUrl === undefined ? null : acceptUrl(webhookUrl, context.allowPrivate);
  const server = await requireOwnServer(context.sql, slug, act);
  const webhookSecret = makeWebhookSecret();
  const key = { name: keyName, url, scopes, sendingSecret: webhookSecret, act };
  const made = await makeKey(context, server, key);
  return { ...made, webhookSecret };
}

/**
 * Creates a key for the owner's server. Its deliveries are signed with `sendingSecret`. The first key with the feed
 * scope starts the server's feed. A Votifier's key, whose secret nobody gets, can be made before the approval, so that
 * its owner can test it. Refuses a server that is not approved or full, and a URL that is taken.
 */
export async function makeKey(
  { sql, box }: KeyContext,
  server: Server,
  { name, kind = "webhook", url, scopes = ["read"], sendingSecret, chat, admit, act }: {
    name: string;
    kind?: EndpointKind;
    url: string | null;
    scopes?: readonly Scope[];
    sendingSecret: string;
    /** Present for a chat channel. */
    chat?: { service: ChatService; pace: ChatPace; locale: string | null };
    /** A further check that may refuse the key, while the server is locked. */
    admit?: (tx: Query) => Promise<void>;
    act: Act;
  },
): Promise<{ id: string; secret: string }> {
  const id = crypto.randomUUID();
  const secret = makeKeySecret();
  const ending = endingOf(secret);
  const { id: serverId, slug, status } = server;
  const sealed = box.seal(sendingSecret, id);
  const { service = null, pace = null, locale = null } = chat ?? {};
  const making = sql.begin(async (tx) => {
    await refuseFull(tx, serverId);
    await admit?.(tx);
    const made = await tx`
      with made as (
        insert into api_key (id, server_id, name, scopes, created_at)
        select ${id}, id, ${name}, ${[...scopes]}::text[], ${act.now}
        from server
        where id = ${serverId} and (status = 'approved' or status = 'pending' and ${kind}::text = 'votifier')
        returning id, server_id, scopes
      ), fed as (
        update server s set has_feed = true from made
        where s.id = made.server_id and 'feed' = any(made.scopes) and not s.has_feed
      ), secret as (
        insert into key_secret (hash, key_id, ending, created_at)
        select ${hashKeySecret(secret)}, id, ${ending}, ${act.now} from made
      )
      insert into endpoint (key_id, server_id, kind, url, secret, chat, pace, locale)
      select id, server_id, ${kind}, ${url}, ${sealed}, ${service}, ${pace}, ${locale} from made
      returning key_id`;
    if (made.length === 0) {
      throw refusal("server_not_approved", { slug, status });
    }
    const details = { name, ending, scopes: scopes.join(" "), ...originOf(url) };
    await recordAudit(tx, act, { action: "key_issued", serverId, subject: id, details });
  });
  await making.catch((error) => {
    throw urlTaken(error);
  });
  return { id, secret };
}

/** Locks the server, so that concurrent requests can't exceed the limit. */
async function refuseFull(tx: Query, serverId: string): Promise<void> {
  await tx`select from server where id = ${serverId} for no key update`;
  const [row] = await tx<{ keys: number }[]>`
    select count(*) as keys from api_key where server_id = ${serverId} and revoked_at is null`;
  if ((row?.keys ?? 0) < OPEN_KEYS_MAX) return;
  throw refusal("keys_too_many", { max: OPEN_KEYS_MAX });
}
