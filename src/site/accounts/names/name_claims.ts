import { hasSignIn, isInUse, placeholderOf } from "../../../core/accounts/account_state.ts";
import type { Query } from "../../../core/database/connect.ts";
import { refusal } from "../../../core/refusals/refusal.ts";
import {
  type AccountRow,
  findByEmail,
  insertAccount,
  markEmailVerified,
} from "../account_repository.ts";
import type { NamedAccount } from "../../../core/accounts/named_account.ts";
import { giveUpEmail } from "../claim_email.ts";
import { lockNames, nameTaken } from "../../../core/accounts/former_names.ts";
import { findClaimable, vacateName } from "./claimable_player.ts";
import { accountKey } from "../../../core/accounts/username.ts";

/**
 * A sign-up with the name of a player's account without sign-in that a server's vote link created.
 *
 * ```text
 *  made ── address confirmed, no other confirmed claim waits ──► given
 *    └──── another confirmed claim waits, or no mail ────► waits ── moderator ──► given or refused
 * ```
 */
export interface NameClaim {
  id: string;
  /** The player's account. */
  accountId: string;
  username: string;
  claimedAt: Date;
  /** When the address was confirmed, or null. */
  confirmedAt: Date | null;
  /** The slug of the server whose vote link first named the player. */
  vouchedBy: string | null;
}

/** The row of a claim. */
export type NameClaimRow = NameClaim & { email: string; password: string };

/** Stores a claim to a name until its address is confirmed. Needs `lockNames`. */
export async function insertClaim(
  tx: Query,
  { accountId, row: { id, username, email, password, now } }: {
    accountId: string;
    row: Omit<AccountRow, "isModerator" | "typedEmail"> & { password: string };
  },
): Promise<void> {
  await tx`
    insert into name_claim (id, account_id, username, email, password, claimed_at)
    values (${id}, ${accountId}, ${username}, ${email}, ${password}, ${now})`;
}

/**
 * Frees the name of an account without sign-in for an account that is being renamed to it. Refuses the name of a
 * disabled account, a name whose claims wait for a moderator, and, if a server's vote link named the player, an account
 * without a confirmed address, as a sign-up does. Needs `lockNames`.
 */
export async function freeName(
  tx: Query,
  { name, emailVerified }: { name: string; emailVerified: boolean },
): Promise<void> {
  const player = await findClaimable(tx, name);
  if (!player) return;
  await refuseHeld(tx, player, { name, emailVerified });
  await tx`delete from name_claim where account_id = ${player.id}`;
  await vacateName(tx, player.id);
}

/**
 * Refuses the name of an account without sign-in if its claims wait for a moderator or if a server's vote link named
 * the player and the new owner has no confirmed address. Needs `lockNames`.
 */
export async function refuseHeld(
  tx: Query,
  player: Pick<NamedAccount, "id" | "vouchedBy">,
  { name, emailVerified }: { name: string; emailVerified: boolean },
): Promise<void> {
  if (player.vouchedBy !== null && !emailVerified) {
    throw refusal("account_exists", { why: "voted", name });
  }
  const waiting = await tx`
    select from name_claim where account_id = ${player.id} and confirmed_at is not null`;
  if (waiting.length > 0) throw nameTaken(name);
}

/** Returns the name that a claim with this address is for, or undefined if the claim is gone. */
export async function findClaimedName(
  sql: Query,
  { id, email }: { id: string; email: string },
): Promise<string | undefined> {
  const [claim] = await sql<{ username: string }[]>`
    select username from name_claim where id = ${id} and email = ${email}`;
  return claim?.username;
}

/** Returns the SQL condition that a player's account `a` can be claimed, for the list of claims and the decision. */
export function isClaimable(sql: Query) {
  return sql`not ${hasSignIn(sql)} and ${isInUse(sql)}`;
}

/**
 * Locks and returns a claim, with its name and its player's account. Returns undefined if the claim is gone, or the
 * name has a sign-in.
 */
export async function lockClaim(tx: Query, id: string): Promise<NameClaimRow | undefined> {
  const [claimed] = await tx<{ username: string }[]>`
    select username from name_claim where id = ${id}`;
  if (!claimed) return undefined;
  await lockNames(tx, [accountKey(claimed.username)]);
  const [claim] = await tx<NameClaimRow[]>`
    select c.id, c.account_id, c.username, c.email, c.password, c.claimed_at, c.confirmed_at
    from name_claim c
    join account a on a.id = c.account_id and ${isClaimable(tx)}
    where c.id = ${id} for update`;
  return claim;
}

/**
 * Makes the claimant the owner of the player's account, whose votes stay. Returns false if another account has
 * confirmed the address.
 */
export async function give(tx: Query, claim: NameClaimRow, now: Date): Promise<boolean> {
  const { accountId: id, username, email, password, confirmedAt } = claim;
  const holder = await findByEmail(tx, email);
  if (confirmedAt !== null && holder?.emailVerified) return false;
  if (confirmedAt !== null && holder) await giveUpEmail(tx, holder.id);
  const isFree = confirmedAt !== null || holder === undefined;
  const address = isFree ? { email } : { email: placeholderOf(id), typedEmail: email };
  await insertAccount(tx, { id, username, password, ...address, isModerator: false, now });
  if (confirmedAt !== null) await markEmailVerified(tx, id);
  await tx`delete from name_claim where account_id = ${id}`;
  return true;
}
