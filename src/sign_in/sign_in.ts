import { findAccount, findByEmail, findPassword } from "../accounts/account_repository.ts";
import { findDisabling } from "../accounts/disable_account.ts";
import { checkNewAccount, signUpAccount } from "../accounts/create_account.ts";
import { isNo } from "./auth.ts";
import { writeToClaimed } from "./confirm_email.ts";
import { sessionCookies, sessionHeaders } from "./session_headers.ts";
import type { AccountRequest, AccountsContext } from "./context.ts";
import { type Limited, takeAll, takeMail } from "./limits.ts";
import { askedAs, askedByAccount, currentAsker, RANKS } from "../accounts/asker.ts";
import { networkKey } from "../limits/client_address.ts";
import { LeftLine, LineFull } from "../limits/fair_line.ts";
import { provePassword } from "../accounts/prove_password.ts";
import { accountKey, isUsername } from "../accounts/username.ts";

/** A name that nobody can have. Signing in with an unknown name looks this one up. */
const NOBODY = "voteboard-nobody";

/** Characters of the typed name that a limit distinguishes: the longest email address. */
const TYPED_MAX = 254;

/**
 * Signs in with a username, a former one, or a confirmed email address. An unconfirmed address is not accepted:
 * otherwise someone who signed up with it could tell whether it already belonged to another account. A disabled account
 * gets no session, and its reason is shown only with the right password. A wrong name and a wrong password look alike,
 * and take equally long.
 */
export async function signIn(
  context: AccountsContext,
  typed: { nameOrEmail: string; password: string },
  request: AccountRequest,
  { byAddress = "passwordByAddress", prove }: SignInOptions = {},
): Promise<SignedIn | Limited> {
  const { nameOrEmail } = typed;
  const known = await findOwnBrowser(context, nameOrEmail, request);
  // Runs before counting: an attempt that tried nothing must not lock anyone out.
  if (!known && !prove) context.passwords.expectPlace();
  const limited = known ? undefined : await takeAttempt(context, nameOrEmail, request, byAddress);
  if (limited) return limited;
  const check = () => checkTyped(context, typed, request);
  const goesFirst = known && (await context.accountLimits.knownByAccount.take(known)).allowed;
  if (goesFirst) return await askedByAccount(known, check);
  const spent = await prove?.();
  return spent ? await paidBy(spent, check) : await check();
}

/** Result of a sign-in within the limits. */
type SignedIn =
  | { kind: "signed_in"; setCookies: string[] }
  | { kind: "wrong" }
  | { kind: "disabled"; reason: string | null };

/** Deviations from the usual sign-in form. */
interface SignInOptions {
  /** Which limit by address it counts against. */
  byAddress?: "passwordByAddress" | "passwordBySignUp";
  /** Spends the proof of work sent with the form, if it is valid. */
  prove?: (() => Promise<SpentProof | undefined>) | undefined;
}

/** A proof of work that was spent on a form. */
export interface SpentProof {
  /** Makes it valid again because nothing was done with it. */
  giveBack(): Promise<void>;
}

/**
 * Runs work that a proof pays for. It goes before strangers' work, and the proof becomes valid again if the queue had
 * no place, or not in time. A client that disconnects has spent it; otherwise a few proofs could hold places again and
 * again at no cost.
 */
async function paidBy<Value>(spent: SpentProof, work: () => Promise<Value>): Promise<Value> {
  try {
    return await askedAs({ rank: RANKS.proved }, work);
  } catch (error) {
    const isLate = error instanceof LeftLine && !currentAsker().gone?.aborted;
    if (error instanceof LineFull || isLate) await spent.giveBack();
    throw error;
  }
}

async function checkTyped(
  context: AccountsContext,
  { nameOrEmail, password }: { nameOrEmail: string; password: string },
  request: AccountRequest,
): Promise<SignedIn> {
  context.passwords.expectPlace();
  const account = await findTyped(context, nameOrEmail);
  const disabling = account && await findDisabling(context.sql, account.id);
  if (disabling) {
    const isRight = await provePassword(context, account.id, password);
    return isRight ? { kind: "disabled", ...disabling } : { kind: "wrong" };
  }
  const username = account?.username ?? NOBODY;
  const stored = account && await findPassword(context.sql, account.id);
  const setCookies = await openSession(context, { username, password }, request);
  if (!setCookies || !account) return { kind: "wrong" };
  // A change or deletion meanwhile ended all sessions except the one that was being opened.
  if (await findPassword(context.sql, account.id) !== stored) {
    await signOut(context, new Headers({ cookie: setCookies.join("; ") }));
    return { kind: "wrong" };
  }
  return { kind: "signed_in", setCookies: [...setCookies, context.browsers.introduce(account.id)] };
}

/**
 * Returns the typed account if it signed in with this browser before and has not exceeded the browser's limit.
 * Strangers can use up a name's attempts, but not those of its owner's browsers.
 */
async function findOwnBrowser(
  context: AccountsContext,
  nameOrEmail: string,
  { headers }: AccountRequest,
): Promise<string | undefined> {
  const browser = context.browsers.find(headers);
  if (!browser) return undefined;
  const { allowed } = await context.accountLimits.passwordByBrowser.take(browser.id);
  if (!allowed) return undefined;
  const account = await findTyped(context, nameOrEmail);
  return account?.id === browser.accountId ? account.id : undefined;
}

function takeAttempt(
  { accountLimits }: AccountsContext,
  nameOrEmail: string,
  { address }: AccountRequest,
  byAddress: "passwordByAddress" | "passwordBySignUp",
): Promise<Limited | undefined> {
  const typed = accountKey(nameOrEmail.slice(0, TYPED_MAX));
  const network = networkKey(address);
  return takeAll(
    [accountLimits[byAddress], address, network],
    [accountLimits.passwordFromNetwork, `${network} ${typed}`, network],
    [accountLimits.passwordByName, typed, network],
  );
}

/** Opens a session and returns its cookie. Returns undefined if name and password do not match. */
export async function openSession(
  context: AccountsContext,
  body: { username: string; password: string },
  request: AccountRequest,
): Promise<string[] | undefined> {
  const { api } = await context.auth();
  const headers = sessionHeaders(context, request.headers, request.address);
  try {
    const answer = await api.signInUsername({ body, headers, returnHeaders: true });
    return sessionCookies(answer.headers, context.site.baseUrl);
  } catch (error) {
    if (isNo(error)) return undefined;
    throw error;
  }
}

/** Ends the session of a request, if it has one. Returns the cookies that clear it. */
export async function signOut(
  context: AccountsContext,
  headers: Headers,
): Promise<{ setCookies: string[] }> {
  const { api } = await context.auth();
  const answer = await api.signOut({
    headers: sessionHeaders(context, headers),
    returnHeaders: true,
  });
  return { setCookies: sessionCookies(answer.headers, context.site.baseUrl) };
}

/** Result of a sign-up. */
type SignUpOutcome = { kind: "signed_up"; setCookies: string[] } | {
  kind: "claimed";
  unmailed: Limited | undefined;
} | Limited;

/**
 * Creates an account, or takes over a player's without sign-in, and signs in; `claimed`: a server's link used the name
 * before, and it is theirs once their address is confirmed, unless too many emails went there to send another. Refuses a bad name, address or password, a name that is
 * taken, and anyone whose proof `prove` refuses before anything costly is done. A proof is good again when the line of
 * passwords was full. An email address that already has an account gets the same answer as any other; its owner is told
 * by email.
 */
export async function signUp(
  context: AccountsContext,
  wanted: { username: string; email: string; password: string },
  options: { request: AccountRequest; now: Date; prove?: () => Promise<SpentProof> },
): Promise<SignUpOutcome> {
  checkNewAccount(wanted);
  // Comes first, so that what counts against an address has been paid for.
  const spent = await options.prove?.();
  const make = () => makeAccount(context, wanted, options);
  return spent ? await paidBy(spent, make) : await make();
}

async function makeAccount(
  context: AccountsContext,
  wanted: { username: string; email: string; password: string },
  { request, now }: { request: AccountRequest; now: Date },
): Promise<SignUpOutcome> {
  const { signUpByAddress, signUpByNetwork } = context.accountLimits;
  const { address } = request;
  const network = networkKey(address);
  const limited = await takeAll([signUpByAddress, address, network], [signUpByNetwork, network]);
  if (limited) return limited;
  const account = await signUpAccount(context, wanted, { now });
  const { email } = account;
  const unmailed = await takeMail(context.accountLimits, { email, sender: network });
  if (!unmailed) {
    context.background.run("mail after sign-up", () => writeToClaimed(context, account));
  }
  if (account.isClaim) return { kind: "claimed", unmailed };
  const opened = { username: account.username, password: wanted.password };
  const setCookies = await openSession(context, opened, request);
  if (!setCookies) throw new Error(`the new account ${account.id} cannot sign in`);
  return { kind: "signed_up", setCookies: [...setCookies, context.browsers.introduce(account.id)] };
}

async function findTyped(
  { sql }: AccountsContext,
  nameOrEmail: string,
): Promise<{ id: string; username: string } | undefined> {
  const typed = nameOrEmail.trim();
  if (isUsername(typed)) {
    const named = await findAccount(sql, typed);
    return named?.hasSignIn ? named : undefined;
  }
  // PostgreSQL allows no NUL in a text, and no email address contains one.
  if (!typed.includes("@") || typed.includes("\u0000")) return undefined;
  const account = await findByEmail(sql, typed.toLowerCase());
  return account?.emailVerified ? account : undefined;
}
