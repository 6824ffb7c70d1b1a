import { type Actor, actsFor } from "../trail/actor.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";
import type { DeliveryState } from "./delivery.ts";
import { isUuid } from "../uuid_v7.ts";

/** A delivery as its owner looks into it. */
export interface OwnDelivery {
  id: string;
  vote_id: string;
  key_id: string;
  key_name: string;
  server_id: string;
  state: DeliveryState;
  is_test: boolean;
  /** The text that every attempt sends. */
  body: string;
  attempts: number;
  last_outcome: string | null;
  created_at: Date;
  due_at: Date | null;
  finished_at: Date | null;
  /** Where a resend would go; null when the key is revoked or has no URL. */
  webhook_url: string | null;
  /** Whether a moderator voided the vote: it is not sent again. */
  is_void: boolean;
}

/** The actor's delivery with that id. Refuses, naming the action, one that is unknown or somebody else's, alike. */
export async function requireOwnDelivery(
  sql: Query,
  id: string,
  { by, doing }: { by: Actor; doing: string },
): Promise<OwnDelivery> {
  const found = isUuid(id) ? await findDelivery(sql, id) : undefined;
  if (found && actsFor(by, found.owner_id)) return found;
  throw new Refusal("delivery_unknown", `Cannot ${doing}: there is no delivery "${id}"`);
}

async function findDelivery(
  sql: Query,
  id: string,
): Promise<(OwnDelivery & { owner_id: string }) | undefined> {
  const [found] = await sql<(OwnDelivery & { owner_id: string })[]>`
    select d.id, d.vote_id, d.key_id, k.name as key_name, d.server_id, s.owner_id,
      case when d.state = 'pending' and s.status <> 'approved' then 'held' else d.state end as state,
      d.is_test, d.body, d.attempts, d.last_outcome, d.created_at, d.due_at, d.finished_at, e.url as webhook_url,
      exists (select from vote v where v.id = d.vote_id and v.voided_at is not null) as is_void
    from (
      select id, vote_id, key_id, server_id, state, is_test, body, attempts, last_outcome, created_at, due_at,
        null::timestamptz as finished_at
      from outbox where id = ${id}
      union all
      select id, vote_id, key_id, server_id, state, is_test, body, attempts, last_outcome, created_at, null, finished_at
      from delivery where id = ${id}
    ) d
    join api_key k on k.id = d.key_id
    join server s on s.id = d.server_id
    join endpoint e on e.key_id = d.key_id`;
  return found;
}
