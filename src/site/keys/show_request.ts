import type { Sql } from "../../core/database/connect.ts";
import { SECRET_OVERLAP_MS } from "./webhook.ts";
import type { SecretBox } from "../../core/secrets/secret_key.ts";
import { deliveryHeaders } from "../../core/sending/delivery_headers.ts";
import type { Attempt } from "../deliveries/list_attempts.ts";
import type { OwnDelivery } from "../deliveries/own_delivery.ts";

/** A POST as its receiver got it, except for Host and Content-Length. */
export interface SentRequest {
  headers: Record<string, string>;
  body: string;
}

interface Secrets {
  secret: Uint8Array;
  previousSecret: Uint8Array | null;
  previousSecretUntil: Date | null;
}

/**
 * Rebuilds the request of an attempt. This is exact, because nothing in it is random and its time was recorded, except
 * for the signature of an attempt before the last two changes of the webhook secret.
 */
export async function showRequest(
  { sql, box }: { sql: Sql; box: SecretBox },
  delivery: OwnDelivery,
  { number, startedAt }: Pick<Attempt, "number" | "startedAt">,
): Promise<SentRequest> {
  const sealed = await findSecrets(sql, delivery.keyId);
  const open = (secret: Uint8Array) => box.open(secret, delivery.keyId);
  const [current, previous] = inUseAt(sealed, startedAt);
  const headers = deliveryHeaders({
    deliveryId: delivery.id,
    voteId: delivery.voteId,
    attempt: number,
    body: delivery.body,
    secret: open(current),
    previousSecret: previous ? open(previous) : undefined,
    isTest: delivery.isTest,
  }, startedAt);
  return { headers, body: delivery.body };
}

/** Returns the secrets that signed at that time: the primary and the secondary one. */
function inUseAt(
  { secret, previousSecret, previousSecretUntil }: Secrets,
  at: Date,
): [Uint8Array, Uint8Array | undefined] {
  if (previousSecret === null || previousSecretUntil === null) return [secret, undefined];
  const activated = previousSecretUntil.getTime() - SECRET_OVERLAP_MS;
  if (at.getTime() < activated) return [previousSecret, undefined];
  return [secret, at < previousSecretUntil ? previousSecret : undefined];
}

async function findSecrets(sql: Sql, keyId: string): Promise<Secrets> {
  const [secrets] = await sql<Secrets[]>`
    select secret, previous_secret, previous_secret_until from endpoint where key_id = ${keyId}`;
  if (!secrets) throw new Error(`key ${keyId} has no endpoint`);
  return secrets;
}
