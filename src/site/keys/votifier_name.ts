import type { Query } from "../../core/database/connect.ts";

/**
 * Names that receivers and their listeners accept. The optional first character distinguishes Bedrock's players from
 * Java's.
 */
const PLAYER_NAME = /^[.*~]?[A-Za-z0-9_]{1,16}$/;

/** Returns whether Votifier receivers can reward a player with this name. */
export function isVotifierName(username: string): boolean {
  return PLAYER_NAME.test(username);
}

/**
 * Returns whether a server's reward can't reach a player of that name, because Votifier and its listeners accept only
 * 16 letters, digits and underscores. Such a vote is refused while the voter can still choose another name.
 */
export async function isOutOfReach(
  sql: Query,
  { serverId, username }: { serverId: string; username: string },
): Promise<boolean> {
  if (isVotifierName(username)) return false;
  const found = await sql`
    select from endpoint e join server s on s.id = e.server_id
    where s.id = ${serverId} and s.rewards_by = 'push' and e.kind = 'votifier' and e.url is not null
    limit 1`;
  return found.length > 0;
}
