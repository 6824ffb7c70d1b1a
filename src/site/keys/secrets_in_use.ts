import { isInUse } from "../../core/accounts/account_state.ts";
import type { Sql } from "../../core/database/connect.ts";
import type { EndpointKind } from "../../core/destinations/endpoint_kind.ts";

/** An active key, and the endings of its valid secrets. */
export interface KeyInUse {
  keyId: string;
  name: string;
  kind: EndpointKind;
  endings: string[];
  hasUrl: boolean;
  isPending: boolean;
}

/** An entry of the trail about a secret that was created or typed. */
export interface SecretEntry {
  action: string;
  subject: string;
  ending: string | null;
  origin: string | null;
  /** Whether a Votifier token was typed. */
  hasToken: boolean;
  maker: string | null;
  /** Whether its creator no longer manages the server. False for the operator. */
  isGone: boolean;
}

/** The fields of a secret that belongs to no key. */
export const UNNAMED = { keyId: null, name: null, isPrepared: false };

/** Returns the active keys of a server, with the endings of their secrets. */
export async function findSecretsInUse(sql: Sql, serverId: string, now: Date): Promise<KeyInUse[]> {
  const keys = await sql<KeyInUse[]>`
    select k.id as key_id, k.name, e.kind,
      e.url is not null as has_url,
      e.pending_secret is not null as is_pending,
      array(
        select s.ending from key_secret s
        where s.key_id = k.id and (s.expires_at is null or s.expires_at > ${now})
      ) as endings
    from api_key k join endpoint e on e.key_id = k.id
    where k.server_id = ${serverId} and k.revoked_at is null
    order by k.created_at, k.id`;
  return [...keys];
}

/** Returns who created, renewed or saw a secret of a server, from the audit trail. */
export async function findSecretEntries(sql: Sql, serverId: string): Promise<SecretEntry[]> {
  const makings = await sql<SecretEntry[]>`
    select e.action, e.subject, e.details->>'ending' as ending, e.details->>'origin' as origin,
      e.details ? 'token' as has_token, a.username as maker,
      e.actor_id is not null and not coalesce(
        ${isInUse(sql)} and (
          s.owner_id = a.id or exists (
            select from server_member m
            where m.server_id = s.id and m.account_id = a.id and m.role = 'manager'
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
    order by e.id`;
  return [...makings];
}
