/** The receivers in the owner's API panel, run as programs: the grader finds nothing wrong with them. */
import assert from "node:assert/strict";
import { gradeReceiver } from "../../src/site/keys/grade.ts";
import { createSender } from "../../src/core/sending/send_delivery.ts";
import { SECRET } from "../support/api/sample_votes.ts";
import { inEachLanguage, openFolder, openReceiver } from "./samples.ts";

/** Milliseconds after which an answer will never come, on a busy machine too. */
const responseTimeoutMs = 60_000;

Deno.test("the grader finds nothing wrong with any sample receiver", async (t) => {
  await inEachLanguage(t, async (sample) => {
    await using folder = await openFolder();
    await using receiver = await openReceiver(sample, { folder: folder.path, secret: SECRET });
    const now = () => new Date();
    const sender = createSender({ allowPrivate: true, now, responseTimeoutMs });
    const graded = { url: receiver.url, secret: SECRET, serverId: crypto.randomUUID(), now };
    const findings = await Array.fromAsync(gradeReceiver(sender.send, graded));
    await sender.close();
    assert.deepEqual(findings.filter(({ verdict }) => verdict === "wrong"), []);
    // No player is rewarded for a test, so that nothing can be counted.
    const unknown = findings.filter(({ verdict }) => verdict === "unknown");
    assert.deepEqual(
      unknown.map(({ check }) => check),
      ["doubled", "reordered", "together"],
    );
    assert.doesNotMatch(receiver.printed(), / voted: /);
  });
});
