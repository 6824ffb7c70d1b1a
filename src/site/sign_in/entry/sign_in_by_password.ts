import { findByEmail, findPassword } from "../../accounts/account_repository.ts";
import { findAccount } from "../../../core/accounts/named_account.ts";
import { readEmail } from "../../accounts/typed_email.ts";
import { enterAccount, type EntryResult } from "./enter_account.ts";
import type { AccountRequest, AccountsContext } from "../accounts_context.ts";
import { type LimitHit, takeAll } from "../../../core/limits/take_all.ts";
import type { AskerRank } from "../../accounts/passwords/asker.ts";
import { networkKey } from "../../../core/limits/client_address.ts";
import { provePassword } from "../../accounts/passwords/prove_password.ts";
import { accountKey, isUsername } from "../../../core/accounts/username.ts";
import { asciiValue } from "../../text/ascii_value.ts";
import { NIL_UUID } from "../../../core/database/uuid_v7.ts";

/** Characters of the typed name that a limit distinguishes: the longest email address. */
const TYPED_MAX = 254;

/**
 * Signs in with a username, a former username, or a confirmed email address. An unconfirmed address is refused:
 * otherwise a person who signed up with it could learn whether another account has it. A disabled account gets no
 * session, and the reason is shown only with the right password. A wrong name and a wrong password get the same
 * response after the same time. `RANKS` defines the order of attempts in the queue and their limits.
 */
export async function signIn(
  context: AccountsContext,
  typed: { nameOrEmail: string; password: string },
  { request, byAddress = "passwordByAddress", prove }: SignInOptions,
): Promise<SignInResult | LimitHit & { canProve: boolean }> {
  const { nameOrEmail } = typed;
  // Runs before counting, so that free attempts don't use up the attempts with a proof of work.
  const isPaid = await prove?.() ?? false;
  const { headers, address } = request;
  const known = isPaid ? "assured" : "known";
  const isKnown = await isOwnBrowser(context, nameOrEmail, { headers, rank: known });
  const rank = isKnown ? known : isPaid ? "proved" : "stranger";
  const passwords = context.passwords.as(rank);
  // Also runs before counting: an attempt whose password isn't checked must not lock an account.
  passwords.expectRoom();
  const limited = await takeAttempt(context, nameOrEmail, { address, rank, byAddress });
  if (limited) return { ...limited, canProve: rank === "stranger" };
  return await checkTyped({ ...context, passwords }, typed, request);
}

/** Result of a sign-in within the limits. */
type SignInResult = Exclude<EntryResult, { kind: "gone" }> | { kind: "wrong" };

/** The request, and what differs from the usual sign-in form. */
interface SignInOptions {
  request: AccountRequest;
  /** The limit by IP address that applies to a stranger's attempt. */
  byAddress?: "passwordByAddress" | "passwordBySignUp";
  /** Spends the proof of work sent with the form, and returns whether it was valid. */
  prove?: (() => Promise<boolean>) | undefined;
}

async function checkTyped(
  context: AccountsContext,
  { nameOrEmail, password }: { nameOrEmail: string; password: string },
  request: AccountRequest,
): Promise<SignInResult> {
  const account = await findTyped(context, nameOrEmail);
  // For an unknown name, the password is checked against an id that no account has, which takes as long.
  const stored = await provePassword(context, account?.id ?? NIL_UUID, password);
  if (stored === undefined || !account) return { kind: "wrong" };
  const entered = await enterByPassword(context, account.id, { stored, request });
  return entered.kind === "gone" ? { kind: "wrong" } : entered;
}

/**
 * Opens a session after a right password, unless the password was changed meanwhile. `way` is "session" if it replaces
 * an existing session.
 */
export function enterByPassword(
  context: AccountsContext,
  accountId: string,
  { stored, request, way = "password" }: {
    stored: string;
    request: AccountRequest;
    way?: "password" | "session";
  },
): Promise<EntryResult> {
  return enterAccount(context, accountId, {
    request,
    way,
    stillHolds: async (tx) => await findPassword(tx, accountId) === stored,
  });
}

/**
 * Returns whether the account signed in with this browser before, and neither has exceeded its limit. Strangers can use
 * up a name's attempts, but not those of its owner's browsers.
 */
async function isOwnBrowser(
  context: AccountsContext,
  nameOrEmail: string,
  { headers, rank }: Pick<AccountRequest, "headers"> & { rank: AskerRank },
): Promise<boolean> {
  const { passwordByBrowser, knownByAccount } = context.accountLimits;
  const browser = context.browsers.find(headers);
  if (!browser) return false;
  context.passwords.as(rank).expectRoom();
  if (!(await passwordByBrowser.take(browser.id)).allowed) return false;
  const account = await findTyped(context, nameOrEmail);
  return account?.id === browser.accountId && (await knownByAccount.take(account.id)).allowed;
}

/** Counts an attempt. Returns how long to wait if there were too many. */
async function takeAttempt(
  { accountLimits: limits }: AccountsContext,
  nameOrEmail: string,
  { address, rank, byAddress }: {
    address: string;
    rank: AskerRank;
    byAddress: "passwordByAddress" | "passwordBySignUp";
  },
): Promise<LimitHit | undefined> {
  // Counted by `isOwnBrowser`.
  if (rank === "known" || rank === "assured") return undefined;
  const typed = accountKey(nameOrEmail.slice(0, TYPED_MAX));
  const network = networkKey(address);
  const from = `${network} ${typed}`;
  if (rank === "stranger") {
    return await takeAll(
      [limits[byAddress], address, network],
      [limits.passwordFromNetwork, from, network],
      [limits.passwordByName, typed, network],
    );
  }
  return await takeAll(
    [limits.provedByAddress, address, network],
    [limits.provedFromNetwork, from, network],
    // No network here, so names never share a count: each attempt has its own proof of work.
    [limits.provedByName, typed],
  );
}

async function findTyped(
  { sql }: AccountsContext,
  nameOrEmail: string,
): Promise<{ id: string; username: string } | undefined> {
  const typed = asciiValue(nameOrEmail);
  if (isUsername(typed)) {
    const named = await findAccount(sql, typed);
    return named?.hasSignIn ? named : undefined;
  }
  // PostgreSQL's texts can't contain NUL, and neither can email addresses.
  if (!typed.includes("@") || typed.includes("\u0000")) return undefined;
  const account = await findByEmail(sql, readEmail(typed));
  return account?.emailVerified ? account : undefined;
}
