import { hasSignIn, vacatedKeyOf } from "../../core/accounts/account_state.ts";
import type { Query } from "../../core/database/connect.ts";
import { nameTaken } from "../../core/accounts/former_names.ts";
import { findAccount, type NamedAccount } from "../../core/accounts/named_account.ts";

/**
 * Makes the account of a player without sign-in lose its name to another account. It keeps its votes, and their rewards
 * go to the player in the game, as before.
 */
export async function vacateName(tx: Query, accountId: string): Promise<void> {
  await tx`
    update account a set username_key = ${vacatedKeyOf(accountId)}
    where id = ${accountId} and not ${hasSignIn(tx)}`;
}

/**
 * Finds the account without sign-in whose name is claimed. Refuses a disabled player's. Needs `lockNames`.
 */
export async function findClaimable(
  tx: Query,
  username: string,
): Promise<NamedAccount | undefined> {
  const account = await findAccount(tx, username);
  if (!account || account.hasSignIn) return undefined;
  if (account.isDisabled) throw nameTaken(username);
  return account;
}
