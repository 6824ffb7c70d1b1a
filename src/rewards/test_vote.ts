import { accountKey } from "../accounts/username.ts";
import type { NudgeContext } from "../trail/context.ts";
import { uuidV7 } from "../uuid_v7.ts";

/**
 * Lets a reward wait that no vote stands behind: for an hour, and counted nowhere. Returns its vote's id; undefined if
 * no account has that name, or a moderator disabled it.
 */
export async function createTestVote(
  { sql, nudge }: NudgeContext,
  { serverId, player }: { serverId: string; player: string },
  now: Date,
): Promise<string | undefined> {
  const [made] = await sql<{ voteId: string }[]>`
    insert into reward (vote_id, server_id, account_id, voted_at, available_at, is_test)
    select ${uuidV7(now)}, ${serverId}, id, ${now}, ${now}, true from account
    where username_key = ${accountKey(player).replaceAll("\0", "")} and disabled_at is null
    returning vote_id`;
  if (made) nudge();
  return made?.voteId;
}
