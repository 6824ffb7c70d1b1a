import assert from "node:assert/strict";
import type { Sql } from "../../src/database/connect.ts";
import { type Claim, claimVotes } from "../../src/rewards/claim_votes.ts";
import { expireRewards } from "../../src/rewards/expire_rewards.ts";
import { recordGrants } from "../../src/rewards/record_grants.ts";
import { releaseVotes } from "../../src/rewards/release_votes.ts";
import { freshDatabase } from "../support/database.ts";
import { claimBy, type Inbox, OPENED, openInbox, openPool, take } from "../support/inbox.ts";
import { REAL, type Verbs } from "../support/inbox_model.ts";
import { runSchedules } from "../support/inbox_schedules.ts";
import { mutant } from "../support/mutant.ts";

/** Schedules within which a mutant must be noticed; the tests run more. */
const SCHEDULES = 100;

/** Times that a race may end well by chance. */
const ROUNDS = 10;

/** A pool whose statements have another text in place of one, which must be there. */
function replaced(sql: Sql, text: string, by: string): { sql: Sql; isUsed: () => boolean } {
  let used = 0;
  const change = (part: string) => {
    if (part.includes(text)) used++;
    return part.replaceAll(text, by);
  };
  return { sql: mutant(sql, change), isUsed: () => used > 0 };
}

/** Verbs of an inbox that forgets one thing. */
const MUTANTS: Record<string, Partial<Verbs>> = {
  "lets others in when a lease ends": {
    claimVotes: (sql, claim, now) => {
      const text = "or r.others_after <= ";
      return claimVotes(replaced(sql, text, "or '-infinity'::timestamptz <= ").sql, claim, now);
    },
  },
  "leases what is leased": {
    claimVotes: (sql, claim, now) =>
      claimVotes(replaced(sql, "or r.lease_until <= ", "or true or now() <= ").sql, claim, now),
  },
  "takes a repeated claim for a new one": {
    claimVotes: (sql, claim, now) =>
      claimVotes(sql, { ...claim, claimId: crypto.randomUUID() }, now),
  },
  "takes grants from the holder alone": {
    recordGrants: async (sql, { votes, ...by }, now) => {
      const held = await sql<{ voteId: string }[]>`
        select vote_id from reward where key_id = ${by.keyId} and lease_until > ${now}`;
      const ids = new Set(held.map(({ voteId }) => voteId));
      await recordGrants(sql, { ...by, votes: votes.filter(({ voteId }) => ids.has(voteId)) }, now);
      return votes.map(({ voteId }) => ({
        voteId,
        result: ids.has(voteId) ? "recorded" : "unknown",
      }));
    },
  },
  "hands a granted vote out again": {
    recordGrants: async (sql, grants, now) => {
      const results = await recordGrants(sql, grants, now);
      await sql`
        insert into reward (vote_id, server_id, account_id, voted_at, available_at)
        select vote_id, server_id, account_id, voted_at, voted_at from reward_outcome
        where server_id = ${grants.serverId} and ended = 'granted' on conflict do nothing`;
      return results;
    },
  },
  "keeps the lease of a released vote": {
    releaseVotes: async (sql, releases, now) =>
      (await releaseVotes(sql, { ...releases, votes: [] }, now)).concat(
        releases.votes.map(({ voteId, final }) => ({
          voteId,
          result: final ? "refused" : "released",
        })),
      ),
  },
  "lets leased rewards expire": {
    expireRewards: (sql, now) =>
      expireRewards(replaced(sql, "and (lease_until is null", "and (true").sql, now),
  },
};

for (const [fault, verbs] of Object.entries(MUTANTS)) {
  Deno.test(`the schedules notice an inbox that ${fault}`, async () => {
    await using database = await freshDatabase();
    const { error } = await runSchedules(database.sql, {
      runs: SCHEDULES,
      seed: 42,
      verbs: { ...REAL, ...verbs },
    });
    assert.ok(error instanceof assert.AssertionError, String(error));
  });
}

/** Whether claimers at once get a vote twice, or more votes than they should, within some rounds. */
async function isNoticed(
  { text, by, claims, most }: {
    text: string;
    by: string;
    claims: (inbox: Inbox) => Claim[];
    /** Votes that all claims may hold together. */
    most: number;
  },
): Promise<boolean> {
  await using inbox = await openInbox(40);
  await using pool = openPool(inbox.url, 8);
  const { sql, isUsed } = replaced(pool, text, by);
  for (let round = 0; round < ROUNDS; round++) {
    await inbox.wait(inbox.accounts);
    const taken = await Promise.all(claims(inbox).map((claim) => take(sql, claim, OPENED)));
    const ids = taken.flat().map(({ voteId }) => voteId);
    assert.ok(isUsed());
    if (new Set(ids).size > most || new Set(ids).size < ids.length && most === 40) return true;
    await inbox.sql`delete from reward`;
  }
  return false;
}

Deno.test("claimers at once notice that rows are not locked", async () => {
  const claims = ({ serverId }: Inbox) =>
    Array.from({ length: 8 }, () => claimBy({ serverId, keyId: crypto.randomUUID(), limit: 10 }));
  assert.ok(await isNoticed({ text: "for update of r skip locked", by: "", claims, most: 40 }));
});

Deno.test("equal claims at once notice that they do not wait", async () => {
  const claims = ({ ours }: Inbox) => Array(8).fill(claimBy({ ...ours, limit: 10 }));
  assert.ok(await isNoticed({ text: "pg_advisory_xact_lock", by: "pg_typeof", claims, most: 10 }));
});
