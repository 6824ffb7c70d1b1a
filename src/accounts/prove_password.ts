import { askedAs } from "./asker.ts";
import type { Context } from "../trail/context.ts";
import { findPassword } from "./account_repository.ts";
import type { Passwords } from "./password.ts";

/**
 * Returns an account's stored password if the typed one is right, and if it has not changed while that was verified,
 * which may take seconds.
 */
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
 * The same for a client that is signed in, and so goes before strangers. Callers limit the attempts per account,
 * because a session alone must not fill the queue.
 */
export function proveOwnPassword(
  context: Context & { passwords: Passwords },
  accountId: string,
  password: string,
): Promise<string | undefined> {
  return askedAs("known", () => provePassword(context, accountId, password));
}
