import assert from "node:assert/strict";
import type { Sql } from "../../src/core/database/connect.ts";
import { findLastVotes, type LastVoteQuery } from "../../src/core/votes/last_votes.ts";
import { createVoteMemory, type VoteMemory } from "../../src/core/votes/vote_memory.ts";
import { openFollowing } from "../support/database/following.ts";

/** A vote memory by a clock that the test moves, after its first look. */
export async function openMemory(
  sql: Sql,
  { readsBy = sql, ...options }: { readsBy?: Sql; rememberedMax?: number } = {},
) {
  const opened = openFollowing(sql);
  const { following, time, look } = opened;
  const monotonic = () => time.ms;
  const memory = createVoteMemory({
    sql: readsBy,
    following,
    monotonic,
    timeoutFactor: 100,
    ...options,
  });
  await look();
  return {
    ...opened,
    memory,
    isRemembered: (query: LastVoteQuery) => !(memory.find(query) instanceof Promise),
  };
}

/** Fails if what a memory returns differs from what the database returns. Returns the answers in the queries' order. */
export async function compareAll(
  { memory }: { memory: VoteMemory },
  queries: LastVoteQuery[],
  sql: Sql,
  about: string,
): Promise<(number | undefined)[]> {
  const answers = await Promise.all(queries.map((query) => memory.find(query)));
  const { votes } = await findLastVotes(sql, queries);
  const times = (dates: (Date | null)[]) =>
    dates.map((date, place) => `${queries[place]?.username} ${date?.toISOString() ?? "never"}`);
  assert.deepEqual(times(answers), times(votes), about);
  return votes.map((date) => date?.getTime());
}
