import type { Context } from "../../core/trail/context.ts";
import { findPassword, replacePassword } from "./account_repository.ts";
import { isForeignHash } from "./foreign_hash.ts";
import type { Passwords } from "./password.ts";

/**
 * Returns an account's stored password if the typed one is right, and if it has not changed while that was verified,
 * which may take seconds.
 */
export async function provePassword(
  context: Context & { passwords: Passwords },
  accountId: string,
  password: string,
): Promise<string | undefined> {
  const { sql, passwords } = context;
  const stored = await findPassword(sql, accountId) ?? "none";
  if (isForeignHash(stored)) return await adoptPassword(context, { accountId, stored, password });
  const isRight = await passwords.verify(stored, password);
  return isRight && await findPassword(sql, accountId) === stored ? stored : undefined;
}

/** Stores the right password of an account that came with another program's hash as ours are. */
async function adoptPassword(
  context: Context & { passwords: Passwords },
  { accountId, stored, password }: { accountId: string; stored: string; password: string },
): Promise<string | undefined> {
  const made = await context.passwords.replaceForeign(stored, password);
  if (made === undefined) return undefined;
  if (await replacePassword(context.sql, { accountId, from: stored, to: made })) return made;
  // Another sign-in did so first, or the password was changed.
  return await provePassword(context, accountId, password);
}

/**
 * The same for a client that is signed in, and so goes before strangers. Callers limit the attempts per account,
 * because a session alone must not fill the queue.
 */
export function proveOwnPassword(
  context: Context & { passwords: Passwords },
  accountId: string,
  password: string,
): Promise<string | undefined> {
  const asKnown = { ...context, passwords: context.passwords.as("known") };
  return provePassword(asKnown, accountId, password);
}
