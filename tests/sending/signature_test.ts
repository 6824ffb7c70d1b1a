import assert from "node:assert/strict";
import { Webhook } from "standardwebhooks";
import Stripe from "stripe";
import { UnusableSecret } from "../../src/core/secrets/unusable_secret.ts";
import { signListing, signStandard } from "../../src/core/sending/signature.ts";
import published from "../vectors/signature.json" with { type: "json" };

const SECRET = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
const PREVIOUS = "whsec_Hx4dHBsaGRgXFhUUExIREA8ODQwLCgkIBwYFBAMCAQA=";
const BODY = '{"event":"vote","username":"Zoë_鍾"}';
const VOTE_ID = "018f4d2a-7b1e-7c3d-9a5f-2e6b8c0d1f36";
const ACCEPTED_AGE_SECONDS = 300;

Deno.test("both signatures agree with every vector", () => {
  for (const { name, secret, timestamp, body, vote_id, ...vector } of published.vectors) {
    assert.equal(signListing(secret, timestamp, body), vector.x_listing_signature, name);
    const standard = signStandard([secret], { id: vote_id, timestampSeconds: timestamp, body });
    assert.equal(standard, vector.webhook_signature, name);
  }
});

Deno.test("SPEC §6.2: the header is t and exactly one v1", () => {
  assert.match(signListing(SECRET, 1_795_196_280, BODY), /^t=1795196280,v1=[0-9a-f]{64}$/);
});

Deno.test("stripe's verifier accepts our header over the raw body", async () => {
  const signedAt = 1_795_196_280;
  const event: unknown = await verifyWithStripe(
    BODY,
    signListing(SECRET, signedAt, BODY),
    signedAt,
  );
  assert.deepEqual(event, JSON.parse(BODY));
});

Deno.test("stripe's verifier refuses a changed body", async () => {
  const header = signListing(SECRET, 1_795_196_280, BODY);
  await assert.rejects(
    verifyWithStripe(BODY.replace("Zoë", "Bob"), header, 1_795_196_280),
    { type: "StripeSignatureVerificationError" },
  );
});

Deno.test("stripe's verifier refuses another secret", async () => {
  const header = signListing(PREVIOUS, 1_795_196_280, BODY);
  await assert.rejects(
    verifyWithStripe(BODY, header, 1_795_196_280),
    { type: "StripeSignatureVerificationError" },
  );
});

Deno.test("stripe's verifier accepts a t up to 300 s old", async () => {
  const signedAt = 1_795_196_280;
  const header = signListing(SECRET, signedAt, BODY);
  await verifyWithStripe(BODY, header, signedAt + ACCEPTED_AGE_SECONDS);
  await assert.rejects(
    verifyWithStripe(BODY, header, signedAt + ACCEPTED_AGE_SECONDS + 1),
    { type: "StripeSignatureVerificationError" },
  );
});

Deno.test("the Standard Webhooks library accepts the same delivery", () => {
  assert.deepEqual(verifyWithStandard(SECRET, [SECRET]), JSON.parse(BODY));
});

Deno.test("after a rotation the Standard Webhooks library accepts either secret", () => {
  assert.deepEqual(verifyWithStandard(SECRET, [SECRET, PREVIOUS]), JSON.parse(BODY));
  assert.deepEqual(verifyWithStandard(PREVIOUS, [SECRET, PREVIOUS]), JSON.parse(BODY));
});

Deno.test("the Standard Webhooks library refuses a signature of another secret", () => {
  assert.throws(() => verifyWithStandard(PREVIOUS, [SECRET]), /signature/i);
});

Deno.test("a malformed secret is refused without being repeated", () => {
  for (const bad of ["", "whsec_", "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=", "whsec_AAEC"]) {
    assert.throws(
      () => signStandard([bad], { id: VOTE_ID, timestampSeconds: 1, body: BODY }),
      (error) => error instanceof UnusableSecret && !error.message.includes("AAEC"),
    );
  }
});

function verifyWithStripe(body: string, header: string, nowSeconds: number): Promise<unknown> {
  const stripe = new Stripe("sk_test_unused");
  // Under Deno stripe signs by Web Crypto, which has no synchronous form.
  return stripe.webhooks.constructEventAsync(
    body,
    header,
    SECRET,
    ACCEPTED_AGE_SECONDS,
    undefined,
    nowSeconds * 1000,
  );
}

function verifyWithStandard(theirSecret: string, ours: readonly string[]): unknown {
  // This library reads the real clock and has no parameter for it.
  const seconds = Math.floor(Date.now() / 1000);
  return new Webhook(theirSecret).verify(BODY, {
    "webhook-id": VOTE_ID,
    "webhook-timestamp": String(seconds),
    "webhook-signature": signStandard(ours, {
      id: VOTE_ID,
      timestampSeconds: seconds,
      body: BODY,
    }),
  });
}
