import assert from "node:assert/strict";
import { revokeKey } from "../../../src/core/keys/revoke_key.ts";
import { decideStatus } from "../../../src/site/servers/review/decide_status.ts";
import { eventually } from "../../support/processes/processes.ts";
import { ask, openInbox } from "../../support/api/rewards_api.ts";
import { openWorld, type World } from "../../support/world.ts";

const CLAIM = {
  claim_id: "0d9c3b1e-7f52-4c86-9a0e-1b2c3d4e5f60",
  all_players: true,
  wait_seconds: 2,
};

Deno.test("a key that is closed while its claim waits gets nothing more", async () => {
  const closed = { reason: "Bought votes" };
  const closings = [
    (world: World, id: string) => revokeKey(world.context, id, world.act),
    (world: World, _id: string, slug: string) =>
      decideStatus(world.context, slug, { decision: "suspend", ...closed, ...world.act }),
  ];
  for (const close of closings) {
    await using world = await openWorld();
    const { keys, waitingClaims } = world.services;
    const inbox = await openInbox(world);
    const { id, secret } = await inbox.key("rewards");
    const claimed = ask(world, "claims", { key: secret, body: CLAIM });
    await eventually("the key is let in", () => keys.resolve(secret) instanceof Promise === false);
    // The later claim has found the inbox empty, so the earlier one has, too.
    await ask(world, "claims", { key: secret, body: { ...CLAIM, wait_seconds: 0 } });
    await close(world, id, inbox.server.slug);
    await eventually(
      "that is seen",
      async () => (await keys.resolve(secret)).kind !== "open",
    );
    await inbox.wait();
    waitingClaims.wake(inbox.server.id);
    const { votes } = await (await claimed).json();
    assert.deepEqual(votes, []);
  }
});

Deno.test("a claim stops waiting when its client disconnects", async () => {
  await using world = await openWorld();
  const { keys } = world.services;
  const { secret } = await (await openInbox(world)).key("rewards");
  const client = new AbortController();
  const claimed = world.app.fetch(
    new Request("http://localhost/rewards/v1/claims", {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
      body: JSON.stringify({ ...CLAIM, wait_seconds: 25 }),
      signal: client.signal,
    }),
  );
  let isOver = false;
  const ended = claimed.then(async (answer) => {
    await answer.body?.cancel();
    isOver = true;
  });
  await eventually("the key is let in", () => keys.resolve(secret) instanceof Promise === false);
  client.abort();
  await eventually("the claim is over", () => isOver, { withinMs: 10_000 });
  await ended;
});
