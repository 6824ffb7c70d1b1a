import { writeToClaimed } from "./confirm_email.ts";
import type { AccountRequest, AccountsContext } from "./context.ts";
import {
  checkNewAccount,
  type SignedUpAccount,
  signUpAccount,
} from "../accounts/create_account.ts";
import { networkKey } from "../limits/client_address.ts";
import { type Limited, takeAll } from "./limits.ts";
import { openSession } from "./sign_in.ts";

/** A visitor's sign-up form. */
export interface SignUp {
  username: string;
  email: string;
  password: string;
}

/** Result of signing up. */
export type SignUpOutcome = { kind: "signed_up"; setCookies: string[] } | Limited;

/**
 * Creates an account, or takes over a player's without sign-in, and signs in. Refuses a bad name, address or password, a
 * name that is taken or vouched for by another server, and whomever `admit`
 * refuses before anything costly is done. An email address that already has an account gets the same answer as any
 * other; its owner is told by email.
 */
export async function signUp(
  context: AccountsContext,
  wanted: SignUp,
  { request, now, admit, findVoucher }: {
    request: AccountRequest;
    now: Date;
    admit?: () => Promise<void>;
    /** Finds the server whose link says that the name is theirs. */
    findVoucher?: () => Promise<string | undefined>;
  },
): Promise<SignUpOutcome> {
  checkNewAccount(wanted);
  const network = networkKey(request.address);
  // First: what counts against an address has been paid for.
  await admit?.();
  const { signUpByAddress, signUpByNetwork } = context.accountLimits;
  const limited = takeAll([signUpByAddress, request.address, network], [signUpByNetwork, network]);
  if (limited) return limited;
  const vouchedBy = await findVoucher?.();
  const account = await signUpAccount(context, wanted, { now, vouchedBy });
  context.background.run("mail after sign-up", () => writeTo(context, account, network));
  const setCookies = await openSession(
    context,
    { username: account.username, password: wanted.password },
    request,
  );
  if (!setCookies) throw new Error(`the new account ${account.id} cannot sign in`);
  return { kind: "signed_up", setCookies: [...setCookies, context.browsers.introduce(account.id)] };
}

async function writeTo(
  context: AccountsContext,
  account: SignedUpAccount,
  network: string,
): Promise<void> {
  if (!context.accountLimits.mailByRecipient.take(account.email, network).allowed) return;
  await writeToClaimed(context, account);
}
