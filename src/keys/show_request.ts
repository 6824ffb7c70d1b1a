import type { Sql } from "../database/connect.ts";
import { SECRET_OVERLAP_MS } from "./rotate_webhook_secret.ts";
import type { SecretBox } from "../secret_key.ts";
import { deliveryHeaders } from "../sending/delivery_headers.ts";
import type { Attempt } from "../deliveries/list_attempts.ts";
import type { OwnDelivery } from "../deliveries/own_delivery.ts";

/** A POST as its receiver got it, except for Host and Content-Length. */
export interface SentRequest {
  headers: Record<string, string>;
  body: string;
}

interface Secrets {
  secret: Uint8Array;
  previous_secret: Uint8Array | null;
  previous_secret_until: Date | null;
}

/**
 * Rebuilds the request of an attempt: nothing in it is random, and its time was recorded. Only an attempt from before
 * the last two changes of the webhook secret is shown with a signature it did not have.
 */
export async function showRequest(
  { sql, box }: { sql: Sql; box: SecretBox },
  delivery: OwnDelivery,
  { number, started_at }: Pick<Attempt, "number" | "started_at">,
): Promise<SentRequest> {
  const sealed = await findSecrets(sql, delivery.key_id);
  const open = (secret: Uint8Array) => box.open(secret, delivery.key_id);
  const [current, previous] = inUseAt(sealed, started_at);
  const headers = deliveryHeaders({
    deliveryId: delivery.id,
    voteId: delivery.vote_id,
    attempt: number,
    body: delivery.body,
    secret: open(current),
    previousSecret: previous ? open(previous) : undefined,
    isTest: delivery.is_test,
  }, started_at);
  return { headers, body: delivery.body };
}

/** Returns the secrets that signed at that time: the main one, and the one beside it. */
function inUseAt(
  { secret, previous_secret, previous_secret_until }: Secrets,
  at: Date,
): [Uint8Array, Uint8Array | undefined] {
  if (previous_secret === null || previous_secret_until === null) return [secret, undefined];
  const activated = previous_secret_until.getTime() - SECRET_OVERLAP_MS;
  if (at.getTime() < activated) return [previous_secret, undefined];
  return [secret, at < previous_secret_until ? previous_secret : undefined];
}

async function findSecrets(sql: Sql, keyId: string): Promise<Secrets> {
  const [secrets] = await sql<Secrets[]>`
    select secret, previous_secret, previous_secret_until from endpoint where key_id = ${keyId}`;
  if (!secrets) throw new Error(`key ${keyId} has no endpoint`);
  return secrets;
}
