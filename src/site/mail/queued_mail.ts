import { z } from "zod";
import type { Query, Sql } from "../../core/database/connect.ts";
import { KEPT_DAYS } from "../../core/database/kept_days.ts";
import { openIfPossible, type SecretBox } from "../../core/secrets/secret_key.ts";
import { parseJson } from "../../core/text/parse_json.ts";
import { DAY_MS } from "../../core/time/day.ts";
import { type Mail, MAIL_LEASE_MS } from "./mailer.ts";

/** Purpose of a mail: news, or a link to set a password or to confirm an address, of which only the newest is sent. */
type MailPurpose = "reset" | "confirm" | "notice";

/** Options of a queued mail. */
export interface MailTerms {
  /** The account, or the claim to a name, that the mail is about. */
  subjectId: string;
  /** Defaults to "notice". */
  purpose?: MailPurpose;
  /** The time after which the mail is useless. Defaults to three days from now. */
  until?: Date | undefined;
  now: Date;
}

/** A queued mail that this process has claimed until the lease expires. */
export interface QueuedMail {
  id: string;
  subjectId: string;
  purpose: MailPurpose;
  /** Including this one. */
  tries: number;
  mail: Mail;
}

/** The mail in a row, as `queueMail` wrote it. */
const MAIL: z.ZodType<Mail> = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  lang: z.string(),
  link: z.string(),
  id: z.string().optional(),
  stopLink: z.string().optional(),
});

type QueuedRow = Omit<QueuedMail, "mail"> & { sealed: Uint8Array };

/** Returns the encryption context of a queued mail. */
export function queuedMailContext(id: string): string {
  return `queued mail ${id}`;
}

/** Queues a mail that the caller tries to send at once. A mail with a link replaces an older one that waits. */
export async function queueMail(
  { sql, box }: { sql: Query; box: SecretBox },
  mail: Mail,
  { subjectId, purpose = "notice", until, now }: MailTerms,
): Promise<QueuedMail> {
  const id = crypto.randomUUID();
  const sealed = box.seal(JSON.stringify(mail), queuedMailContext(id));
  const expiresAt = until ?? new Date(now.getTime() + KEPT_DAYS.news * DAY_MS);
  await sql`
    with replaced as (
      delete from queued_mail
      where subject_id = ${subjectId} and purpose = ${purpose} and purpose <> 'notice'
    )
    insert into queued_mail (id, subject_id, purpose, sealed, tries, due_at, created_at, expires_at)
    values (
      ${id}, ${subjectId}, ${purpose}, ${sealed}, 1, ${leasedUntil(now)}, ${now}, ${expiresAt}
    )`;
  return { id, subjectId, purpose, tries: 1, mail };
}

/**
 * Claims due mails that aren't useless yet. A mail that the secret key can't decrypt, or whose link was used or
 * replaced meanwhile, is deleted.
 */
export async function claimQueued(
  { sql, box }: { sql: Sql; box: SecretBox },
  at: { now: Date; rows: number },
): Promise<QueuedMail[]> {
  for (;;) {
    const due = await claimDue(sql, at);
    const claims: QueuedMail[] = [];
    for (const { sealed, ...row } of due) {
      const mail = openMail(box, row.id, sealed);
      if (mail && await isWanted(sql, { ...row, mail }, at.now)) claims.push({ ...row, mail });
      else await dropQueued(sql, row.id);
    }
    if (claims.length > 0 || due.length === 0) return claims;
  }
}

async function claimDue(
  sql: Sql,
  { now, rows }: { now: Date; rows: number },
): Promise<QueuedRow[]> {
  const claimed = await sql<QueuedRow[]>`
    with due as materialized (
      select id from queued_mail where due_at <= ${now} and expires_at > ${now}
      order by due_at, id limit ${rows} for update skip locked
    )
    update queued_mail q set due_at = ${leasedUntil(now)}, tries = q.tries + 1
    from due where q.id = due.id
    returning q.id, q.subject_id, q.purpose, q.tries, q.sealed`;
  return [...claimed];
}

function leasedUntil(now: Date): Date {
  return new Date(now.getTime() + MAIL_LEASE_MS);
}

/** Opens a mail. Returns undefined if the key that sealed it was lost in the meantime, or if it is no mail. */
function openMail(box: SecretBox, id: string, sealed: Uint8Array): Mail | undefined {
  const opened = openIfPossible(box, sealed, queuedMailContext(id));
  return opened === undefined ? undefined : MAIL.safeParse(parseJson(opened)).data;
}

/** Returns whether a mail's link is still valid and its account still exists. */
async function isWanted(
  sql: Query,
  { subjectId, purpose, mail: { to } }: QueuedMail,
  now: Date,
): Promise<boolean> {
  const [row] = await sql<{ isWanted: boolean }[]>`
    select case ${purpose}
      when 'reset' then exists (
        select from verification where value = ${subjectId} and expires_at > ${now}
      )
      when 'confirm' then exists (
        select from account
        where id = ${subjectId} and deleted_at is null
          and (typed_email = ${to} or email = ${to} and not email_verified)
      ) or exists (select from name_claim where id = ${subjectId} and email = ${to})
      else not exists (select from account where id = ${subjectId} and deleted_at is not null)
    end as is_wanted`;
  return row?.isWanted ?? false;
}

/** Deletes a mail that was sent or won't be sent. */
export async function dropQueued(sql: Query, id: string): Promise<void> {
  await sql`delete from queued_mail where id = ${id}`;
}

/** Postpones a mail. */
export async function putOffQueued(sql: Query, id: string, dueAt: Date): Promise<void> {
  await sql`update queued_mail set due_at = ${dueAt} where id = ${id}`;
}

/** Deletes mails that were not sent in time. Returns their number. */
export async function dropLateMails(sql: Query, now: Date): Promise<number> {
  const { count } = await sql`
    delete from queued_mail where id in (
      select id from queued_mail where due_at <= ${now} and expires_at <= ${now} for update skip locked
    )`;
  return count;
}
