import type { Sql } from "../../core/database/connect.ts";
import { describeError, log } from "../../core/observing/log.ts";
import type { SecretBox } from "../../core/secrets/secret_key.ts";
import { HOUR_MS } from "../../core/time/day.ts";
import type { Background } from "./background.ts";
import type { Mail, Mailer } from "./mailer.ts";
import {
  dropQueued,
  type MailTerms,
  putOffQueued,
  type QueuedMail,
  queueMail,
} from "./queued_mail.ts";
import { isFinal, isOfServer } from "./smtp_fault.ts";

/**
 * Milliseconds until a mail is tried again, doubled by each failure. A person waits for the link, and a reset link works an
 * hour: so up to ten minutes at first, and then each hour.
 */
const RETRY_MS = 15_000;
const RETRY_MAX_MS = 600_000;
const OFTEN = 9;

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
  const queued = await queueMail(context, mail, terms);
  return await tryQueued(context, queued, () => terms.now);
}

/** Tries to send a claimed mail, and records the result. If that fails, the mail is sent once more after its lease expires. */
export async function tryQueued(
  { sql, mailer }: Omit<MailContext, "box">,
  { id, subjectId, purpose, tries, mail }: QueuedMail,
  now: () => Date,
): Promise<MailOutcome> {
  try {
    // Sent again after a crash, it is the same message to a mail program.
    await mailer.send({ ...mail, id });
  } catch (error) {
    const about = { account: subjectId, purpose, tries };
    if (isFinal(error)) {
      logRefused(about, error);
      await dropQueued(sql, id);
      return "refused";
    }
    log("warn", "letter_not_sent", { ...about, ...describeError(error) });
    await putOffQueued(sql, id, new Date(now().getTime() + retryMs(tries)));
    return isOfServer(error) ? "away" : "waits";
  }
  await dropQueued(sql, id);
  return "sent";
}

/** Logs that the mail server refused a mail for good. */
export function logRefused(about: Record<string, unknown>, error: unknown): void {
  log("error", "mail_refused", { ...about, ...describeError(error) });
}

function retryMs(tries: number): number {
  return tries > OFTEN ? HOUR_MS : Math.min(RETRY_MS * 2 ** (tries - 1), RETRY_MAX_MS);
}

/** Queues a mail that tells of something, and sends it after the response. */
export async function tellAccount(
  context: MailContext & { background: Background; now: () => Date },
  subjectId: string,
  mail: Mail,
): Promise<void> {
  const queued = await queueMail(context, mail, { subjectId, now: context.now() });
  context.background.run("mail", async () => {
    await tryQueued(context, queued, context.now);
  });
}
