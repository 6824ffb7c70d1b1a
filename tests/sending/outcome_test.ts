import assert from "node:assert/strict";
import { ABANDON_REASONS } from "../../src/core/deliveries/delivery.ts";
import { ENGLISH } from "../../src/core/locales/locale.ts";
import { OUTCOMES } from "../../src/core/sending/outcome.ts";

Deno.test("the texts name each outcome and each reason to abandon a delivery, and nothing else", () => {
  const { sending, deliveries } = ENGLISH.words;
  const all = [...OUTCOMES, ...ABANDON_REASONS];
  assert.deepEqual(Object.keys(sending.outcomeSentences).toSorted(), OUTCOMES.toSorted());
  assert.deepEqual(Object.keys(deliveries.ends).toSorted(), all.toSorted());
  assert.deepEqual(Object.keys(deliveries.one.reasons).toSorted(), ABANDON_REASONS.toSorted());
});
