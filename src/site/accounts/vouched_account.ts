import { placeholderOf } from "../../core/accounts/account_state.ts";
import type { Query } from "../../core/database/connect.ts";
import { type AccountRow, markEmailVerified } from "./account_repository.ts";
import { freeEmail } from "./claim_email.ts";
import { refuseHeld } from "./names/name_claims.ts";
import { parseUsername } from "../../core/accounts/username.ts";
import { insertNamed, takeName } from "./create_account.ts";
import { isEmail } from "./typed_email.ts";

/** A person who signs up through a provider. */
interface VouchedPerson {
  username: string;
  /** Their email address, if the provider has verified it. */
  email: string | null;
  /** Whether the provider proves the name, as Steam proves a Steam id. */
  isNameProved: boolean;
  now: Date;
}

/**
 * Creates an account without a password for a person whom a provider vouches for, or adds the sign-in to a player's
 * account without one. The provider's address becomes confirmed if no other account has confirmed it, and is left out
 * otherwise. Refuses an invalid or taken name. Also refuses a player's name that a server's vote link created, unless
 * the person has such an address or the provider proves the name.
 */
export async function insertVouched(
  tx: Query,
  { username, email, isNameProved, now }: VouchedPerson,
): Promise<string> {
  const address = email !== null && isEmail(email) && await freeEmail(tx, email) ? email : null;
  const id = crypto.randomUUID();
  const row: AccountRow = {
    id,
    username: parseUsername(username),
    email: address ?? placeholderOf(id),
    isModerator: false,
    now,
  };
  const { claimable } = await takeName(tx, row);
  if (claimable && !isNameProved) {
    await refuseHeld(tx, claimable, { name: username, emailVerified: address !== null });
  }
  const made = await insertNamed(tx, row, claimable);
  if (address !== null) await markEmailVerified(tx, made.id);
  return made.id;
}
