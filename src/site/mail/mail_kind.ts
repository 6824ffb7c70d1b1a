import { describeError, log } from "../../core/observing/log.ts";
import type { MessageKind } from "../../core/sending/send_messages.ts";
import type { Mail, Mailer } from "./mailer.ts";
import { isOfServer } from "./smtp_fault.ts";

/** Mails of one kind in flight at once, each on a separate connection, unless the kind says otherwise. */
const AT_ONCE = 4;

/**
 * Result of sending a mail: the mail server took it, it waits for another try (`away`: because the mail server fails,
 * not because of this mail), or the mail server refused it permanently.
 */
export type MailOutcome = "sent" | "waits" | "away" | "refused";

/** Mails that wait in one table, as messages. */
export type MailKind<Claim> = MessageKind<Claim, MailOutcome>;

/** Differences between kinds of mails. */
interface WaitingMails<Claim> extends Pick<MailKind<Claim>, "name" | "claim"> {
  atOnce?: number;
  write: (claim: Claim) => Mail;
  /** Message in the log about a mail that was not taken. */
  about: (claim: Claim) => Record<string, unknown>;
  /** Returns the milliseconds until a mail that was not taken is tried again. */
  retryMs: (claim: Claim, outcome: "away" | "waits") => number;
  /** Returns whether an error means that the mail is not tried again. */
  isEnded?: (error: unknown) => boolean;
  /** Records that a mail was taken, or is not tried again. */
  done: (claim: Claim, now: Date) => Promise<void>;
  putOff: (claim: Claim, dueAt: Date) => Promise<void>;
}

/** Returns mails as messages of one kind. Sending one fails only with an outcome, which is logged. */
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

/** Logs that the mail server refused a mail for good. */
export function logRefused(about: Record<string, unknown>, error: unknown): void {
  log("error", "mail_refused", { ...about, ...describeError(error) });
}
