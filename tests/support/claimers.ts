import type { Sql } from "../../src/core/database/connect.ts";
import { claimBy, type Inbox, OPENED, take, tell } from "./inbox.ts";

const CLAIMERS = 16;

/** Answers without a vote after which a claimer thinks that there are none. */
const EMPTY_MAX = 3;

/**
 * Lets sixteen claimers, each with a key of its own, take all that waits, by names or anybody's, over those pools;
 * half of it is granted at once. Returns the ids as they were leased.
 */
export async function claimAll(inbox: Inbox, pools: readonly Sql[]): Promise<string[]> {
  const leased = await Promise.all(
    Array.from({ length: CLAIMERS }, async (_, nth) => {
      const sql = pools[nth % pools.length] ?? inbox.sql;
      const key = { serverId: inbox.serverId, keyId: crypto.randomUUID() };
      const taken: string[] = [];
      for (let empty = 0; empty < EMPTY_MAX;) {
        const players = nth % 2 === 0 ? undefined : someNames(inbox.accounts.length);
        const ids = (await take(sql, claimBy({ ...key, limit: 7, players }), OPENED))
          .map(({ voteId }) => voteId);
        if (ids.length === 0) empty++;
        taken.push(...ids);
        if (nth % 4 < 2) await tell(sql, key, { ids, now: OPENED });
      }
      return taken;
    }),
  );
  // What only claimers by name looked for, and passed by.
  const rest = await take(inbox.sql, claimBy({ ...inbox.ours, limit: 1_000 }), OPENED);
  return [...leased.flat(), ...rest.map(({ voteId }) => voteId)];
}

function someNames(accounts: number): string[] {
  return Array.from({ length: 20 }, () => `Player_${Math.floor(Math.random() * accounts)}`);
}
