import type { Query } from "../../core/database/connect.ts";

/** A person's account at a provider, identified by the provider and the person's id there. */
export interface ProviderIdentity {
  /** "discord", "steam", or the issuer's URL of an OpenID Connect provider. */
  provider: string;
  subject: string;
}

/** An identity that signs in to an account. */
export interface Identity extends ProviderIdentity {
  linkedAt: Date;
}

/** An identity to link, with the creation time of the person's account at the provider, if known. */
export interface NewIdentity extends ProviderIdentity {
  madeAt?: Date | null | undefined;
}

/** Returns the account that an identity signs in to. */
export async function findByIdentity(
  sql: Query,
  { provider, subject }: ProviderIdentity,
): Promise<string | undefined> {
  const [found] = await sql<{ accountId: string }[]>`
    select account_id from identity where provider = ${provider} and subject = ${subject}`;
  return found?.accountId;
}

/** Lists the identities of an account, oldest first. */
export async function listIdentities(sql: Query, accountId: string): Promise<Identity[]> {
  const rows = await sql<Identity[]>`
    select provider, subject, linked_at from identity where account_id = ${accountId}
    order by linked_at, provider, subject`;
  return [...rows];
}

/** Links an identity to an account. Returns false if it is already linked to an account. */
export async function insertIdentity(
  tx: Query,
  accountId: string,
  { provider, subject, madeAt, now }: NewIdentity & { now: Date },
): Promise<boolean> {
  const inserted = await tx`
    insert into identity (provider, subject, account_id, made_at, linked_at)
    values (${provider}, ${subject}, ${accountId}, ${madeAt ?? null}, ${now})
    on conflict do nothing returning subject`;
  return inserted.length > 0;
}
