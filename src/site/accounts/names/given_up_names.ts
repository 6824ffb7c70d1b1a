import type { Query } from "../../../core/database/connect.ts";
import { NAME_KEPT_MS, refuseKept } from "../../../core/accounts/former_names.ts";
import { accountKey } from "../../../core/accounts/username.ts";

/**
 * Takes a name out of the given-up names, for an account or, without `accountId`, for a new one. Refuses a name that is
 * still kept for another account. Needs `lockNames`.
 */
export async function claimName(
  tx: Query,
  { name, accountId, now }: { name: string; accountId?: string; now: Date },
): Promise<void> {
  await refuseKept(tx, { name, accountId, now });
  await tx`delete from former_name where name_key = ${accountKey(name)}`;
}

/**
 * Keeps a name for the account that gives it up, or reserves it without an account if the account is deleted. Needs
 * `lockNames`.
 */
export async function keepName(
  tx: Query,
  { key, accountId, now }: { key: string; accountId: string | null; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + NAME_KEPT_MS);
  await tx`
    insert into former_name (name_key, account_id, until) values (${key}, ${accountId}, ${until})
    on conflict (name_key) do update set account_id = excluded.account_id, until = excluded.until`;
}

/**
 * Detaches the names that an account gave up, so that they no longer redirect to it. They stay reserved for as long as
 * before.
 */
export async function orphanNames(tx: Query, accountId: string): Promise<void> {
  await tx`update former_name set account_id = null where account_id = ${accountId}`;
}
