import type { Clock } from "../clock.ts";
import type { Sql } from "../database/connect.ts";
import { describeError, log } from "../log.ts";
import { newsLetter } from "./letter.ts";
import type { Mailer, MailSite } from "./mailer.ts";
import {
  claimLetters,
  countWaiting,
  dropOldNews,
  type LetterClaim,
  openMailboxes,
  putOff,
  recordTaken,
} from "./news.ts";
import type { StopLinks } from "./stop_links.ts";

const MINUTE_MS = 60_000;

/** Milliseconds between two letters to one account: what happens meanwhile becomes one letter. */
const PAUSE_MS = 10 * MINUTE_MS;

/** Milliseconds of a claim's lease: longer than a mail server that answers may take for one letter. */
const LEASE_MS = 5 * MINUTE_MS;

/** Wait after a failed try, doubled by each further one: up to an hour when the mail server is down, else up to six. */
const RETRY_MS = MINUTE_MS;
const DOWN_RETRY_MAX_MS = 60 * MINUTE_MS;
const REFUSED_RETRY_MAX_MS = 360 * MINUTE_MS;

/** Milliseconds that news may wait before the host is told. */
const LATE_MS = 60 * MINUTE_MS;

/** Letters on their way at once, each on a connection of its own. */
const AT_ONCE = 4;

/** Milliseconds that `stop` waits for them. */
const STOP_WITHIN_MS = 5_000;

/** Writes to owners. Several, in one process or in many, share the letters. */
export type Postman = ReturnType<typeof createPostman>;

/** Makes a postman that does nothing until it is told to. */
export function createPostman({ sql, mailer, isOn, site, stopLinks, now: hostNow, clock }: {
  sql: Sql;
  mailer: Mailer;
  /** Whether there is a mail server. Without one, news are dropped after three days. */
  isOn: boolean;
  site: MailSite;
  stopLinks: StopLinks;
  now: () => Date;
  /** While it is off nothing is sent or dropped. */
  clock: Clock;
}) {
  // A letter on its way while the clock jumps is recorded by the right time, or the next one would be due in a year.
  const now = () => clock.corrected(hostNow());
  const isRight = () => clock.isRight(hostNow());
  const stopped = Promise.withResolvers<void>();
  let underWay: Promise<void> = Promise.resolve();
  let isStopping = false;
  /** Whether the mail server failed in this round: it is tried again in the next one. */
  let isDown = false;
  let late = 0;

  async function sendAll(): Promise<void> {
    isDown = false;
    await openMailboxes(sql);
    while (!isDown && !isStopping && await isRight()) {
      const claims = await claimLetters(sql, { now: now(), leaseMs: LEASE_MS, rows: AT_ONCE });
      if (claims.length === 0) return;
      await Promise.all(claims.map(send));
    }
  }

  /** A letter whose record fails is sent once more, when its lease is over. */
  async function send(claim: LetterClaim): Promise<void> {
    try {
      await mailer.send(newsLetter(site, claim, stopLinks.make(claim.accountId)));
    } catch (error) {
      const isDead = isOfServer(error);
      isDown ||= isDead;
      log("warn", "letter_not_sent", { account: claim.accountId, ...describeError(error) });
      const waitMs = RETRY_MS * 2 ** (claim.tries - 1);
      const longestMs = isDead ? DOWN_RETRY_MAX_MS : REFUSED_RETRY_MAX_MS;
      return await putOff(sql, claim, later(Math.min(waitMs, longestMs)));
    }
    await recordTaken(sql, claim, { now: now(), dueAt: later(PAUSE_MS) });
  }

  async function makeRound(): Promise<void> {
    if (isOn) await sendAll();
    if (!await isRight()) return;
    const lost = await dropOldNews(sql, now());
    if (!isOn) return;
    if (lost > 0) log("error", "letters_given_up", { letters: lost });
    const lateBefore = late;
    late = await countWaiting(sql, later(-LATE_MS));
    if (late > 0 && lateBefore === 0) log("warn", "letters_wait", { letters: late });
  }

  function later(ms: number): Date {
    return new Date(now().getTime() + ms);
  }

  /** Sends every letter that is due; resolves when all are sent or put off, or it was stopped. */
  async function sendDue(): Promise<void> {
    if (isStopping || !await isRight()) return;
    underWay = makeRound();
    await Promise.race([underWay, stopped.promise]);
  }

  /** Begins no more, and waits up to 5 s for letters under way. */
  async function stop(): Promise<void> {
    isStopping = true;
    const timer = setTimeout(stopped.resolve, STOP_WITHIN_MS);
    await Promise.race([underWay.catch(() => {}), stopped.promise]);
    clearTimeout(timer);
  }

  /** A sentence for the host while letters have waited for more than an hour. */
  const warning = () =>
    late === 0
      ? undefined
      : `Email has waited for more than an hour (${late} in all): is the mail server (SMTP_URL) up?`;

  return { isOn, sendDue, warning, stop };
}

/** Codes of the driver for an address or a letter that is refused. */
const OF_LETTER: ReadonlySet<unknown> = new Set(["EENVELOPE", "EMESSAGE"]);

/**
 * Whether it is the mail server's fault, and not about one letter: it said nothing, did not let us in, wants nobody just
 * now, or does not take our sender's address.
 */
function isOfServer(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && OF_LETTER.has(error.code))) return true;
  return "command" in error && error.command === "MAIL FROM";
}
