import assert from "node:assert/strict";
import { takeBody } from "../../src/core/limits/take_body.ts";

Deno.test("a body that never ends is given up in time", async () => {
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(9)),
    cancel() {
      cancelled = true;
    },
  });
  const taken = await takeBody(endless, { maxBytes: 100, withinMs: 20 });
  assert.deepEqual([taken.kind, cancelled], ["too_slow", true]);
});
