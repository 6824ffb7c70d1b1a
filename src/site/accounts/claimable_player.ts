import type { Query } from "../../core/database/connect.ts";
import { nameTaken } from "../../core/accounts/former_names.ts";
import { findAccount, type NamedAccount } from "../../core/accounts/named_account.ts";

/**
 * Makes the account of a player without sign-in lose its name to another account. It keeps its votes, and their rewards go
 * to the player in the game, as before. No lookup can match the new key, because it contains a space.
 */
export async function vacateName(tx: Query, accountId: string): Promise<void> {
  await tx`
    update account set username_key = 'vacated ' || id where id = ${accountId} and email is null`;
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
