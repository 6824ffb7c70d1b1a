import { accountKey } from "../accounts/username.ts";
import { createBatch } from "../database/batch.ts";
import type { Sql } from "../database/connect.ts";

/** Milliseconds before a lookup gives up: together with the key's own lookup, v1 answers within 2 s. */
const LOOKUP_TIMEOUT_MS = 900;

/** A server, and a player's name as typed. */
export interface LastVoteQuestion {
  serverId: string;
  username: string;
}

/**
 * Looks up when a player last voted for a server; null for a player who never did and for a name that no account
 * has, which nothing tells apart. Concurrent lookups share one query, whose deadline is `patience` times as
 * long.
 */
export function createLastVotes(
  sql: Sql,
  patience = 1,
): (question: LastVoteQuestion) => Promise<Date | null> {
  return createBatch((questions) => findLastVotes(sql, questions), {
    timeoutMs: LOOKUP_TIMEOUT_MS * patience,
  });
}

async function findLastVotes(sql: Sql, questions: LastVoteQuestion[]): Promise<(Date | null)[]> {
  const servers = questions.map((question) => question.serverId);
  const names = questions.map((question) => accountKey(question.username));
  const rows = await sql<{ place: number; votedAt: Date }[]>`
    select (q.place - 1)::int as place, l.voted_at
    from unnest(${servers}::uuid[], ${names}::text[]) with ordinality as q (server_id, username_key, place)
    left join account a on a.username_key = q.username_key
    join last_vote l on l.server_id = q.server_id and l.account_id = coalesce(
      a.id,
      -- Looked for only when no account has the name.
      (select f.account_id from former_name f where f.name_key = q.username_key)
    )`;
  const answers = questions.map((): Date | null => null);
  for (const row of rows) answers[row.place] = row.votedAt;
  return answers;
}
