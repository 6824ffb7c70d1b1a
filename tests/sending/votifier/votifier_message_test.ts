import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { votifierFrame } from "../../../src/reach/sending/votifier/votifier_message.ts";
import vectors from "../../vectors/votifier.json" with { type: "json" };

Deno.test("the frame of every vector is the published one", () => {
  for (const { name, token, challenge, vote, frame } of vectors) {
    const made = votifierFrame({ ...vote, votedAt: new Date(vote.votedAt) }, { token, challenge });
    assert.equal(made.subarray(0, 4).toString("hex"), frame.head, name);
    assert.equal(made.subarray(4).toString(), frame.message, name);
    assert.ok(made.length <= 1_024, name);
    const { payload, signature } = JSON.parse(frame.message);
    assert.equal(createHmac("sha256", token).update(payload).digest("base64"), signature, name);
  }
});
