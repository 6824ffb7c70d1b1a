import assert from "node:assert/strict";
import { createProofOfWork } from "../../../src/votes/proof_of_work.ts";
import { WIDGET_FILES } from "../../../src/web/voting/widget_files.ts";
import { SECRET_KEY } from "../../support/world.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");
const ERRAND = { kind: "sign_up" } as const;

/** A worker's global object, as far as the solver uses it. */
interface Scope {
  ROMIX?: string;
  FALLBACK?: string;
  onmessage?: (message: { data: unknown }) => void;
  postMessage(answer: unknown): void;
}

/** Runs the worker's text in a scope, as a browser would; returns what it imports. */
function runWorker(scope: Scope, text: string): string[] {
  const imported: string[] = [];
  const run = new Function("self", "importScripts", `with (self) {${text}}`);
  run(scope, (path: string) => imported.push(path));
  return imported;
}

async function solve(challenge: unknown): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const scope: Scope = { postMessage: resolve };
  assert.deepEqual(runWorker(scope, WIDGET_FILES.worker.content), []);
  scope.onmessage?.({ data: { type: "work", challenge, counterStart: 0, counterStep: 1 } });
  return await promise;
}

Deno.test("a page's solver finds the key that the service hid", async () => {
  for (const N of [2, 16, 1_024]) {
    const check = createProofOfWork(SECRET_KEY, { work: { N, r: 8, tries: 12 } });
    for (let round = 0; round < 4; round++) {
      const posed = await check.pose(ERRAND, { now: NOW, effort: 1, network: "" });
      const challenge = JSON.parse(posed);
      const solution = await solve(challenge);
      const answer = btoa(JSON.stringify({ challenge, solution }));
      const { kind } = await check.judge(answer, ERRAND, { now: NOW, address: "" });
      assert.equal(kind, "passed");
    }
  }
});

Deno.test("a browser without WebAssembly's vectors gets ALTCHA's own worker", () => {
  const text = WIDGET_FILES.worker.content.replace(
    /self\.ROMIX =\s*"[^"]*"/,
    'self.ROMIX = "AA=="',
  );
  const imported = runWorker({ postMessage() {} }, text);
  assert.deepEqual(imported, [WIDGET_FILES.otherWorker.path]);
  assert.match(WIDGET_FILES.otherWorker.content, /scrypt/);
});
