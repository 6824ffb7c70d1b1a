import { setLocaleOf } from "../../accounts/account_locale.ts";
import { checkNewAccount, signUpAccount } from "../../accounts/create_account.ts";
import { writeToClaimed } from "../links/confirm_email.ts";
import { Refusal, type RefusalCode } from "../../../core/refusals/refusal.ts";
import { enterAccount } from "./enter_account.ts";
import { signIn } from "./sign_in_by_password.ts";
import type { AccountRequest, AccountsContext } from "../accounts_context.ts";
import { type LimitHit, takeAll } from "../../../core/limits/take_all.ts";
import { takeMail } from "../limits.ts";
import { networkKey } from "../../../core/limits/client_address.ts";
import { refuseSteamId } from "../../accounts/names/steam_names.ts";

/** Refusals of a form that was sent before, or whose sender has an account. */
const SENT_BEFORE: readonly RefusalCode[] = ["account_exists", "bot_check_spent"];

type SignUpOutcome = { kind: "signed_up" | "signed_in"; setCookies: string[] } | {
  kind: "claimed";
  unmailed: LimitHit | undefined;
} | LimitHit;

/**
 * Creates an account, or takes over a player's account that has no sign-in, and signs in. `claimed`: a server's vote
 * link used the name before; the account gets it once the email address is confirmed. Refuses a bad name, address or
 * password, a taken name, and a bad proof of work before anything costly is done. An email address that another account
 * has gets the same response as any other, and its owner gets an email. If name and password are those of an existing
 * account, signs in instead: the form was sent twice, or the user meant to sign in.
 */
export async function signUp(
  context: AccountsContext,
  wanted: { username: string; email: string; password: string },
  options: { request: AccountRequest; now: Date; prove?: () => Promise<void> },
): Promise<SignUpOutcome> {
  try {
    return await signUpAsNew(context, wanted, options);
  } catch (error) {
    if (!(error instanceof Refusal && SENT_BEFORE.includes(error.code))) throw error;
    const typed = { nameOrEmail: wanted.username, password: wanted.password };
    const { request } = options;
    const entered = await signIn(context, typed, { request, byAddress: "passwordBySignUp" });
    if (entered.kind !== "signed_in") throw error;
    return { kind: "signed_in", setCookies: entered.setCookies };
  }
}

async function signUpAsNew(
  context: AccountsContext,
  wanted: { username: string; email: string; password: string },
  { prove, ...options }: { request: AccountRequest; now: Date; prove?: () => Promise<void> },
): Promise<SignUpOutcome> {
  await checkNewAccount(context, wanted);
  refuseSteamId(context, wanted.username);
  // Runs first, so that only attempts with a proof of work count against an IP address.
  await prove?.();
  const asProved = { ...context, passwords: context.passwords.as("proved") };
  return await makeAccount(asProved, wanted, options);
}

async function makeAccount(
  context: AccountsContext,
  wanted: { username: string; email: string; password: string },
  { request, now }: { request: AccountRequest; now: Date },
): Promise<SignUpOutcome> {
  context.passwords.expectRoom();
  const { signUpByAddress, signUpByNetwork } = context.accountLimits;
  const { address } = request;
  const network = networkKey(address);
  const limited = await takeAll([signUpByAddress, address, network], [signUpByNetwork, network]);
  if (limited) return limited;
  const account = await signUpAccount(context, wanted, { now });
  const { email } = account;
  const { locale } = request;
  if (locale && !account.isClaim) await setLocaleOf(context.sql, { accountId: account.id }, locale);
  const unmailed = await takeMail(context.accountLimits, { email, network });
  if (!unmailed) {
    context.background.run(
      "mail after sign-up",
      () => writeToClaimed(context, { ...account, locale }),
    );
  }
  if (account.isClaim) return { kind: "claimed", unmailed };
  const entered = await enterAccount(context, account.id, { request, way: "password" });
  if (entered.kind !== "signed_in") {
    throw new Error(`the new account ${account.id} cannot sign in: ${entered.kind}`);
  }
  return { kind: "signed_up", setCookies: entered.setCookies };
}
