import type { Mail } from "../mail/mailer.ts";

/** What the mails say of the site. */
export interface MailSite {
  name: string;
  /** Without a trailing slash. */
  baseUrl: string;
}

/** The link to a new password. */
export function resetMail(site: MailSite, { to, username, token }: Addressed): Mail {
  const link = `${site.baseUrl}/reset-password/${token}`;
  return {
    to,
    link,
    subject: `A new password for ${site.name}`,
    text: lines(
      `Hello ${username},`,
      "",
      `somebody asked for a new password for your account at ${site.name}. To choose one, open:`,
      "",
      link,
      "",
      "The link works once, for an hour. If it was not you, do nothing: your password stays.",
    ),
  };
}

/** The link that shows that mail arrives. */
export function verificationMail(site: MailSite, { to, username, token }: Addressed): Mail {
  const link = `${site.baseUrl}/verify-email/${token}`;
  return {
    to,
    link,
    subject: `Confirm your mail address for ${site.name}`,
    text: lines(
      `Hello ${username},`,
      "",
      `to confirm that this mail address is yours, open:`,
      "",
      link,
      "",
      `The link works for a day. If you have no account at ${site.name}, do nothing.`,
    ),
  };
}

/** To the owner of an address with which somebody else, or they themselves, signed up once more. */
export function addressInUseMail(site: MailSite, { to, username }: Omit<Addressed, "token">): Mail {
  const link = `${site.baseUrl}/reset-password`;
  return {
    to,
    link,
    subject: `Your mail address at ${site.name}`,
    text: lines(
      `Hello ${username},`,
      "",
      `somebody made a new account at ${site.name} with your mail address. The address stays yours, and your`,
      `account "${username}" is as it was.`,
      "",
      "If it was you, and you forgot that account, you can choose a new password for it:",
      "",
      link,
      "",
      "If it was not you, do nothing.",
    ),
  };
}

interface Addressed {
  to: string;
  /** The account's name. */
  username: string;
  token: string;
}

function lines(...text: string[]): string {
  return text.join("\n") + "\n";
}
