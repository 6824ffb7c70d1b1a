import { lockAccount } from "../../accounts/account_repository.ts";
import { hasOwnPassword } from "../../accounts/passwords/prove_password.ts";
import {
  findByIdentity,
  type Identity,
  insertIdentity,
  listIdentities,
  type NewIdentity,
  type ProviderIdentity,
} from "../../accounts/identities.ts";
import type { Query } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import type { AccountsContext } from "../accounts_context.ts";
import { worksHere } from "../passkeys/relying_party.ts";
import { tellSignInChanged } from "../mails/sign_in_changes.ts";
import { isRecent } from "../sessions/is_recent.ts";

/** An account's sign-in methods. */
interface WaysIn {
  hasPassword: boolean;
  identities: Identity[];
}

/** Returns the viewer's sign-in methods. A password counts only if the site allows passwords. */
export async function findWaysIn(
  context: Pick<AccountsContext, "sql" | "passwordSignIn">,
  { accountId }: Viewer,
): Promise<WaysIn> {
  const [hasPassword, identities] = await Promise.all([
    hasOwnPassword(context, accountId),
    listIdentities(context.sql, accountId),
  ]);
  return { hasPassword, identities };
}

/**
 * Links an identity to an account, notifies its owner by email, and deletes its newcomer. `taken`: the identity is
 * linked to another account. `gone`: the account was deleted.
 */
export async function linkIdentity(
  context: AccountsContext,
  accountId: string,
  identity: NewIdentity,
): Promise<"linked" | "taken" | "gone"> {
  const linked = await context.sql.begin(async (tx) => {
    if (!await lockAccount(tx, accountId)) return "gone";
    await forgetNewcomer(tx, identity);
    if (await addIdentity(tx, context, { ...identity, accountId })) return "new";
    return await findByIdentity(tx, identity) === accountId ? "linked" : "taken";
  });
  if (linked === "new") tellSignInChanged(context, accountId, "identity_linked");
  return linked === "new" ? "linked" : linked;
}

/**
 * Adds an identity to an account. Today's votes of the identity then count as the account's. Returns false if the
 * identity is linked already.
 */
export async function addIdentity(
  tx: Query,
  { identityVotes, now: clock }: Pick<AccountsContext, "identityVotes" | "now">,
  { accountId, ...identity }: NewIdentity & { accountId: string },
): Promise<boolean> {
  const now = clock();
  const isAdded = await insertIdentity(tx, accountId, { ...identity, now });
  if (isAdded) await identityVotes.takeOver(tx, { accountId, identity, now });
  return isAdded;
}

async function forgetNewcomer(tx: Query, { provider, subject }: ProviderIdentity): Promise<void> {
  await tx`delete from newcomer where provider = ${provider} and subject = ${subject}`;
}

/**
 * Unlinks one of the viewer's identities, after a recent proof, and notifies them by email. `unknown`: it belongs to
 * another account. Refuses to remove the last sign-in method. The account is locked first, so that concurrent requests
 * can't remove the last two.
 */
export async function unlinkIdentity(
  context: AccountsContext,
  viewer: Pick<Viewer, "accountId" | "provedAt">,
  identity: ProviderIdentity,
): Promise<{ kind: "unlinked" | "unknown" | "unproved" }> {
  if (!isRecent(viewer, context.now())) return { kind: "unproved" };
  const { accountId } = viewer;
  const { provider, subject } = identity;
  const isUnlinked = await context.sql.begin(async (tx) => {
    await lockAccount(tx, accountId);
    await context.identityVotes.keep(tx, { accountId, identity, now: context.now() });
    const unlinked = await tx`
      delete from identity
      where account_id = ${accountId} and provider = ${provider} and subject = ${subject}
      returning subject`;
    if (unlinked.length === 0) return false;
    // A half-finished sign-in that the identity started ends, too.
    await tx`delete from half_sign_in where account_id = ${accountId}`;
    await requireWayIn({ ...context, sql: tx }, accountId);
    return true;
  });
  if (!isUnlinked) return { kind: "unknown" };
  tellSignInChanged(context, accountId, "identity_unlinked");
  return { kind: "unlinked" };
}

/** The settings that decide which sign-in methods are enabled. */
type WaysContext = { sql: Query } & Pick<AccountsContext, "passwordSignIn" | "rounds" | "site">;

/**
 * Refuses to leave an account without a sign-in method. Call it after a removal, in the same transaction, with the
 * account locked.
 */
export async function requireWayIn(context: WaysContext, accountId: string): Promise<void> {
  if (!await hasWayIn(context, accountId)) throw refusal("last_way_in");
}

/**
 * Returns whether an account has a sign-in method that works: a password if passwords are enabled, an identity of an
 * enabled provider, or a passkey for the current host.
 */
export async function hasWayIn(
  { sql, passwordSignIn, rounds, site }: WaysContext,
  accountId: string,
): Promise<boolean> {
  const sources = rounds.list.map(({ source }) => source);
  const left = await sql`
    select from credential where account_id = ${accountId} and password is not null and ${passwordSignIn}
    union all
    select from passkey where account_id = ${accountId} and ${worksHere(sql, site)}
    union all
    select from identity
    where account_id = ${accountId} and provider = any(${sources}::text[])
    limit 1`;
  return left.length > 0;
}
