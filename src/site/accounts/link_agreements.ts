import type { Query } from "../../core/database/connect.ts";

/** A server whose vote links may vote as an account's player. */
export interface LinkAgreement {
  slug: string;
  server: string;
  agreedAt: Date;
}

/** Returns whether an account's player agreed that a server's vote links vote as them. */
export async function hasAgreed(
  sql: Query,
  { accountId, serverId }: { accountId: string; serverId: string },
): Promise<boolean> {
  const agreed = await sql`
    select from link_agreement where account_id = ${accountId} and server_id = ${serverId}`;
  return agreed.length > 0;
}

/** Lists the servers whose vote links may vote as an account's player, sorted by name. */
export async function listAgreements(sql: Query, accountId: string): Promise<LinkAgreement[]> {
  const rows = await sql<LinkAgreement[]>`
    select s.slug, s.name as server, l.agreed_at from link_agreement l join server s on s.id = l.server_id
    where l.account_id = ${accountId} order by s.name, s.slug`;
  return [...rows];
}

/**
 * Withdraws one agreement, or all agreements of an account. Once this returns, no vote link can use it. If the
 * account's sessions end too, call this after they ended: a vote that agreed in one of them has committed by then.
 */
export async function endAgreements(
  sql: Query,
  { accountId, slug = null }: { accountId: string; slug?: string | null },
): Promise<void> {
  await sql`
    delete from link_agreement
    where account_id = ${accountId}
      and (${slug}::text is null or server_id = (select id from server where slug = ${slug}))`;
}
