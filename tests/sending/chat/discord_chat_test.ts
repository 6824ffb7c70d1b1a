import assert from "node:assert/strict";
import { startDiscordChat } from "../../support/deliveries/discord_chat.ts";

const MESSAGE = { content: "Steve voted" };

async function post(address: string, message: unknown = MESSAGE): Promise<number> {
  const response = await fetch(address, { method: "POST", body: JSON.stringify(message) });
  await response.body?.cancel();
  return response.status;
}

Deno.test("the imitation of Discord takes 5 requests in 2 s, and 30 in 60 s for a channel", async () => {
  const clock = { now: 0 };
  await using discord = startDiscordChat({ now: () => clock.now });
  const one = discord.add({ id: "1", token: "a", channel: "c" }).replace("/api/", "/api/v10/");
  const other = discord.add({ id: "2", token: "b", channel: "c" }).replace("/api/", "/api/v10/");
  const statuses: number[] = [];
  for (let nth = 0; nth < 6; nth++) statuses.push(await post(one));
  assert.deepEqual(statuses, [204, 204, 204, 204, 204, 429]);
  for (let nth = 0; nth < 25; nth++) {
    clock.now += 500;
    assert.equal(await post(`${other}?wait=true`), 200);
  }
  const last = await fetch(one, { method: "POST", body: "{}" });
  assert.equal(last.status, 429);
  assert.equal(last.headers.get("retry-after"), "48");
  assert.equal((await last.json()).retry_after, 47.5);
});

Deno.test("the imitation of Discord tells what is gone, forbidden, wrong and in the wrong place", async () => {
  await using discord = startDiscordChat();
  const forum = discord.add({ id: "1", token: "a", channel: "c", isForum: true });
  assert.equal(await post(forum.replace("/1/", "/9/")), 404);
  assert.equal(await post(`${forum}x`), 401);
  assert.equal(await post(forum, { event: "vote" }), 400);
  assert.equal(await post(forum), 400);
  assert.equal(await post(`${forum}?thread_id=5`), 204);
  assert.deepEqual(discord.posted.map(({ threadId, pings }) => [threadId, pings]), [["5", []]]);
});

Deno.test("the imitation of Discord notifies whom a message mentions, unless that is forbidden", async () => {
  await using discord = startDiscordChat();
  const address = discord.add({ id: "1", token: "a", channel: "c" });
  await post(address, { content: "@everyone <@1>" });
  await post(address, { content: "@everyone <@1>", allowed_mentions: { parse: [] } });
  assert.deepEqual(discord.posted.map(({ pings }) => pings), [["@everyone", "<@1>"], []]);
});
