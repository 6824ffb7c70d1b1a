/** Holds the contract's promises to receivers about answers and retries against the sender. */
import assert from "node:assert/strict";
import { deliveryLimits } from "../../generated/limits.ts";
import { RETRY_AFTER_MAX_MS, RETRY_SCHEDULE } from "../../src/deliveries/retry_schedule.ts";
import { startReceiver } from "../support/receiver.ts";
import { dispatchTo, openSender } from "../support/sending.ts";

/** Milliseconds between the drops of a drip: far less than any idle time-out. */
const DRIP_MS = 20;

Deno.test("the retry schedule is the one the contract states", () => {
  assert.deepEqual(RETRY_SCHEDULE.map((ms) => ms / 1000), deliveryLimits.retryDelaysSeconds);
  assert.equal(RETRY_AFTER_MAX_MS / 1000, deliveryLimits.longestRetryAfterSeconds);
});

Deno.test("any 2xx is a success, with or without a body", async () => {
  await using receiver = startReceiver();
  await using sender = openSender();
  for (const status of [200, 201, 202, 204, 226, 299]) {
    receiver.answer = () => new Response(status === 204 ? null : "thanks", { status });
    const result = await sender.send(dispatchTo(receiver.url));
    assert.deepEqual([result.outcome, result.status], ["delivered", status]);
  }
});

Deno.test("an endless answer is given up at an absolute deadline", async () => {
  await using receiver = startReceiver();
  await using sender = openSender({ responseTimeoutMs: 300 });
  let dripping: ReturnType<typeof setInterval> | undefined;
  receiver.answer = () => {
    const body = new ReadableStream({
      start(controller) {
        dripping = setInterval(() => controller.enqueue(new Uint8Array([46])), DRIP_MS);
      },
      cancel: () => clearInterval(dripping),
    });
    return new Response(body);
  };
  const result = await sender.send(dispatchTo(receiver.url));
  clearInterval(dripping);
  assert.deepEqual([result.outcome, result.status], ["timeout", 200]);
});
