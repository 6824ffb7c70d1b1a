import type { Query } from "../database/connect.ts";
import { type Refusal, refusal } from "../refusals/refusal.ts";
import { KEPT_DAYS } from "../database/kept_days.ts";
import { accountKey } from "./username.ts";
import { DAY_MS } from "../time/day.ts";

/**
 * Milliseconds that a given-up name stays with its account, because plugins and friends keep using it. It was given up
 * this long before its `until`.
 */
export const NAME_KEPT_MS = KEPT_DAYS.formerName * DAY_MS;

/** Namespace ("name") that separates locks on names from other advisory locks. */
const NAME_LOCK = 0x6e616d65;

/**
 * Locks names until this transaction ends, because one account may be giving up a name that another takes. `keys` come
 * from `accountKey`.
 */
export async function lockNames(tx: Query, keys: string[]): Promise<void> {
  // Uses a fixed order, or two accounts swapping names would deadlock.
  for (const key of [...keys].sort()) {
    await tx`select pg_advisory_xact_lock(hashtextextended(${key}, ${NAME_LOCK}))`;
  }
}

/** Refuses a name that is still kept for another account. */
export async function refuseKept(
  sql: Query,
  { name, accountId, now }: { name: string; accountId?: string | undefined; now: Date },
): Promise<void> {
  const own = accountId ?? null;
  // Only the key is a condition, so that no plan looks names up by their time.
  const [former] = await sql<{ isKept: boolean }[]>`
    select until > ${now} and (account_id is null or account_id is distinct from ${own}::uuid) as is_kept
    from former_name where name_key = ${accountKey(name)}`;
  if (former?.isKept) throw nameTaken(name);
}

/**
 * Creates the refusal for a name that an account has or had. It may disclose that the name is taken, because names are
 * public.
 */
export function nameTaken(name: string): Refusal {
  return refusal("account_exists", { why: "name", name });
}
