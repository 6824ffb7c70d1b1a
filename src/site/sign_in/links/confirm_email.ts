import { isPlaceholder } from "../../../core/accounts/account_state.ts";
import { findByEmail, findProfile } from "../../accounts/account_repository.ts";
import { wantEmail } from "../../accounts/claim_email.ts";
import { parseEmail } from "../../accounts/typed_email.ts";
import type { AccountsContext } from "../accounts_context.ts";
import { takeMail } from "../limits.ts";
import { sendMail } from "../../mail/send_mail.ts";
import { addressInUseMail, claimMail, verificationMail } from "../mails/account_mails.ts";
import { checkOwnPassword, type ProofFailure } from "../proof/own_password.ts";
import type { Viewer } from "../../../core/rights/viewer.ts";
import { DAY_MS, HOUR_MS } from "../../../core/time/day.ts";

/**
 * Milliseconds for which a queued link is worth sending: it is valid for a day, and its reader needs an hour of that.
 */
const SENT_WITHIN_MS = DAY_MS - HOUR_MS;

/**
 * The address received its maximum of emails. The viewer can use the link in any of them, even if a stranger requested
 * it.
 */
interface MailLimitHit {
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
): Promise<{ kind: "sent" } | { kind: "confirmed_already" } | MailLimitHit> {
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

/** An address to confirm, for an account or, with `isClaim`, for a claim to a name. */
interface Addressee {
  id: string;
  email: string;
  /** The recipient's language. If null or absent, the site's default. */
  locale?: string | null | undefined;
  isClaim?: boolean;
}

/**
 * Sends the link to a claimed address. If another account has confirmed the address already, its owner gets an email
 * about the claim instead.
 */
export async function writeToClaimed(
  context: AccountsContext,
  claimant: Addressee,
): Promise<void> {
  const owner = await findByEmail(context.sql, claimant.email);
  if (!owner?.emailVerified) return await sendLink(context, claimant);
  if (owner.id === claimant.id) return;
  const { passwordSignIn } = context;
  const recipient = { ...owner, email: claimant.email, passwordSignIn };
  await sendMail(context, addressInUseMail(context.site, recipient), {
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
 * Sends a link to the viewer's new address, if they prove their identity. The account keeps its old address until the
 * link is used. The response is the same whether or not an account has the new address. Refuses an invalid address.
 */
export async function changeEmail(
  context: AccountsContext,
  viewer: Viewer,
  { email: typed, password, now }: { email: string; password: string; now: Date },
): Promise<{ kind: "sent" } | MailLimitHit | ProofFailure> {
  const { sql, accountLimits, background } = context;
  const { accountId, locale } = viewer;
  const email = parseEmail(typed);
  const proof = await checkOwnPassword(context, viewer, password);
  if (proof.kind !== "right") return proof;
  // Runs first: if strangers used up the address's emails, the link in any of those then works for this account.
  await wantEmail(sql, { accountId, email, now });
  const limited = await takeMail(accountLimits, { email, account: accountId });
  if (limited) return { ...limited, kind: "mailed_enough" };
  background.run(
    "email change",
    () => writeToClaimed(context, { id: accountId, email, locale }),
  );
  return { kind: "sent" };
}
