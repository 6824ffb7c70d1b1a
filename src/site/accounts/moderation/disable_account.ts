import { hasSignIn, isConfirmed } from "../../../core/accounts/account_state.ts";
import { type Act, type Actor, requireRight } from "../../../core/rights/actor.ts";
import { siteRoleOf } from "../../../core/rights/rights.ts";
import { recordAudit } from "../../../core/trail/audit.ts";
import type { Context } from "../../../core/trail/context.ts";
import { endAgreements } from "../link_agreements.ts";
import { parseReason, whyOf } from "../../trail/reason.ts";
import type { Query } from "../../../core/database/connect.ts";
import { dropOfferNewsBy } from "../../mail/news.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import { isUuid } from "../../../core/database/uuid_v7.ts";

/** An account as moderators see it. */
export interface ModeratedAccount {
  id: string;
  username: string;
  isModerator: boolean;
  isAdministrator: boolean;
  emailVerified: boolean;
  hasSignIn: boolean;
  /** The slug of the server whose vote links named a player without sign-in. */
  vouchedBy: string | null;
  createdAt: Date;
  /** Null unless a moderator disabled it. */
  disabledAt: Date | null;
  disabledReason: string | null;
  /**
   * The trail's entry of the last decision about the account. A form sends it back, so that a moderator decides only
   * about what they saw.
   */
  version: string | null;
}

/** Returns an account for moderators. Refuses non-moderators, and an unknown or deleted account. */
export async function requireModeratedAccount(
  sql: Query,
  id: string,
  by: Actor,
): Promise<ModeratedAccount> {
  requireRight(by, "accounts");
  const [account] = await sql<ModeratedAccount[]>`
    select id, username, is_moderator, is_administrator, email_verified, created_at,
      disabled_at, disabled_reason,
      ${hasSignIn(sql)} as has_sign_in,
      (
        select id from audit_entry
        where server_id is null and subject = a.id::text
          and action in ('account_disabled', 'account_enabled')
        order by id desc limit 1
      ) as version,
      (select slug from server where id = a.vouched_by) as vouched_by
    from account a where id = ${isUuid(id) ? id : null} and deleted_at is null`;
  if (account) return account;
  throw refusal("account_unknown", { why: "named", name: id });
}

/** The version of an account that a moderator saw. Null if there was no decision yet. */
type SeenAccount = Pick<ModeratedAccount, "version">;

interface AccountDecision extends Act {
  reason?: string | undefined;
  /** What the moderator saw. If absent, the account may have any version. */
  seen?: SeenAccount | undefined;
}

/**
 * Disables an account: its sessions end, it can neither sign in nor vote, and its waiting rewards expire. Its votes,
 * listings and keys stay. Refuses non-moderators, a missing reason, an account that is already disabled or that another
 * moderator has decided about since, and, unless the actor is the operator, an account with a role on the site.
 */
export async function disableAccount(
  { sql }: Context,
  id: string,
  { reason: text, seen, ...act }: AccountDecision,
): Promise<{ id: string; disabledAt: Date }> {
  await sql.begin(async (tx) => {
    const account = await lockModerated(tx, id, { by: act.by, seen });
    const role = siteRoleOf(account);
    if (role && act.by.kind !== "operator") throw refusal("account_has_role", { role });
    if (account.disabledAt) throw refusal("account_disabled", { why: "again" });
    const reason = parseReason(text, act.by);
    await tx`select expire_rewards_of(${id}, ${act.now})`;
    await tx`
      with signed_out as (
        delete from session where account_id = ${id}
      ), half_signed_in as (
        delete from half_sign_in where account_id = ${id}
      )
      update account set disabled_at = ${act.now}, disabled_reason = ${reason} where id = ${id}`;
    await endAgreements(tx, { accountId: id });
    await dropOfferNewsBy(tx, id);
    const change = { action: "account_disabled", serverId: null, subject: id } as const;
    await recordAudit(tx, act, { ...change, details: whyOf(reason) });
  });
  return { id, disabledAt: act.now };
}

/**
 * Enables a disabled account, which can then sign in and vote again. Refuses non-moderators, a missing reason, an
 * account that isn't disabled, and one that another moderator has decided about since.
 */
export async function enableAccount(
  { sql }: Context,
  id: string,
  { reason: text, seen, ...act }: AccountDecision,
): Promise<void> {
  await sql.begin(async (tx) => {
    const { disabledAt } = await lockModerated(tx, id, { by: act.by, seen });
    if (!disabledAt) throw refusal("account_not_disabled");
    const reason = parseReason(text, act.by);
    await tx`update account set disabled_at = null, disabled_reason = null where id = ${id}`;
    const change = { action: "account_enabled", serverId: null, subject: id } as const;
    await recordAudit(tx, act, { ...change, details: whyOf(reason) });
  });
}

/**
 * Returns the confirmed address of an account, for an email to its owner. The caller must have checked that the actor
 * is a moderator.
 */
export async function findConfirmedAddress(
  sql: Query,
  id: string,
): Promise<{ email: string; username: string; locale: string | null } | undefined> {
  const [account] = await sql<{ email: string; username: string; locale: string | null }[]>`
    select email, username, locale from account a where id = ${id} and ${isConfirmed(sql)}`;
  return account;
}

/**
 * Returns why an account is disabled, with a null reason if the operator gave none, or undefined if it isn't disabled.
 */
export async function findDisabling(
  sql: Query,
  accountId: string,
): Promise<{ reason: string | null } | undefined> {
  const [disabling] = await sql<{ reason: string | null }[]>`
    select disabled_reason as reason from account where id = ${accountId} and disabled_at is not null`;
  return disabling;
}

async function lockModerated(
  tx: Query,
  id: string,
  { by, seen }: { by: Actor; seen: SeenAccount | undefined },
): Promise<ModeratedAccount> {
  await tx`select from account where id = ${isUuid(id) ? id : null} for update`;
  const account = await requireModeratedAccount(tx, id, by);
  if (seen && seen.version !== account.version) throw refusal("account_decided");
  return account;
}
