import type { Query } from "../../../core/database/connect.ts";
import type { Context } from "../../../core/trail/context.ts";
import { findPassword, replacePassword } from "../account_repository.ts";
import { isForeignHash } from "./foreign_hash.ts";
import type { Passwords } from "./password.ts";

/** Returns whether an account has a password, which counts only if the site allows passwords. */
export async function hasOwnPassword(
  { sql, passwordSignIn }: { sql: Query; passwordSignIn: boolean },
  accountId: string,
): Promise<boolean> {
  return passwordSignIn && await findPassword(sql, accountId) !== undefined;
}

/**
 * Returns an account's stored hash if the password is right. Returns undefined if it is wrong, or if the hash changed
 * during verification, which may take seconds.
 */
export async function provePassword(
  context: Context & { passwords: Passwords },
  accountId: string,
  password: string,
): Promise<string | undefined> {
  const { sql, passwords } = context;
  const stored = await findPassword(sql, accountId);
  if (stored !== undefined && isForeignHash(stored)) {
    return await adoptPassword(context, { accountId, stored, password });
  }
  const isRight = await passwords.verify(stored, password);
  return isRight && await findPassword(sql, accountId) === stored ? stored : undefined;
}

/** Replaces another program's hash with ours if the password is right, and returns the new hash. */
async function adoptPassword(
  context: Context & { passwords: Passwords },
  { accountId, stored, password }: { accountId: string; stored: string; password: string },
): Promise<string | undefined> {
  const made = await context.passwords.replaceForeign(stored, password);
  if (made === undefined) return undefined;
  if (await replacePassword(context.sql, { accountId, from: stored, to: made })) return made;
  // Another sign-in replaced the hash first, or the password was changed.
  return await provePassword(context, accountId, password);
}

/**
 * Calls `provePassword` for a signed-in client, whose rank goes before strangers. Callers limit the attempts per
 * account, because a single session must not fill the queue.
 */
export function proveOwnPassword(
  context: Context & { passwords: Passwords },
  accountId: string,
  password: string,
): Promise<string | undefined> {
  const asKnown = { ...context, passwords: context.passwords.as("known") };
  return provePassword(asKnown, accountId, password);
}
