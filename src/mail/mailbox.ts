import type { Query } from "../database/connect.ts";

/** Opens a mailbox for every account that has its first news. No deletion comes in between. */
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
 * Starts or stops email about an account's servers. Email about the account itself always comes. A deleted account's
 * links still work, and leave nothing behind.
 */
export async function setMailbox(sql: Query, accountId: string, isOpen: boolean): Promise<void> {
  await sql`
    insert into mailbox as b (account_id, is_open)
    select id, ${isOpen}::boolean from account where id = ${accountId} and deleted_at is null for share
    on conflict (account_id) do update set is_open = excluded.is_open where b.is_open <> excluded.is_open`;
}
