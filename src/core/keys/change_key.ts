import type { Act, Actor } from "../rights/actor.ts";
import { covers, findRole } from "../servers/roles.ts";
import { type AuditAction, recordAudit } from "../trail/audit.ts";
import type { AuditDetails } from "../trail/audit_details.ts";
import type { Context } from "../trail/context.ts";
import type { Query } from "../database/connect.ts";
import type { EndpointKind } from "../destinations/endpoint_kind.ts";
import { refusal } from "../refusals/refusal.ts";
import { isUuid } from "../database/uuid_v7.ts";

/** A change to a key: its actor and its entry in the audit trail. */
interface KeyChange<T> {
  act: Act;
  action: AuditAction;
  /** Set if the change makes no sense for the key of a Votifier listener or a chat channel. */
  forWebhooks?: true;
  change(tx: Query, key: { serverId: string; kind: EndpointKind }): Promise<T>;
  details?: (result: T) => AuditDetails;
}

/**
 * Changes an active key of the actor's and writes the audit entry, in one transaction. Changes to one key run one after
 * another. Refuses an unknown key, another owner's key (with the same error), and a revoked key.
 */
export async function changeKey<T>(
  { sql }: Context,
  keyId: string,
  { act, action, forWebhooks, change, details }: KeyChange<T>,
): Promise<T> {
  const { result } = await sql.begin(async (tx) => {
    const key = await requireOwnKey(tx, keyId, act.by);
    if (forWebhooks && key.kind !== "webhook") {
      throw refusal(key.kind === "chat" ? "key_is_chat" : "key_is_votifier");
    }
    const result = await change(tx, key);
    const { serverId } = key;
    await recordAudit(tx, act, { action, serverId, subject: keyId, details: details?.(result) });
    return { result };
  });
  return result;
}

/** Finds which server an active key of the actor's belongs to, and locks the key. Refuses what `changeKey` refuses. */
async function requireOwnKey(
  tx: Query,
  keyId: string,
  by: Actor,
): Promise<{ serverId: string; kind: EndpointKind }> {
  const [key] = isUuid(keyId)
    ? await tx<
      { serverId: string; ownerId: string; revokedAt: Date | null; kind: EndpointKind }[]
    >`
      select k.server_id, s.owner_id, k.revoked_at, e.kind
      from api_key k join server s on s.id = k.server_id join endpoint e on e.key_id = k.id
      where k.id = ${keyId} for no key update of k`
    : [];
  const role = key && await findRole(tx, { id: key.serverId, ownerId: key.ownerId }, by);
  if (!key || role === undefined) throw refusal("key_unknown", { id: keyId });
  if (!covers(role, "manager")) throw refusal("role_too_low", { role: "manager" });
  if (!key.revokedAt) return key;
  throw refusal("key_revoked");
}

/** Builds the assignment that deletes the address of a removed channel. It is stored in place of a webhook's secret. */
export function withoutAddress(tx: Query) {
  return tx`secret = case when kind = 'chat' then ''::bytea else secret end`;
}
