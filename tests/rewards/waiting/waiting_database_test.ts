import assert from "node:assert/strict";
import { isUnavailable } from "../../../src/core/database/unavailable.ts";
import { proxiedWorld } from "../../support/database/broken_network.ts";
import { claimBy } from "../../support/votes/inbox.ts";
import { openWorld } from "../../support/world.ts";
import {
  addReward,
  begin,
  LONG_S,
  NOTHING,
  openClaims,
  openInbox,
  SHORT_S,
} from "./waiting_claims.ts";

Deno.test("many who wait ask one question a second between them", async () => {
  await using world = await openWorld();
  const { id: accountId } = await world.account("Steve");
  const claims = openClaims(world);
  const at = new Date(world.clock.now.getTime() - 3_600_000);
  const inboxes = Array.from({ length: 50 }, () => crypto.randomUUID());
  // What waits for players who are not there is no news, and a vote of one is news once.
  for (const serverId of inboxes) await addReward(world, { serverId, accountId, at });
  const { signal } = new AbortController();
  const answers = inboxes.map((serverId) =>
    claims.claim(
      claimBy({ serverId, keyId: crypto.randomUUID(), players: ["alex"] }),
      { waitSeconds: 6 * SHORT_S, signal },
    )
  );
  const begun = performance.now();
  await claims.settled(inboxes.length);
  const looked = claims.count();
  const { now } = world.clock;
  for (const serverId of inboxes) await addReward(world, { serverId, accountId, at: now });
  for (const answer of answers) assert.deepEqual(await answer, NOTHING);
  const seconds = (performance.now() - begun) / 1000;
  const asked = claims.count() - looked;
  assert.ok(asked <= inboxes.length + seconds + 1, `${asked} questions in ${seconds} s`);
});

Deno.test("an absent database does not hold who waits beyond its time", async () => {
  await using proxied = await proxiedWorld();
  const { world, proxy } = proxied;
  const { serverId, keyId } = await openInbox(world);
  const claims = openClaims(world, undefined, 1);
  const resting = await begin(claims, claimBy({ serverId, keyId }), 3 * SHORT_S);
  const woken = await begin(claims, claimBy({ serverId, keyId }));
  proxy.lose("everything", { newOnesToo: true });
  const { signal } = new AbortController();
  const late = claims.claim(claimBy({ serverId, keyId: crypto.randomUUID() }), {
    waitSeconds: LONG_S,
    signal,
  });
  late.catch(() => {}); // asserted below
  assert.deepEqual(await resting.answer, NOTHING);
  claims.wake(serverId);
  await assert.rejects(woken.answer, isUnavailable);
  await assert.rejects(late, isUnavailable);
});
