import { askedByAccount } from "./asker.ts";
import type { Context } from "../trail/context.ts";
import { findPassword } from "./account_repository.ts";
import type { Passwords } from "./password.ts";

/** Returns an account's stored password if the typed one is right, and still is once that is known, maybe seconds later. */
export async function provePassword(
  { sql, passwords }: Context & { passwords: Passwords },
  accountId: string,
  password: string,
): Promise<string | undefined> {
  const stored = await findPassword(sql, accountId) ?? "none";
  const isRight = await passwords.verify(stored, password);
  return isRight && await findPassword(sql, accountId) === stored ? stored : undefined;
}

/**
 * The same for someone who is signed in, and so goes before strangers. Callers limit the attempts of an account: a
 * session alone must not fill the line.
 */
export function proveOwnPassword(
  context: Context & { passwords: Passwords },
  accountId: string,
  password: string,
): Promise<string | undefined> {
  return askedByAccount(accountId, () => provePassword(context, accountId, password));
}
