import { createHash } from "node:crypto";
import { accountKey, readUsername } from "../../core/accounts/username.ts";
import type { NudgeContext } from "../../core/trail/context.ts";
import { uuidOf } from "../../core/database/uuid_v7.ts";

/** A request for a test vote. */
interface TestVote {
  serverId: string;
  /** The caller's own UUID. The request is repeated with the same one. */
  testId: string;
  player: string;
}

/**
 * Puts a reward without a vote into the inbox. It waits for an hour and is not counted anywhere. Returns its vote id,
 * or undefined if no account has that name, or a moderator disabled it. A repeated request returns the same id and
 * changes nothing, even after the reward has ended: the id is derived from the server and the test.
 */
export async function addTestVote(
  { sql, nudge }: NudgeContext,
  { serverId, testId, player }: TestVote,
  now: Date,
): Promise<string | undefined> {
  const voteId = testVoteId(serverId, testId);
  const name = readUsername(player);
  const [found] = await sql<{ isMade: boolean; isThere: boolean }[]>`
    with player as materialized (
      select id from account
      where username_key = ${name ? accountKey(name) : null} and disabled_at is null
    ), known as materialized (
      select from reward where vote_id = ${voteId}
      union all
      select from reward_outcome where vote_id = ${voteId}
    ), made as (
      insert into reward (vote_id, server_id, account_id, voted_at, available_at, is_test)
      select ${voteId}, ${serverId}, id, ${now}, ${now}, true from player
      where not exists (select from known)
      on conflict (vote_id) do nothing
      returning vote_id
    )
    select exists (select from made) as is_made,
      exists (select from player) or exists (select from known) as is_there`;
  if (found?.isMade) nudge();
  return found?.isThere ? voteId : undefined;
}

function testVoteId(serverId: string, testId: string): string {
  const hash = createHash("sha256").update(`${serverId} ${testId.toLowerCase()}`).digest();
  return uuidOf(hash.subarray(0, 16), 8);
}
