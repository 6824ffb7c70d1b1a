import { findClaimant, proveEmail } from "../../accounts/claim_email.ts";
import { findClaimedName } from "../../accounts/names/name_claims.ts";
import { confirmClaim } from "../../accounts/names/confirm_claim.ts";
import { checkPassword } from "../../accounts/passwords/password.ts";
import type { AccountsContext } from "../accounts_context.ts";
import type { EmailClaim } from "./address_links.ts";
import { type LimitHit, takeAll } from "../../../core/limits/take_all.ts";
import { tellAccount } from "../../mail/send_mail.ts";
import { addressChangedMail } from "../mails/account_mails.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";

/**
 * Returns the link's claim, or the viewer's if they have or want its address: opening the link proves control of the
 * mailbox, whichever account it was sent for. So the newest email works for the viewer, even if strangers signed up
 * with their address until its limit was used up.
 */
async function readLink(
  { sql, emailLinks }: AccountsContext,
  token: string,
  viewer: Viewer | undefined,
): Promise<EmailClaim | undefined> {
  const link = emailLinks.read(token);
  if (!link || !viewer) return link;
  const own = { accountId: viewer.accountId, email: link.email };
  return await findClaimant(sql, own) === undefined ? link : own;
}

/**
 * Returns what a confirmation link does: confirm an account's address, or grant a claimed name. Returns undefined if
 * the link expired, is forged, or its account no longer claims the address or name. A claimed name comes with a
 * password, so a site without passwords grants none.
 */
export async function findEmailLink(
  context: AccountsContext,
  token: string,
  viewer?: Viewer,
): Promise<{ kind: "address" | "name"; email: string; username: string } | undefined> {
  const { sql, passwordSignIn } = context;
  const claim = await readLink(context, token, viewer);
  if (!claim) return undefined;
  const { email } = claim;
  const claimant = await findClaimant(sql, claim);
  if (claimant !== undefined) return { kind: "address", email, username: claimant };
  if (!passwordSignIn) return undefined;
  const username = await findClaimedName(sql, { id: claim.accountId, email: claim.email });
  return username === undefined ? undefined : { kind: "name", email, username };
}

/**
 * Confirms the address of a claim to a name, which grants the name, or `waits` for a moderator's decision. The password
 * is chosen here and not at sign-up, because a sign-up may have used another person's address. `link_dead`: the link
 * expired or is forged, or the claim is gone. Throws the refusals of `checkPassword`.
 */
export async function takeClaimedName(
  context: AccountsContext,
  token: string,
  { password }: { password: string },
): Promise<{ kind: "given" | "waits" | "link_dead" } | LimitHit> {
  const { sql, emailLinks, accountLimits, passwords, now } = context;
  const link = emailLinks.read(token);
  const found = await findEmailLink(context, token);
  if (!link || found?.kind !== "name") return { kind: "link_dead" };
  await checkPassword(password, { username: found.username, site: context.site });
  const { accountId: id, email } = link;
  const limited = await takeAll([accountLimits.passwordByAccount, id]);
  if (limited) return limited;
  const hashed = await passwords.hash(password);
  const { kind } = await confirmClaim(sql, { id, email, password: hashed, now: now() });
  return { kind: kind === "void" ? "link_dead" : kind };
}

/**
 * Confirms the address that a link was sent to, for the viewer's account if it has or wants that address. An address
 * belongs to the first account that confirms it. `link_dead`: the link expired or is forged.
 */
export async function verifyEmail(
  context: AccountsContext,
  token: string,
  viewer?: Viewer,
): Promise<{ kind: "verified" | "link_dead" }> {
  const claim = await readLink(context, token, viewer);
  return { kind: claim && await takeAddress(context, claim) ? "verified" : "link_dead" };
}

/**
 * Sets an account's confirmed address, and notifies the address that it replaces. Returns false if the claim is no
 * longer valid.
 */
export async function takeAddress(
  context: AccountsContext,
  claim: EmailClaim,
): Promise<boolean> {
  const outcome = await proveEmail(context.sql, claim);
  if (outcome.kind === "void") return false;
  const { replaced, locale } = outcome;
  if (replaced !== undefined) {
    const change = { email: replaced, locale, newEmail: claim.email };
    await tellAccount(context, claim.accountId, addressChangedMail(context.site, change));
  }
  return true;
}
