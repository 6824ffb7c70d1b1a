import type { Query, Sql } from "../../core/database/connect.ts";
import { violatesUnique } from "../../core/database/unique.ts";
import { KEPT_DAYS } from "../../core/database/kept_days.ts";
import { endResetLinks } from "./account_repository.ts";
import { isConfirmed, placeholderOf } from "../../core/accounts/account_state.ts";
import { daysBefore } from "../../core/time/day.ts";

/**
 * Result of confirming an address. `replaced` is the previous address, if that one was confirmed. `void`: the claim is
 * no longer valid.
 */
type ClaimOutcome =
  | { kind: "proven"; replaced?: string | undefined; locale?: string | null }
  | { kind: "void" };

interface EmailClaimant {
  id: string;
  email: string;
  typedEmail: string | null;
  emailVerified: boolean;
  locale: string | null;
}

/** Stores the address that an account wants, until its owner confirms it or cancels the change. */
export async function wantEmail(
  sql: Query,
  { accountId, email, now }: { accountId: string; email: string; now: Date },
): Promise<void> {
  await sql`
    update account set typed_email = nullif(${email}, email), updated_at = ${now}
    where id = ${accountId} and deleted_at is null`;
}

/**
 * Returns the account's username if the account may confirm the address: it has or wants the address, and no other
 * account has confirmed it.
 */
export async function findClaimant(
  sql: Query,
  { accountId, email }: { accountId: string; email: string },
): Promise<string | undefined> {
  const [found] = await sql<{ username: string }[]>`
    select username from account
    where id = ${accountId} and deleted_at is null and ${email} in (email, typed_email)
      and not exists (
        select from account h
        where h.email = ${email} and h.id <> ${accountId} and ${isConfirmed(sql, "h")}
      )`;
  return found?.username;
}

/**
 * Sets an address as the confirmed address of an account. Another account loses the address if it hasn't confirmed it,
 * and keeps it otherwise.
 */
export async function proveEmail(
  sql: Sql,
  claim: { accountId: string; email: string },
): Promise<ClaimOutcome> {
  try {
    return await sql.begin((tx) => prove(tx, claim));
  } catch (error) {
    // Another account confirmed it concurrently.
    if (violatesUnique(error, "account_email_key")) return { kind: "void" };
    throw error;
  }
}

async function prove(
  tx: Query,
  { accountId, email }: { accountId: string; email: string },
): Promise<ClaimOutcome> {
  const rows = await tx<EmailClaimant[]>`
    select id, email, typed_email, email_verified, locale from account
    where (id = ${accountId} or email = ${email}) and deleted_at is null order by id for update`;
  const own = rows.find(({ id }) => id === accountId);
  const holder = rows.find(({ id }) => id !== accountId);
  if (!own || (own.email !== email && own.typedEmail !== email) || holder?.emailVerified) {
    return { kind: "void" };
  }
  if (own.email === email) {
    await tx`update account set email_verified = true where id = ${accountId}`;
    return { kind: "proven" };
  }
  if (holder) await giveUpEmail(tx, holder.id);
  await endResetLinks(tx, accountId);
  await tx`
    update account set email = ${email}, typed_email = null, email_verified = true where id = ${accountId}`;
  return {
    kind: "proven",
    locale: own.locale,
    replaced: own.emailVerified ? own.email : undefined,
  };
}

/**
 * Frees an address that a provider has verified: an account that hasn't confirmed it loses it. Returns false if another
 * account has confirmed the address, or is an imported account that its owner can still open by a link to the address.
 */
export async function freeEmail(tx: Query, email: string): Promise<boolean> {
  const [holder] = await tx<{ id: string; isTheirs: boolean }[]>`
    select id,
      email_verified or exists (select from imported_account i where i.account_id = a.id) as is_theirs
    from account a where email = ${email} for update`;
  if (holder?.isTheirs) return false;
  if (holder) await giveUpEmail(tx, holder.id);
  return true;
}

/** Removes an unconfirmed address from an account. The account may still confirm it if the new owner gives it up. */
export async function giveUpEmail(tx: Query, accountId: string): Promise<void> {
  await endResetLinks(tx, accountId);
  await tx`
    update account set typed_email = coalesce(typed_email, email),
      email = ${placeholderOf(accountId)}
    where id = ${accountId}`;
}

/** Deletes claims to addresses that were never confirmed. Runs daily. */
export async function dropClaims(sql: Sql, now: Date): Promise<void> {
  const since = daysBefore(now, KEPT_DAYS.emailClaim);
  await sql`update account set typed_email = null where typed_email is not null and updated_at <= ${since}`;
}
