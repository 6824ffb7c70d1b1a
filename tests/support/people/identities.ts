import type { Query } from "../../../src/core/database/connect.ts";
import type { ProviderIdentity } from "../../../src/site/accounts/identities.ts";

/** Links an identity to an account, as a sign-in through its provider does. */
export async function linkIdentity(
  sql: Query,
  { accountId, identity, madeAt = null }: {
    accountId: string;
    identity: ProviderIdentity;
    /** Time at which the account at the provider was created. Null if the provider doesn't state it. */
    madeAt?: Date | string | null;
  },
): Promise<void> {
  const { provider, subject } = identity;
  await sql`
    insert into identity (provider, subject, account_id, made_at, linked_at)
    values (${provider}, ${subject}, ${accountId}, ${madeAt}, now())`;
}

/** Gives every account an old identity. */
export async function knowAll(sql: Query): Promise<void> {
  await sql`
    insert into identity (provider, subject, account_id, made_at, linked_at)
    select 'discord', id, id, '2020-01-01', now() from account`;
}

/** Gives a third of the accounts a confirmed address, and another third an old identity. */
export async function knowSome(sql: Query): Promise<void> {
  await sql`
    update account set email_verified = true
    where id in (
      select id from (select id, row_number() over (order by id) as nth from account) as a
      where nth % 3 = 0
    )`;
  await sql`
    insert into identity (provider, subject, account_id, made_at, linked_at)
    select 'discord', id, id, '2020-01-01', now()
    from (select id, row_number() over (order by id) as nth from account) as a where nth % 3 = 1`;
}
