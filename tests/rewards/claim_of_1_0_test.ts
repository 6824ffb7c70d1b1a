import assert from "node:assert/strict";
import fc from "fast-check";
import { jsonRows } from "../../src/core/database/json_rows.ts";
import { uuidV7 } from "../../src/core/database/uuid_v7.ts";
import { BASELINE, MIGRATIONS } from "../../src/service/database/migration_files.ts";
import { after, type Inbox, openInbox } from "../support/votes/inbox.ts";

/** Inboxes and claims to draw. */
const DRAWN = 300;

const PLAYERS = 3;

/** What a claim may name: the players' own names, names of single votes, and one that leads to nothing. */
const NAMES = ["player_0", "player_1", "player_2", "alias_0", "alias_1", "unknown"];

/** Ids of keys and claims, the same in all inboxes. */
const IDS = [1, 2].map((nth) => `00000000-0000-4000-8000-00000000000${nth}`);

/** A lease's holder, or the one that claims. */
const HOLDER = {
  key: fc.constantFrom(...IDS),
  claim: fc.constantFrom(...IDS),
  gameServer: fc.constantFrom(null, "arena", "lobby"),
};

/** A reward that waits, is postponed, or was leased; times in seconds from now. */
const REWARD = fc.record({
  player: fc.nat(PLAYERS - 1),
  alias: fc.constantFrom(null, null, "alias_0", "alias_1"),
  available: fc.constantFrom(-1, 0, 1),
  isTest: fc.boolean(),
  lease: fc.option(fc.record({
    ...HOLDER,
    until: fc.constantFrom(-900, -1, 0, 60),
    othersAfter: fc.constantFrom(-1, 0, 600),
    claims: fc.integer({ min: 1, max: 3 }),
  })),
});

const CLAIM = fc.record({
  ...HOLDER,
  names: fc.option(fc.subarray(NAMES)),
  most: fc.integer({ min: 1, max: 4 }),
  mostOfPlayer: fc.integer({ min: 1, max: 2 }),
});

type ValueOf<Drawn> = Drawn extends fc.Arbitrary<infer Value> ? Value : never;

/** An inbox, and a claim that opens it. */
interface DrawnInbox {
  rewards: ValueOf<typeof REWARD>[];
  claim: ValueOf<typeof CLAIM>;
}

Deno.test("a claim leases and returns what the function of 1.0.0 does", async () => {
  await using inbox = await openInbox(PLAYERS);
  const { sql } = inbox;
  const baseline = await Deno.readTextFile(new URL(BASELINE, MIGRATIONS));
  const [text] = /create function claim_rewards\([^]*?\n\$\$;/.exec(baseline) ?? assert.fail();
  await sql.unsafe(text.replace("claim_rewards", "claim_of_1_0"));
  await sql`update account set disabled_at = ${after(-1)} where username_key = 'player_2'`;
  const results: unknown[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(REWARD, { maxLength: 12 }), CLAIM, async (rewards, claim) => {
      const result = await claimIn(inbox, "claim_rewards", { rewards, claim });
      assert.deepEqual(result, await claimIn(inbox, "claim_of_1_0", { rewards, claim }));
      results.push(result.votes.length > 0);
    }),
    { numRuns: DRAWN, seed: 42 },
  );
  assert.ok(results.filter(Boolean).length > DRAWN / 3, "too few claims that lease anything");
});

/** Claims in a new inbox by one of the functions; returns the votes and what the inbox holds then. */
async function claimIn({ sql, accounts }: Inbox, name: string, { rewards, claim }: DrawnInbox) {
  const serverId = crypto.randomUUID();
  const rows = rewards.map(({ player, alias, available, isTest, lease }, nth) => {
    const votedAt = after(-86_400 * (nth + 1));
    return {
      voteId: uuidV7(votedAt),
      accountId: accounts[player],
      votedAt,
      alias,
      isTest,
      availableAt: after(available),
      keyId: lease?.key,
      claimId: lease?.claim,
      gameServer: lease?.gameServer,
      leaseUntil: lease && after(lease.until),
      othersAfter: lease && after(lease.othersAfter),
      claims: lease?.claims ?? 0,
    };
  });
  await sql`
    with drawn as (
      select * from json_to_recordset(${jsonRows(rows)}::text::json) as r (
        vote_id uuid, account_id uuid, voted_at timestamptz, alias text, is_test boolean, available_at timestamptz,
        key_id uuid, claim_id uuid, game_server text, lease_until timestamptz, others_after timestamptz, claims integer
      )
    ), named as (
      insert into vote_name (vote_id, server_id, account_id, voted_on, name_key, username, is_proved)
      select vote_id, ${serverId}, account_id, (voted_at at time zone 'utc')::date, alias, alias, false
      from drawn where alias is not null
    )
    insert into reward (
      vote_id, server_id, account_id, voted_at, is_test, available_at,
      key_id, claim_id, game_server, lease_until, others_after, claims
    )
    select vote_id, ${serverId}, account_id, voted_at, is_test, available_at,
      key_id, claim_id, game_server, lease_until, others_after, claims
    from drawn`;
  const votes = await sql`
    select vote_id is null as is_of_another, user_id, username, voted_at, claims, is_test, place
    from ${sql(name)}(
      ${serverId}, ${claim.key}, ${claim.claim}, ${claim.names}::text[], ${claim.most}, ${claim.mostOfPlayer},
      ${after(0)}, ${after(60)}, ${after(660)}, ${claim.gameServer}
    )`;
  const left = await sql`
    select voted_at, key_id, claim_id, game_server, lease_until, others_after, claims
    from reward where server_id = ${serverId} order by voted_at`;
  return { votes: [...votes], left: [...left] };
}
