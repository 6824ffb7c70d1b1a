import type { EndpointKind } from "../../../../src/core/destinations/endpoint_kind.ts";
import type { Sql } from "../../../../src/core/database/connect.ts";
import type { SecretBox } from "../../../../src/core/secrets/secret_key.ts";
import { createSender } from "../../../../src/core/sending/send_delivery.ts";

/** A row of the outbox as a peer's queue carries it. */
export interface Job {
  id: string;
  vote_id: string;
  key_id: string;
  body: string;
}

/** Makes a peer's deliveries. */
export interface Deliverer {
  /** One POST by our own sender; throws unless it was accepted, so that the peer tries again. */
  deliver(job: Job): Promise<void>;
  close(): Promise<void>;
}

/** Reads URLs and secrets once, as no service could: peers pay neither for that nor for an attempt log. */
export async function createDeliverer(sql: Sql, box: SecretBox): Promise<Deliverer> {
  const sender = createSender({ allowPrivate: true, now: () => new Date() });
  const rows = await sql<
    { keyId: string; kind: EndpointKind; url: string; secret: Uint8Array }[]
  >`select key_id, kind, url, secret from endpoint where url is not null`;
  const endpoints = new Map(
    rows.map(({ keyId, secret, ...to }) => [keyId, { ...to, secret: box.open(secret, keyId) }]),
  );

  async function deliver({ id, vote_id, key_id, body }: Job): Promise<void> {
    const endpoint = endpoints.get(key_id);
    if (!endpoint) throw new Error(`There is no endpoint ${key_id}`);
    const attempt = { deliveryId: id, voteId: vote_id, attempt: 1, body, isTest: false };
    const { outcome } = await sender.send({ ...attempt, ...endpoint });
    if (outcome !== "delivered") throw new Error(outcome);
  }

  return { deliver, close: () => sender.close() };
}
