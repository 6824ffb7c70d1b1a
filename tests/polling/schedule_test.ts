import assert from "node:assert/strict";
import fc from "fast-check";
import { nextPollAt, POLL_EVERY_MS } from "../../src/site/polling/schedule.ts";
import { MINUTE_MS } from "../../src/core/time/day.ts";

Deno.test("10,000 servers spread evenly over the round", () => {
  const perSecond = new Map<number, number>();
  const now = new Date("2026-03-10T12:00:00.000Z");
  for (let n = 0; n < 10_000; n++) {
    const at = nextPollAt(crypto.randomUUID(), now).getTime();
    const second = Math.floor((at % POLL_EVERY_MS) / 1000);
    perSecond.set(second, (perSecond.get(second) ?? 0) + 1);
  }
  assert.equal(perSecond.size, 300);
  assert.ok(Math.max(...perSecond.values()) < 100, String(Math.max(...perSecond.values())));
});

Deno.test("a server's turn comes every 5 minutes at its own place", () => {
  fc.assert(fc.property(fc.uuid(), fc.integer({ min: 0, max: 4e12 }), (id, at) => {
    const next = nextPollAt(id, new Date(at));
    const ahead = next.getTime() - at;
    assert.ok(ahead > MINUTE_MS && ahead <= MINUTE_MS + POLL_EVERY_MS);
    const late = new Date(next.getTime() + 3_000); // asked, answered and recorded a little later
    assert.equal(nextPollAt(id, late).getTime() - next.getTime(), POLL_EVERY_MS);
  }));
});
