import type { Query, Sql } from "../database/connect.ts";

/** The columns of a new key, its first secret and its endpoint. */
export interface KeyRow {
  id: string;
  serverId: string;
  name: string;
  hash: Uint8Array;
  ending: string;
  url: string | null;
  sealedSecret: Uint8Array;
  now: Date;
}

/** Inserts key, secret and endpoint, or nothing: false when the server is not approved at that moment. */
export async function insertKey(sql: Sql, row: KeyRow): Promise<boolean> {
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

/** Lets the current secret live on until `expiresAt` and puts another in its place. */
export async function replaceSecret(
  sql: Sql,
  keyId: string,
  secret: { hash: Uint8Array; ending: string; expiresAt: Date; now: Date },
): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`update key_secret set expires_at = ${secret.expiresAt} where key_id = ${keyId} and expires_at is null`;
    await tx`
      insert into key_secret (hash, key_id, ending, created_at)
      values (${secret.hash}, ${keyId}, ${secret.ending}, ${secret.now})`;
  });
}

/** Closes a key for good and forgets its URL; undefined when it is closed already or unknown. */
export async function closeKey(sql: Query, keyId: string, now: Date): Promise<Date | undefined> {
  const [key] = await sql<{ revoked_at: Date }[]>`
    with closed as (
      update api_key set revoked_at = ${now} where id = ${keyId} and revoked_at is null
      returning id, revoked_at
    ), silenced as (
      update endpoint e set url = null from closed where e.key_id = closed.id
    )
    select revoked_at from closed`;
  return key?.revoked_at;
}

/** Points a key's endpoint at a URL, or at none; false when the key is revoked or unknown. */
export async function pointEndpoint(
  sql: Query,
  keyId: string,
  url: string | null,
): Promise<boolean> {
  const pointed = await sql`
    update endpoint e set url = ${url}, disabled_at = null, disabled_because = null from api_key k
    where e.key_id = ${keyId} and k.id = e.key_id and k.revoked_at is null
    returning e.key_id`;
  return pointed.length === 1;
}

/** The server of a key, and when the key was revoked; undefined when there is no such key. */
export async function findKey(
  sql: Sql,
  keyId: string,
): Promise<{ serverId: string; revokedAt: Date | null } | undefined> {
  const [key] = await sql<{ serverId: string; revokedAt: Date | null }[]>`
    select server_id as "serverId", revoked_at as "revokedAt" from api_key where id = ${keyId}`;
  return key;
}
