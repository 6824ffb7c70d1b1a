import assert from "node:assert/strict";
import { ALGORITHM, createProofOfWork } from "../../../src/site/voting/ballot/proof_of_work.ts";
import { WIDGET_FILES } from "../../../src/site/web/voting/bot_check/widget_files.ts";
import { LITTLE_WORK } from "../../support/votes/little_work.ts";
import { SECRET_KEY } from "../../support/world.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const PURPOSE = { kind: "sign_up" } as const;

/** A worker's global object, as far as ALTCHA's worker uses it. */
interface Scope {
  onmessage?: (message: { data: unknown }) => void;
  postMessage(answer: unknown): void;
}

/** Solves a challenge with the text of the worker that pages load. */
async function solve(challenge: unknown): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const scope: Scope = { postMessage: resolve };
  new Function("self", WIDGET_FILES.worker.content)(scope);
  scope.onmessage?.({ data: { type: "work", challenge, counterStart: 0, counterStep: 1 } });
  return await promise;
}

Deno.test("a page's worker solves what the service asks for, crowded or not", async () => {
  const check = createProofOfWork(SECRET_KEY, { work: LITTLE_WORK });
  for (const effort of [1, 2, 4]) {
    const challenge = JSON.parse(await check.pose(PURPOSE, { now: NOW, effort }));
    const solution = await solve(challenge);
    const answer = btoa(JSON.stringify({ challenge, solution }));
    const { kind } = await check.judge(answer, PURPOSE, { now: NOW, address: "" });
    assert.equal(kind, "passed");
  }
});

Deno.test("a page starts its worker for the algorithm of its challenges", () => {
  assert.ok(WIDGET_FILES.setup.content.includes(`algorithms.set("${ALGORITHM}"`));
});
