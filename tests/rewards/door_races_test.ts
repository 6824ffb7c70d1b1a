import assert from "node:assert/strict";
import { claimRewards } from "../../src/reach/rewards/claim_rewards.ts";
import { grantRewards } from "../../src/reach/rewards/grant_rewards.ts";
import { openDoor, waits } from "../support/api/door.ts";

const VOTES = 60;

Deno.test("a vote asked for by every way at once ends once", async () => {
  await using door = await openDoor();
  const { sql } = door.world.services;
  const { now } = door.world.clock;
  const keyId = crypto.randomUUID();
  const players = await Promise.all(Array.from({ length: VOTES }, async (_, nth) => {
    const { id, username } = await door.world.account(`Player_${nth}`);
    return { username, voteId: await waits(door, id) };
  }));
  const serverId = door.server.id;
  const query = "?action=post&object=votes&element=claim&key={key}&username=";
  const tries = await Promise.all(players.map(async ({ username, voteId }) => {
    const [claim, granted, voided] = await Promise.all([
      door.ask(query + username),
      grantRewards(sql, { serverId, keyId, votes: [{ voteId }] }, now),
      sql<
        { ended: number }[]
      >`select end_rewards(array[${voteId}::uuid], 'voided', ${now}) as ended`,
    ]);
    return { claim: claim.body, grant: granted[0]?.result, voided: voided.length };
  }));
  const outcomes = await sql<{ ended: string }[]>`select ended from reward_outcome`;
  assert.equal((await sql`select from reward`).length, 0);
  assert.equal(outcomes.length, VOTES);
  for (const { claim, grant, voided } of tries) {
    const ends = [claim === "1", grant === "recorded", voided === 1];
    assert.equal(ends.filter(Boolean).length, 1, JSON.stringify({ claim, grant, voided }));
    if (claim === "1") assert.equal(grant, "duplicate");
  }
});

Deno.test("a vote that a program holds is not given at the door", async () => {
  await using door = await openDoor();
  const { sql } = door.world.services;
  const { id } = await door.world.account("Steve_01");
  const voteId = await waits(door, id);
  const claim = {
    serverId: door.server.id,
    keyId: crypto.randomUUID(),
    claimId: crypto.randomUUID(),
    limit: 10,
    leaseSeconds: 120,
  };
  await claimRewards(sql, claim, door.world.clock.now);
  const check = "?object=votes&element=claim&key={key}&username=Steve_01";
  const ask = async (action = "") => (await door.ask(check + action)).body;
  assert.deepEqual([await ask(), await ask("&action=post")], ["2", "0"]);
  door.world.pass(719_000);
  assert.deepEqual([await ask(), await ask("&action=post")], ["2", "0"]);
  door.world.pass(1_000);
  assert.deepEqual([await ask(), await ask("&action=post")], ["1", "1"]);
  const late = await grantRewards(sql, { ...claim, votes: [{ voteId }] }, door.world.clock.now);
  assert.equal(late[0]?.result, "duplicate");
});

Deno.test("a vote for a server with an inbox is claimed at the door", async () => {
  await using door = await openDoor();
  const { world, server } = door;
  await world.account("Steve_01");
  await world.services.sql`update server set rewards_by = 'inbox' where id = ${server.id}`;
  await world.vote(server, "Steve_01");
  const claim = "?action=custom&object=plugin&element=reward&key={key}&username=STEVE_01";
  assert.equal((await door.ask(claim)).body, "1");
  assert.equal((await door.ask(claim)).body, "0");
});

Deno.test("a vote that a program is just taking is not given too", async () => {
  await using door = await openDoor();
  const { sql } = door.world.services;
  const { now } = door.world.clock;
  const { id } = await door.world.account("Steve_01");
  const voteId = await waits(door, id);
  const until = new Date(now.getTime() + 120_000);
  await sql.begin(async (tx) => {
    await tx`
      update reward set claim_id = gen_random_uuid(), key_id = gen_random_uuid(), lease_until = ${until},
        others_after = ${until}
      where vote_id = ${voteId}`;
    // It is answered before the commit: waiting for that, it would take what it read as free.
    const query = "?object=votes&element=claim&key={key}&username=Steve_01&action=post";
    assert.equal((await door.ask(query)).body, "0");
  });
  assert.equal((await sql`select from reward where vote_id = ${voteId}`).length, 1);
});
