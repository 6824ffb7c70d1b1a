import assert from "node:assert/strict";
import { createSecretBox } from "../../src/core/secrets/secret_key.ts";
import { secretsOf } from "../../src/core/deliveries/attempt_claim.ts";
import type { DeliveryClaim } from "../../src/core/deliveries/outbox_claim.ts";
import { CLAIM } from "../support/attempts.ts";
import { SECRET_KEY } from "../support/world.ts";

const KEY = "018f4d2a-7b1e-7c3d-9a5f-2e6b8c0d1f36";
const NOW = new Date("2026-03-10T12:00:00.000Z");

const box = createSecretBox(SECRET_KEY);

function claim(secret: Uint8Array, previous: Uint8Array | null = null): DeliveryClaim {
  return {
    ...CLAIM,
    keyId: KEY,
    secret,
    previousSecret: previous,
    previousSecretUntil: new Date(NOW.getTime() + 1_000),
  };
}

Deno.test("a changed secret signs from the next claim on", () => {
  const [before, after] = ["whsec_one", "whsec_two"].map((secret) => box.seal(secret, KEY));
  assert.ok(before && after);
  assert.deepEqual(secretsOf(box, claim(after, before), NOW), {
    secret: "whsec_two",
    previousSecret: "whsec_one",
  });
  const later = new Date(NOW.getTime() + 1_000);
  assert.equal(secretsOf(box, claim(after, before), later).previousSecret, undefined);
});

Deno.test("a ciphertext that does not open throws", () => {
  assert.throws(() => secretsOf(box, claim(box.seal("whsec_one", "another key")), NOW));
});

Deno.test("a previous secret that cannot be opened does not block the current", () => {
  const lost = box.seal("whsec_lost", "another key");
  const found = secretsOf(box, claim(box.seal("whsec_two", KEY), lost), NOW);
  assert.deepEqual(found, { secret: "whsec_two", previousSecret: undefined });
});
