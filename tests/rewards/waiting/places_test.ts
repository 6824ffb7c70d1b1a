import assert from "node:assert/strict";
import { listen } from "../../../src/service/serving/listen.ts";
import { claimBy } from "../../support/votes/inbox.ts";
import { eventually } from "../../support/processes/processes.ts";
import { openWorld } from "../../support/world.ts";
import {
  addReward,
  begin,
  LONG_S,
  NEVER_MS,
  NOTHING,
  openClaims,
  openInbox,
  SHORT_S,
} from "./waiting_claims.ts";

Deno.test("a client that is gone gets nothing, and frees its place", async () => {
  await using world = await openWorld();
  const { serverId, keyId } = await openInbox(world);
  const { sql } = world.services;
  const { id } = await world.account("Steve");
  const claims = openClaims(world, NEVER_MS);
  const early = new AbortController();
  early.abort();
  const gone = [await begin(claims, claimBy({ serverId, keyId }))];
  gone.push(await begin(claims, claimBy({ serverId, keyId })));
  for (const { leave } of gone) leave();
  await addReward(world, { serverId, accountId: id, at: world.clock.now });
  claims.nudge();
  for (const { answer } of gone) assert.deepEqual(await answer, NOTHING);
  const options = { waitSeconds: LONG_S, signal: early.signal };
  assert.deepEqual(await claims.claim(claimBy({ serverId, keyId }), options), NOTHING);
  const [row] = await sql<{ claims: number }[]>`select claims from reward`;
  assert.equal(row?.claims, 0);
  const next = await begin(claims, claimBy({ serverId, keyId, players: ["nobody"] }));
  next.leave();
});

Deno.test("a client that hangs up gives its place back", async () => {
  await using world = await openWorld();
  const { serverId, keyId } = await openInbox(world);
  const claims = openClaims(world, NEVER_MS);
  let answered = 0;
  const listening = listen(async ({ signal }) => {
    const claim = claimBy({ serverId, keyId });
    assert.deepEqual(await claims.claim(claim, { waitSeconds: LONG_S, signal }), NOTHING);
    answered++;
    return new Response();
  }, { host: "127.0.0.1", port: 0, onListen: () => {} });
  const hangUp = new AbortController();
  const asked = fetch(`http://127.0.0.1:${listening.port}/`, { signal: hangUp.signal });
  await eventually("it has looked", () => claims.count() > 0);
  hangUp.abort();
  await assert.rejects(asked);
  await eventually("it is forgotten", () => answered === 1);
  await listening.shutdown();
});

Deno.test("a stop answers all that wait, and lets no client wait any more", async () => {
  await using world = await openWorld();
  const { serverId, keyId } = await openInbox(world);
  const claims = openClaims(world, NEVER_MS);
  const waiting = [
    await begin(claims, claimBy({ serverId, keyId })),
    await begin(claims, claimBy({ serverId, keyId })),
  ];
  claims.stop();
  for (const { answer } of waiting) assert.deepEqual(await answer, NOTHING);
  const late = await begin(claims, claimBy({ serverId, keyId }));
  assert.deepEqual(await late.answer, NOTHING);
});

Deno.test("a key's third claim is answered at once", async () => {
  await using world = await openWorld();
  const { serverId, keyId } = await openInbox(world);
  const claims = openClaims(world, NEVER_MS);
  for (let n = 0; n < 2; n++) await begin(claims, claimBy({ serverId, keyId }));
  const third = await begin(claims, claimBy({ serverId, keyId }));
  const other = await begin(claims, claimBy({ serverId, keyId: crypto.randomUUID() }), SHORT_S);
  const answers = [third.answer.then(() => "the third"), other.answer.then(() => "a second later")];
  assert.equal(await Promise.race(answers), "the third");
  claims.stop();
});

Deno.test("each game server of a key may wait beside the others, twenty of a key", async () => {
  await using world = await openWorld();
  const { serverId, keyId } = await openInbox(world);
  const claims = openClaims(world, NEVER_MS);
  const waitAs = (gameServer: string) => begin(claims, claimBy({ serverId, keyId, gameServer }));
  let answered = 0;
  for (let nth = 0; nth < 20; nth++) {
    const { answer } = await waitAs(`survival-${nth}`);
    void answer.then(() => answered++);
  }
  await (await waitAs("one-too-many")).answer;
  assert.equal(answered, 0);
  claims.stop();
});

Deno.test("greedy servers leave places to those that come after them", async () => {
  await using world = await openWorld();
  const claims = openClaims(world, NEVER_MS);
  const { signal } = new AbortController();
  const wait = (serverId: string) =>
    claims.claim(claimBy({ serverId, keyId: crypto.randomUUID() }), {
      waitSeconds: LONG_S,
      signal,
    });
  // Three owners with all the servers and keys that they may have.
  const greedy = Array.from({ length: 60 }, () => crypto.randomUUID());
  let refused = 0;
  const answers = greedy.flatMap((serverId) =>
    Array.from({ length: 40 }, () => wait(serverId).then(() => void refused++))
  );
  await eventually("some are refused", () => refused > greedy.length * 40 - 2_000);
  let answered = 0;
  for (let server = 0; server < 200; server++) {
    answers.push(wait(crypto.randomUUID()).then(() => void answered++));
  }
  await claims.settled(claims.count());
  assert.equal(answered, 0);
  claims.stop();
  await Promise.all(answers);
});
