import type { Sql } from "../database/connect.ts";
import { type Attempt, readAttempts } from "../deliveries/list_attempts.ts";
import { type OwnDelivery, requireOwnDelivery } from "../deliveries/own_delivery.ts";
import { requireOwnDetails, type ServerDetails } from "../servers/server_details.ts";
import type { Actor } from "../trail/actor.ts";
import { findVotifierKey } from "./connect_votifier.ts";
import { type KeyStatus, requireOwnKey } from "./list_keys.ts";

/** How a server's players get their reward. */
export interface Rewards {
  server: ServerDetails;
  /** The key that stands for its Votifier, once that is connected. */
  votifier?: KeyStatus;
  /** The last test of it, and its attempt once that was made. */
  test?: { delivery: OwnDelivery; attempts: Attempt[] };
}

/** Finds how the players of the actor's server get their reward. Refuses an unknown server. */
export async function findRewards(
  sql: Sql,
  slug: string,
  { by, now }: { by: Actor; now: Date },
): Promise<Rewards> {
  const server = await requireOwnDetails(sql, slug, { by });
  const id = await findVotifierKey(sql, server.id);
  if (id === undefined) return { server };
  const { key: votifier } = await requireOwnKey(sql, { slug, id }, { by, now });
  const testId = await findLastTest(sql, { serverId: server.id, keyId: id });
  if (testId === undefined) return { server, votifier };
  const delivery = await requireOwnDelivery(sql, testId, { by, doing: "show delivery" });
  return { server, votifier, test: { delivery, attempts: await readAttempts(sql, delivery) } };
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
