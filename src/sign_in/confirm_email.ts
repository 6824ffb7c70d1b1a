import { findByEmail, findProfile, isPlaceholder } from "../accounts/account_repository.ts";
import { proveEmail } from "../accounts/claim_email.ts";
import type { AccountsContext } from "./context.ts";
import { type Limited, takeAll } from "./limits.ts";
import { addressChangedMail, addressInUseMail, verificationMail } from "./mails.ts";
import type { Viewer } from "../trail/viewer.ts";

/** Result of asking for another link: it looks the same when the address belongs to someone else. */
export type RequestVerificationOutcome = { kind: "sent" } | { kind: "confirmed_already" } | Limited;

/** Whether a link confirmed an address; dead links are expired, not ours, or somebody else was faster. */
export type VerifyEmailOutcome = { kind: "verified" } | { kind: "link_dead" };

/** Sends the viewer another link to confirm their email address, or the one they want to change to. */
export async function requestVerification(
  context: AccountsContext,
  { accountId, username }: Viewer,
): Promise<RequestVerificationOutcome> {
  const profile = await findProfile(context.sql, accountId);
  const email = profile?.typedEmail ?? profile?.email ?? "";
  const isOpen = profile && (profile.typedEmail !== null || !profile.emailVerified);
  if (!isOpen || isPlaceholder(email)) return { kind: "confirmed_already" };
  const limited = takeAll([context.accountLimits.mailByRecipient, email, accountId]);
  if (limited) return limited;
  context.background.run("verification mail", async () => {
    const owner = await findByEmail(context.sql, email);
    if (owner?.emailVerified && owner.id !== accountId) return;
    await sendLink(context, { id: accountId, username, email });
  });
  return { kind: "sent" };
}

/** Sends the link to an address that an account claims; who has proven it already is told of the claim instead. */
export async function writeToClaimed(
  context: AccountsContext,
  claimant: { id: string; username: string; email: string },
): Promise<void> {
  const owner = await findByEmail(context.sql, claimant.email);
  if (!owner?.emailVerified) return await sendLink(context, claimant);
  if (owner.id === claimant.id) return;
  const told = { to: claimant.email, username: owner.username };
  await context.mailer.send(addressInUseMail(context.site, told));
}

async function sendLink(
  { mailer, site, emailLinks }: AccountsContext,
  { id, username, email }: { id: string; username: string; email: string },
): Promise<void> {
  const token = emailLinks.make({ accountId: id, email });
  await mailer.send(verificationMail(site, { to: email, username, token }));
}

/** Confirms the email address that a link was sent to: it belongs to whoever proves it first. */
export async function verifyEmail(
  { sql, site, mailer, background, emailLinks }: AccountsContext,
  token: string,
): Promise<VerifyEmailOutcome> {
  const claim = emailLinks.read(token);
  const outcome = claim && await proveEmail(sql, claim);
  if (!claim || outcome?.kind !== "proven") return { kind: "link_dead" };
  const { replaced } = outcome;
  if (replaced !== undefined) {
    const told = { to: replaced, newEmail: claim.email };
    background.run("address changed", () => mailer.send(addressChangedMail(site, told)));
  }
  return { kind: "verified" };
}
