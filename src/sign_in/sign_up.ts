import { sendVerification } from "./confirm_email.ts";
import type { AccountRequest, AccountsContext } from "./context.ts";
import {
  checkNewAccount,
  type SignedUpAccount,
  signUpAccount,
} from "../accounts/create_account.ts";
import { type Limited, takeAll } from "./limits.ts";
import { addressInUseMail } from "./mails.ts";
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
 * Creates an account and signs in. Refuses a bad name, address or password and a taken name. An email address that
 * already has an account gets the same answer as any other; its owner is told by email.
 */
export async function signUp(
  context: AccountsContext,
  wanted: SignUp,
  { request, now }: { request: AccountRequest; now: Date },
): Promise<SignUpOutcome> {
  checkNewAccount(wanted);
  const limited = takeAll([context.accountLimits.signUpByAddress, request.address]);
  if (limited) return limited;
  const account = await signUpAccount(context, wanted, { now });
  context.background.run("mail after sign-up", () => writeTo(context, account));
  const setCookies = await openSession(
    context,
    { username: account.username, password: wanted.password },
    request,
  );
  if (!setCookies) throw new Error(`the new account ${account.id} cannot sign in`);
  return { kind: "signed_up", setCookies };
}

async function writeTo(
  context: AccountsContext,
  { email, addressOwner }: SignedUpAccount,
): Promise<void> {
  if (!context.accountLimits.mailByRecipient.take(email).allowed) return;
  if (!addressOwner) return await sendVerification(context, email);
  const mail = addressInUseMail(context.site, { to: email, username: addressOwner.username });
  await context.mailer.send(mail);
}
