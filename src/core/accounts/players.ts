import { hasSignIn } from "./account_state.ts";
import type { Query } from "../database/connect.ts";
import { refusal } from "../refusals/refusal.ts";
import { findAccount, type NamedAccount } from "./named_account.ts";
import { lockNames, refuseKept } from "./former_names.ts";
import { accountKey, parseUsername } from "./username.ts";

/** A player whose vote comes without a session. */
export interface NamedPlayer {
  /** The name as a link contains it or a person typed it. */
  player: string;
  /** The name's account, if `findVotingPlayer` found one. */
  account: NamedAccount | undefined;
  /** The server whose link names the player. Null if the name was typed. */
  vouchedBy: string | null;
}

/**
 * Finds the account of a player whose vote comes without a session, through a server's link or a typed name. Returns
 * undefined if the name has no account yet. Refuses a name that no account can have or that is kept for another
 * account, a disabled account, and a typed name that has a sign-in.
 */
export async function findVotingPlayer(
  sql: Query,
  { player, isTyped, now }: { player: string; isTyped: boolean; now: Date },
): Promise<NamedAccount | undefined> {
  const account = await findAccount(sql, parseUsername(player));
  if (!account) await refuseKept(sql, { name: player, now });
  if (account?.isDisabled) {
    throw refusal("account_disabled", { why: "vote" });
  }
  if (!account?.hasSignIn || !isTyped) return account;
  throw refusal("sign_in_needed", { player });
}

/**
 * Creates the account of a name's first vote. If a concurrent vote or sign-up was faster, returns the account that it
 * created. Refuses what `findVotingPlayer` refuses. Locks the name until the transaction ends.
 */
export async function createPlayer(
  tx: Query,
  { player, vouchedBy }: NamedPlayer,
  { id, now }: { id: string; now: Date },
): Promise<NamedAccount | undefined> {
  await lockNames(tx, [accountKey(player)]);
  const account = await findVotingPlayer(tx, { player, isTyped: vouchedBy === null, now });
  if (account) return account;
  await insertPlayer(tx, { id, username: player, vouchedBy, now });
}

/**
 * Inserts an account without sign-in, for a player named by a server's link or by typing. Takes the name off the list
 * of given-up names. Needs `lockNames` and `refuseKept`.
 */
export async function insertPlayer(
  tx: Query,
  { id, username, vouchedBy, now }: {
    id: string;
    username: string;
    vouchedBy: string | null;
    now: Date;
  },
): Promise<void> {
  const key = accountKey(username);
  await tx`
    with taken as (delete from former_name where name_key = ${key})
    insert into account (id, username, username_key, vouched_by, created_at, updated_at)
    values (${id}, ${username}, ${key}, ${vouchedBy}, ${now}, ${now})`;
}

/** Records the server whose link first named the player of an account without sign-in. */
export async function vouch(
  sql: Query,
  { id, hasSignIn: isOwned, vouchedBy }: NamedAccount,
  serverId: string,
): Promise<void> {
  if (isOwned || vouchedBy !== null) return;
  await sql`
    update account a set vouched_by = ${serverId}
    where id = ${id} and not ${hasSignIn(sql)} and vouched_by is null`;
}
