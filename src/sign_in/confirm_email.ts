import { claimTypedEmail, findProfile } from "../accounts/account_repository.ts";
import { isNo } from "./auth.ts";
import type { AccountsContext } from "./context.ts";
import { type Limited, takeAll } from "./limits.ts";
import type { Viewer } from "../trail/viewer.ts";

/** Result of asking for another link: it looks the same when the address belongs to someone else. */
export type RequestVerificationOutcome = { kind: "sent" } | { kind: "confirmed_already" } | Limited;

/** Whether a link confirmed an address; dead links are expired, or not ours. */
export type VerifyEmailOutcome = { kind: "verified" } | { kind: "link_dead" };

/** Sends the viewer another link to confirm their email address. */
export async function requestVerification(
  context: AccountsContext,
  { accountId }: Viewer,
): Promise<RequestVerificationOutcome> {
  const profile = await findProfile(context.sql, accountId);
  if (!profile || profile.emailVerified) return { kind: "confirmed_already" };
  const { email, typedEmail } = profile;
  const limited = takeAll([context.accountLimits.mailByRecipient, typedEmail ?? email, accountId]);
  if (limited) return limited;
  context.background.run("verification mail", () => writeAgain(context, accountId));
  return { kind: "sent" };
}

/** Another account may have given up the address meanwhile; while it still has it, nothing is sent. */
async function writeAgain(context: AccountsContext, accountId: string): Promise<void> {
  await claimTypedEmail(context.sql, accountId);
  const profile = await findProfile(context.sql, accountId);
  if (profile?.typedEmail === null) await sendVerification(context, profile.email);
}

/** Sends the link to an account's unconfirmed address; otherwise does nothing. */
export async function sendVerification({ auth }: AccountsContext, email: string): Promise<void> {
  const { api } = await auth();
  await api.sendVerificationEmail({ body: { email } });
}

/** Confirms the email address that a link was sent to. */
export async function verifyEmail(
  { auth }: AccountsContext,
  token: string,
): Promise<VerifyEmailOutcome> {
  const { api } = await auth();
  try {
    await api.verifyEmail({ query: { token } });
    return { kind: "verified" };
  } catch (error) {
    if (isNo(error)) return { kind: "link_dead" };
    throw error;
  }
}
