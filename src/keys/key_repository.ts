import type { Query } from "../database/connect.ts";

/** Columns of a new key, its first secret and its endpoint. */
interface KeyRow {
  id: string;
  serverId: string;
  name: string;
  hash: Uint8Array;
  ending: string;
  url: string | null;
  sealedSecret: Uint8Array;
  now: Date;
}

/** Inserts key, secret and endpoint, or nothing: false if the server is not approved at that moment. */
export async function insertKey(sql: Query, row: KeyRow): Promise<boolean> {
  const made = await sql`
    with made as (
      insert into api_key (id, server_id, name, created_at)
      select ${row.id}, id, ${row.name}, ${row.now}
      from server where id = ${row.serverId} and status = 'approved'
      returning id, server_id
    ), secret as (
      insert into key_secret (hash, key_id, ending, created_at)
      select ${row.hash}, id, ${row.ending}, ${row.now} from made
    )
    insert into endpoint (key_id, server_id, url, secret)
    select id, server_id, ${row.url}, ${row.sealedSecret} from made
    returning key_id`;
  return made.length === 1;
}

/** Counts a server's open keys. Locks the server, so two new keys are never counted at the same time. */
export async function countOpenKeys(tx: Query, serverId: string): Promise<number> {
  await tx`select from server where id = ${serverId} for no key update`;
  const [row] = await tx<{ keys: number }[]>`
    select count(*) as keys from api_key where server_id = ${serverId} and revoked_at is null`;
  return row?.keys ?? 0;
}

/** Ends every earlier secret by `expiresAt`, including those from earlier rolls, then adds the new one. */
export async function replaceSecret(
  tx: Query,
  keyId: string,
  secret: { hash: Uint8Array; ending: string; expiresAt: Date; now: Date },
): Promise<void> {
  await tx`
    update key_secret set expires_at = ${secret.expiresAt}
    where key_id = ${keyId} and (expires_at is null or expires_at > ${secret.expiresAt})`;
  await tx`
    insert into key_secret (hash, key_id, ending, created_at)
    values (${secret.hash}, ${keyId}, ${secret.ending}, ${secret.now})`;
}

/** Closes an open key for good and deletes its URL. */
export async function closeKey(tx: Query, keyId: string, now: Date): Promise<void> {
  await tx`
    with closed as (
      update api_key set revoked_at = ${now} where id = ${keyId} and revoked_at is null
      returning id
    )
    update endpoint e set url = null from closed where e.key_id = closed.id`;
}

/** Points an open key's endpoint at a URL, or at nothing: failures at the old place are not held against the new one. */
export async function pointEndpoint(tx: Query, keyId: string, url: string | null): Promise<void> {
  await tx`update endpoint set url = ${url}, ${enabled(tx)} where key_id = ${keyId}`;
}

/** Assignments that enable an endpoint, with its breaker closed and its failures forgotten. */
export function enabled(tx: Query) {
  return tx`
    disabled_at = null, disabled_because = null, open_until = null, breaker_opened = 0, consecutive_failures = 0,
    failed_attempts = 0, failing_since = null`;
}

/** Facts that decide whether a key may be changed, and by whom. */
export interface KeyHolding {
  serverId: string;
  ownerId: string;
  revokedAt: Date | null;
  /** Whether it stands for the server's Votifier. */
  isVotifier: boolean;
}

/** Finds who holds a key and locks it until the transaction ends; undefined when there is no such key. */
export async function findKey(tx: Query, keyId: string): Promise<KeyHolding | undefined> {
  const [key] = await tx<KeyHolding[]>`
    select k.server_id, s.owner_id, k.revoked_at, coalesce(e.url like 'votifier:%', false) as is_votifier
    from api_key k join server s on s.id = k.server_id join endpoint e on e.key_id = k.id
    where k.id = ${keyId} for no key update of k`;
  return key;
}
