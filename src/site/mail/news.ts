import { wasSuspended } from "../../core/servers/listing_stage.ts";
import { isConfirmed } from "../../core/accounts/account_state.ts";
import type { Query, Sql } from "../../core/database/connect.ts";
import { KEPT_DAYS } from "../../core/database/kept_days.ts";
import { daysBefore } from "../../core/time/day.ts";
import { MAIL_LEASE_MS } from "./mailer.ts";
import {
  type NewsItem,
  type NewsKind,
  type NewsRow,
  type OfferKind,
  readNews,
} from "./news_item.ts";

/**
 * Maximum emails about offers in 24 hours: from one account to another, to one account in total, and from one account
 * in total. Further offers appear on pages only. No account can use up the emails that another gets from third parties.
 *
 * ```text
 * limit                  value        protects        used up by
 * offers by one account  3 in 1 day   a mailbox       an owner who offers and withdraws
 *   test: offers that one owner makes again and again send an account three mails a day at most
 * offers to an account   10 in 1 day  a mailbox       owners together
 *   test: offers of many owners send an account ten mails a day at most
 * offers by an account   10 in 1 day  many mailboxes  an owner who invites many
 *   test: one owner's offers mail at most ten accounts a day
 * ```
 */
const OFFERS_TOLD_BY_ONE = 3;
const OFFERS_TOLD_TO = 10;
const OFFERS_TOLD_BY = 10;

/**
 * Records an offer for the account that gets it, unless a moderator suspended the listing, or withdrawn and repeated
 * offers have caused too many emails.
 */
export async function addOfferNews(
  tx: Query,
  { accountId, kind, serverId, offerId, now }: {
    accountId: string;
    kind: OfferKind;
    serverId: string;
    offerId: string;
    now: Date;
  },
): Promise<void> {
  const [told] = await tx<{ to: number; by: number; byOne: number; isSuspended: boolean }[]>`
    select (
        select ${wasSuspended(tx, "l")} from server l where l.id = ${serverId}
      ) as is_suspended,
      count(*) filter (where n.account_id = ${accountId})::int as to,
      count(*) filter (where s.owner_id = o.owner_id)::int as by,
      count(*) filter (where s.owner_id = o.owner_id and n.account_id = ${accountId})::int as by_one
    from news n join server s on s.id = n.server_id join server o on o.id = ${serverId}
    where n.kind in ('role_offered', 'listing_offered') and n.created_at > ${daysBefore(now, 1)}`;
  const isNuisance = !told || told.isSuspended || told.byOne >= OFFERS_TOLD_BY_ONE ||
    told.to >= OFFERS_TOLD_TO || told.by >= OFFERS_TOLD_BY;
  if (isNuisance) return;
  await addNews(tx, { accountId, kind, serverId, content: offerId, now });
}

/**
 * Maximum emails about an account's role on a listing in 24 hours. Further changes appear on pages only.
 *
 * ```text
 * limit                value       protects   used up by
 * a role on a listing  3 in 1 day  a mailbox  an owner who changes it again
 *   test: a role that changes again and again is three mails a day
 * ```
 */
const ROLES_TOLD = 3;

/** Records that an account's role on a listing changed or, if `role` is null, ended. */
export async function addRoleNews(
  tx: Query,
  { role, ...told }: { accountId: string; serverId: string; role: string | null; now: Date },
): Promise<void> {
  const [earlier] = await tx<{ letters: number }[]>`
    select count(*)::int as letters from news
    where account_id = ${told.accountId} and server_id = ${told.serverId}
      and kind in ('role_changed', 'role_ended') and created_at > ${daysBefore(told.now, 1)}`;
  if ((earlier?.letters ?? 0) >= ROLES_TOLD) return;
  const kind = role === null ? "role_ended" : "role_changed";
  await addNews(tx, { ...told, kind, content: role });
}

/** Drops the unsent email about an offer that was withdrawn or answered. */
export async function dropOfferNews(tx: Query, offerId: string): Promise<void> {
  await tx`
    delete from news
    where kind in ('role_offered', 'listing_offered') and reason = ${offerId} and sent_at is null`;
}

/** Drops the unsent emails about a disabled account's offers, because they can't be accepted. */
export async function dropOfferNewsBy(tx: Query, ownerId: string): Promise<void> {
  await tx`
    delete from news n using server s
    where n.kind in ('role_offered', 'listing_offered') and n.sent_at is null
      and s.id = n.server_id and s.owner_id = ${ownerId}`;
}

/** Drops the unsent emails about a suspended listing's offers. */
export async function dropOfferNewsOf(tx: Query, serverId: string): Promise<void> {
  await tx`
    delete from news
    where kind in ('role_offered', 'listing_offered') and sent_at is null and server_id = ${serverId}`;
}

/** News of a moderator's decision about a listing, which can be undone until it is emailed. */
const DECISIONS = [
  "server_approved",
  "server_reinstated",
  "server_rejected",
  "server_suspended",
] as const satisfies NewsKind[];

/** Milliseconds for which a decision can be undone. */
export const UNDO_MS = 30_000;

/**
 * Milliseconds before such news is emailed. A form that was sent in time may take some seconds, or come from a process
 * whose clock is behind.
 */
export const DECISION_DELAY_MS = UNDO_MS + 10_000;

/** Builds the condition that the news `n` may be emailed. */
function isTellable(sql: Query, now: Date) {
  const decidedBefore = new Date(now.getTime() - DECISION_DELAY_MS);
  return sql`n.sent_at is null and (n.kind <> all(${DECISIONS}) or n.created_at <= ${decidedBefore})`;
}

/** Records news for an owner in the transaction of the event. An email follows within two minutes. */
export async function addNews(
  tx: Query,
  { accountId, kind, serverId, content = null, votes = null, now }: {
    accountId: string;
    kind: NewsKind;
    serverId: string;
    /** A moderator's message to the owner, an offer's id, or a role, as `readNews` reads it. Null by default. */
    content?: string | null;
    /** Number of votes that the news is about. */
    votes?: number | null;
    now: Date;
  },
): Promise<void> {
  await tx`
    insert into news (account_id, kind, server_id, reason, votes, happened_at, created_at)
    values (${accountId}, ${kind}, ${serverId}, ${content}, ${votes}, ${now}, ${now})`;
}

/** Deletes the news of a decision about a listing. Returns whether it was there and unsent. */
export async function dropDecisionNews(
  tx: Query,
  { serverId, decidedAt }: { serverId: string; decidedAt: Date },
): Promise<boolean> {
  const { count } = await tx`
    delete from news
    where server_id = ${serverId} and happened_at = ${decidedAt} and sent_at is null
      and kind = any(${DECISIONS})`;
  return count > 0;
}

/** Deletes news older than three days, sent or not. Returns the number of accounts that couldn't be emailed in time. */
export async function dropOldNews(sql: Query, now: Date): Promise<number> {
  const since = daysBefore(now, KEPT_DAYS.news);
  const [row] = await sql<{ accounts: number }[]>`
    with dropped as (
      delete from news where created_at <= ${since} returning account_id, sent_at
    )
    select count(distinct d.account_id) as accounts
    from dropped d join mailbox b on b.account_id = d.account_id
    where d.sent_at is null and b.is_open and b.tries > 0`;
  return row?.accounts ?? 0;
}

/**
 * Counts the accounts that can be emailed and have unsent news from before `since`, plus the mails that were queued
 * before.
 */
export async function countWaiting(sql: Query, since: Date): Promise<number> {
  const [row] = await sql<{ accounts: number }[]>`
    select count(distinct n.account_id) + (
      select count(*) from queued_mail where created_at < ${since}
    ) as accounts
    from news n join account a on a.id = n.account_id left join mailbox b on b.account_id = n.account_id
    where n.sent_at is null and n.created_at < ${since} and coalesce(b.is_open, true)
      and ${isConfirmed(sql)}`;
  return row?.accounts ?? 0;
}

/** Creates a mailbox for every account that has its first news. */
export async function openMailboxes(sql: Query): Promise<void> {
  await sql`
    insert into mailbox (account_id)
    select a.id from account a
    where a.deleted_at is null and a.id in (select account_id from news where sent_at is null)
      and not exists (select from mailbox where account_id = a.id)
    order by a.id for share of a
    on conflict do nothing`;
}

/**
 * Turns email about an account's servers on or off. Email about the account itself is always sent. A deleted account's
 * links still work, without storing data.
 */
export async function setMailbox(sql: Query, accountId: string, isOpen: boolean): Promise<void> {
  await sql`
    insert into mailbox as b (account_id, is_open)
    select id, ${isOpen}::boolean from account where id = ${accountId} and deleted_at is null for share
    on conflict (account_id) do update set is_open = excluded.is_open where b.is_open <> excluded.is_open`;
}

/** Why an account gets no email about its servers. */
type MailFault = "unconfirmed" | "stopped";

/**
 * Returns why an account gets no email about its servers, or undefined if it does, by the same rule as `claimLetters`.
 */
export async function findMailFault(
  sql: Query,
  accountId: string,
): Promise<MailFault | undefined> {
  const [account] = await sql<{ isConfirmed: boolean; isOpen: boolean }[]>`
    select a.email_verified as is_confirmed, coalesce(b.is_open, true) as is_open
    from account a left join mailbox b on b.account_id = a.id where a.id = ${accountId}`;
  if (!account?.isConfirmed) return "unconfirmed";
  return account.isOpen ? undefined : "stopped";
}

/** All news of one account, claimed by this process until the lease expires. */
export interface LetterClaim {
  accountId: string;
  username: string;
  email: string;
  /** The account's language tag. If null, the site's default language. */
  locale: string | null;
  /** Tries since the last accepted email, including this one. */
  tries: number;
  /** Oldest first; at least one. */
  news: NewsItem[];
}

/** Claims accounts that have news, a confirmed address, and no opt-out. Emails go to the current address. */
export async function claimLetters(
  sql: Sql,
  { now, rows }: { now: Date; rows: number },
): Promise<LetterClaim[]> {
  const found = await sql<(Omit<LetterClaim, "news"> & NewsRow)[]>`
    with due as materialized (
      select b.account_id, b.tries + 1 as tries, a.username, a.email, a.locale
      from mailbox b join account a on a.id = b.account_id
      where b.due_at <= ${now} and b.is_open and ${isConfirmed(sql)}
        and b.account_id in (
          select account_id from news n where ${isTellable(sql, now)}
        )
      order by b.due_at, b.account_id limit ${rows} for no key update of b skip locked
    ), claimed as (
      update mailbox b set due_at = ${new Date(now.getTime() + MAIL_LEASE_MS)}, tries = due.tries
      from due where b.account_id = due.account_id
    )
    select due.account_id, due.tries, due.username, due.email, due.locale,
      n.id, n.kind, n.server_id, s.name as server_name, s.slug, w.username as owner,
      n.key_id, k.name as key_name, n.reason as content, n.votes, n.happened_at
    from due
    join news n on n.account_id = due.account_id and ${isTellable(sql, now)}
    join server s on s.id = n.server_id
    join account w on w.id = s.owner_id
    left join api_key k on k.id = n.key_id
    order by n.created_at, n.id`;
  const letters = Map.groupBy(found, ({ accountId }) => accountId);
  return [...letters.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, news: [first, ...more].map(readNews) }] : []
  );
}

/**
 * Records that the mail server accepted an email. Its news isn't sent again, and the next email waits until `dueAt`.
 */
export async function recordTaken(
  sql: Sql,
  { accountId, news }: LetterClaim,
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<void> {
  await sql`
    with sent as (
      update news set sent_at = ${now} where id = any(${news.map(({ id }) => id)}::uuid[])
    )
    update mailbox set due_at = ${dueAt}, tries = 0 where account_id = ${accountId}`;
}

/** Postpones an account's email. */
export async function putOff(sql: Sql, { accountId }: LetterClaim, dueAt: Date): Promise<void> {
  await sql`update mailbox set due_at = ${dueAt} where account_id = ${accountId}`;
}
