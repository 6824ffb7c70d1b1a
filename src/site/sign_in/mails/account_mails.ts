import { type Locale, utcMoment, type Words } from "../../../core/locales/locale.ts";
import { lines, localeOf, type Mail, type MailSite, type Recipient } from "../../mail/mailer.ts";

/** A change of an account's sign-in methods, by its key among the messages. */
export type SignInChange = Parameters<Words["mail"]["accountMails"]["signInChanged"]["before"]>[1];

/** A recipient with a confirmed address. */
export interface MailedPerson extends Recipient {
  username: string;
}

/**
 * A recipient whose address may be unconfirmed. The person who typed the address chose the account's name, too, and
 * mail programs turn a name like "evil.example" into a link. So these emails contain no name.
 */
interface TokenRecipient extends Recipient {
  /** The secret in the email's link. */
  token: string;
}

/** The text of an email before and after its link. */
interface Letter {
  subject: string;
  before: string;
  after?: string;
  /** Whether the email has the link. True by default. */
  hasLink?: boolean;
}

/** Writes the email with a link to set a new password. `username` is absent for an unconfirmed address. */
export function resetMail(
  site: MailSite,
  { token, ...reader }: TokenRecipient & { username?: string },
): Mail {
  const link = `${site.baseUrl}/reset-password/${token}`;
  return writeMail(site, { ...reader, link }, (words) => ({
    subject: words.reset.subject(site.name),
    before: words.reset.before(site.name),
    after: words.reset.after,
  }));
}

/** Writes the email with a link that confirms the address. */
export function verificationMail(site: MailSite, { email, locale, token }: TokenRecipient): Mail {
  const link = `${site.baseUrl}/verify-email/${token}`;
  return writeMail(site, { email, locale, link }, (words) => ({
    subject: words.verification.subject(site.name),
    before: words.verification.before,
    after: words.verification.after(site.name),
  }));
}

/** Writes the email with a link that gives a claimed name. */
export function claimMail(site: MailSite, { email, locale, token }: TokenRecipient): Mail {
  const link = `${site.baseUrl}/verify-email/${token}`;
  return writeMail(site, { email, locale, link }, (words) => ({
    subject: words.claim.subject(site.name),
    before: words.claim.before(site.name),
    after: words.claim.after,
  }));
}

/** Writes the email to the owner of an address with which another account was signed up. */
export function addressInUseMail(
  site: MailSite,
  { passwordSignIn, ...person }: MailedPerson & { passwordSignIn: boolean },
): Mail {
  const link = site.baseUrl + (passwordSignIn ? "/reset-password" : "/sign-in");
  return writeMail(site, { ...person, link }, (words) => {
    const texts = passwordSignIn ? words.addressInUse : words.addressInUseWithoutPasswords;
    return {
      subject: texts.subject(site.name),
      before: texts.before(site.name, person.username),
      after: texts.after,
    };
  });
}

/** Writes the email with which an administrator tests the mail server. */
export function testMail(site: MailSite, person: MailedPerson): Mail {
  const link = `${site.baseUrl}/moderation/health`;
  return writeMail(site, { ...person, link }, (words) => ({
    subject: words.test.subject(site.name),
    before: words.test.before(site.name),
  }));
}

/** Writes the email to an account's former address after a new one replaced it. */
export function addressChangedMail(
  site: MailSite,
  { newEmail, ...reader }: Recipient & { newEmail: string },
): Mail {
  const link = `${site.baseUrl}/account`;
  return writeMail(site, { ...reader, link }, (words) => ({
    subject: words.addressChanged.subject(site.name),
    before: words.addressChanged.before(site.name, newEmail),
  }));
}

/** Writes the email about a changed sign-in method. */
export function signInChangedMail(
  site: MailSite,
  { change, ...person }: MailedPerson & { change: SignInChange },
): Mail {
  const link = `${site.baseUrl}/account`;
  return writeMail(site, { ...person, link }, (words) => ({
    subject: words.signInChanged.subject(site.name),
    before: words.signInChanged.before(site.name, change),
  }));
}

/** Writes the email about a sign-in with a new browser. */
export function newBrowserMail(
  site: MailSite,
  { token, browser, address, at, ...person }: MailedPerson & {
    token: string;
    /** Undefined if unknown. */
    browser: string | undefined;
    address: string;
    at: Date;
  },
): Mail {
  const link = `${site.baseUrl}/not-me/${token}`;
  return writeMail(site, { ...person, link }, (words, locale) => ({
    subject: words.newBrowser.subject(site.name),
    before: words.newBrowser.before(
      site.name,
      browser ?? words.unknownBrowser,
      address,
      utcMoment(locale, at),
    ),
    after: words.newBrowser.after,
  }));
}

/** Writes an email in the recipient's language, with a link. */
export function writeMail(
  site: MailSite,
  { email, username, link, ...reader }: Recipient & { username?: string; link: string },
  write: (words: Words["mail"]["accountMails"], locale: Locale) => Letter,
): Mail {
  const locale = localeOf(site, reader);
  const words = locale.words.mail.accountMails;
  const { subject, before, after, hasLink = true } = write(words, locale);
  const hello = username === undefined ? words.helloNobody : words.hello(username);
  const end = [...hasLink ? ["", link] : [], ...after === undefined ? [] : ["", after]];
  return { link, subject, to: email, text: lines(hello, "", before, ...end), lang: locale.lang };
}
