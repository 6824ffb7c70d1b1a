import assert from "node:assert/strict";
import { connectAndTest } from "../../src/reach/keys/connect_and_test.ts";
import { listKeys } from "../../src/site/keys/list_keys.ts";
import { startDiscordChat } from "../support/deliveries/discord_chat.ts";
import { logWhile } from "../support/processes/log_lines.ts";
import { openWorld } from "../support/world.ts";

Deno.test("a channel is connected whatever happens to its test, and a bug there is logged without the address", async () => {
  await using world = await openWorld();
  await using discord = startDiscordChat();
  const { slug } = await world.server();
  const connect = (nth: number, nudge: () => void) =>
    connectAndTest({ ...world.context, nudge }, slug, {
      address: discord.add({ id: String(nth), token: `s3cr3t-of-channel-${nth}`, channel: "c" }),
      service: "discord",
      pace: "at_once",
      locale: null,
      ...world.act,
    });

  const tested = await connect(1, () => {});
  assert.equal(tested.test.kind, "queued");

  const failed = await logWhile(async () => {
    const { test } = await connect(2, () => {
      throw new TypeError("nothing to nudge");
    });
    assert.deepEqual(test, { kind: "failed" });
  });
  assert.match(failed, /"channel_not_tested".*nothing to nudge/);
  assert.doesNotMatch(failed, /s3cr3t/);

  // Two tests are as much as is sent to one host by hand.
  const expected = await logWhile(async () => {
    const { test } = await connect(3, () => {});
    assert.ok(test.kind === "refused");
    assert.equal(test.refusal.code, "sends_too_many");
  });
  assert.doesNotMatch(expected, /channel_not_tested/);
  assert.equal((await listKeys(world.context.sql, slug, world.act)).length, 3);
});
