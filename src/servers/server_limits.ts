import { lockAccount } from "../accounts/account_repository.ts";
import type { Actor } from "../trail/actor.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";

/** Maximum listings per account, in any status: more than anyone runs by hand. */
export const SERVERS_MAX = 20;

/** Of these, the most that may wait for a moderator: people read the queue. */
export const PENDING_MAX = 5;

/**
 * Refuses, naming the action, when the account already has the most listings it may have in the queue or, if `adds`,
 * in total. Locks the account until the transaction ends, so that two requests count one after the other. The
 * operator has no limits.
 */
export async function requireRoom(
  tx: Query,
  ownerId: string,
  { by, doing, adds }: { by: Actor; doing: string; adds: boolean },
): Promise<void> {
  if (by.kind === "operator") return;
  const isThere = await lockAccount(tx, ownerId);
  if (!isThere) throw new Refusal("account_unknown", `Cannot ${doing}: your account was deleted`);
  const [{ servers, pending } = { servers: 0, pending: 0 }] = await tx<
    { servers: number; pending: number }[]
  >`
    select count(*) as servers, count(*) filter (where status = 'pending') as pending
    from server where owner_id = ${ownerId}`;
  if (adds && servers >= SERVERS_MAX) {
    throw tooMany(doing, `you have ${servers}, and the limit is ${SERVERS_MAX}`);
  }
  if (pending >= PENDING_MAX) {
    throw tooMany(doing, `${pending} of yours are already waiting for a moderator`);
  }
}

function tooMany(doing: string, because: string): Refusal {
  return new Refusal("servers_too_many", `Cannot ${doing}: ${because}`);
}
