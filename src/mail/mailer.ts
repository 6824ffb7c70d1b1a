import { log } from "../log.ts";
import { mailed } from "../metrics.ts";

/** Milliseconds to connect to the mail server, and that it may stay silent: a mail that hangs counts as not sent. */
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;

/** Milliseconds for a whole mail, well within a letter's lease: a mail server may drip, and is never silent then. */
const WITHIN_MS = 120_000;

/** An email address in a sentence. */
const ADDRESS = /[^\s<>]+@[^\s<>]+/g;

/** Facts about the site that emails mention. */
export interface MailSite {
  name: string;
  /** Without a trailing slash. */
  baseUrl: string;
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
  /** The address in the text that the person should open. */
  link: string;
  /** Tells mail programs which messages are one and the same. */
  id?: string;
  /** The address that stops emails of this kind: in a browser, or by one POST of a mail program (RFC 8058). */
  stopLink?: string;
}

/** Sends mail, or reports that it can't. */
export interface Mailer {
  /** Resolves once the mail server has accepted the mail. Throws if it did not. */
  send(mail: Mail): Promise<void>;
}

/** Settings for sending mail. */
export interface MailOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`; absent: links are logged. */
  smtpUrl: string | undefined;
  /** The sender's name and address. */
  from: { name: string; address: string };
  /** Milliseconds that the mail server has for a mail; two minutes unless told. */
  withinMs?: number;
}

/** Sends by SMTP. Without a mail server, logs each link so that the operator can pass it on. */
export function createMailer({ smtpUrl, from, withinMs = WITHIN_MS }: MailOptions): Mailer {
  return {
    send: smtpUrl === undefined
      ? logLink
      : (mail) => sendBySmtp(smtpUrl, { ...mail, from, withinMs }),
  };
}

/** Opens a connection per mail: there are few, and none is left open at shutdown. */
async function sendBySmtp(
  smtpUrl: string,
  { from, to, subject, text, id, stopLink, withinMs }:
    & Mail
    & Required<Omit<MailOptions, "smtpUrl">>,
): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  const transport = createTransport({
    url: smtpUrl,
    name: domain,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let outcome = "failed";
  try {
    // As an object, so that a comma in an address never makes two of it.
    await transport.sendMail({
      signal: AbortSignal.timeout(withinMs),
      from,
      to: { name: "", address: to },
      subject,
      text,
      headers: {
        "Auto-Submitted": "auto-generated",
        ...stopLink === undefined ? {} : {
          "List-Unsubscribe": `<${stopLink}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      },
      ...id === undefined ? {} : { messageId: `<${id}@${domain}>` },
    });
    outcome = "sent";
  } catch (error) {
    // Mail servers repeat whom they refuse, and the log is to name nobody.
    if (error instanceof Error) error.message = error.message.replaceAll(ADDRESS, "…");
    throw error;
  } finally {
    mailed(1, { outcome });
    transport.close();
  }
}

/** The only place where a log contains a secret: the host asked for it by not setting a mail server. */
function logLink({ to, subject, link }: Mail): Promise<void> {
  log("warn", "mail_not_sent", { why: "SMTP_URL is not set", to, subject, link });
  return Promise.resolve();
}
