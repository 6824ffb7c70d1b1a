import assert from "node:assert/strict";
import { deliveryHeaders, type SignedAttempt } from "../../src/core/sending/delivery_headers.ts";
import { signListing, signStandard } from "../../src/core/sending/signature.ts";

const SECRET = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
const PREVIOUS = "whsec_Hx4dHBsaGRgXFhUUExIREA8ODQwLCgkIBwYFBAMCAQA=";
const NOW = new Date("2026-11-20T17:38:00.999Z");
const SECONDS = 1_795_196_280;

const ATTEMPT: SignedAttempt = {
  deliveryId: "018f4d2a-7b1e-7c3d-9a5f-2e6b8c0d1f37",
  voteId: "018f4d2a-7b1e-7c3d-9a5f-2e6b8c0d1f36",
  attempt: 3,
  body: '{"event":"vote"}',
  secret: SECRET,
  isTest: false,
};
const MESSAGE = { id: ATTEMPT.voteId, timestampSeconds: SECONDS, body: ATTEMPT.body };

Deno.test("a delivery carries exactly these headers", () => {
  assert.deepEqual(deliveryHeaders(ATTEMPT, NOW), {
    "content-type": "application/json",
    "user-agent": "Voteboard/1.0 (+webhooks)",
    "accept-encoding": "identity",
    "x-listing-signature": signListing(SECRET, SECONDS, ATTEMPT.body),
    "x-listing-vote": ATTEMPT.voteId,
    "x-listing-delivery": ATTEMPT.deliveryId,
    "x-listing-attempt": "3",
    "webhook-id": ATTEMPT.voteId,
    "webhook-timestamp": String(SECONDS),
    "webhook-signature": signStandard([SECRET], MESSAGE),
  });
});

Deno.test("a retry is signed afresh and names the same vote", () => {
  const first = deliveryHeaders(ATTEMPT, NOW);
  const later = new Date(NOW.getTime() + 24 * 3_600_000);
  const retry = deliveryHeaders({ ...ATTEMPT, attempt: 4 }, later);
  assert.equal(retry["x-listing-signature"]?.split(",")[0], `t=${SECONDS + 86_400}`);
  assert.notEqual(retry["webhook-signature"], first["webhook-signature"]);
  assert.equal(retry["x-listing-vote"], first["x-listing-vote"]);
  assert.equal(retry["webhook-id"], first["webhook-id"]);
});

Deno.test("during a rotation only Standard Webhooks lists two signatures", () => {
  const headers = deliveryHeaders({ ...ATTEMPT, previousSecret: PREVIOUS }, NOW);
  assert.equal(headers["x-listing-signature"], signListing(SECRET, SECONDS, ATTEMPT.body));
  assert.equal(
    headers["webhook-signature"],
    signStandard([SECRET, PREVIOUS], MESSAGE),
  );
  assert.equal(headers["webhook-signature"]?.split(" ").length, 2);
});

Deno.test("only a test delivery says so in a header", () => {
  assert.equal(deliveryHeaders({ ...ATTEMPT, isTest: true }, NOW)["x-listing-test"], "true");
  assert.equal("x-listing-test" in deliveryHeaders(ATTEMPT, NOW), false);
});
