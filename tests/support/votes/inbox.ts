import { insertAccount } from "../../../src/site/accounts/account_repository.ts";
import { closing, connect, type Sql } from "../../../src/core/database/connect.ts";
import {
  type ClaimedVote,
  claimRewards,
  type RewardClaim,
} from "../../../src/reach/rewards/claim_rewards.ts";
import { type GrantResult, grantRewards } from "../../../src/reach/rewards/grant_rewards.ts";
import { uuidV7 } from "../../../src/core/database/uuid_v7.ts";
import { CONNECT_WITHIN_S, freshDatabase } from "../database/database.ts";
import { DAY_MS } from "../../../src/core/time/day.ts";

/** The time when inboxes of tests are opened. */
export const OPENED = new Date("2026-03-10T12:00:00.000Z");

/** Returns the time `seconds` seconds after the inbox was opened. */
export function after(seconds: number): Date {
  return new Date(OPENED.getTime() + seconds * 1000);
}

/** The inbox of a server, and two keys for it. */
export interface Inbox extends AsyncDisposable {
  sql: Sql;
  url: string;
  serverId: string;
  ours: Pick<RewardClaim, "serverId" | "keyId">;
  theirs: Pick<RewardClaim, "serverId" | "keyId">;
  /** Accounts `Player_0`, `Player_1` and so on. */
  accounts: string[];
  /** Adds waiting rewards of these accounts, the newest of each first, a day apart. Returns their votes. */
  wait(accounts: readonly string[], each?: number): Promise<string[]>;
}

/** Opens an inbox with a number of accounts. */
export async function openInbox(players = 3): Promise<Inbox> {
  const database = await freshDatabase();
  const { sql, url } = database;
  const serverId = crypto.randomUUID();
  const accounts = [];
  for (let nth = 0; nth < players; nth++) accounts.push(await addAccount(sql, `Player_${nth}`));
  return {
    sql,
    url,
    serverId,
    ours: { serverId, keyId: crypto.randomUUID() },
    theirs: { serverId, keyId: crypto.randomUUID() },
    accounts,
    wait: (accounts, each = 1) => addRewards(sql, { serverId, accounts, each }),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

/** Creates an account that can't sign in. Returns its id. */
export async function addAccount(sql: Sql, username: string): Promise<string> {
  const id = crypto.randomUUID();
  const email = `${id}@example.com`;
  const row = { id, username, email, password: "none", isModerator: false, now: OPENED };
  await insertAccount(sql, row);
  return id;
}

/** Opens a pool with a number of connections, so that each concurrent statement has its own. */
export function openPool(url: string, max: number): Sql & AsyncDisposable {
  const options = { connectWithinS: CONNECT_WITHIN_S, max };
  const sql = connect(url, { applicationName: "voteboard-test", ...options });
  return Object.assign(sql, { [Symbol.asyncDispose]: () => closing(sql) });
}

/** Adds waiting rewards of accounts for a server, the newest of each first, a day apart. Returns their votes. */
async function addRewards(
  sql: Sql,
  { serverId, accounts, each = 1, now = OPENED }: {
    serverId: string;
    accounts: readonly string[];
    each?: number;
    now?: Date;
  },
): Promise<string[]> {
  const rows = accounts.flatMap((accountId) =>
    Array.from({ length: each }, (_, days) => {
      const votedAt = new Date(now.getTime() - days * DAY_MS);
      return { voteId: uuidV7(votedAt), accountId, votedAt };
    })
  );
  await sql`
    insert into reward (vote_id, server_id, account_id, voted_at, available_at)
    select "voteId", ${serverId}, "accountId", "votedAt", "votedAt"
    from json_to_recordset(${JSON.stringify(rows)}::text::json)
      as w ("voteId" uuid, "accountId" uuid, "votedAt" timestamptz)`;
  return rows.map(({ voteId }) => voteId);
}

/** Returns a claim by a key. By default, it requests fifty votes of all players for two minutes. */
export function claimBy(
  by: Partial<RewardClaim> & Pick<RewardClaim, "serverId" | "keyId">,
): RewardClaim {
  return { claimId: crypto.randomUUID(), limit: 50, leaseSeconds: 120, ...by };
}

/** Claims, and returns the votes. Fails if the claim belongs to another key. */
export async function take(sql: Sql, claim: RewardClaim, now: Date): Promise<ClaimedVote[]> {
  const claimed = await claimRewards(sql, claim, now);
  if (claimed === "claim_of_another_key") throw new Error("the claim is another key's");
  return claimed.votes;
}

/** Reports that rewards were given, and returns the results. */
export async function tell(
  sql: Sql,
  { serverId, keyId }: Pick<RewardClaim, "serverId" | "keyId">,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<GrantResult[]> {
  const votes = ids.map((voteId) => ({ voteId }));
  return (await grantRewards(sql, { serverId, keyId, votes }, now)).map(({ result }) => result);
}
