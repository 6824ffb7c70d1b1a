import { findAccount, findByEmail } from "../accounts/account_repository.ts";
import { isNo } from "./auth.ts";
import { sessionCookies, sessionHeaders } from "./session_headers.ts";
import type { AccountRequest, AccountsContext } from "./context.ts";
import { type Limited, takeAll } from "./limits.ts";
import { accountKey, isUsername } from "../accounts/username.ts";

/** A name that nobody can have: an unknown name is looked up under it when signing in. */
const NOBODY = "voteboard-nobody";

/** Characters of the typed name that a limit tells apart: the longest email address. */
const TYPED_MAX = 254;

/** Result of signing in. A wrong name and a wrong password look alike, and take equally long. */
export type SignInOutcome =
  | { kind: "signed_in"; setCookies: string[] }
  | { kind: "wrong" }
  | Limited;

/**
 * Signs in by username, by a former one, or by a confirmed email address. An unconfirmed address opens nothing:
 * otherwise someone who signed up with it could tell whether it already belonged to another account.
 */
export async function signIn(
  context: AccountsContext,
  { nameOrEmail, password }: { nameOrEmail: string; password: string },
  request: AccountRequest,
): Promise<SignInOutcome> {
  const { passwordByName, passwordByAddress } = context.accountLimits;
  const typed = accountKey(nameOrEmail.slice(0, TYPED_MAX));
  const limited = takeAll([passwordByAddress, request.address], [passwordByName, typed]);
  if (limited) return limited;
  const username = await findUsername(context, nameOrEmail) ?? NOBODY;
  const setCookies = await openSession(context, { username, password }, request);
  return setCookies ? { kind: "signed_in", setCookies } : { kind: "wrong" };
}

/** Opens a session and returns its cookie; undefined when name and password do not match. */
export async function openSession(
  { auth, site }: AccountsContext,
  body: { username: string; password: string },
  request: AccountRequest,
): Promise<string[] | undefined> {
  const { api } = await auth();
  const headers = sessionHeaders(request.headers, request.address);
  try {
    const answer = await api.signInUsername({ body, headers, returnHeaders: true });
    return sessionCookies(answer.headers, site.baseUrl);
  } catch (error) {
    if (isNo(error)) return undefined;
    throw error;
  }
}

async function findUsername(
  { sql }: AccountsContext,
  nameOrEmail: string,
): Promise<string | undefined> {
  const typed = nameOrEmail.trim();
  if (isUsername(typed)) return (await findAccount(sql, typed))?.username;
  // PostgreSQL allows no NUL in a text; nothing containing one is an email address.
  if (!typed.includes("@") || typed.includes("\u0000")) return undefined;
  const account = await findByEmail(sql, typed.toLowerCase());
  return account?.emailVerified ? account.username : undefined;
}
