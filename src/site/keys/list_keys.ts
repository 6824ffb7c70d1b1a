import type { Actor } from "../../core/rights/actor.ts";
import type { Sql } from "../../core/database/connect.ts";
import type { ChatPace, ChatService } from "../../core/destinations/chat_service.ts";
import type { EndpointKind } from "../../core/destinations/endpoint_kind.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { requireOwnServer } from "../../core/servers/require_server.ts";
import { isUuid } from "../../core/database/uuid_v7.ts";
import type { Scope } from "../../core/keys/scopes.ts";

/** State of an endpoint. */
export type WebhookState = "none" | "active" | "failing" | "waiting" | "paused" | "disabled";

/** A key and its webhook as the owner sees them, without secrets. */
export interface KeyStatus {
  id: string;
  name: string;
  scopes: Scope[];
  /** The last characters of its current secret. */
  ending: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  kind: EndpointKind;
  /** The chat service, if the key is a chat's channel. */
  service: ChatService | null;
  pace: ChatPace | null;
  locale: string | null;
  /** The URL. A chat channel's URL is shortened to its host and its last characters. */
  webhookUrl: string | null;
  /** `waiting`: the breaker is open until `asks_again_at`. */
  webhookState: WebhookState;
  /** Why it is disabled. `failing`: it has failed for too long. */
  disabledBecause: "gone" | "chat_gone" | "failing" | null;
  failingSince: Date | null;
  asksAgainAt: Date | null;
  /** Whether a prepared secret is waiting to be activated. */
  secretPending: boolean;
}

/** Lists the keys of the actor's server, oldest first, with the state of each webhook. Refuses an unknown server. */
export async function listKeys(
  sql: Sql,
  slug: string,
  { by, now }: { by: Actor; now: Date },
): Promise<KeyStatus[]> {
  const server = await requireOwnServer(sql, slug, { by, role: "viewer" });
  return await findKeys(sql, server.id, { now });
}

/** Returns one key of a server. Refuses an unknown key. The caller must have checked the actor's role in the server. */
export async function requireKeyOf(
  sql: Sql,
  serverId: string,
  { id, now }: { id: string; now: Date },
): Promise<KeyStatus> {
  const [key] = isUuid(id) ? await findKeys(sql, serverId, { now, keyId: id }) : [];
  if (key) return key;
  throw refusal("key_unknown", { id });
}

/** Lists the keys of a server, oldest first, or one of them. Doesn't check permissions. */
export async function findKeys(
  sql: Sql,
  serverId: string,
  { now, keyId = null }: { now: Date; keyId?: string | null },
): Promise<KeyStatus[]> {
  const rows = await sql<KeyStatus[]>`
    select k.id, k.name, k.scopes, s.ending, k.created_at, k.last_used_at, k.revoked_at,
      e.kind, e.chat as service, e.pace, e.locale, e.url as webhook_url,
      ${webhookStateOf(sql, now)} as webhook_state,
      e.disabled_because, e.failing_since, e.open_until as asks_again_at,
      e.pending_secret is not null as secret_pending
    from api_key k
    join endpoint e on e.key_id = k.id
    join key_secret s on s.key_id = k.id and s.expires_at is null
    where k.server_id = ${serverId} and k.id = coalesce(${keyId}, k.id)
    order by k.created_at, k.id`;
  return [...rows];
}

/** Returns the SQL for the state of an endpoint `e`. */
export function webhookStateOf(sql: Sql, now: Date) {
  return sql`
    case
      when e.url is null then 'none'
      when e.disabled_at is not null then 'disabled'
      when e.paused_at is not null then 'paused'
      when e.open_until > ${now} then 'waiting'
      when e.consecutive_failures > 0 then 'failing'
      else 'active'
    end`;
}
