import type { Query, Sql } from "../../core/database/connect.ts";
import type { Actor } from "../../core/rights/actor.ts";
import { type Attempt, readAttempts } from "../../site/deliveries/list_attempts.ts";
import { type OwnDelivery, requireOwnDelivery } from "../../site/deliveries/own_delivery.ts";
import { type KeyStatus, requireKeyOf } from "../../site/keys/list_keys.ts";

/** Finds the ids of the active keys that represent a server's receivers, oldest first. */
export async function findVotifierKeys(sql: Query, serverId: string): Promise<string[]> {
  const found = await sql<{ keyId: string }[]>`
    select e.key_id from endpoint e join api_key k on k.id = e.key_id
    where e.server_id = ${serverId} and e.kind = 'votifier' and e.url is not null
    order by k.created_at, k.id`;
  return found.map(({ keyId }) => keyId);
}

/** A receiver, and its last test with the attempt if that was made already. */
export interface ConnectedVotifier {
  /** The key that represents the receiver. */
  key: KeyStatus;
  test?: { delivery: OwnDelivery; attempts: Attempt[] } | undefined;
}

/** Finds the receivers of a server, oldest first. The caller has checked that the actor works on the server. */
export async function findVotifiers(
  sql: Sql,
  serverId: string,
  { by, now }: { by: Actor; now: Date },
): Promise<ConnectedVotifier[]> {
  const ids = await findVotifierKeys(sql, serverId);
  return await Promise.all(ids.map(async (id) => ({
    key: await requireKeyOf(sql, serverId, { id, now }),
    test: await findTest(sql, { serverId, keyId: id }, by),
  })));
}

async function findTest(sql: Sql, of: { serverId: string; keyId: string }, by: Actor) {
  const testId = await findLastTest(sql, of);
  if (testId === undefined) return undefined;
  const delivery = await requireOwnDelivery(sql, testId, { by });
  return { delivery, attempts: await readAttempts(sql, delivery) };
}

async function findLastTest(
  sql: Sql,
  { serverId, keyId }: { serverId: string; keyId: string },
): Promise<string | undefined> {
  const [found] = await sql<{ id: string }[]>`
    select id from (
      select id, created_at from outbox where server_id = ${serverId} and key_id = ${keyId} and is_test
      union all
      select id, created_at from delivery where server_id = ${serverId} and key_id = ${keyId} and is_test
    ) as tests order by created_at desc limit 1`;
  return found?.id;
}
