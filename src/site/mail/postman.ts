import type { Clock } from "../../core/time/clock.ts";
import type { Sql } from "../../core/database/connect.ts";
import { describeError, log } from "../../core/observing/log.ts";
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
import { claimQueued, dropLateMails } from "./queued_mail.ts";
import { type MailContext, tryQueued } from "./send_mail.ts";
import { isOfServer } from "./smtp_fault.ts";
import type { StopLinks } from "./stop_links.ts";
import { inTime } from "../../core/time/in_time.ts";

const MINUTE_MS = 60_000;

/** Milliseconds between two emails to one account. What happens meanwhile goes into one email. */
const PAUSE_MS = 10 * MINUTE_MS;

/** Milliseconds of a claim's lease: longer than a responsive mail server may take for one email. */
const LEASE_MS = 5 * MINUTE_MS;

/**
 * Delay after a failed attempt, doubled by each further one: up to an hour if the mail server is down, otherwise up to
 * six.
 */
const RETRY_MS = MINUTE_MS;
const DOWN_RETRY_MAX_MS = 60 * MINUTE_MS;
const REFUSED_RETRY_MAX_MS = 360 * MINUTE_MS;

/** Milliseconds that news may wait before the host is warned. */
const LATE_MS = 60 * MINUTE_MS;

/** Emails in flight at once, each on a separate connection. */
const AT_ONCE = 4;

/** Milliseconds that `stop` waits for them. */
const STOP_WITHIN_MS = 5_000;

/** Sends email to owners, and what waits about accounts. Several postmen, in one process or in many, share the work. */
export type Postman = ReturnType<typeof createPostman>;

interface PostmanOptions extends MailContext {
  /** Whether there is a mail server. Without one, news is dropped after three days. */
  isOn: boolean;
  site: MailSite;
  stopLinks: StopLinks;
  now: () => Date;
  /** While it is off, nothing is sent or dropped. */
  clock: Clock;
}

/** Creates a postman that is idle until it is told to send. */
export function createPostman(
  { sql, mailer, box, isOn, site, stopLinks, now: hostNow, clock }: PostmanOptions,
) {
  // An email in flight while the clock jumps is recorded with the corrected time. Otherwise the next one could be due
  // in a year.
  const now = () => clock.corrected(hostNow());
  const isRight = () => clock.isRight(hostNow());
  const stopped = Promise.withResolvers<void>();
  let underWay: Promise<void> = Promise.resolve();
  let isStopping = false;
  /** Whether the mail server failed in this round. It is tried again in the next one. */
  let isDown = false;
  const lateness = watchLateness(sql);

  async function sendAll(): Promise<void> {
    isDown = false;
    await sendQueued();
    await openMailboxes(sql);
    while (!isDown && !isStopping && await isRight()) {
      const claims = await claimLetters(sql, { now: now(), leaseMs: LEASE_MS, rows: AT_ONCE });
      if (claims.length === 0) return;
      await Promise.all(claims.map(send));
    }
  }

  /** Sends what waits about accounts, before the letters: people wait for its links. */
  async function sendQueued(): Promise<void> {
    while (!isDown && !isStopping && await isRight()) {
      const { claims, found } = await claimQueued({ sql, box }, { now: now(), rows: AT_ONCE });
      if (found === 0) return;
      const outcomes = await Promise.all(
        claims.map((claim) => tryQueued({ sql, mailer }, claim, now)),
      );
      isDown = outcomes.includes("away");
    }
  }

  /** If recording an email fails, it is sent once more after its lease expires. */
  async function send(claim: LetterClaim): Promise<void> {
    try {
      await mailer.send(newsLetter(site, claim, stopLinks.make(claim.accountId)));
    } catch (error) {
      const isDead = isOfServer(error);
      isDown ||= isDead;
      log("warn", "letter_not_sent", { account: claim.accountId, ...describeError(error) });
      return await putOff(sql, claim, later(retryMs(claim.tries, isDead)));
    }
    await recordTaken(sql, claim, { now: now(), dueAt: later(PAUSE_MS) });
  }

  async function makeRound(): Promise<void> {
    if (isOn) await sendAll();
    if (!await isRight()) return;
    const lost = await dropOldNews(sql, now()) + await dropLateMails(sql, now());
    if (!isOn) return;
    if (lost > 0) log("error", "letters_given_up", { letters: lost });
    await lateness.look(later(-LATE_MS));
  }

  function later(ms: number): Date {
    return new Date(now().getTime() + ms);
  }

  /** Sends every email that is due. Resolves when all are sent or postponed, or after `stop`. */
  async function sendDue(): Promise<void> {
    if (isStopping || !await isRight()) return;
    underWay = makeRound();
    await Promise.race([underWay, stopped.promise]);
  }

  /** Starts no more emails, and waits up to 5 s for those in flight. */
  async function stop(): Promise<void> {
    isStopping = true;
    await inTime(underWay, STOP_WITHIN_MS, undefined);
    stopped.resolve();
  }

  return { isOn, sendDue, warning: lateness.warning, stop };
}

/** Returns the milliseconds until an email that failed is tried again. */
function retryMs(tries: number, isServerDown: boolean): number {
  const longest = isServerDown ? DOWN_RETRY_MAX_MS : REFUSED_RETRY_MAX_MS;
  return Math.min(RETRY_MS * 2 ** (tries - 1), longest);
}

/** Warns the host while emails wait for too long. */
function watchLateness(sql: Sql) {
  let late = 0;
  return {
    /** Counts the emails that have been waiting since before `since`. */
    async look(since: Date): Promise<void> {
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
