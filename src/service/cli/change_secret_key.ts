import type { Sql } from "../../core/database/connect.ts";
import { createSecretBox, opens, type SecretKeys } from "../../core/secrets/secret_key.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { Context } from "../../core/trail/context.ts";
import { deskChatContext } from "../../reach/chats/desk_chat.ts";
import { forgetOtherKeys } from "../secrets/check_secret_key.ts";
import { linkKeyContext } from "../../site/keys/link_key.ts";
import { pauseWebhook } from "../../site/keys/webhook.ts";
import { queuedMailContext } from "../../site/mail/queued_mail.ts";
import { totpContext } from "../../site/sign_in/two_factor/totp.ts";
import { NIL_UUID } from "../../core/database/uuid_v7.ts";

/** Secrets read per batch. */
const BATCH = 500;

/** The columns with secrets, each with the column that identifies the row, and the row's name in the box's context. */
const SEALED = [
  { table: "endpoint", key: "key_id", column: "secret", contextOf: keyContext },
  { table: "endpoint", key: "key_id", column: "previous_secret", contextOf: keyContext },
  { table: "endpoint", key: "key_id", column: "pending_secret", contextOf: keyContext },
  { table: "link_key", key: "server_id", column: "secret", contextOf: linkKeyContext },
  { table: "second_factor", key: "account_id", column: "totp_secret", contextOf: totpContext },
  { table: "desk_chat", key: "id", column: "secret", contextOf: deskChatContext },
  { table: "queued_mail", key: "id", column: "sealed", contextOf: queuedMailContext },
];

/**
 * Reseals all secrets with the first key, after which the other key is no longer required: webhook secrets, link keys,
 * secrets of authenticator apps, the address of the moderators' channel, and waiting mails. Works while services with
 * both keys are running. An interrupted run can be repeated: each secret is changed in a separate statement unless its
 * owner changes it at that moment, and the next pass finds secrets that were missed. Returns the number of keys,
 * servers and accounts whose secrets changed, and those whose secret neither key opens.
 */
export async function resealSecrets(
  { sql }: Context,
  secretKeys: SecretKeys,
): Promise<{ resealed: number; unreadable: string[] }> {
  const present = createSecretBox(secretKeys[0]);
  const accepted = createSecretBox(...secretKeys);
  const resealed = new Set<string>();
  for (;;) {
    const unreadable: string[] = [];
    let changes = 0;
    for await (const { id, sealed, context, column, replace } of findSecrets(sql)) {
      if (opens(accepted, sealed, context)) {
        if (opens(present, sealed, context)) continue;
        changes++;
        if (await replace(present.seal(accepted.open(sealed, context), context))) resealed.add(id);
      } else if (column === "secret" || column === "totp_secret") unreadable.push(id);
    }
    if (changes > 0) continue;
    await forgetOtherKeys(sql, [secretKeys[0]]);
    return { resealed: resealed.size, unreadable };
  }
}

/**
 * Continues with a new secret key after the old one was lost. Webhooks whose secret the new key does not open are
 * paused, so that their votes are held until their owners prepare and activate another secret. Nothing is deleted: if
 * the old key is found, it can be adopted again. Returns the keys that were paused.
 */
export async function adoptSecretKey(
  { sql, secretKeys }: Context & { secretKeys: SecretKeys },
  act: Act,
): Promise<string[]> {
  const box = createSecretBox(...secretKeys);
  const inUse = await sql<{ keyId: string; secret: Uint8Array; isPaused: boolean }[]>`
    select e.key_id, e.secret, e.paused_at is not null as is_paused
    from endpoint e join api_key k on k.id = e.key_id
    where k.revoked_at is null and length(e.secret) > 0 order by e.key_id`;
  const lost = inUse.filter(({ keyId, secret, isPaused }) =>
    !isPaused && !opens(box, secret, keyId)
  );
  for (const { keyId } of lost) await pauseWebhook({ sql }, keyId, act);
  await forgetOtherKeys(sql, secretKeys);
  return lost.map(({ keyId }) => keyId);
}

/** Finds every secret, with a function that replaces it unless it has changed since. */
async function* findSecrets(sql: Sql) {
  for (const { column, contextOf, ...names } of SEALED) {
    const secret = sql(column);
    const key = sql(names.key);
    const table = sql(names.table);
    let after = NIL_UUID;
    for (;;) {
      const rows = await sql<{ id: string; sealed: Uint8Array }[]>`
        select ${key} as id, ${secret} as sealed from ${table}
        where ${key} > ${after} and length(${secret}) > 0 order by ${key} limit ${BATCH}`;
      for (const { id, sealed } of rows) {
        const replace = async (resealed: Uint8Array) =>
          (await sql`
            update ${table} set ${secret} = ${resealed} where ${key} = ${id} and ${secret} = ${sealed}`)
            .count > 0;
        yield { id, sealed, column, context: contextOf(id), replace };
        after = id;
      }
      if (rows.length < BATCH) break;
    }
  }
}

function keyContext(keyId: string): string {
  return keyId;
}
