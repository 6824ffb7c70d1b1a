import type { Sql } from "../database/connect.ts";
import { createSecretBox, opens, type SecretBox, type SecretKeys } from "../secret_key.ts";
import type { Act } from "../trail/actor.ts";
import type { Context } from "../trail/context.ts";
import { forgetOtherKeys } from "./check_secret_key.ts";
import { resealLinkKeys } from "./link_key.ts";
import { pauseWebhook } from "./webhook.ts";

/** Webhooks that are read at a time. */
const BATCH = 500;

/** Result of sealing secrets anew. */
export interface Resealed {
  /** Webhooks and link keys whose secrets were sealed anew. */
  resealed: number;
  /** Keys whose webhook secret neither key opens, and servers with such a link key; they stay as they are. */
  unreadable: string[];
}

interface Row {
  keyId: string;
  secret: Uint8Array;
  previousSecret: Uint8Array | null;
  pendingSecret: Uint8Array | null;
}

/**
 * Seals every webhook secret and link key with the first key and then no longer asks for the other one. Works while services run
 * that know both keys. A run that was cut short is simply made again: each webhook is changed by a statement of its
 * own, unless its owner changes it meanwhile, and whatever was missed is found by the next pass.
 */
export async function resealSecrets({ sql }: Context, secretKeys: SecretKeys): Promise<Resealed> {
  const present = createSecretBox(secretKeys[0]);
  const accepted = createSecretBox(...secretKeys);
  let resealed = 0;
  for (;;) {
    const links = await resealLinkKeys(sql, { present, accepted });
    const unreadable = [...links.unreadable];
    let { changes } = links;
    resealed += changes;
    for await (const row of endpoints(sql)) {
      if (!opens(accepted, row.secret, row.keyId)) unreadable.push(row.keyId);
      const anew = sealAnew(row, { present, accepted });
      if (anew === undefined) continue;
      changes++;
      if (await replace(sql, row, anew)) resealed++;
    }
    if (changes > 0) continue;
    await forgetOtherKeys(sql, [secretKeys[0]]);
    return { resealed, unreadable };
  }
}

/**
 * Continues with a new secret key because the old one is lost. Webhooks whose secret the new one does not open are
 * paused, so that their votes are held until their owners have prepared and activated another. Nothing is deleted:
 * if the old key turns up, it can be adopted again. Returns the keys that were paused.
 */
export async function adoptSecretKey(
  { sql, secretKeys }: Context & { secretKeys: SecretKeys },
  act: Act,
): Promise<string[]> {
  const box = createSecretBox(...secretKeys);
  const inUse = await sql<{ keyId: string; secret: Uint8Array; isPaused: boolean }[]>`
    select e.key_id, e.secret, e.paused_at is not null as is_paused
    from endpoint e join api_key k on k.id = e.key_id
    where k.revoked_at is null order by e.key_id`;
  const lost = inUse.filter(({ keyId, secret, isPaused }) =>
    !isPaused && !opens(box, secret, keyId)
  );
  for (const { keyId } of lost) await pauseWebhook({ sql }, keyId, act);
  await forgetOtherKeys(sql, secretKeys);
  return lost.map(({ keyId }) => keyId);
}

async function* endpoints(sql: Sql): AsyncGenerator<Row> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await sql<Row[]>`
      select key_id, secret, previous_secret, pending_secret from endpoint
      where key_id > ${after} order by key_id limit ${BATCH}`;
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.keyId;
  }
}

/** Returns the row with what only the other key opens sealed by the present one; undefined if there is nothing. */
function sealAnew(
  row: Row,
  { present, accepted }: { present: SecretBox; accepted: SecretBox },
): Row | undefined {
  const { keyId } = row;
  const isOther = (sealed: Uint8Array | null): sealed is Uint8Array =>
    sealed !== null && !opens(present, sealed, keyId) && opens(accepted, sealed, keyId);
  const anew = <S extends Uint8Array | null>(sealed: S) =>
    isOther(sealed) ? present.seal(accepted.open(sealed, keyId), keyId) : sealed;
  const { secret, previousSecret, pendingSecret } = row;
  if (![secret, previousSecret, pendingSecret].some(isOther)) return undefined;
  return {
    keyId,
    secret: anew(secret),
    previousSecret: anew(previousSecret),
    pendingSecret: anew(pendingSecret),
  };
}

async function replace(sql: Sql, old: Row, anew: Row): Promise<boolean> {
  const replaced = await sql`
    update endpoint
    set secret = ${anew.secret}, previous_secret = ${anew.previousSecret}, pending_secret = ${anew.pendingSecret}
    where key_id = ${old.keyId} and secret = ${old.secret}
      and previous_secret is not distinct from ${old.previousSecret}
      and pending_secret is not distinct from ${old.pendingSecret}
    returning key_id`;
  return replaced.length > 0;
}
