import type { Mail, MailSite, Recipient } from "../../mail/mailer.ts";
import type { SiteRole } from "../../../core/rights/rights.ts";
import { type MailedPerson, writeMail } from "./account_mails.ts";

/** Writes the email to a claimant about a moderator's decision on a name. */
export function nameDecidedMail(
  site: MailSite,
  { decision, ...person }: MailedPerson & { decision: "give" | "refuse" },
): Mail {
  const { username } = person;
  const link = `${site.baseUrl}/sign-in`;
  return writeMail(site, { ...person, link }, (words) =>
    decision === "give"
      ? {
        subject: words.nameGiven.subject(site.name, username),
        before: words.nameGiven.before,
      }
      : {
        subject: words.nameRefused.subject(site.name, username),
        before: words.nameRefused.before(username),
        hasLink: false,
      });
}

/** Writes the email about an account that was disabled or enabled, with the reason, which the operator may omit. */
export function accountStateMail(
  site: MailSite,
  { state, reason, ...person }: MailedPerson & { state: "disabled" | "enabled"; reason: string },
): Mail {
  const link = `${site.baseUrl}/sign-in`;
  return writeMail(site, { ...person, link }, (words, locale) => {
    const texts = state === "disabled" ? words.accountDisabled : words.accountEnabled;
    return {
      subject: texts.subject(site.name),
      before: texts.before(site.name, reason || locale.words.overview.voidNotices.noReason),
      hasLink: state === "enabled",
    };
  });
}

/** Writes the email about a changed role on the site. */
export function siteRoleMail(
  site: MailSite,
  { role, ...person }: MailedPerson & { role: SiteRole | undefined },
): Mail {
  const link = `${site.baseUrl}/moderation`;
  return writeMail(site, { ...person, link }, (words) =>
    role === undefined
      ? {
        subject: words.roleEnded.subject(site.name),
        before: words.roleEnded.before(site.name),
        hasLink: false,
      }
      : {
        subject: words.roleChanged.subject(site.name),
        before: words.roleChanged.before(site.name, role),
      });
}

/** Writes the email about an account that was imported from another listing. */
export function importedMail(
  site: MailSite,
  { list, email, locale }: Recipient & { list: string },
): Mail {
  const link = `${site.baseUrl}/reset-password`;
  const privacy = `${site.baseUrl}/privacy`;
  return writeMail(site, { email, locale, link }, (words) => ({
    subject: words.imported.subject(site.name),
    before: words.imported.before(site.name, list, privacy),
    after: words.imported.after,
  }));
}
