import assert from "node:assert/strict";
import { createInvalidAnswers } from "../../src/reach/chats/chat_pace.ts";
import type { Completion } from "../../src/core/deliveries/judge_attempt.ts";
import type { DeliveryClaim } from "../../src/core/deliveries/outbox_claim.ts";
import type { AttemptResult } from "../../src/core/sending/exchange.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");

/** A message of an owner that a chat refused. */
function refused(ownerId: string): Completion {
  const claim = { kind: "chat", destination: "discord.example", ownerId } as DeliveryClaim;
  const result = { status: 401 } as AttemptResult;
  return { kind: "ended", claim, result, joins: false, state: "abandoned" };
}

Deno.test("too many refusals stop a chat once, and are counted from zero after that", () => {
  const counter = createInvalidAnswers({ all: 2, owner: 9 });
  const stops = (batch: Completion[]) =>
    counter.note(batch, NOW).map(({ destination }) => destination);
  assert.deepEqual(stops([refused("a")]), []);
  assert.deepEqual(stops([refused("b")]), ["discord.example"]);
  assert.deepEqual(stops([]), []);
  assert.deepEqual(stops([refused("a")]), []);
});

Deno.test("an owner with many refusals is stopped before they use up everybody's", () => {
  const counter = createInvalidAnswers({ all: 10, owner: 3 });
  const stops = counter.note([...Array(4)].flatMap(() => [refused("a"), refused("b")]), NOW);
  assert.deepEqual(stops.map(({ ownerId }) => ownerId), ["a", "b"]);
});

Deno.test("refusals count for ten minutes", () => {
  const counter = createInvalidAnswers({ all: 10, owner: 2 });
  const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
  assert.deepEqual(counter.note([refused("a")], at(0)), []);
  assert.deepEqual(counter.note([refused("a")], at(600)), []);
  assert.equal(counter.note([refused("a")], at(1_199)).length, 1);
});
