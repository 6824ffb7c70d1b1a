import { findByEmail, findProfile, isPlaceholder } from "../accounts/account_repository.ts";
import { findClaimant, proveEmail, wantEmail } from "../accounts/claim_email.ts";
import { confirmClaim, findClaimedName } from "../accounts/name_claims.ts";
import { checkPassword } from "../accounts/password.ts";
import { parseEmail } from "../accounts/create_account.ts";
import type { AccountsContext } from "./accounts_context.ts";
import type { EmailClaim } from "./email_links.ts";
import { type Limited, takeAll, takeMail } from "./limits.ts";
import { sendMail, tellAccount } from "../mail/send_mail.ts";
import { addressChangedMail, addressInUseMail, claimMail, verificationMail } from "./mails.ts";
import { checkOwnPassword, type NotProved } from "./own_password.ts";
import type { Viewer } from "../../core/rights/viewer.ts";
import { DAY_MS, HOUR_MS } from "../../core/time/day.ts";

/** Milliseconds for which a link that works a day is worth sending. */
const SENT_WITHIN_MS = DAY_MS - HOUR_MS;

/**
 * The address got as many emails as it may. The viewer can use the link in any of them, even if a stranger caused it.
 */
interface MailedEnough {
  kind: "mailed_enough";
  retryAfterSeconds: number;
}

/**
 * Sends the viewer another link to confirm their email address, or the one they want to change to. The response is the
 * same if the address belongs to another account.
 */
export async function requestVerification(
  context: AccountsContext,
  { accountId, locale }: Viewer,
): Promise<{ kind: "sent" } | { kind: "confirmed_already" } | MailedEnough> {
  const profile = await findProfile(context.sql, accountId);
  const email = profile?.typedEmail ?? profile?.email ?? "";
  const isOpen = profile && (profile.typedEmail !== null || !profile.emailVerified);
  if (!isOpen || isPlaceholder(email)) return { kind: "confirmed_already" };
  const limited = await takeMail(context.accountLimits, { email, account: accountId });
  if (limited) return { ...limited, kind: "mailed_enough" };
  context.background.run("verification mail", async () => {
    const owner = await findByEmail(context.sql, email);
    if (owner?.emailVerified && owner.id !== accountId) return;
    await sendLink(context, { id: accountId, email, locale });
  });
  return { kind: "sent" };
}

/** Who gets an address confirmed: an account, or with `isClaim` a claim to a name. */
interface Addressee {
  id: string;
  email: string;
  /** The tag of their language; null or absent: the site's default. */
  locale?: string | null | undefined;
  isClaim?: boolean;
}

/** Sends the link to a claimed address. An owner who has proven it already is told of the claim instead. */
export async function writeToClaimed(
  context: AccountsContext,
  claimant: Addressee,
): Promise<void> {
  const owner = await findByEmail(context.sql, claimant.email);
  if (!owner?.emailVerified) return await sendLink(context, claimant);
  if (owner.id === claimant.id) return;
  const { passwordSignIn } = context;
  const told = { ...owner, email: claimant.email, passwordSignIn };
  await sendMail(context, addressInUseMail(context.site, told), {
    subjectId: owner.id,
    now: context.now(),
  });
}

async function sendLink(
  context: AccountsContext,
  { id, email, locale, isClaim = false }: Addressee,
): Promise<void> {
  const { site, emailLinks } = context;
  const now = context.now();
  const token = emailLinks.make({ accountId: id, email });
  const writeMail = isClaim ? claimMail : verificationMail;
  const until = new Date(now.getTime() + SENT_WITHIN_MS);
  await sendMail(context, writeMail(site, { email, locale, token }), {
    subjectId: id,
    purpose: "confirm",
    until,
    now,
  });
}

/**
 * Returns the claim of a link, or that of the viewer if they have or want its address: the link shows that its reader has
 * the mailbox, for whichever account it was sent. So the newest email serves them, even if strangers signed up with their
 * address until no more were sent.
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
 * Finds what a link to confirm an address does: it confirms an account's address, or gives a claimed name. Undefined:
 * it is too old, not ours, or no longer claims the address or the name. A claimed name comes with a password, so
 * without passwords there is none.
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
 * Confirms the address of a claim to a name, which gives the name; `waits` says that a moderator decides. A sign-up may
 * have named another person's address, so the person who reads its mail chooses the password here. A dead link is too
 * old or not ours, or the claim is gone. Refuses a password as `checkPassword` does.
 */
export async function takeClaimedName(
  context: AccountsContext,
  token: string,
  { password }: { password: string },
): Promise<{ kind: "given" | "waits" | "link_dead" } | Limited> {
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
 * Confirms the address that a link was sent to, for the viewer's account if it has or wants that address: it belongs to
 * the first account that proves it. A dead link is too old or not ours.
 */
export async function verifyEmail(
  context: AccountsContext,
  token: string,
  viewer?: Viewer,
): Promise<{ kind: "verified" | "link_dead" }> {
  const claim = await readLink(context, token, viewer);
  return { kind: claim && await takeAddress(context, claim) ? "verified" : "link_dead" };
}

/** Gives an account an address that its owner just read, and tells the one that it replaces. Returns false if it can't have it. */
export async function takeAddress(
  context: AccountsContext,
  claim: EmailClaim,
): Promise<boolean> {
  const outcome = await proveEmail(context.sql, claim);
  if (outcome.kind === "void") return false;
  const { replaced, locale } = outcome;
  if (replaced !== undefined) {
    const told = { email: replaced, locale, newEmail: claim.email };
    await tellAccount(context, claim.accountId, addressChangedMail(context.site, told));
  }
  return true;
}

/**
 * Sends a link to the address that the viewer wants, if they show who they are; the account keeps its address until the
 * link is used. The response is the same whether or not that address has an account. Refuses an invalid address.
 */
export async function changeEmail(
  context: AccountsContext,
  viewer: Viewer,
  { email: typed, password, now }: { email: string; password: string; now: Date },
): Promise<{ kind: "sent" } | MailedEnough | NotProved> {
  const { sql, accountLimits, background } = context;
  const { accountId, locale } = viewer;
  const email = parseEmail(typed);
  const proof = await checkOwnPassword(context, viewer, password);
  if (proof.kind !== "right") return proof;
  // Comes first: if strangers used up the address's emails, the link in any of those serves this account.
  await wantEmail(sql, { accountId, email, now });
  const limited = await takeMail(accountLimits, { email, account: accountId });
  if (limited) return { ...limited, kind: "mailed_enough" };
  background.run(
    "email change",
    () => writeToClaimed(context, { id: accountId, email, locale }),
  );
  return { kind: "sent" };
}
