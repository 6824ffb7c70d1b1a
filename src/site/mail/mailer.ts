import type { Locale } from "../../core/locales/locale.ts";
import type { Locales } from "../locales/site_locales.ts";
import { log } from "../../core/observing/log.ts";
import { mailed } from "../../core/observing/metrics.ts";
import { unmarked, xmlText } from "../text/shown_text.ts";
import { hideAddresses, smtpOptions } from "./smtp.ts";
import { explainFault } from "./smtp_fault.ts";

/**
 * Milliseconds to connect to the mail server, and milliseconds that it may stay silent. A mail that hangs counts as not
 * sent.
 */
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;

/** Milliseconds for a whole mail, which limits a mail server that is slow but never silent. */
const WITHIN_MS = 120_000;

/** Milliseconds of a claimed mail's lease: longer than the mail server may take for it. */
export const MAIL_LEASE_MS = 300_000;

/** The site's data in emails. */
export interface MailSite {
  name: string;
  /** Without a trailing slash. */
  baseUrl: string;
  /** The languages that emails may be in. */
  locales: Locales;
}

/** The recipient of an email. */
export interface Recipient {
  email: string;
  /** The language tag of their account. If null or absent, the site's default language. */
  locale?: string | null | undefined;
}

/** Returns the language of a recipient's emails. */
export function localeOf({ locales }: MailSite, { locale }: Omit<Recipient, "email">): Locale {
  return locales.find(locale ?? "") ?? locales.default;
}

/** Joins the lines of an email. */
export function lines(...text: string[]): string {
  return text.join("\n") + "\n";
}

/** A plain-text mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The language of subject and text. */
  lang: string;
  /** The link in the text for the recipient to open. */
  link: string;
  /** Identifies repeated messages to mail programs. */
  id?: string;
  /** The address that stops emails of this kind: in a browser, or with one POST by a mail program (RFC 8058). */
  stopLink?: string;
}

/** Sends mail. */
export interface Mailer {
  /** Resolves once the mail server has accepted the mail. Throws if it did not. */
  send(mail: Mail): Promise<void>;
}

/** Settings for sending mail. */
interface MailOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. If absent, links are logged. */
  smtpUrl: string | undefined;
  from: { name: string; address: string };
  /** Milliseconds that the mail server has for a mail. Defaults to two minutes. */
  withinMs?: number;
  /** Milliseconds to connect, and until its greeting. Defaults to 10 s. */
  connectMs?: number;
}

/** Creates a mailer for SMTP. Without a mail server, it logs each link, so that the operator can pass it on. */
export function createMailer(
  { smtpUrl, from, withinMs = WITHIN_MS, connectMs = CONNECT_TIMEOUT_MS }: MailOptions,
): Mailer {
  return {
    send: smtpUrl === undefined
      ? logLink
      : (mail) => sendBySmtp(smtpUrl, { ...mail, from, withinMs, connectMs }),
  };
}

/** Sends a mail on a separate connection. Mails are few, and no connection is left open at shutdown. */
async function sendBySmtp(
  smtpUrl: string,
  { from, to, subject, text, lang, id, stopLink, withinMs, connectMs }:
    & Mail
    & Required<Omit<MailOptions, "smtpUrl">>,
): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  const transport = createTransport({
    ...smtpOptions(smtpUrl),
    name: domain,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  let outcome = "failed";
  try {
    // Passed as an object, so that a comma in an address never splits it in two.
    await transport.sendMail({
      signal: AbortSignal.timeout(withinMs),
      from,
      to: { name: "", address: to },
      subject: unmarked(subject),
      text: xmlText(text),
      headers: {
        "Auto-Submitted": "auto-generated",
        "Content-Language": lang,
        ...stopLink === undefined ? {} : {
          "List-Unsubscribe": `<${stopLink}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      },
      ...id === undefined ? {} : { messageId: `<${id}@${domain}>` },
    });
    outcome = "sent";
  } catch (error) {
    throw explained(error, smtpUrl);
  } finally {
    mailed(1, { outcome });
    transport.close();
  }
}

/**
 * Returns an error with advice on the settings, and without the addresses that mail servers repeat, because the log
 * must not contain addresses.
 */
function explained(error: unknown, smtpUrl: string): unknown {
  if (!(error instanceof Error)) return error;
  const { advice } = explainFault(error, smtpUrl);
  const said = hideAddresses(error.message);
  error.message = advice === undefined ? said : `${said}. ${advice}`;
  return error;
}

/** Logs a mail's link. This is the only secret in a log, which the host chose by not configuring a mail server. */
function logLink({ to, subject, link }: Mail): Promise<void> {
  log("warn", "mail_not_sent", { why: "SMTP_URL is not set", to, subject, link });
  return Promise.resolve();
}
