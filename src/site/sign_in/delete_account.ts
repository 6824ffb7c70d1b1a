import { remainsOf } from "../../core/accounts/account_state.ts";
import type { Query } from "../../core/database/connect.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { findProfile, lockWholeAccount } from "../accounts/account_repository.ts";
import { endAgreements } from "../accounts/link_agreements.ts";
import { lockSiteRoles, refuseLastAdministrator } from "../accounts/moderation/site_role.ts";
import { forgetVoteNames } from "../accounts/names/game_names.ts";
import type { AccountsContext } from "./accounts_context.ts";
import { lockNames } from "../../core/accounts/former_names.ts";
import { keepName, orphanNames } from "../accounts/names/given_up_names.ts";
import { addressBack, used } from "./not_me.ts";
import { checkOwnPassword, type ProofFailure } from "./proof/own_password.ts";
import { accountKey } from "../../core/accounts/username.ts";
import type { Viewer } from "../../core/rights/viewer.ts";

/** Maximum listings named in a refusal. */
const NAMED_LISTINGS = 5;

/**
 * Deletes the viewer's account permanently, if they prove their identity. Sessions, password, identities, email address
 * and name are removed. Votes stay counted without a voter, rewards expire, and deliveries that contain the name are
 * deleted later. The name stays reserved for 90 days. Refuses while the account owns a pending or approved listing,
 * whose votes and webhooks would have no responsible person, and while it is the last administrator.
 */
export async function deleteAccount(
  context: AccountsContext,
  viewer: Viewer,
  { password, now }: { password: string; now: Date },
): Promise<{ kind: "deleted" } | ProofFailure> {
  const proof = await checkOwnPassword(context, viewer, password);
  if (proof.kind !== "right") return proof;
  await eraseAccount(context, viewer.accountId, now);
  return { kind: "deleted" };
}

async function eraseAccount(
  { sql, identityVotes }: AccountsContext,
  accountId: string,
  now: Date,
): Promise<void> {
  await sql.begin(async (tx) => {
    await lockSiteRoles(tx);
    await lockWholeAccount(tx, accountId);
    const profile = await findProfile(tx, accountId);
    if (!profile) return;
    await refuseOwner(tx, accountId);
    await refuseLastAdministrator(tx, accountId);
    const key = accountKey(profile.username);
    await lockNames(tx, [key]);
    await keepName(tx, { key, accountId: null, now });
    await orphanNames(tx, accountId);
    await identityVotes.keep(tx, { accountId, now });
    await erasePerson(tx, accountId, now);
  });
}

/** A listing that prevents the deletion of its owner's account. */
export interface BlockingListing {
  slug: string;
  name: string;
  status: "pending" | "approved";
}

/** Returns the pending and approved listings of an account, which prevent its deletion. */
export async function findBlockingListings(
  sql: Query,
  accountId: string,
): Promise<BlockingListing[]> {
  const listings = await sql<BlockingListing[]>`
    select slug, name, status from server
    where owner_id = ${accountId} and status in ('pending', 'approved') and deleted_at is null order by slug`;
  return [...listings];
}

async function refuseOwner(tx: Query, accountId: string): Promise<void> {
  const listings = await findBlockingListings(tx, accountId);
  if (listings.length === 0) return;
  const named = listings.slice(0, NAMED_LISTINGS).map(({ slug }) => slug).join(", ");
  throw refusal("account_owns_listings", { named });
}

/**
 * Deletes an account's personal data. Its row stays, because votes and listings reference it, with the values of
 * `remainsOf` in place of name and address. The parts of the long statement are independent of each other: each deletes
 * the account's rows of one table, except `deliveries`, which leaves them to a job.
 */
async function erasePerson(tx: Query, accountId: string, now: Date): Promise<void> {
  const { username, usernameKey, email } = remainsOf(accountId);
  await tx`select expire_rewards_of(${accountId}, ${now})`;
  await tx`
    delete from newcomer n using identity i
    where i.account_id = ${accountId} and n.provider = i.provider and n.subject = i.subject`;
  await tx`
    with signed_out as (
      delete from session where account_id = ${accountId}
    ), locked_out as (
      delete from credential where account_id = ${accountId}
    ), unlinked as (
      delete from identity where account_id = ${accountId}
    ), deliveries as (
      -- A job deletes the deliveries that contain the account's name.
      insert into erasure (account_id, deleted_at) values (${accountId}, ${now})
    ), told as (
      delete from news where account_id = ${accountId}
    ), mail as (
      delete from mailbox where account_id = ${accountId}
    ), queued as (
      delete from queued_mail where subject_id = ${accountId}
    ), moderator_letters as (
      delete from moderator_mail where account_id = ${accountId}
    ), roles as (
      delete from server_member where account_id = ${accountId}
    ), offers as (
      delete from server_offer where account_id = ${accountId}
    ), favourites as (
      delete from favourite where account_id = ${accountId}
    ), boards as (
      delete from site_voter where account_id = ${accountId}
    ), game_names as (
      delete from game_name where account_id = ${accountId}
    ), passkeys as (
      delete from passkey where account_id = ${accountId}
    ), second_factor as (
      delete from second_factor where account_id = ${accountId}
    ), recovery_codes as (
      delete from recovery_code where account_id = ${accountId}
    ), half_signed_in as (
      delete from half_sign_in where account_id = ${accountId}
    ), imported as (
      delete from imported_account where account_id = ${accountId}
    ), links as (
      delete from verification
      where value in (${accountId}, ${used(accountId)}) or identifier = ${addressBack(accountId)}
    )
    update account
    set username = ${username}, username_key = ${usernameKey}, is_moderator = false,
      is_administrator = false,
      email = ${email}, typed_email = null, email_verified = false, on_boards = null, locale = null,
      deleted_at = ${now}, updated_at = ${now}
    where id = ${accountId}`;
  await endAgreements(tx, { accountId });
  await forgetVoteNames(tx, accountId, now);
}
