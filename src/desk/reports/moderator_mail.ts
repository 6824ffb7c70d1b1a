import type { Query, Sql } from "../../core/database/connect.ts";
import type { Mailer, MailSite } from "../../site/mail/mailer.ts";
import { deskLetter } from "../../site/mail/desk_letter.ts";
import type { DeskNews } from "../../site/mail/desk_news.ts";
import { describeError, log } from "../../core/observing/log.ts";
import { refusal } from "../../core/refusals/refusal.ts";
import { type Actor, requireRight } from "../../core/rights/actor.ts";
import { HOUR_MS } from "../../core/time/day.ts";
import { waitingNews } from "./waiting_news.ts";

const MINUTE_MS = 60_000;

/** How often a moderator can get mail about the desk: the least time between two letters. Never: absent. */
const EVERY_MS = {
  soon: 10 * MINUTE_MS,
  hourly: HOUR_MS,
  daily: 24 * HOUR_MS,
} as const;

/** How often a moderator wants mail. */
export type MailEvery = keyof typeof EVERY_MS | "off";

/** All choices, the most often first. */
export const MAIL_CHOICES = ["soon", "hourly", "daily", "off"] as const satisfies MailEvery[];

/** What applies to a moderator who chose nothing. */
const DEFAULT: MailEvery = "hourly";

/** Milliseconds until what came to the desk is told: a transaction that is older has ended, so that none is missed. */
const SETTLED_MS = MINUTE_MS;

/** Most letters of one round. */
const ROUND_MAX = 20;

/** Returns how often a moderator wants mail. Refuses everybody else. */
export async function findMailEvery(sql: Query, by: Actor): Promise<MailEvery> {
  const accountId = moderatorOf(by);
  const [row] = await sql<{ every: MailEvery }[]>`
    select every from moderator_mail where account_id = ${accountId}`;
  return row?.every ?? DEFAULT;
}

/** Sets how often a moderator wants mail. What waits already isn't new. Refuses everybody else. */
export async function setMailEvery(
  sql: Query,
  { by, every, now }: { by: Actor; every: MailEvery; now: Date },
): Promise<void> {
  const accountId = moderatorOf(by);
  // The next letter keeps the new distance to the last one.
  const ms = every === "off" ? 0 : EVERY_MS[every];
  await sql`
    insert into moderator_mail as m (account_id, every, told_until, due_at)
    values (${accountId}, ${every}, ${now}, ${now})
    on conflict (account_id) do update
    set every = excluded.every,
      due_at = coalesce(m.sent_at + ${ms}::float8 * interval '1 millisecond', excluded.due_at),
      told_until = case m.every when 'off' then excluded.told_until else m.told_until end`;
}

function moderatorOf(by: Actor): string {
  requireRight(by, "listings", "set_email");
  if (by.kind === "operator") throw refusal("moderators_only", { doing: "set_email" });
  return by.id;
}

/** A moderator whose letter is due. */
interface DueLetter {
  accountId: string;
  username: string;
  email: string;
  locale: string | null;
  toldUntil: Date;
}

/**
 * Writes to each moderator about what came to the desk since their last letter. Someone for whom nothing is new gets
 * none. The next letter's time is set before one is sent, so that a crash delays a letter instead of sending two.
 */
export async function writeToModerators(
  { pools: { jobs: sql }, mailer, postman, site, now: at }: {
    pools: { jobs: Sql };
    mailer: Mailer;
    postman: { isOn: boolean };
    site: MailSite;
    now: () => Date;
  },
): Promise<void> {
  if (!postman.isOn) return;
  const now = at();
  const upTo = new Date(now.getTime() - SETTLED_MS);
  await addModerators(sql, { now, upTo });
  for (const letter of await claimDue(sql, now)) {
    const news = await findNews(sql, letter, upTo);
    if (news.length === 0) {
      await sql`update moderator_mail set due_at = ${now} where account_id = ${letter.accountId}`;
      continue;
    }
    try {
      await mailer.send(deskLetter(site, { ...letter, news }));
      await sql`
        update moderator_mail set told_until = ${upTo}, sent_at = ${now} where account_id = ${letter.accountId}`;
    } catch (error) {
      log("warn", "letter_not_sent", { account: letter.accountId, ...describeError(error) });
      await putOff(sql, letter, now);
    }
  }
}

/** Gives each new moderator a row: what was there before them is not new. */
async function addModerators(sql: Sql, { now, upTo }: { now: Date; upTo: Date }): Promise<void> {
  await sql`
    insert into moderator_mail (account_id, told_until, due_at)
    select id, ${upTo}, ${now} from account a
    where is_moderator and deleted_at is null and not exists (select from moderator_mail where account_id = a.id)
    order by id for share of a
    on conflict do nothing`;
}

/** Takes the moderators for whom a letter may be sent, and sets when their next one may. */
async function claimDue(sql: Sql, now: Date): Promise<DueLetter[]> {
  const rows = await sql<DueLetter[]>`
    with due as materialized (
      select m.account_id, a.username, a.email, a.locale, m.told_until from moderator_mail m
      join account a on a.id = m.account_id
      where m.every <> 'off' and m.due_at <= ${now} and a.is_moderator and a.email_verified and a.deleted_at is null
        and a.disabled_at is null
      order by m.due_at, m.account_id limit ${ROUND_MAX} for no key update of m skip locked
    ), claimed as (
      update moderator_mail m
      set due_at = ${now}::timestamptz + case m.every
        when 'soon' then ${EVERY_MS.soon}::float8 when 'hourly' then ${EVERY_MS.hourly}::float8
        else ${EVERY_MS.daily}::float8
      end * interval '1 millisecond'
      from due where m.account_id = due.account_id
    )
    select * from due`;
  return [...rows];
}

/** Tries a letter that failed again as soon as a moderator may get one, not only after the pause that they chose. */
async function putOff(sql: Sql, { accountId }: DueLetter, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + EVERY_MS.soon);
  await sql`
    update moderator_mail set due_at = least(due_at, ${dueAt}::timestamptz) where account_id = ${accountId}`;
}

/** Finds what came to the desk after a moderator was last told and still waits. Their own listings are left out. */
async function findNews(
  sql: Sql,
  { accountId, toldUntil }: DueLetter,
  upTo: Date,
): Promise<DeskNews[]> {
  const items = waitingNews(sql);
  const rows = await sql<DeskNews[]>`
    select n.kind, sum(n.count)::integer as count, s.slug, s.name as server, max(n.at) as at,
      case n.kind when 'wave' then n.one end as id
    from (
      -- The reports about a listing are one item.
      select *, case kind when 'reports' then null else id end as one from (${items}) as w
    ) as n join server s on s.id = n.server_id
    where n.at > ${toldUntil}::timestamptz and n.at <= ${upTo} and s.owner_id <> ${accountId} and s.deleted_at is null
    group by n.kind, s.id, n.one
    order by at, s.slug`;
  return [...rows];
}
