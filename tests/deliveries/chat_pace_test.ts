import assert from "node:assert/strict";
import { createInvalidAnswers } from "../../src/deliveries/chat_pace.ts";
import type { Completion } from "../../src/deliveries/judge_attempt.ts";
import type { DeliveryClaim } from "../../src/deliveries/outbox_claim.ts";
import type { AttemptResult } from "../../src/sending/exchange.ts";

const CLAIM = { kind: "chat", destination: "discord.example" } as DeliveryClaim;
const REFUSED: Completion = {
  claim: CLAIM,
  result: { status: 401 } as AttemptResult,
  ends: null,
  dueAt: null,
};

Deno.test("too many refusals stop a chat once, and are counted anew after that", () => {
  const counter = createInvalidAnswers({ max: 2 });
  const now = new Date("2026-03-10T12:00:00.000Z");
  const stops = (batch: Completion[]) =>
    counter.note(batch, now).map(({ destination }) => destination);
  assert.deepEqual(stops([REFUSED]), []);
  assert.deepEqual(stops([REFUSED]), ["discord.example"]);
  assert.deepEqual(stops([]), []);
  assert.deepEqual(stops([REFUSED]), []);
});
