import assert from "node:assert/strict";
import { createAuthenticate } from "../../../src/core/api/authenticate.ts";
import { createApiV1 } from "../../../src/core/api/v1.ts";
import { RequestState } from "../../../src/core/api/request_state.ts";
import { revokeKey } from "../../../src/core/keys/revoke_key.ts";
import { LOOKED_UP_AT_ONCE, LOOKED_UP_WAITING } from "../../../src/core/keys/shared_lookup.ts";
import type { KeyRing } from "../../../src/core/keys/key_ring.ts";
import { makeKeySecret } from "../../../src/core/keys/key_secret.ts";
import { openWorld } from "../../support/world.ts";

const GUESSES = 2_000;

Deno.test("guesses from a refused address share one small look-up", async () => {
  await using site = await openSite();
  await site.refuseAddress();
  const answers = await Promise.all(guesses().map((secret) => site.ask(secret)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([429]));
  assert.ok(answers.every(({ headers }) => Number(headers.get("retry-after")) > 0));
  assert.equal(site.looked(), LOOKED_UP_AT_ONCE + LOOKED_UP_WAITING);
});

Deno.test("a valid key passes beside guesses from its address", async () => {
  await using site = await openSite();
  const server = await site.world.server();
  const used = await site.world.key(server);
  assert.equal((await site.ask(used.secret)).status, 200);
  await site.refuseAddress();
  // A revocation makes the service forget all keys, so that it asks for this one as well.
  await revokeKey(site.world.context, (await site.world.key(server)).id, site.world.act);
  const fresh = await site.world.key(server);
  const flood = guesses().map((secret) => site.ask(secret));
  assert.equal((await site.ask(used.secret)).status, 200);
  await Promise.all(flood);
  assert.equal((await site.ask(fresh.secret)).status, 200);
  assert.equal((await site.ask(makeKeySecret(), "198.51.100.1")).status, 401);
});

function guesses(): string[] {
  return Array.from({ length: GUESSES }, () => makeKeySecret());
}

/** The API, which counts the keys it looks up that it never met. */
async function openSite() {
  const world = await openWorld();
  const { keys } = world.services;
  let looked = 0;
  const counted: KeyRing = {
    resolve: (secret, within = (look) => look()) =>
      keys.resolve(secret, (look) => within(() => (looked++, look()))),
  };
  const services = { ...world.services, keys: counted };
  const { app } = createApiV1(services, createAuthenticate(services, { trustedProxies: [] }));
  async function ask(secret: string, remoteAddress = "192.0.2.1"): Promise<Response> {
    const headers = { Authorization: `Bearer ${secret}` };
    const request = new Request("http://localhost/api/v1/server", { headers });
    return await app.fetch(request, new RequestState({ remoteAddress }));
  }
  return {
    world,
    ask,
    looked: () => looked,
    async refuseAddress() {
      for (let i = 0; i < 30; i++) await ask("vb_nonsense");
      assert.equal((await ask("vb_nonsense")).status, 429);
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}
