import { lines, type Mail, type MailSite } from "../mail/mailer.ts";

/** The recipient of a mail, and the secret of its link. */
interface Addressed {
  email: string;
  username: string;
  token: string;
}

/** Writes the email with a link to set a new password. */
export function resetMail(site: MailSite, { token, ...person }: Addressed): Mail {
  const link = `${site.baseUrl}/reset-password/${token}`;
  return writeMail(
    { ...person, link, subject: `A new password for ${site.name}` },
    `someone asked for a new password for your account at ${site.name}. To choose one, open:`,
    "",
    link,
    "",
    "The link works once, for one hour. If this wasn't you, ignore this email: your password won't change.",
  );
}

/** Writes the email with a link that confirms the address. */
export function verificationMail(site: MailSite, { token, ...person }: Addressed): Mail {
  const link = `${site.baseUrl}/verify-email/${token}`;
  return writeMail(
    { ...person, link, subject: `Confirm your email address for ${site.name}` },
    `to confirm that this email address is yours, open:`,
    "",
    link,
    "",
    `The link works for a day. If you don't have an account at ${site.name}, ignore this email.`,
  );
}

/** Writes the email with a link that gives a claimed name. */
export function claimMail(site: MailSite, { token, ...person }: Addressed): Mail {
  const link = `${site.baseUrl}/verify-email/${token}`;
  return writeMail(
    { ...person, link, subject: `The name ${person.username} at ${site.name}` },
    `someone signed up at ${site.name} with the name ${person.username} and this email address. A player has voted`,
    "with that name. If the player is you, open this link and choose a password. This",
    `gives you the name ${person.username} at ${site.name}, with its votes:`,
    "",
    link,
    "",
    "The link works for a day. If this wasn't you, ignore this email.",
  );
}

/** Writes to the owner of an address after someone else, or they themselves, signed up with it again. */
export function addressInUseMail(site: MailSite, person: Omit<Addressed, "token">): Mail {
  const link = `${site.baseUrl}/reset-password`;
  return writeMail(
    { ...person, link, subject: `Your email address at ${site.name}` },
    `someone created a new account at ${site.name} with your email address. The address stays yours, and your`,
    `account "${person.username}" has not changed.`,
    "",
    "If it was you, and you forgot that account, you can choose a new password for it:",
    "",
    link,
    "",
    "If this wasn't you, ignore this email.",
  );
}

/** Writes the email that tells a claimant what a moderator decided about a name. */
export function nameDecidedMail(
  site: MailSite,
  { decision, ...person }: Omit<Addressed, "token"> & { decision: "give" | "refuse" },
): Mail {
  const link = `${site.baseUrl}/sign-in`;
  const subject = `The name ${person.username} at ${site.name}`;
  return decision === "give"
    ? writeMail(
      { ...person, link, subject },
      `a moderator gave you the name. Sign in with the password that you chose:`,
      "",
      link,
    )
    : writeMail(
      { ...person, link, subject },
      `a moderator decided that somebody else plays as ${person.username}. You can sign up with another name.`,
    );
}

/** Writes to an account's former address after another one replaced it. */
export function addressChangedMail(
  site: MailSite,
  { email, newEmail }: { email: string; newEmail: string },
): Mail {
  const link = `${site.baseUrl}/account`;
  return writeMail(
    { email, link, subject: `Your email address at ${site.name} was changed` },
    `your account at ${site.name} now has the email address ${newEmail} instead of this one.`,
    "",
    "If this wasn't you, someone knows your password. Sign in, change it, and end all other sessions:",
    "",
    link,
  );
}

function writeMail(
  { email, username, ...head }: {
    email: string;
    username?: string;
    link: string;
    subject: string;
  },
  ...text: string[]
): Mail {
  const greeting = username === undefined ? "Hello," : `Hello ${username},`;
  return { ...head, to: email, text: lines(greeting, "", ...text) };
}
