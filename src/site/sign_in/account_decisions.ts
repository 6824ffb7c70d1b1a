import { cleanText } from "../../core/text/typed_text.ts";
import { decideClaim } from "../accounts/moderation/decide_claim.ts";
import {
  disableAccount,
  enableAccount,
  findConfirmedAddress,
} from "../accounts/moderation/disable_account.ts";
import { changeSiteRole } from "../accounts/moderation/site_role.ts";
import type { Mail, MailSite } from "../mail/mailer.ts";
import { type QueuedMail, queueMail } from "../mail/queued_mail.ts";
import type { MailContext } from "../mail/send_mail.ts";
import type { MailedPerson } from "./mails/account_mails.ts";
import { accountStateMail, nameDecidedMail, siteRoleMail } from "./mails/decision_mails.ts";

/** What a decision about a person needs, so that they are told. */
type DecisionContext = Pick<MailContext, "sql" | "box"> & { site: MailSite };

/**
 * The queued mail to the person. Callers send it at once; otherwise the postman does. Absent without a confirmed
 * address.
 */
interface DecisionNews {
  mail: QueuedMail | undefined;
}

/** Disables or enables an account, as `disableAccount` and `enableAccount` do, and queues a mail to its owner. */
export async function decideAccountState(
  context: DecisionContext,
  id: string,
  { state, ...decision }: Parameters<typeof disableAccount>[2] & { state: "disabled" | "enabled" },
): Promise<DecisionNews> {
  const change = state === "enabled" ? enableAccount : disableAccount;
  await change(context, id, decision);
  const decided = { state, reason: cleanText(decision.reason ?? "") };
  const write = (person: MailedPerson) => accountStateMail(context.site, { ...person, ...decided });
  return { mail: await tell(context, { id, write, now: decision.now }) };
}

/** Changes an account's role on the whole site, as `changeSiteRole` does, and queues a mail about a new one. */
export async function decideSiteRole(
  context: DecisionContext,
  id: string,
  wanted: Parameters<typeof changeSiteRole>[2],
): Promise<DecisionNews & { changed: Awaited<ReturnType<typeof changeSiteRole>> }> {
  const changed = await changeSiteRole(context, id, wanted);
  if (changed.was === changed.role) return { changed, mail: undefined };
  const { role, now } = wanted;
  const write = (person: MailedPerson) => siteRoleMail(context.site, { ...person, role });
  return { changed, mail: await tell(context, { id, write, now }) };
}

/** Decides a claim to a name, as `decideClaim` does, and queues a mail to the claimant. */
export async function decideNameClaim(
  context: DecisionContext,
  id: string,
  decided: Parameters<typeof decideClaim>[2],
): Promise<{ mail: QueuedMail }> {
  const { decision, now } = decided;
  const claim = await decideClaim(context.sql, id, decided);
  const mail = nameDecidedMail(context.site, { ...claim, decision });
  return { mail: await queueMail(context, mail, { subjectId: id, now }) };
}

async function tell(
  context: DecisionContext,
  { id, write, now }: { id: string; write: (person: MailedPerson) => Mail; now: Date },
): Promise<QueuedMail | undefined> {
  const person = await findConfirmedAddress(context.sql, id);
  return person && await queueMail(context, write(person), { subjectId: id, now });
}
