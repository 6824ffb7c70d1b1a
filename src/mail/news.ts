import type { Query } from "../database/connect.ts";
import { daysBefore, KEPT_DAYS } from "../kept_data.ts";

/** Everything that owners are told by email. */
export type NewsKind =
  | "server_approved"
  | "server_reinstated"
  | "server_rejected"
  | "server_suspended"
  | "change_approved"
  | "change_refused"
  | "webhook_failing"
  | "webhook_off"
  | "webhook_working";

/** A piece of news about a server. */
export interface ServerNews {
  accountId: string;
  kind: NewsKind;
  serverId: string;
  /** A moderator's words to the owner. */
  reason: string | null;
  now: Date;
}

/** Writes down what an owner is to be told, in the transaction of the event; a letter follows within a minute or so. */
export async function addNews(
  tx: Query,
  { accountId, kind, serverId, reason, now }: ServerNews,
): Promise<void> {
  await tx`
    insert into news (account_id, kind, server_id, reason, happened_at, created_at)
    values (${accountId}, ${kind}, ${serverId}, ${reason}, ${now}, ${now})`;
}

/** Drops news of more than three days, sent or not; returns how many accounts were written to in vain. */
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

/** Counts the accounts that could be written to, and have news from before `since` that are not sent. */
export async function countWaiting(sql: Query, since: Date): Promise<number> {
  const [row] = await sql<{ accounts: number }[]>`
    select count(distinct n.account_id) as accounts
    from news n join account a on a.id = n.account_id left join mailbox b on b.account_id = n.account_id
    where n.sent_at is null and n.created_at < ${since} and coalesce(b.is_open, true)
      and a.email_verified and a.deleted_at is null`;
  return row?.accounts ?? 0;
}
