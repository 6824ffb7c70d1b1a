import assert from "node:assert/strict";
import { createSecretBox, type SecretBox } from "../../src/core/secrets/secret_key.ts";
import { UnusableSecret } from "../../src/core/secrets/unusable_secret.ts";
import { createAttempter, secretsOf } from "../../src/core/deliveries/attempt_claim.ts";
import type { DeliveryClaim } from "../../src/core/deliveries/outbox_claim.ts";
import { RETRY_SCHEDULE } from "../../src/core/deliveries/retry_schedule.ts";
import type { Sender } from "../../src/core/sending/send_delivery.ts";
import { CLAIM, resultOf } from "../support/deliveries/attempts.ts";
import { logWhile } from "../support/processes/log_lines.ts";
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
  const foreign = claim(box.seal("whsec_one", "another key"));
  assert.throws(() => secretsOf(box, foreign, NOW), UnusableSecret);
});

Deno.test("a previous secret that cannot be opened does not block the current", () => {
  const lost = box.seal("whsec_lost", "another key");
  const found = secretsOf(box, claim(box.seal("whsec_two", KEY), lost), NOW);
  assert.deepEqual(found, { secret: "whsec_two", previousSecret: undefined });
});

/** A box with a bug. */
const BROKEN: SecretBox = {
  ...box,
  open() {
    throw new TypeError("the box is broken");
  },
};

/** Attempts a claim, and returns how it ended, with what was logged about errors. */
async function attemptOnce(
  secret: Uint8Array,
  { opener = box, send = () => Promise.resolve(resultOf()) }: {
    opener?: SecretBox;
    send?: Sender["send"];
  } = {},
) {
  const sender: Sender = {
    prepare: () => Promise.resolve(),
    send,
    addressOf: () => undefined,
    close: () => Promise.resolve(),
  };
  const attempt = createAttempter({
    sender,
    box: opener,
    channels: new Map(),
    now: () => NOW,
    random: () => 0.5,
    schedule: RETRY_SCHEDULE,
  });
  let end = {};
  const log = await logWhile(async () => {
    const [completion] = await attempt(claim(secret));
    assert.ok(completion && completion.kind !== "unsent");
    end = { outcome: completion.result.outcome, isRetried: completion.kind === "retried" };
  });
  return { ...end, log, errors: [...log.matchAll(/"event":"send_failed".*/g)].length };
}

Deno.test("an attempt whose secret cannot be opened is bad_secret, without an error in the log", async () => {
  const { log: _, ...end } = await attemptOnce(box.seal("whsec_one", "another key"));
  assert.deepEqual(end, { outcome: "bad_secret", isRetried: true, errors: 0 });
});

Deno.test("a bug of the box or of the sender is internal_error: logged without the secret, and retried", async () => {
  const send = () => Promise.reject(new TypeError("the sender is broken"));
  for (const fault of [{ opener: BROKEN }, { send }]) {
    const { log, ...end } = await attemptOnce(box.seal("whsec_one", KEY), fault);
    assert.deepEqual(end, { outcome: "internal_error", isRetried: true, errors: 1 });
    assert.match(log, /"message":"the (box|sender) is broken"/);
    assert.doesNotMatch(log, /whsec_/);
  }
});

Deno.test("a bug while the previous secret is opened is not taken for a lost one", () => {
  const [current, previous] = ["whsec_two", "whsec_one"].map((secret) => box.seal(secret, KEY));
  assert.ok(current && previous);
  const opener: SecretBox = {
    ...box,
    open: (sealed, context) => (sealed === previous ? BROKEN : box).open(sealed, context),
  };
  assert.throws(() => secretsOf(opener, claim(current, previous), NOW), TypeError);
});
