import assert from "node:assert/strict";
import { createBatch, DatabaseTimeout } from "../../src/core/database/batch.ts";
import { eventually } from "../support/processes/processes.ts";

/** Short, so that tests of deadlines are quick; the batch looks for overdue questions every 50 ms. */
const TIMEOUT_MS = 60;

/** A batch over a database that a test answers by hand. */
function openBatch({ timeoutMs = 10_000, monotonic = () => performance.now() } = {}) {
  const asked: { questions: string[]; answer: (answers: string[]) => void }[] = [];
  const ask = createBatch<string, string>((questions) => {
    const { promise, resolve } = Promise.withResolvers<string[]>();
    asked.push({ questions, answer: resolve });
    return promise;
  }, { timeoutMs, monotonic });
  return { ask, asked };
}

/** A batch that answers `a` with `A` at once. */
function openEcho() {
  const batches: string[][] = [];
  const ask = createBatch<string, string>((questions) => {
    batches.push(questions);
    return Promise.resolve(questions.map((question) => question.toUpperCase()));
  }, { timeoutMs: 10_000 });
  return { ask, batches };
}

function nextTurns(turns = 3): Promise<void> {
  if (turns === 0) return Promise.resolve();
  return new Promise<void>((done) => setImmediate(done)).then(() => nextTurns(turns - 1));
}

Deno.test("questions that arrive in one turn travel together", async () => {
  const { ask, batches } = openEcho();
  assert.deepEqual(await Promise.all(["a", "b", "c"].map(ask)), ["A", "B", "C"]);
  assert.deepEqual(batches, [["a", "b", "c"]]);
  assert.equal(await ask("d"), "D");
  assert.equal(batches.length, 2);
});

Deno.test("while both lanes are busy, what arrives waits and travels together", async () => {
  const { ask, asked } = openBatch();
  const answers = [];
  for (const question of ["a", "b", "c", "d"]) {
    answers.push(ask(question));
    await nextTurns();
  }
  assert.deepEqual(asked.map(({ questions }) => questions), [["a"], ["b"]]);
  asked[1]?.answer(["B"]);
  await nextTurns();
  assert.deepEqual(asked[2]?.questions, ["c", "d"]);
  asked[2]?.answer(["C", "D"]);
  asked[0]?.answer(["A"]);
  assert.deepEqual(await Promise.all(answers), ["A", "B", "C", "D"]);
});

Deno.test("a second batch waits until it is as large as the first", async () => {
  const { ask, asked } = openBatch();
  const answers = ["a", "b", "c"].map(ask);
  await nextTurns();
  answers.push(ask("d"), ask("e"));
  await nextTurns();
  assert.equal(asked.length, 1, "two wait, and three are on their way");
  answers.push(ask("f"));
  await nextTurns();
  assert.deepEqual(asked[1]?.questions, ["d", "e", "f"]);
  for (const { questions, answer } of asked) answer(questions);
  assert.deepEqual(await Promise.all(answers), ["a", "b", "c", "d", "e", "f"]);
});

Deno.test("what waits is asked as soon as the answer is there", async () => {
  const { ask, asked } = openBatch();
  const answers = ["a", "b", "c"].map(ask);
  await nextTurns();
  answers.push(ask("d"));
  asked[0]?.answer(["a", "b", "c"]);
  await nextTurns();
  assert.deepEqual(asked[1]?.questions, ["d"]);
  asked[1]?.answer(["d"]);
  assert.deepEqual(await Promise.all(answers), ["a", "b", "c", "d"]);
});

Deno.test("behind a slow batch a smaller one is sent all the same", async () => {
  const { ask, asked } = openBatch();
  const answers = ["a", "b", "c"].map(ask);
  await nextTurns();
  const late = ask("d");
  await eventually("the second lane opens", () => asked.length === 2);
  asked[1]?.answer(["d"]);
  assert.equal(await late, "d");
  asked[0]?.answer(["a", "b", "c"]);
  await Promise.all(answers);
});

Deno.test("a batch holds 500 questions at most", async () => {
  const { ask, batches } = openEcho();
  const questions = Array.from({ length: 1_201 }, (_, number) => `q${number}`);
  const answers = await Promise.all(questions.map(ask));
  assert.deepEqual(answers, questions.map((question) => question.toUpperCase()));
  assert.deepEqual(batches.map(({ length }) => length), [500, 500, 201]);
});

Deno.test("a question without an answer in time fails with DatabaseTimeout", async () => {
  const { ask, asked } = openBatch({ timeoutMs: TIMEOUT_MS });
  const answers = [];
  for (const question of ["a", "b", "waits"]) {
    answers.push(assert.rejects(ask(question), DatabaseTimeout));
    await nextTurns();
  }
  assert.equal(asked.length, 2);
  await Promise.all(answers);
});

Deno.test("a lost lane is given up, and later questions are answered", async () => {
  let at = 0;
  const { ask, asked } = openBatch({ timeoutMs: TIMEOUT_MS, monotonic: () => at });
  const lost = [];
  for (const question of ["a", "b"]) {
    lost.push(assert.rejects(ask(question), DatabaseTimeout));
    await nextTurns();
  }
  at = TIMEOUT_MS;
  await Promise.all(lost);
  const answer = ask("c");
  await nextTurns();
  assert.deepEqual(asked[2]?.questions, ["c"]);
  asked[0]?.answer(["late"]);
  await nextTurns();
  asked[2]?.answer(["C"]);
  assert.equal(await answer, "C");
});

Deno.test("an error fails every question of its batch only", async () => {
  const broken = new Error("broken");
  let fails = true;
  const ask = createBatch<string, string>(
    (questions) => fails ? Promise.reject(broken) : Promise.resolve(questions),
    { timeoutMs: 10_000 },
  );
  const outcomes = await Promise.allSettled(["a", "b"].map(ask));
  assert.deepEqual(outcomes.map((one) => one.status === "rejected" && one.reason), [
    broken,
    broken,
  ]);
  fails = false;
  assert.equal(await ask("c"), "c");
});

Deno.test("too few results are never matched to another query", async () => {
  const ask = createBatch<string, string>(() => Promise.resolve(["A"]), { timeoutMs: 10_000 });
  const [first, second] = await Promise.allSettled(["a", "b"].map(ask));
  assert.deepEqual(first, { status: "fulfilled", value: "A" });
  assert.equal(second?.status, "rejected");
});
