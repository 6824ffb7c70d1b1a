import type { Query } from "../database/connect.ts";
import { isVotifierName } from "../sending/votifier/votifier_line.ts";

/**
 * Whether a server's reward cannot reach a player of that name: Votifier and its listeners take 16 letters, digits and
 * underscores. Such a vote is refused while its voter can still choose another name.
 */
export async function isOutOfReach(
  sql: Query,
  { serverId, username }: { serverId: string; username: string },
): Promise<boolean> {
  if (isVotifierName(username)) return false;
  const found = await sql`
    select from endpoint where server_id = ${serverId} and url like 'votifier:%' limit 1`;
  return found.length > 0;
}
