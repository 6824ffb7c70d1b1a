import type { Query } from "../database/connect.ts";

/** Opens a mailbox for every account that has its first news. */
export async function openMailboxes(sql: Query): Promise<void> {
  await sql`
    insert into mailbox (account_id)
    select distinct account_id from news where sent_at is null order by account_id
    on conflict do nothing`;
}

/** Starts or stops email about an account's servers. Email about the account itself always comes. */
export async function setMailbox(sql: Query, accountId: string, isOpen: boolean): Promise<void> {
  await sql`
    insert into mailbox as b (account_id, is_open) values (${accountId}, ${isOpen})
    on conflict (account_id) do update set is_open = excluded.is_open where b.is_open <> excluded.is_open`;
}
