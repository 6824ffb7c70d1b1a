import type { Sql } from "../../core/database/connect.ts";
import { repeatingDelayMs, type RetrySchedule } from "../../core/deliveries/retry_schedule.ts";
import type { SecretBox } from "../../core/secrets/secret_key.ts";
import type { Background } from "./background.ts";
import { type MailKind, mailKind, type MailOutcome } from "./mail_kind.ts";
import type { Mail, Mailer } from "./mailer.ts";
import {
  claimQueued,
  dropQueued,
  type MailTerms,
  putOffQueued,
  type QueuedMail,
  queueMail,
} from "./queued_mail.ts";
import { isFinal } from "./smtp_fault.ts";

/**
 * Milliseconds until a mail is tried again: up to ten minutes at first, because a person waits for the link and a reset
 * link is valid for an hour, and then an hour.
 */
const RETRIES: RetrySchedule = [15, 30, 60, 120, 240, 480, 600, 600, 600, 3_600]
  .map((seconds) => seconds * 1_000);

/** What sending a mail about an account needs. */
export interface MailContext {
  sql: Sql;
  mailer: Mailer;
  /** Encrypts queued mails. */
  box: SecretBox;
}

/**
 * Queues a mail and tries to send it at once. If the mail server asks us to wait, can't be reached or refuses our
 * login, the postman retries until the mail is useless. Throws only if the database fails.
 */
export async function sendMail(
  context: MailContext,
  mail: Mail,
  terms: MailTerms,
): Promise<MailOutcome> {
  const claim = await queueMail(context, mail, terms);
  return await sendQueued(context, claim, () => terms.now);
}

/** Sends a queued mail at once. If recording fails, the mail is sent again after its lease expires. */
export async function sendQueued(
  context: MailContext,
  claim: QueuedMail,
  now: () => Date,
): Promise<MailOutcome> {
  const { send, record } = queuedMails(context);
  const result = await send(claim);
  await record({ claim, result, now: now() });
  return result;
}

/** Creates the message kind of queued mails about accounts. */
export function queuedMails(
  { sql, mailer, box }: MailContext,
): MailKind<QueuedMail> {
  return mailKind(mailer, {
    name: "mail",
    claim: (at) => claimQueued({ sql, box }, at),
    // A mail program recognizes the same mail, sent again after a crash, as the same message.
    write: ({ id, mail }) => ({ ...mail, id }),
    about: ({ subjectId: account, purpose, tries }) => ({ account, purpose, tries }),
    retryMs: ({ tries }) => repeatingDelayMs(RETRIES, { failures: tries }),
    isEnded: isFinal,
    done: ({ id }) => dropQueued(sql, id),
    putOff: ({ id }, dueAt) => putOffQueued(sql, id, dueAt),
  });
}

/** Queues a mail with news, and sends it after the response. */
export async function tellAccount(
  context: MailContext & { background: Background; now: () => Date },
  subjectId: string,
  mail: Mail,
): Promise<void> {
  sendAfterResponse(context, await queueMail(context, mail, { subjectId, now: context.now() }));
}

/** Sends a queued mail after the response. */
export function sendAfterResponse(
  context: MailContext & { background: Background; now: () => Date },
  queued: QueuedMail,
): void {
  context.background.run("mail", async () => {
    await sendQueued(context, queued, context.now);
  });
}
