import type { Sql } from "../../src/database/connect.ts";
import { type Claim, type ClaimedVote, claimVotes } from "../../src/rewards/claim_votes.ts";
import { type GrantResult, recordGrants } from "../../src/rewards/record_grants.ts";
import { uuidV7 } from "../../src/uuid_v7.ts";

/** Lets that many rewards of each account wait, the oldest first a day apart; returns their votes' ids. */
export async function addRewards(
  sql: Sql,
  { serverId, accounts, each = 1, now }: {
    serverId: string;
    accounts: readonly string[];
    each?: number;
    now: Date;
  },
): Promise<string[]> {
  const rows = accounts.flatMap((accountId) =>
    Array.from({ length: each }, (_, days) => {
      const votedAt = new Date(now.getTime() - days * 86_400_000);
      return { voteId: uuidV7(votedAt), serverId, accountId, votedAt, availableAt: votedAt };
    })
  );
  for (const { voteId, accountId, votedAt } of rows) {
    await sql`
      insert into reward (vote_id, server_id, account_id, voted_at, available_at)
      values (${voteId}, ${serverId}, ${accountId}, ${votedAt}, ${votedAt})`;
  }
  return rows.map(({ voteId }) => voteId);
}

/** A claim by a key, of anybody's votes unless told otherwise. */
export function claimBy(
  { serverId, keyId, ...rest }: Partial<Claim> & Pick<Claim, "serverId" | "keyId">,
): Claim {
  return { claimId: crypto.randomUUID(), limit: 50, leaseSeconds: 120, serverId, keyId, ...rest };
}

/** Claims, and returns the votes; fails where the claim is another key's. */
export async function take(sql: Sql, claim: Claim, now: Date): Promise<ClaimedVote[]> {
  const claimed = await claimVotes(sql, claim, now);
  if (claimed === "claim_of_another_key") throw new Error("the claim is another key's");
  return claimed.votes;
}

/** Tells that rewards were given, and returns the results. */
export async function tell(
  sql: Sql,
  { serverId, keyId }: Pick<Claim, "serverId" | "keyId">,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<GrantResult[]> {
  const votes = ids.map((voteId) => ({ voteId }));
  return (await recordGrants(sql, { serverId, keyId, votes }, now)).map(({ result }) => result);
}
