import { findByEmail, findProfile, isPlaceholder } from "../accounts/account_repository.ts";
import { claimsEmail, proveEmail, wantEmail } from "../accounts/claim_email.ts";
import { confirmClaim, isNameClaim } from "../accounts/name_claims.ts";
import { proveOwnPassword } from "../accounts/prove_password.ts";
import { parseEmail } from "../accounts/create_account.ts";
import type { AccountsContext } from "./context.ts";
import { type Limited, takeAll } from "./limits.ts";
import { addressChangedMail, addressInUseMail, verificationMail } from "./mails.ts";
import type { Viewer } from "../trail/viewer.ts";

/**
 * Sends the viewer another link to confirm their email address, or the one they want to change to. The response is the
 * same if the address belongs to another account.
 */
export async function requestVerification(
  context: AccountsContext,
  { accountId, username }: Viewer,
): Promise<{ kind: "sent" } | { kind: "confirmed_already" } | Limited> {
  const profile = await findProfile(context.sql, accountId);
  const email = profile?.typedEmail ?? profile?.email ?? "";
  const isOpen = profile && (profile.typedEmail !== null || !profile.emailVerified);
  if (!isOpen || isPlaceholder(email)) return { kind: "confirmed_already" };
  const limited = await takeAll([context.accountLimits.mailByRecipient, email, accountId]);
  if (limited) return limited;
  context.background.run("verification mail", async () => {
    const owner = await findByEmail(context.sql, email);
    if (owner?.emailVerified && owner.id !== accountId) return;
    await sendLink(context, { id: accountId, username, email });
  });
  return { kind: "sent" };
}

/**
 * Sends the link to an address that an account claims. An owner who has proven it already is told of the claim instead.
 */
export async function writeToClaimed(
  context: AccountsContext,
  claimant: { id: string; username: string; email: string },
): Promise<void> {
  const owner = await findByEmail(context.sql, claimant.email);
  if (!owner?.emailVerified) return await sendLink(context, claimant);
  if (owner.id === claimant.id) return;
  const told = { email: claimant.email, username: owner.username };
  await context.mailer.send(addressInUseMail(context.site, told));
}

async function sendLink(
  { mailer, site, emailLinks }: AccountsContext,
  { id, username, email }: { id: string; username: string; email: string },
): Promise<void> {
  const token = emailLinks.make({ accountId: id, email });
  await mailer.send(verificationMail(site, { email, username, token }));
}

/** Returns whether a link to confirm an address is ours and not too old, and its account still claims the address. */
export async function isEmailLink(
  { sql, emailLinks }: AccountsContext,
  token: string,
): Promise<boolean> {
  const claim = emailLinks.read(token);
  if (!claim) return false;
  const { accountId: id, email } = claim;
  return await claimsEmail(sql, claim) || await isNameClaim(sql, { id, email });
}

/**
 * Confirms the address that a link was sent to. It belongs to the first account that proves it. For a claim to a name,
 * `waits` means that a moderator decides on it. A dead link is too old or not ours.
 */
export async function verifyEmail(
  { sql, site, mailer, background, emailLinks, now }: AccountsContext,
  token: string,
): Promise<{ kind: "verified" | "waits" | "link_dead" }> {
  const claim = emailLinks.read(token);
  if (!claim) return { kind: "link_dead" };
  const outcome = await proveEmail(sql, claim);
  if (outcome.kind === "void") {
    const { kind } = await confirmClaim(sql, { ...claim, id: claim.accountId, now: now() });
    return { kind: kind === "given" ? "verified" : kind === "void" ? "link_dead" : kind };
  }
  const { replaced } = outcome;
  if (replaced !== undefined) {
    const told = { email: replaced, newEmail: claim.email };
    background.run("address changed", () => mailer.send(addressChangedMail(site, told)));
  }
  return { kind: "verified" };
}

/**
 * Sends a link to the address that the viewer wants, if the password is right; the account keeps its address until the
 * link is used. The response is the same whether or not that address has an account. Refuses an invalid address.
 */
export async function changeEmail(
  context: AccountsContext,
  { accountId, username }: Viewer,
  { email: typed, password, now }: { email: string; password: string; now: Date },
): Promise<{ kind: "sent" } | { kind: "wrong" } | Limited> {
  const { sql, accountLimits, background } = context;
  const email = parseEmail(typed);
  const limited = await takeAll(
    [accountLimits.passwordByAccount, accountId],
    [accountLimits.mailByRecipient, email, accountId],
  );
  if (limited) return limited;
  if (!await proveOwnPassword(context, accountId, password)) return { kind: "wrong" };
  await wantEmail(sql, { accountId, email, now });
  background.run("email change", () => writeToClaimed(context, { id: accountId, username, email }));
  return { kind: "sent" };
}
