import { isInUse } from "../../../core/accounts/account_state.ts";
import type { Query } from "../../../core/database/connect.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import { type Act, type Actor, requireRight } from "../../../core/rights/actor.ts";
import { SITE_ROLES, type SiteRole, siteRoleOf } from "../../../core/rights/rights.ts";
import { recordAudit } from "../../../core/trail/audit.ts";
import type { Context } from "../../../core/trail/context.ts";
import { requireModeratedAccount } from "./disable_account.ts";

/** Advisory lock ("roles"): one transaction at a time decides who is an administrator. */
const LOCK = 0x726f_6c65;

/** The value for "no role" on pages, in the trail and on the command line. */
export const NO_ROLE = "none";

/** The roles to choose from, including none. */
export const ROLE_CHOICES = [NO_ROLE, ...SITE_ROLES] as const;

/**
 * Sets an account's role on the whole site, or removes it with `undefined`, from the account's next request on. Refuses
 * actors who aren't administrators, an account that is disabled or has no sign-in, and the removal of the last
 * administrator. Only the operator may remove the last one: the next start then offers the link for the first
 * administrator again.
 */
export async function changeSiteRole(
  { sql }: Context,
  id: string,
  { role, ...act }: Act & { role: SiteRole | undefined },
): Promise<{ id: string; role: SiteRole | typeof NO_ROLE; was: SiteRole | typeof NO_ROLE }> {
  requireRight(act.by, "roles");
  const { before } = await sql.begin(async (tx) => {
    await lockSiteRoles(tx);
    // A moderator who disables the account concurrently waits, and then sees its role.
    await tx`select from account where id = ${isUuid(id) ? id : null} for update`;
    const account = await requireModeratedAccount(tx, id, act.by);
    const was = siteRoleOf(account);
    const before: SiteRole | typeof NO_ROLE = was ?? NO_ROLE;
    if (was === role) return { before };
    if (role && (!account.hasSignIn || account.disabledAt)) throw refusal("account_cant_have_role");
    if (act.by.kind !== "operator") await refuseLastAdministrator(tx, id);
    await refuseFormer(tx, act.by);
    await tx`
      update account
      set is_moderator = ${role !== undefined}, is_administrator = ${role === "administrator"},
        updated_at = ${act.now}
      where id = ${id}`;
    const details = { role: role ?? NO_ROLE, was: before };
    await recordAudit(tx, act, { action: "role_changed", serverId: null, subject: id, details });
    return { before };
  });
  return { id, role: role ?? NO_ROLE, was: before };
}

/**
 * Refuses an actor who is no longer an administrator: otherwise they could restore their own role with a form sent
 * before.
 */
async function refuseFormer(tx: Query, by: Actor): Promise<void> {
  if (by.kind === "operator") return;
  const still = await tx`
    select from account a
    where id = ${by.id} and is_administrator and is_moderator and ${isInUse(tx)}`;
  if (still.length === 0) throw refusal("administrators_only");
}

/** Makes transactions that change who is an administrator wait for each other. Call it before locking an account. */
export async function lockSiteRoles(tx: Query): Promise<void> {
  await tx`select pg_advisory_xact_lock(${LOCK})`;
}

/** Refuses to remove the last administrator who can sign in. Needs `lockSiteRoles`. */
export async function refuseLastAdministrator(tx: Query, id: string): Promise<void> {
  const [found] = await tx<{ isOne: boolean; hasOthers: boolean }[]>`
    select coalesce(bool_or(id = ${id}), false) as is_one,
      coalesce(bool_or(id <> ${id}), false) as has_others
    from account
    where is_administrator and is_moderator
      and deleted_at is null and (disabled_at is null or id = ${id})`;
  if (found?.isOne && !found.hasOthers) throw refusal("last_administrator");
}

/** Counts the accounts with a role on the site that can sign in. */
export async function countInOffice(sql: Query): Promise<number> {
  const [row] = await sql<[{ people: number }]>`
    select count(*)::integer as people from account a where is_moderator and ${isInUse(sql)}`;
  return row.people;
}
