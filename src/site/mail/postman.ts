import type { Clock } from "../../core/time/clock.ts";
import type { Sql } from "../../core/database/connect.ts";
import { repeatingDelayMs, type RetrySchedule } from "../../core/deliveries/retry_schedule.ts";
import { log } from "../../core/observing/log.ts";
import { sendMessages } from "../../core/sending/send_messages.ts";
import { newsLetter } from "./letter.ts";
import type { MailSite } from "./mailer.ts";
import {
  claimLetters,
  countWaiting,
  dropOldNews,
  type LetterClaim,
  openMailboxes,
  putOff,
  recordTaken,
} from "./news.ts";
import { dropLateMails } from "./queued_mail.ts";
import { type MailKind, mailKind } from "./mail_kind.ts";
import { type MailContext, queuedMails } from "./send_mail.ts";
import type { StopLinks } from "./stop_links.ts";
import { MINUTE_MS } from "../../core/time/day.ts";

/** Minimum milliseconds between two emails to one account. News in between is collected into one email. */
const PAUSE_MS = 10 * MINUTE_MS;

/** Milliseconds until the next try: up to an hour if the mail server is down, otherwise up to six. */
const DOWN_RETRIES: RetrySchedule = [1, 2, 4, 8, 16, 32, 60].map((minutes) => minutes * MINUTE_MS);
const REFUSED_RETRIES: RetrySchedule = [1, 2, 4, 8, 16, 32, 64, 128, 256, 360]
  .map((minutes) => minutes * MINUTE_MS);

/** Milliseconds after which waiting news causes a warning to the host. */
const LATE_MS = 60 * MINUTE_MS;

/**
 * Sends emails to owners, and queued emails about accounts. Several postmen, in one process or in many, share the work.
 */
export type Postman = ReturnType<typeof createPostman>;

interface PostmanOptions extends MailContext {
  /** Whether there is a mail server. Without one, news is dropped after three days. */
  isOn: boolean;
  site: MailSite;
  stopLinks: StopLinks;
  now: () => Date;
  /** While the clock is wrong, nothing is sent or dropped. */
  clock: Clock;
}

/** Creates a postman that is idle until `sendDue` is called. */
export function createPostman(options: PostmanOptions) {
  const { sql, isOn, now, clock } = options;
  const lateness = watchLateness(sql);

  /** Sends all due emails. Those about accounts go first, because people wait for their links. */
  async function sendAll(signal?: AbortSignal): Promise<void> {
    if (!await sendMessages(queuedMails(options), options, signal)) return;
    await openMailboxes(sql);
    await sendMessages(ownerLetters(options), options, signal);
  }

  /** Sends every email that is due. Resolves when all are sent or postponed, or after `signal`. */
  async function sendDue(signal?: AbortSignal): Promise<void> {
    if (isOn) await sendAll(signal);
    const at = now();
    if (!await clock.isRight(at)) return;
    const lost = await dropOldNews(sql, at) + await dropLateMails(sql, at);
    if (!isOn) return;
    if (lost > 0) log("error", "letters_given_up", { letters: lost });
    await lateness.check(new Date(at.getTime() - LATE_MS));
  }

  return { isOn, sendDue, warning: lateness.warning };
}

/** Creates the message kind of emails with news for owners. */
function ownerLetters(
  { sql, mailer, site, stopLinks }: PostmanOptions,
): MailKind<LetterClaim> {
  return mailKind(mailer, {
    name: "letter",
    claim: (at) => claimLetters(sql, at),
    write: (claim) => newsLetter(site, claim, stopLinks.make(claim.accountId)),
    about: ({ accountId: account }) => ({ account }),
    retryMs: ({ tries }, outcome) =>
      repeatingDelayMs(outcome === "away" ? DOWN_RETRIES : REFUSED_RETRIES, { failures: tries }),
    done: (claim, now) =>
      recordTaken(sql, claim, { now, dueAt: new Date(now.getTime() + PAUSE_MS) }),
    putOff: (claim, dueAt) => putOff(sql, claim, dueAt),
  });
}

/** Creates the watch over emails that wait too long, for a warning to the host. */
function watchLateness(sql: Sql) {
  let late = 0;
  return {
    /** Counts the emails that have been waiting since before `since`. */
    async check(since: Date): Promise<void> {
      const before = late;
      late = await countWaiting(sql, since);
      if (late > 0 && before === 0) log("warn", "letters_wait", { letters: late });
    },
    /** Returns a warning for the host while emails have waited for more than an hour. */
    warning: () =>
      late === 0
        ? undefined
        : `Email has waited for more than an hour (${late} in all): is the mail server (SMTP_URL) up?`,
  };
}
