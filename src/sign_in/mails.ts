import { lines, localeOf, type Mail, type MailSite, type Reader } from "../mail/mailer.ts";
import type { SiteRole } from "../rights/rights.ts";
import { ACCOUNT_MAILS, type AccountMailText, type SignInChange } from "../mail/words.ts";

/** The recipient of a mail, and the secret of its link. */
interface Addressed extends Reader {
  username: string;
  token: string;
}

/** Writes the email with a link to set a new password. */
export function resetMail(site: MailSite, { token, ...person }: Addressed): Mail {
  const link = `${site.baseUrl}/reset-password/${token}`;
  return writeMail(site, { ...person, link }, ACCOUNT_MAILS.reset({ site: site.name }));
}

/** Writes the email with a link that confirms the address. */
export function verificationMail(site: MailSite, { token, ...person }: Addressed): Mail {
  const link = `${site.baseUrl}/verify-email/${token}`;
  return writeMail(site, { ...person, link }, ACCOUNT_MAILS.verification({ site: site.name }));
}

/** Writes the email with a link that gives a claimed name. */
export function claimMail(site: MailSite, { token, ...person }: Addressed): Mail {
  const link = `${site.baseUrl}/verify-email/${token}`;
  const text = ACCOUNT_MAILS.claim({ site: site.name, name: person.username });
  return writeMail(site, { ...person, link }, text);
}

/** Writes to the owner of an address after someone else, or they themselves, signed up with it again. */
export function addressInUseMail(
  site: MailSite,
  { passwordSignIn, ...person }: Omit<Addressed, "token"> & { passwordSignIn: boolean },
): Mail {
  const link = site.baseUrl + (passwordSignIn ? "/reset-password" : "/sign-in");
  const text = ACCOUNT_MAILS[passwordSignIn ? "addressInUse" : "addressInUseWithoutPasswords"];
  return writeMail(site, { ...person, link }, text({ site: site.name, name: person.username }));
}

/** Writes the email that tells a claimant what a moderator decided about a name. */
export function nameDecidedMail(
  site: MailSite,
  { decision, ...person }: Omit<Addressed, "token"> & { decision: "give" | "refuse" },
): Mail {
  const link = `${site.baseUrl}/sign-in`;
  const text = ACCOUNT_MAILS[decision === "give" ? "nameGiven" : "nameRefused"];
  return writeMail(site, { ...person, link }, text({ site: site.name, name: person.username }));
}

/** Writes the email that tells somebody that a moderator disabled or enabled their account, and why. */
export function accountStateMail(
  site: MailSite,
  { state, reason, ...person }: Omit<Addressed, "token"> & {
    state: "disabled" | "enabled";
    reason: string;
  },
): Mail {
  const link = `${site.baseUrl}/sign-in`;
  const text = ACCOUNT_MAILS[state === "disabled" ? "accountDisabled" : "accountEnabled"];
  return writeMail(site, { ...person, link }, text({ site: site.name, reason }));
}

/** Writes the email that tells somebody that their role on the site changed. */
export function siteRoleMail(
  site: MailSite,
  { role, ...person }: Omit<Addressed, "token"> & { role: SiteRole | undefined },
): Mail {
  const link = `${site.baseUrl}/moderation`;
  return writeMail(site, { ...person, link }, ACCOUNT_MAILS.roleChanged({ site: site.name, role }));
}

/** Writes the email by which an administrator tries out the mail server. */
export function testMail(site: MailSite, person: Omit<Addressed, "token">): Mail {
  const link = `${site.baseUrl}/moderation/setup`;
  return writeMail(site, { ...person, link }, ACCOUNT_MAILS.test({ site: site.name }));
}

/** Writes to an account's former address after another one replaced it. */
export function addressChangedMail(
  site: MailSite,
  { newEmail, ...reader }: Reader & { newEmail: string },
): Mail {
  const link = `${site.baseUrl}/account`;
  return writeMail(
    site,
    { ...reader, link },
    ACCOUNT_MAILS.addressChanged({ site: site.name, newEmail }),
  );
}

/** Writes to an account's owner that the way it signs in was changed. */
export function signInChangedMail(
  site: MailSite,
  { change, ...person }: Omit<Addressed, "token"> & { change: SignInChange },
): Mail {
  const link = `${site.baseUrl}/account`;
  const text = ACCOUNT_MAILS.signInChanged({ site: site.name, change });
  return writeMail(site, { ...person, link }, text);
}

/** Writes to an account's owner that a browser signed in that it never signed in with before. */
export function newBrowserMail(
  site: MailSite,
  { token, browser, address, at, ...person }: Addressed & {
    browser: string;
    address: string;
    at: Date;
  },
): Mail {
  const link = `${site.baseUrl}/not-me/${token}`;
  const when = `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const text = ACCOUNT_MAILS.newBrowser({ site: site.name, browser, address, when });
  return writeMail(site, { ...person, link }, text);
}

function writeMail(
  site: MailSite,
  { email, locale, username, link }: Reader & { username?: string; link: string },
  { subject, before, after }: AccountMailText,
): Mail {
  const end = after === undefined ? [] : ["", link, ...after.length > 0 ? ["", ...after] : []];
  const text = lines(ACCOUNT_MAILS.hello(username), "", ...before, ...end);
  return { link, subject, to: email, text, lang: localeOf(site, { locale }).lang };
}
