import type { Query } from "../../../core/database/connect.ts";

/** Maximum servers per account. Players don't vote for more. */
const SERVERS_MAX = 100;

/** Returns, by the key of each name of an account, the listed servers whose last vote used that name, latest first. */
export async function findServersByName(
  sql: Query,
  accountId: string,
): Promise<Map<string, string[]>> {
  const rows = await sql<{ nameKey: string; server: string }[]>`
    select coalesce(n.name_key, a.username_key) as name_key, s.name as server
    from last_vote l
    join account a on a.id = l.account_id
    join server s on s.id = l.server_id and s.status = 'approved' and s.deleted_at is null
    left join vote_name n on n.vote_id = l.vote_id
    where l.account_id = ${accountId} and l.vote_id is not null
    order by l.voted_at desc limit ${SERVERS_MAX}`;
  const byName = Map.groupBy(rows, ({ nameKey }) => nameKey);
  return new Map([...byName].map(([key, found]) => [key, found.map(({ server }) => server)]));
}
