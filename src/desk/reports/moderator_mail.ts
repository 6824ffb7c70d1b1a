import { isConfirmed, isInUse } from "../../core/accounts/account_state.ts";
import type { Sql } from "../../core/database/connect.ts";
import type { Mailer, MailSite } from "../../site/mail/mailer.ts";
import { deskLetter } from "../../site/mail/desk_letter.ts";
import type { DeskNews } from "../../site/mail/desk_news.ts";
import { type MailKind, mailKind } from "../../site/mail/mail_kind.ts";
import { MINUTE_MS } from "../../core/time/day.ts";
import { waitingNews } from "./waiting_news.ts";
import { EVERY_MS } from "./mail_choice.ts";

/**
 * Milliseconds for which news waits before it is sent. By then every older transaction has ended, so no news is missed.
 */
const SETTLED_MS = MINUTE_MS;

/** News for a moderator whose next email is due. */
interface ModeratorLetter {
  accountId: string;
  username: string;
  email: string;
  locale: string | null;
  /** The end of the time that the email covers. */
  upTo: Date;
  /** At least one, oldest first. */
  news: DeskNews[];
}

/**
 * Returns the emails to moderators with the news of the desk since their last one. The claim sets the time of the next
 * email, so that a crash delays an email instead of sending two.
 */
export function moderatorLetters(
  { pools: { jobs: sql }, mailer, site }: { pools: { jobs: Sql }; mailer: Mailer; site: MailSite },
): MailKind<ModeratorLetter> {
  return mailKind(mailer, {
    name: "moderator_letter",
    atOnce: 1,
    claim: (at) => claimLetters(sql, at),
    write: (letter) => deskLetter(site, letter),
    about: ({ accountId: account }) => ({ account }),
    // An email that failed is retried after the shortest interval, not the one that the moderator chose.
    retryMs: () => EVERY_MS.soon,
    async done({ accountId, upTo }, now) {
      await sql`
        update moderator_mail set told_until = greatest(told_until, ${upTo}::timestamptz), sent_at = ${now}
        where account_id = ${accountId}`;
    },
    async putOff({ accountId }, dueAt) {
      await sql`
        update moderator_mail set due_at = least(due_at, ${dueAt}::timestamptz) where account_id = ${accountId}`;
    },
  });
}

/**
 * Claims the emails of moderators for whom there is news since their last email that still waits and isn't about a
 * listing of their own.
 *
 * ```text
 *   item ──────────┬─► due ──────────┬─► claimed: the time of the next email (moderator_mail)
 *   news,          │   moderators    │
 *   by its listing │   to notify     └─► d
 *                  └─► i ──────────────► d × i: a row for each listing and kind that is new to the moderator
 * ```
 */
async function claimLetters(
  sql: Sql,
  { now, rows }: { now: Date; rows: number },
): Promise<ModeratorLetter[]> {
  const upTo = new Date(now.getTime() - SETTLED_MS);
  await addModerators(sql, { now, upTo });
  const found = await sql<(Omit<ModeratorLetter, "upTo" | "news"> & DeskNews)[]>`
    with item as materialized (
      -- The reports about a listing are one item.
      select n.kind, case n.kind when 'reports' then null else n.id end as one, n.at, n.count,
        s.id as server_id, s.slug, s.name, s.owner_id
      from (${waitingNews(sql)}) as n join server s on s.id = n.server_id and s.deleted_at is null
      where n.at <= ${upTo}
    ), due as materialized (
      select m.account_id, a.username, a.email, a.locale, m.told_until from moderator_mail m
      join account a on a.id = m.account_id
      where m.every <> 'off' and m.due_at <= ${now} and a.is_moderator
        and ${isConfirmed(sql)} and ${isInUse(sql)}
        and exists (select from item i where i.at > m.told_until and i.owner_id <> m.account_id)
      order by m.due_at, m.account_id limit ${rows} for no key update of m skip locked
    ), claimed as (
      update moderator_mail m
      set due_at = ${now}::timestamptz + case m.every
        when 'soon' then ${EVERY_MS.soon}::float8
        when 'hourly' then ${EVERY_MS.hourly}::float8
        else ${EVERY_MS.daily}::float8
      end * interval '1 millisecond'
      from due where m.account_id = due.account_id
    )
    select d.account_id, d.username, d.email, d.locale, i.kind, sum(i.count)::integer as count, i.slug,
      i.name as server, max(i.at) as at, case i.kind when 'wave' then i.one end as id
    from due d join item i on i.at > d.told_until and i.owner_id <> d.account_id
    group by d.account_id, d.username, d.email, d.locale, i.kind, i.server_id, i.slug, i.name, i.one
    order by at, i.slug`;
  const letters = Map.groupBy(found, ({ accountId }) => accountId);
  return [...letters.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, upTo, news: [first, ...more] }] : []
  );
}

/** Gives each new moderator a row. Items that are already waiting are not news for them. */
async function addModerators(sql: Sql, { now, upTo }: { now: Date; upTo: Date }): Promise<void> {
  await sql`
    insert into moderator_mail (account_id, told_until, due_at)
    select id, ${upTo}, ${now} from account a
    where is_moderator and deleted_at is null
      and not exists (select from moderator_mail where account_id = a.id)
    order by id for share of a
    on conflict do nothing`;
}
