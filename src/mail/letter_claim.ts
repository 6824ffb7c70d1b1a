import type { Sql } from "../database/connect.ts";
import type { NewsKind } from "./news.ts";

/** A piece of news, as a letter tells it. */
export interface NewsItem {
  id: string;
  kind: NewsKind;
  serverId: string;
  serverName: string;
  slug: string;
  keyId: string | null;
  keyName: string | null;
  reason: string | null;
  happenedAt: Date;
}

/** All that one account is to be told, claimed by this process until the lease runs out. */
export interface LetterClaim {
  accountId: string;
  username: string;
  email: string;
  /** Letters tried since the last one that was taken, this one included. */
  tries: number;
  /** The oldest first; at least one. */
  news: NewsItem[];
}

type ClaimRow = Omit<LetterClaim, "news"> & NewsItem;

/**
 * Claims accounts that have news and may be written to: their address is confirmed, and they did not say no. The address
 * is the present one.
 */
export async function claimLetters(
  sql: Sql,
  { now, leaseMs, rows }: { now: Date; leaseMs: number; rows: number },
): Promise<LetterClaim[]> {
  const found = await sql<ClaimRow[]>`
    with due as materialized (
      select b.account_id, b.tries + 1 as tries, a.username, a.email
      from mailbox b join account a on a.id = b.account_id
      where b.due_at <= ${now} and b.is_open and a.email_verified and a.deleted_at is null
        and b.account_id in (select account_id from news where sent_at is null)
      order by b.due_at, b.account_id limit ${rows} for no key update of b skip locked
    ), claimed as (
      update mailbox b set due_at = ${new Date(now.getTime() + leaseMs)}, tries = due.tries
      from due where b.account_id = due.account_id
    )
    select due.account_id, due.tries, due.username, due.email, n.id, n.kind, n.server_id, s.name as server_name,
      s.slug, n.key_id, k.name as key_name, n.reason, n.happened_at
    from due
    join news n on n.account_id = due.account_id and n.sent_at is null
    join server s on s.id = n.server_id
    left join api_key k on k.id = n.key_id
    order by n.created_at, n.id`;
  const letters = Map.groupBy(found, ({ accountId }) => accountId);
  return [...letters.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, news: [first, ...more] }] : []
  );
}

/** Records that the mail server took a letter: its news are not sent again, and the next letter waits until `dueAt`. */
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

/** Puts an account's letter off. */
export async function putOff(sql: Sql, { accountId }: LetterClaim, dueAt: Date): Promise<void> {
  await sql`update mailbox set due_at = ${dueAt} where account_id = ${accountId}`;
}
