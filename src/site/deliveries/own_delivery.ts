import type { Actor } from "../../core/rights/actor.ts";
import { covers, findRole, type Role } from "../../core/servers/roles.ts";
import type { Query } from "../../core/database/connect.ts";
import type { EndpointKind } from "../../core/destinations/endpoint_kind.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { sendsDeliveries } from "../../core/servers/listing_stage.ts";
import { acceptedAttempt, type Delivery } from "./shown_delivery.ts";
import { storedBody } from "./stored_form.ts";
import { isUuid } from "../../core/database/uuid_v7.ts";

/** The details of a delivery for its owner. */
export interface OwnDelivery extends Omit<Delivery, "lastStatus"> {
  keyName: string;
  /** POSTs in the current run of the retry schedule. Null once it is over. */
  tries: number | null;
  serverId: string;
  /** The body that every attempt sends. */
  body: string;
  kind: EndpointKind;
  /** The URL of a resend. Null if the key is revoked or has no URL. */
  webhookUrl: string | null;
  /** Whether a moderator voided the vote, so that it can't be sent again. */
  isVoid: boolean;
}

/**
 * Returns the actor's delivery with an id. Refuses an unknown delivery, another owner's and, with `serverId`, another
 * server's with the same error, and a member whose role is too low.
 */
export async function requireOwnDelivery(
  sql: Query,
  id: string,
  { by, role: needed = "viewer", serverId }: { by: Actor; role?: Role; serverId?: string },
): Promise<OwnDelivery> {
  const [found] = !isUuid(id) ? [] : await sql<(OwnDelivery & { ownerId: string })[]>`
    select d.id, d.vote_id, d.key_id, k.name as key_name, d.server_id, s.owner_id,
      case
        when d.state = 'pending' and not ${sendsDeliveries(sql)} then 'held' else d.state
      end as state,
      d.is_test, d.body,
      d.body::json ->> 'username' as player, d.body::json ->> 'event' = 'top_ten' as is_top_ten,
      d.attempts, d.tries, d.accepted_attempt, d.last_outcome,
      d.created_at, d.due_at, d.finished_at,
      e.kind, e.url as webhook_url,
      exists (select from vote v where v.id = d.vote_id and v.voided_at is not null) as is_void
    from (
      select id, vote_id, key_id, server_id, state, is_test, body,
        attempts, tries, accepted_attempt, last_outcome,
        created_at,
        -- A new test is due at once. Its stored time is before all other rows (TEST_DUE_AT).
        case when is_test then greatest(due_at, created_at) else due_at end as due_at,
        null::timestamptz as finished_at
      from outbox where id = ${id}
      union all
      select id, vote_id, key_id, server_id, state, is_test, ${storedBody(sql)},
        attempts, null, ${acceptedAttempt(sql)}, last_outcome,
        created_at, null, finished_at
      from delivery d where id = ${id}
    ) d
    join api_key k on k.id = d.key_id
    join server s on s.id = d.server_id
    join endpoint e on e.key_id = d.key_id`;
  const isSought = found && (serverId === undefined || found.serverId === serverId);
  const role = isSought && await findRole(sql, { id: found.serverId, ownerId: found.ownerId }, by);
  if (!isSought || !role) throw refusal("delivery_unknown", { id });
  if (covers(role, needed)) return found;
  throw refusal("role_too_low", { role: needed });
}
