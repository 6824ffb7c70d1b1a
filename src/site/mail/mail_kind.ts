import { describeError, log } from "../../core/observing/log.ts";
import type { MessageKind } from "../../core/sending/send_messages.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { isOfServer } from "./smtp_fault.ts";

/**
 * Default number of mails of a kind in flight at once. With more than one, a mail that hangs doesn't hold up a password
 * reset. Each takes a connection, of which a mail server allows one client only a few.
 */
const AT_ONCE = 4;

/**
 * Result of sending a mail: the mail server accepted it, it waits for another try (`away`: because the mail server
 * fails, and not because of this mail), or the mail server refused it permanently.
 */
export type MailOutcome = "sent" | "waits" | "away" | "refused";

/** Mails that wait in a table, as messages of the dispatcher. */
export type MailKind<Claim> = MessageKind<Claim, MailOutcome>;

/** What differs between kinds of mails. */
interface WaitingMails<Claim> extends Pick<MailKind<Claim>, "name" | "claim"> {
  atOnce?: number;
  write: (claim: Claim) => Mail;
  /** Returns the fields of the log's line about a mail that wasn't accepted. */
  about: (claim: Claim) => Record<string, unknown>;
  /** Returns the milliseconds until a mail that wasn't accepted is tried again. */
  retryMs: (claim: Claim, outcome: "away" | "waits") => number;
  /** Returns whether an error means that the mail is not tried again. */
  isEnded?: (error: unknown) => boolean;
  /** Records that a mail was accepted, or is not tried again. */
  done: (claim: Claim, now: Date) => Promise<void>;
  putOff: (claim: Claim, dueAt: Date) => Promise<void>;
}

/** Creates a message kind for mails. Sending a mail never throws: failures become an outcome, which is logged. */
export function mailKind<Claim>(
  mailer: Mailer,
  { write, about, retryMs, isEnded = () => false, done, putOff, ...kind }: WaitingMails<Claim>,
): MailKind<Claim> {
  return {
    atOnce: AT_ONCE,
    ...kind,
    async send(claim) {
      try {
        await mailer.send(write(claim));
        return "sent";
      } catch (error) {
        if (isEnded(error)) {
          logRefused(about(claim), error);
          return "refused";
        }
        log("warn", "letter_not_sent", { ...about(claim), ...describeError(error) });
        return isOfServer(error) ? "away" : "waits";
      }
    },
    isDown: (outcome) => outcome === "away",
    putOff,
    async record({ claim, result, now }) {
      if (result === "sent" || result === "refused") return await done(claim, now);
      await putOff(claim, new Date(now.getTime() + retryMs(claim, result)));
    },
  };
}

/** Logs that the mail server refused a mail permanently. */
export function logRefused(about: Record<string, unknown>, error: unknown): void {
  log("error", "mail_refused", { ...about, ...describeError(error) });
}
