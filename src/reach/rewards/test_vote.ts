import { createHash } from "node:crypto";
import { accountKey, readUsername } from "../../core/accounts/username.ts";
import type { Query } from "../../core/database/connect.ts";
import type { NudgeContext } from "../../core/trail/context.ts";
import { uuidOf } from "../../core/database/uuid_v7.ts";

/** A request for a test vote. */
export interface TestVote {
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
  test: TestVote,
  now: Date,
): Promise<string | undefined> {
  const { voteId, isMade, isThere } = await insertTestVote(sql, test, now);
  if (isMade) nudge();
  return isThere ? voteId : undefined;
}

/**
 * Adds a test vote, and returns its id, whether this call made it, and whether it is there. It isn't if no usable
 * account has the name.
 */
export async function insertTestVote(
  sql: Query,
  { serverId, testId, player }: TestVote,
  now: Date,
): Promise<{ voteId: string; isMade: boolean; isThere: boolean }> {
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
  return { voteId, isMade: false, isThere: false, ...found };
}

/** Returns the id of a test, which is derived from the server and the caller's id. */
export function testVoteId(serverId: string, testId: string): string {
  const hash = createHash("sha256").update(`${serverId} ${testId.toLowerCase()}`).digest();
  return uuidOf(hash.subarray(0, 16), 8);
}
