import type { Sql } from "../../core/database/connect.ts";
import { repeatingDelayMs, type RetrySchedule } from "../../core/deliveries/retry_schedule.ts";
import { describeError, log } from "../../core/observing/log.ts";
import type { SecretBox } from "../../core/secrets/secret_key.ts";
import type { MessageKind } from "../../core/sending/send_messages.ts";
import type { Background } from "./background.ts";
import type { Mail, Mailer } from "./mailer.ts";
import {
  claimQueued,
  dropQueued,
  type MailTerms,
  putOffQueued,
  type QueuedMail,
  queueMail,
} from "./queued_mail.ts";
import { isFinal, isOfServer } from "./smtp_fault.ts";

/**
 * Milliseconds until a mail is tried again. A person waits for the link, and a reset link works an hour: so up to ten
 * minutes at first, and then each hour.
 */
const RETRIES: RetrySchedule = [15, 30, 60, 120, 240, 480, 600, 600, 600, 3_600]
  .map((seconds) => seconds * 1_000);

/** Mails of one kind in flight at once, each on a separate connection, unless the kind says otherwise. */
const AT_ONCE = 4;

/** What is needed to send a mail about an account. */
export interface MailContext {
  sql: Sql;
  mailer: Mailer;
  /** Seals what waits. */
  box: SecretBox;
}

/**
 * What became of a mail: the mail server took it, it waits for another try (`away`: because the mail server fails, not
 * because of this mail), or was refused for good.
 */
export type MailOutcome = "sent" | "waits" | "away" | "refused";

/**
 * Queues a mail and tries to send it at once. If the mail server asks to wait, is away or refuses our login, the postman
 * tries it again while it is of use. Throws only if the database fails.
 */
export async function sendMail(
  context: MailContext,
  mail: Mail,
  terms: MailTerms,
): Promise<MailOutcome> {
  const claim = await queueMail(context, mail, terms);
  return await sendNow(context, claim, () => terms.now);
}

/** If recording fails, the mail is sent once more after its lease ends. */
async function sendNow(
  context: MailContext,
  claim: QueuedMail,
  now: () => Date,
): Promise<MailOutcome> {
  const { send, record } = queuedMails(context);
  const result = await send(claim);
  await record({ claim, result, now: now() });
  return result;
}

/** Returns the mails about accounts that wait. */
export function queuedMails(
  { sql, mailer, box }: MailContext,
): MessageKind<QueuedMail, MailOutcome> {
  return mailKind(mailer, {
    name: "mail",
    claim: (at) => claimQueued({ sql, box }, at),
    // Sent again after a crash, it is the same message to a mail program.
    write: ({ id, mail }) => ({ ...mail, id }),
    about: ({ subjectId: account, purpose, tries }) => ({ account, purpose, tries }),
    retryMs: ({ tries }) => repeatingDelayMs(RETRIES, { failures: tries }),
    isEnded: isFinal,
    done: ({ id }) => dropQueued(sql, id),
    putOff: ({ id }, dueAt) => putOffQueued(sql, id, dueAt),
  });
}

/** Mails that wait in one table. */
interface WaitingMails<Claim> extends Pick<MessageKind<Claim, MailOutcome>, "name" | "claim"> {
  atOnce?: number;
  write: (claim: Claim) => Mail;
  /** What the log says of a mail that was not taken. */
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
): MessageKind<Claim, MailOutcome> {
  return {
    atOnce: AT_ONCE,
    ...kind,
    async send(claim) {
      try {
        await mailer.send(write(claim));
        return "sent";
      } catch (error) {
        const isRefused = isEnded(error);
        if (isRefused) logRefused(about(claim), error);
        else log("warn", "letter_not_sent", { ...about(claim), ...describeError(error) });
        return isRefused ? "refused" : isOfServer(error) ? "away" : "waits";
      }
    },
    isDown: (outcome) => outcome === "away",
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

/** Queues a mail with news, and sends it after the response. */
export async function tellAccount(
  context: MailContext & { background: Background; now: () => Date },
  subjectId: string,
  mail: Mail,
): Promise<void> {
  const queued = await queueMail(context, mail, { subjectId, now: context.now() });
  context.background.run("mail", async () => {
    await sendNow(context, queued, context.now);
  });
}
