import assert from "node:assert/strict";
import { RequestState } from "../../../src/core/api/request_state.ts";
import { revokeKey } from "../../../src/core/keys/revoke_key.ts";
import { eventually } from "../../support/processes/processes.ts";
import { hold, openInbox, STEVE, VOTE } from "../../support/api/rewards_api.ts";
import { openWorld, type World } from "../../support/world.ts";
import { CLAIM, TEST } from "./claim_bodies.ts";

Deno.test("the size counts in bytes, announced or not", async () => {
  await using world = await openWorld();
  const { secret: key } = await (await openInbox(world)).key("rewards");
  const fits = JSON.stringify({ votes: [{ vote_id: VOTE }] }).padEnd(65_536);
  assert.equal((await hold(world, "grants", { key, raw: fits })).status, 200);
  for (const raw of [`${fits} `, new Blob([`${fits} `]).stream(), "é".repeat(33_000)]) {
    assert.equal((await hold(world, "grants", { key, raw })).status, 413);
  }
});

Deno.test("only a body announced as JSON is read", async () => {
  await using world = await openWorld();
  const { secret: key } = await (await openInbox(world)).key("rewards");
  const raw = JSON.stringify({ votes: [{ vote_id: VOTE }] });
  const types = [
    "application/json",
    "Application/JSON; charset=utf-8",
    "application/json ;charset=utf-8",
    "application/json;",
  ];
  for (const type of types) {
    assert.equal((await hold(world, "grants", { key, raw, type })).status, 200, type);
  }
  const others = ["text/plain", "application/jsonp", "application/problem+json", "json"];
  for (const type of others) {
    assert.equal((await hold(world, "grants", { key, raw, type })).status, 415, type);
  }
});

Deno.test("a refused body counts, a refused key does not", async () => {
  await using world = await openWorld();
  const { key: issue } = await openInbox(world);
  const { secret: key } = await issue("rewards");
  const left = async (options: object) => {
    const { headers } = await hold(world, "test-votes", { key, ...options });
    return /r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1];
  };
  assert.equal(await left({ body: {} }), "9");
  assert.equal(await left({ raw: "{}", type: "text/plain" }), "8");
  assert.equal(await left({ raw: " ".repeat(70_000) }), "7");
  assert.equal(await left({ body: { ...TEST, player: "nobody" } }), "6");
  assert.equal(await left({ key: (await issue("feed")).secret, body: {} }), undefined);
  assert.equal(await left({ body: { ...TEST, player: STEVE.username } }), "5");
});

Deno.test("a body that stops in the middle is a 400 and claims nothing", async () => {
  await using world = await openWorld();
  const { key, wait } = await openInbox(world);
  const { secret } = await key("rewards");
  await wait();
  const broken = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode(JSON.stringify(CLAIM)));
      stream.error(new Error("the client is gone"));
    },
  });
  assert.equal((await post(world, { key: secret, body: broken })).status, 400);
  const { body } = await hold(world, "inbox", { key: secret });
  assert.equal(body["waiting"], 1);
});

Deno.test("a key that is revoked while a body arrives claims nothing", async () => {
  await using world = await openWorld();
  const { key: issue, wait } = await openInbox(world);
  const { id, secret: key } = await issue("rewards");
  await wait();
  const [head, tail] = ["{", JSON.stringify(CLAIM).slice(1)].map((part) =>
    new TextEncoder().encode(part)
  );
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(head),
    // Called once the first part was read.
    async pull(controller) {
      await revokeKey(world.context, id, world.act);
      await eventually("the key is closed", async () => {
        return (await world.services.keys.resolve(key)).kind === "revoked" || undefined;
      });
      controller.enqueue(tail);
      controller.close();
    },
  });
  assert.equal((await post(world, { key, body })).status, 401);
  const [waiting] = await world.services.sql`select from reward where claim_id is not null`;
  assert.equal(waiting, undefined);
});

/** Sends a claim whose body arrives as the stream says. */
async function post(world: World, { key, body }: { key: string; body: ReadableStream }) {
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const url = "http://localhost/rewards/v1/claims";
  const request = new Request(url, { method: "POST", headers, body });
  const answer = await world.app.fetch(request, new RequestState({}));
  await answer.body?.cancel();
  return answer;
}
