import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { votifierFrame } from "../../../src/sending/votifier/votifier_message.ts";
import vectors from "../../vectors/votifier.json" with { type: "json" };

for (const { name, token, challenge, vote, frame } of vectors) {
  Deno.test(`the frame of ${name} is the published one`, () => {
    const made = votifierFrame({ ...vote, votedAt: new Date(vote.votedAt) }, { token, challenge });
    assert.equal(made.subarray(0, 4).toString("hex"), frame.head);
    assert.equal(made.subarray(4).toString(), frame.message);
    assert.ok(made.length <= 1_024);
    const { payload, signature } = JSON.parse(frame.message);
    assert.equal(createHmac("sha256", token).update(payload).digest("base64"), signature);
  });
}
