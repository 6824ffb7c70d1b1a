import assert from "node:assert/strict";
import { createSecretBox } from "../../src/secret_key.ts";
import { createEndpointSecrets } from "../../src/deliveries/endpoint_secrets.ts";
import type { Claim } from "../../src/deliveries/outbox_claim.ts";
import { CLAIM } from "../support/attempts.ts";
import { SECRET_KEY } from "../support/world.ts";

const KEY = "018f4d2a-7b1e-7c3d-9a5f-2e6b8c0d1f36";
const NOW = new Date("2026-03-10T12:00:00.000Z");

/** A box that counts how often it is opened, and claims of one key with secrets that it sealed. */
function openSecrets() {
  const box = createSecretBox(SECRET_KEY);
  let openings = 0;
  const counting = { ...box, open: (...of: [Uint8Array, string]) => (openings++, box.open(...of)) };
  const secretsOf = createEndpointSecrets(counting);
  return { box, secretsOf, openings: () => openings };
}

function claim(secret: Uint8Array, previous: Uint8Array | null = null): Claim {
  return {
    ...CLAIM,
    keyId: KEY,
    secret,
    previousSecret: previous,
    previousSecretUntil: new Date(NOW.getTime() + 1_000),
  };
}

Deno.test("a busy endpoint's secret is decrypted once", () => {
  const { box, secretsOf, openings } = openSecrets();
  const sealed = box.seal("whsec_one", KEY);
  for (let n = 0; n < 3; n++) {
    // Each claim carries the same bytes in an array of its own.
    assert.equal(secretsOf(claim(sealed.slice()), NOW).secret, "whsec_one");
  }
  assert.equal(openings(), 1);
});

Deno.test("a changed secret signs from the next claim on", () => {
  const { box, secretsOf } = openSecrets();
  const [before, after] = ["whsec_one", "whsec_two"].map((secret) => box.seal(secret, KEY));
  assert.ok(before && after);
  secretsOf(claim(before), NOW);
  assert.deepEqual(secretsOf(claim(after, before), NOW), {
    secret: "whsec_two",
    previousSecret: "whsec_one",
  });
  const later = new Date(NOW.getTime() + 1_000);
  assert.equal(secretsOf(claim(after, before), later).previousSecret, undefined);
});

Deno.test("a ciphertext that does not open throws each time", () => {
  const { box, secretsOf } = openSecrets();
  const moved = box.seal("whsec_one", "another key");
  assert.throws(() => secretsOf(claim(moved), NOW));
  assert.throws(() => secretsOf(claim(moved), NOW));
});

Deno.test("a previous secret that cannot be opened does not block the current", () => {
  const { box, secretsOf } = openSecrets();
  const lost = box.seal("whsec_lost", "another key");
  const found = secretsOf(claim(box.seal("whsec_two", KEY), lost), NOW);
  assert.deepEqual(found, { secret: "whsec_two", previousSecret: undefined });
});
