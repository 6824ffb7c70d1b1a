import type { Query, Sql } from "../../core/database/connect.ts";
import {
  createSecretBox,
  opens,
  type SecretBox,
  type SecretKeys,
} from "../../core/secrets/secret_key.ts";
import type { SecretKey } from "./find_secret_key.ts";

/** The text that a key seals when it is first used with a database, and the row's name in the box's context. */
const CANARY = "This database's secrets open.";
const CONTEXT = "secret canary";

/** Most webhook secrets that are tried, newest first, if a database has secrets but no canary yet. */
const TRIED_MAX = 1_000;

/**
 * Checks that every key that sealed secrets in this database is configured, and records the current one if it is new.
 * If several processes record a first key at once, one of them wins. Throws an error that names the wrong variable or
 * file and explains what to do. In that case, a key file that was just created is removed. Has to run before any
 * delivery is sent or secret sealed. Without `notes` it only reads.
 */
export async function checkSecretKey(sql: Sql, key: SecretKey, { notes = true } = {}) {
  const verdict = await checkCanaries(sql, key.values, notes);
  if (verdict === "right") return;
  await key.discard();
  throw new Error(`${verdict === "half" ? HALF_CHANGED : explainMissing(key)} ${IF_LOST}`);
}

/**
 * Refuses a newly created key if the database already holds secrets, because the key that sealed them is lost. The
 * launcher calls it before the service starts, so the schema may be of any version. Throws the same errors as
 * `checkSecretKey`.
 */
export async function refuseNewKey(sql: Sql, key: SecretKey): Promise<void> {
  if (!key.isNew || !await holdsSecrets(sql)) return;
  await key.discard();
  throw new Error(`${explainMissing(key)} ${IF_LOST}`);
}

/** Makes the given keys the only ones that the database requires. All secrets in use must be sealed with them. */
export async function forgetOtherKeys(sql: Sql, keys: SecretKeys): Promise<void> {
  const present = createSecretBox(keys[0]);
  const accepted = createSecretBox(...keys);
  await sql.begin(async (tx) => {
    const canaries = await lockCanaries(tx);
    for (const sealed of canaries.filter((sealed) => !opens(accepted, sealed, CONTEXT))) {
      await tx`delete from secret_canary where sealed = ${sealed}`;
    }
    if (!isNoted(canaries, present)) await noteKey(tx, present);
  });
}

/** Checks for a canary for each key in use. Returns `half` if another key is needed besides the current one. */
async function checkCanaries(sql: Sql, keys: SecretKeys, notes: boolean) {
  const present = createSecretBox(keys[0]);
  const accepted = createSecretBox(...keys);
  const areOpened = (canaries: Uint8Array[]) =>
    canaries.every((sealed) => opens(accepted, sealed, CONTEXT));
  const known = await findCanaries(sql);
  if (areOpened(known) && isNoted(known, present)) return "right";
  return await sql.begin(async (tx) => {
    const canaries = await lockCanaries(tx);
    if (canaries.length === 0 ? !await opensWhatIsStored(tx, present) : !areOpened(canaries)) {
      return isNoted(canaries, present) ? "half" : "wrong";
    }
    if (notes && !isNoted(canaries, present)) await noteKey(tx, present);
    return "right";
  });
}

function isNoted(canaries: Uint8Array[], box: SecretBox): boolean {
  return canaries.some((sealed) => opens(box, sealed, CONTEXT));
}

async function noteKey(tx: Query, box: SecretBox): Promise<void> {
  await tx`insert into secret_canary (sealed) values (${box.seal(CANARY, CONTEXT)})`;
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

async function findCanaries(sql: Query): Promise<Uint8Array[]> {
  const rows = await sql<{ sealed: Uint8Array }[]>`select sealed from secret_canary`;
  return rows.map(({ sealed }) => sealed);
}

/** Prevents other processes from recording a key until the transaction ends, and returns the canaries. */
async function lockCanaries(tx: Query): Promise<Uint8Array[]> {
  await tx`lock table secret_canary in share row exclusive mode`;
  return await findCanaries(tx);
}

/**
 * Returns whether the box opens at least half of the webhook secrets in use. A single damaged row proves nothing about
 * the key.
 */
async function opensWhatIsStored(sql: Query, box: SecretBox): Promise<boolean> {
  const stored = await sql<{ keyId: string; secret: Uint8Array }[]>`
    select e.key_id, e.secret from endpoint e join api_key k on k.id = e.key_id
    where k.revoked_at is null and length(e.secret) > 0
    order by k.created_at desc, k.id limit ${TRIED_MAX}`;
  const opened = stored.filter(({ keyId, secret }) => opens(box, secret, keyId));
  return opened.length * 2 >= stored.length;
}

const HALF_CHANGED =
  'This database has secrets of another key besides SECRET_KEY: set that one as SECRET_KEY_OTHER until "deno task admin secret-key rotate" is done.';

const IF_LOST =
  'If it is lost for good, "deno task admin secret-key adopt" goes on without it, and pauses the webhooks whose secrets are lost with it.';

function explainMissing({ source, isNew }: SecretKey): string {
  if (isNew) {
    return `${source} is missing, and this database's secrets were sealed with it: put it back from your backup.`;
  }
  return source === "SECRET_KEY"
    ? "SECRET_KEY is not the key that this database's secrets were sealed with: set that one again, as SECRET_KEY_OTHER if you are changing the key."
    : `${source} is not the key that this database's secrets were sealed with: put the right file back from your backup.`;
}
