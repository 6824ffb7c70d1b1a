import type { Query, Sql } from "../database/connect.ts";
import { createSecretBox, type SecretBox, type SecretKey } from "../secret_key.ts";

/** The text that the key seals when it is first used with a database, and the row's name for the box. */
const CANARY = "This database's secrets open.";
const CONTEXT = "secret canary";

/** Webhook secrets that are tried, the newest first, where a database has secrets and no canary yet. */
const TRIED_MAX = 1_000;

/**
 * Makes sure that the secret key is the one that this database's secrets were sealed with, and notes it where none
 * was used yet: of several keys that come at once, one stays. Throws a sentence that says which variable or file is
 * wrong and what to do; a file that was only just made is then removed. Comes before anything is sent or sealed.
 */
export async function checkSecretKey(sql: Sql, key: SecretKey): Promise<void> {
  if (await fits(sql, createSecretBox(key.value))) return;
  await key.discard();
  throw new Error(`${describe(key)} ${IF_LOST}`);
}

/**
 * Refuses a key that was only just made beside a database that holds secrets: the one they were sealed with is lost.
 * For the launcher, before the service starts; the schema may be of any version. Throws as `checkSecretKey` does.
 */
export async function refuseNewKey(sql: Sql, key: SecretKey): Promise<void> {
  if (!key.isNew || !await holdsSecrets(sql)) return;
  await key.discard();
  throw new Error(`${describe(key)} ${IF_LOST}`);
}

/** Makes a key this database's own whatever it opens: the old one is lost. */
export async function replaceCanary(tx: Query, box: SecretBox): Promise<void> {
  const sealed = box.seal(CANARY, CONTEXT);
  await tx`
    insert into secret_canary (sealed) values (${sealed})
    on conflict (singleton) do update set sealed = excluded.sealed`;
}

/** Whether the box opens a ciphertext. */
export function opens(box: SecretBox, sealed: Uint8Array, context: string): boolean {
  try {
    box.open(sealed, context);
    return true;
  } catch {
    return false;
  }
}

async function fits(sql: Sql, box: SecretBox): Promise<boolean> {
  const canary = await findCanary(sql);
  if (canary) return opens(box, canary, CONTEXT);
  if (!await opensWhatIsStored(sql, box)) return false;
  await sql`insert into secret_canary (sealed) values (${
    box.seal(CANARY, CONTEXT)
  }) on conflict do nothing`;
  const kept = await findCanary(sql);
  return kept !== undefined && opens(box, kept, CONTEXT);
}

async function holdsSecrets(sql: Sql): Promise<boolean> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relname in ('secret_canary', 'endpoint') and relnamespace = current_schema()::regnamespace`;
  for (const { name } of tables) {
    const rows = await sql`select from ${sql(name)} limit 1`;
    if (rows.length > 0) return true;
  }
  return false;
}

async function findCanary(sql: Sql): Promise<Uint8Array | undefined> {
  const [row] = await sql<{ sealed: Uint8Array }[]>`select sealed from secret_canary`;
  return row?.sealed;
}

/** Whether the box opens at least half of the webhook secrets in use: a damaged row says nothing about the key. */
async function opensWhatIsStored(sql: Sql, box: SecretBox): Promise<boolean> {
  const stored = await sql<{ keyId: string; secret: Uint8Array }[]>`
    select e.key_id, e.secret from endpoint e join api_key k on k.id = e.key_id
    where k.revoked_at is null
    order by k.created_at desc, k.id limit ${TRIED_MAX}`;
  const opened = stored.filter(({ keyId, secret }) => opens(box, secret, keyId));
  return opened.length * 2 >= stored.length;
}

const IF_LOST =
  'If it is lost for good, "deno task admin secret-key adopt" goes on without it, and pauses the webhooks whose secrets are lost with it.';

function describe({ source, isNew }: SecretKey): string {
  if (isNew) {
    return `${source} is missing, and this database's secrets were sealed with it: put it back from your backup.`;
  }
  return source === "SECRET_KEY"
    ? "SECRET_KEY is not the key that this database's secrets were sealed with: set that one again."
    : `${source} is not the key that this database's secrets were sealed with: put the right file back from your backup.`;
}
