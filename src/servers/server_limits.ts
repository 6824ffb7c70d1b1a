import { lockAccount } from "../accounts/account_repository.ts";
import type { Actor } from "../trail/actor.ts";
import type { Query } from "../database/connect.ts";
import { Refusal } from "../errors.ts";

/** Listings of one account, in whatever state: more than anybody runs by hand. */
export const SERVERS_MAX = 20;

/** Of these, how many may wait for a moderator: the queue is read by people. */
export const PENDING_MAX = 5;

/**
 * Refuses, naming the action, one more listing in the queue than an account may have there, or `adds` one more than it
 * may have at all. Holds the account until the transaction ends, so that two requests count after each other. The
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
  const { servers, pending } = await countServers(tx, ownerId);
  if (adds && servers >= SERVERS_MAX) {
    throw tooMany(doing, `you have ${servers}, and an account may have ${SERVERS_MAX}`);
  }
  if (pending >= PENDING_MAX) {
    throw tooMany(doing, `${pending} of yours wait for a moderator already`);
  }
}

async function countServers(
  tx: Query,
  ownerId: string,
): Promise<{ servers: number; pending: number }> {
  const [counts] = await tx<{ servers: number; pending: number }[]>`
    select count(*) as servers, count(*) filter (where status = 'pending') as pending
    from server where owner_id = ${ownerId}`;
  return counts ?? { servers: 0, pending: 0 };
}

function tooMany(doing: string, because: string): Refusal {
  return new Refusal("servers_too_many", `Cannot ${doing}: ${because}`);
}
