import { hasSignIn, vacatedKeyOf } from "../../../core/accounts/account_state.ts";
import type { Query } from "../../../core/database/connect.ts";
import { nameTaken } from "../../../core/accounts/former_names.ts";
import { findAccount, type NamedAccount } from "../../../core/accounts/named_account.ts";

/**
 * Takes the name away from an account without sign-in, so that another account can have it. The votes stay with the old
 * account, and their rewards still go to the player in the game.
 */
export async function vacateName(tx: Query, accountId: string): Promise<void> {
  await tx`
    update account a set username_key = ${vacatedKeyOf(accountId)}
    where id = ${accountId} and not ${hasSignIn(tx)}`;
}

/** Returns the account without sign-in that has a claimed name. Refuses a disabled account. Needs `lockNames`. */
export async function findClaimable(
  tx: Query,
  username: string,
): Promise<NamedAccount | undefined> {
  const account = await findAccount(tx, username);
  if (!account || account.hasSignIn) return undefined;
  if (account.isDisabled) throw nameTaken(username);
  return account;
}
