import type { Mail } from "../mail/mailer.ts";
import { lines, type MailSite } from "../mail/text.ts";

/** Writes the email with a link to set a new password. */
export function resetMail(site: MailSite, { to, username, token }: Addressed): Mail {
  const link = `${site.baseUrl}/reset-password/${token}`;
  return {
    to,
    link,
    subject: `A new password for ${site.name}`,
    text: lines(
      `Hello ${username},`,
      "",
      `someone asked for a new password for your account at ${site.name}. To choose one, open:`,
      "",
      link,
      "",
      "The link works once, for one hour. If this wasn't you, ignore this email: your password won't change.",
    ),
  };
}

/** Writes the email with a link that confirms the address. */
export function verificationMail(site: MailSite, { to, username, token }: Addressed): Mail {
  const link = `${site.baseUrl}/verify-email/${token}`;
  return {
    to,
    link,
    subject: `Confirm your email address for ${site.name}`,
    text: lines(
      `Hello ${username},`,
      "",
      `to confirm that this email address is yours, open:`,
      "",
      link,
      "",
      `The link works for a day. If you don't have an account at ${site.name}, ignore this email.`,
    ),
  };
}

/** Writes to the owner of an address after someone else, or they themselves, signed up with it again. */
export function addressInUseMail(site: MailSite, { to, username }: Omit<Addressed, "token">): Mail {
  const link = `${site.baseUrl}/reset-password`;
  return {
    to,
    link,
    subject: `Your email address at ${site.name}`,
    text: lines(
      `Hello ${username},`,
      "",
      `someone created a new account at ${site.name} with your email address. The address stays yours, and your`,
      `account "${username}" has not changed.`,
      "",
      "If it was you, and you forgot that account, you can choose a new password for it:",
      "",
      link,
      "",
      "If this wasn't you, ignore this email.",
    ),
  };
}

/** Writes to an account's former address after another one replaced it. */
export function addressChangedMail(
  site: MailSite,
  { to, newEmail }: { to: string; newEmail: string },
): Mail {
  const link = `${site.baseUrl}/account`;
  return {
    to,
    link,
    subject: `Your email address at ${site.name} was changed`,
    text: lines(
      "Hello,",
      "",
      `your account at ${site.name} now has the email address ${newEmail} instead of this one.`,
      "",
      "If this wasn't you, someone knows your password. Sign in, change it, and end all other sessions:",
      "",
      link,
    ),
  };
}

interface Addressed {
  to: string;
  /** The account's name. */
  username: string;
  token: string;
}
