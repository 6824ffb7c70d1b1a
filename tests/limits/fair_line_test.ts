import assert from "node:assert/strict";
import { createFairLine, LeftLine, LineFull } from "../../src/limits/fair_line.ts";

Deno.test("networks that wait in a line take turns", async () => {
  const { ask, done, finish } = lineOf({ waiting: 8, perNetwork: 8 });
  const jobs = [ask("a"), ask("a"), ask("a"), ask("a"), ask("b"), ask("c"), ask("b")];
  await finish();
  await Promise.all(jobs);
  assert.deepEqual(done, ["a", "a", "b", "c", "a", "b", "a"]);
});

Deno.test("one network gets no more than its share of a line", async () => {
  const { ask, done, finish } = lineOf({ waiting: 8, perNetwork: 2 });
  const jobs = ["a", "a", "a", "a", "b"].map((network) => ask(network));
  await assert.rejects(jobs[3] ?? assert.fail(), { name: "LineFull", retryAfterSeconds: 3 });
  await finish();
  await Promise.allSettled(jobs);
  assert.deepEqual(done, ["a", "a", "b", "a"]);
});

Deno.test("in a full line the longest queue gives up its last place", async () => {
  const { ask, done, finish } = lineOf({ waiting: 3, perNetwork: 3 });
  const jobs = ["a", "a", "a", "a", "b"].map((network) => ask(network));
  await assert.rejects(jobs[3] ?? assert.fail(), LineFull);
  const third = ask("c");
  await assert.rejects(jobs[2] ?? assert.fail(), LineFull);
  await assert.rejects(ask("d"), LineFull);
  await finish();
  await Promise.allSettled([...jobs, third]);
  assert.deepEqual(done, ["a", "a", "b", "c"]);
});

Deno.test("whoever leaves a line costs nothing and frees their place", async () => {
  const { ask, done, finish } = lineOf({ waiting: 2, perNetwork: 2 });
  const first = ask("a");
  const leaving = new AbortController();
  const gone = [ask("b", { signal: leaving.signal }), ask("b", { signal: leaving.signal })];
  await assert.rejects(ask("b"), LineFull);
  leaving.abort();
  for (const job of gone) await assert.rejects(job, LeftLine);
  await assert.rejects(ask("b", { signal: leaving.signal }), LeftLine);
  const stays = [ask("b"), ask("b")];
  await finish();
  await Promise.all([first, ...stays]);
  assert.deepEqual(done, ["a", "b", "b"]);
});

Deno.test("work that must be done waits however many others do", async () => {
  const { ask, done, finish } = lineOf({ waiting: 1, perNetwork: 1 });
  const sure = { isSure: true };
  const jobs = [ask("a"), ask("a", sure), ask("a", sure), ask("b", sure)];
  await assert.rejects(ask("c"), LineFull);
  await finish();
  await Promise.all(jobs);
  assert.deepEqual(done, ["a", "a", "b", "a"]);
});

Deno.test("jobs of a higher rank go first, and take turns among themselves", async () => {
  const { ask, done, finish } = lineOf({ waiting: 8, perNetwork: 8 });
  const jobs = [
    ask("a"),
    ask("stranger"),
    ask("b", { rank: 1 }),
    ask("b", { rank: 1 }),
    ask("c", { rank: 1 }),
    ask("d", { rank: 2 }),
  ];
  await finish();
  await Promise.all(jobs);
  assert.deepEqual(done, ["a", "d", "b", "c", "b", "stranger"]);
});

Deno.test("in a full line a job takes the last place of the lowest rank", async () => {
  const { ask, done, finish, line } = lineOf({ waiting: 3, perNetwork: 3 });
  const jobs = [ask("a"), ask("b"), ask("c", { rank: 1 }), ask("d")];
  assert.ok(line.isFullFor({ network: "e" }));
  assert.ok(!line.isFullFor({ network: "e", rank: 1 }));
  const known = ask("e", { rank: 2 });
  await assert.rejects(jobs[3] ?? assert.fail(), LineFull);
  const proved = ask("f", { rank: 1 });
  await assert.rejects(jobs[1] ?? assert.fail(), LineFull);
  const other = ask("g", { rank: 2 });
  await assert.rejects(proved, LineFull);
  await assert.rejects(ask("h", { rank: 1 }), LineFull);
  assert.equal(line.waiting(), 3);
  await finish();
  await Promise.allSettled([...jobs, known, other]);
  assert.deepEqual(done, ["a", "e", "g", "c"]);
});

Deno.test("a job that fails leaves its place to the next", async () => {
  const line = createFairLine({ places: 1, waiting: 1, perNetwork: 1, retryAfterSeconds: 3 });
  const failing = line(() => Promise.reject(new Error("no")), { network: "a" });
  const next = line(() => Promise.resolve("done"), { network: "a" });
  await assert.rejects(failing, { message: "no" });
  assert.equal(await next, "done");
});

/** A line with one place, whose jobs note their network once `finish` lets them. */
function lineOf(room: { waiting: number; perNetwork: number }) {
  const line = createFairLine({ places: 1, retryAfterSeconds: 3, ...room });
  const opened = Promise.withResolvers<void>();
  const done: string[] = [];
  return {
    line,
    done,
    finish: () => (opened.resolve(), opened.promise),
    ask(network: string, more: { signal?: AbortSignal; isSure?: boolean; rank?: number } = {}) {
      const job = line(async () => {
        await opened.promise;
        done.push(network);
      }, { network, ...more });
      // Tests look at refusals when they come to them.
      job.catch(() => {});
      return job;
    },
  };
}
