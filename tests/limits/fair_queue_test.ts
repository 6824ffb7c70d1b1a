import assert from "node:assert/strict";
import { createFairQueue, LeftQueue, QueueFull } from "../../src/core/limits/fair_queue.ts";

Deno.test("networks that wait in a queue take turns", async () => {
  const { ask, done, finish } = queueOf({ waiting: 8, perNetwork: 8 });
  const jobs = [ask("a"), ask("a"), ask("a"), ask("a"), ask("b"), ask("c"), ask("b")];
  await finish();
  await Promise.all(jobs);
  assert.deepEqual(done, ["a", "a", "b", "c", "a", "b", "a"]);
});

Deno.test("one network gets no more than its share of a queue", async () => {
  const { ask, done, finish } = queueOf({ waiting: 8, perNetwork: 2 });
  const jobs = ["a", "a", "a", "a", "b"].map((network) => ask(network));
  await assert.rejects(jobs[3] ?? assert.fail(), { name: "QueueFull", retryAfterSeconds: 3 });
  await finish();
  await Promise.allSettled(jobs);
  assert.deepEqual(done, ["a", "a", "b", "a"]);
});

Deno.test("in a full queue the network with the most jobs gives up its last place", async () => {
  const { ask, done, finish } = queueOf({ waiting: 3, perNetwork: 3 });
  const jobs = ["a", "a", "a", "a", "b"].map((network) => ask(network));
  await assert.rejects(jobs[3] ?? assert.fail(), QueueFull);
  const third = ask("c");
  await assert.rejects(jobs[2] ?? assert.fail(), QueueFull);
  await assert.rejects(ask("d"), QueueFull);
  await finish();
  await Promise.allSettled([...jobs, third]);
  assert.deepEqual(done, ["a", "a", "b", "c"]);
});

Deno.test("a network that was served yields to those that were not, until that is long ago", async () => {
  let at = 0;
  const room = { slots: 1, waiting: 2, perNetwork: 2, retryAfterSeconds: 3 };
  const queue = createFairQueue({ ...room, yieldsMs: 1_000, now: () => at });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (network: string) => {
    const job = queue(() => {
      begun.push(network);
      return new Promise<void>((resolve) => void ends.push(resolve));
    }, { network });
    job.catch(() => {});
    return job;
  };
  /** Ends the job at work, so that the next one begins. */
  async function step(): Promise<void> {
    ends.shift()?.();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  }

  for (const network of ["idle", "a", "b"]) void ask(network);
  await step();
  const second = ask("a");
  const fresh = ask("c");
  await assert.rejects(second, QueueFull, "one that was served gives up its place");
  await assert.rejects(ask("a"), QueueFull);
  await assert.rejects(ask("d"), QueueFull, "those that were not keep theirs");
  for (let job = 0; job < 3; job++) await step();
  assert.deepEqual(begun, ["idle", "a", "b", "c"]);
  void fresh;

  at = 1_000;
  for (const network of ["e", "a", "f"]) void ask(network);
  for (let job = 0; job < 3; job++) await step();
  assert.deepEqual(begun.slice(4), ["e", "a", "f"], "a second later all are equal");
});

Deno.test("a client that leaves a queue costs nothing and frees its place", async () => {
  const { ask, done, finish } = queueOf({ waiting: 2, perNetwork: 2 });
  const first = ask("a");
  const leaving = new AbortController();
  const gone = [ask("b", { signal: leaving.signal }), ask("b", { signal: leaving.signal })];
  await assert.rejects(ask("b"), QueueFull);
  leaving.abort();
  for (const job of gone) await assert.rejects(job, LeftQueue);
  await assert.rejects(ask("b", { signal: leaving.signal }), LeftQueue);
  const stays = [ask("b"), ask("b")];
  await finish();
  await Promise.all([first, ...stays]);
  assert.deepEqual(done, ["a", "b", "b"]);
});

Deno.test("work that must be done waits however many others do", async () => {
  const { ask, done, finish } = queueOf({ waiting: 1, perNetwork: 1 });
  const sure = { isSure: true };
  const jobs = [ask("a"), ask("a", sure), ask("a", sure), ask("b", sure)];
  await assert.rejects(ask("c"), QueueFull);
  await finish();
  await Promise.all(jobs);
  assert.deepEqual(done, ["a", "a", "b", "a"]);
});

Deno.test("jobs of a higher rank go first, and take turns among themselves", async () => {
  const { ask, done, finish } = queueOf({ waiting: 8, perNetwork: 8 });
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

Deno.test("in a full queue a job takes the last place of the lowest rank", async () => {
  const { ask, done, finish, queue } = queueOf({ waiting: 3, perNetwork: 3 });
  const jobs = [ask("a"), ask("b"), ask("c", { rank: 1 }), ask("d")];
  assert.ok(queue.isFullFor({ network: "e" }));
  assert.ok(!queue.isFullFor({ network: "e", rank: 1 }));
  const known = ask("e", { rank: 2 });
  await assert.rejects(jobs[3] ?? assert.fail(), QueueFull);
  const proved = ask("f", { rank: 1 });
  await assert.rejects(jobs[1] ?? assert.fail(), QueueFull);
  const other = ask("g", { rank: 2 });
  await assert.rejects(proved, QueueFull);
  await assert.rejects(ask("h", { rank: 1 }), QueueFull);
  assert.equal(queue.waiting(), 3);
  await finish();
  await Promise.allSettled([...jobs, known, other]);
  assert.deepEqual(done, ["a", "e", "g", "c"]);
});

Deno.test("every fifth turn goes to a lower rank, and every 25th to the lowest", async () => {
  const { ask, done, finish } = queueOf({ waiting: 100, perNetwork: 100 });
  const jobs = [ask("first")];
  for (const [rank, network] of ["stranger", "proved", "known"].entries()) {
    for (let n = 0; n < 30; n++) jobs.push(ask(network, { rank }));
  }
  await finish();
  await Promise.all(jobs);
  const turns = done.slice(1, 26);
  assert.deepEqual(
    turns.flatMap((network, turn) => network === "known" ? [] : [`${turn + 1} ${network}`]),
    ["5 proved", "10 proved", "15 proved", "20 proved", "25 stranger"],
  );
});

Deno.test("higher ranks leave an eighth of the places to each lower one", async () => {
  const { ask, done, finish } = queueOf({ waiting: 16, perNetwork: 16 });
  const jobs = [ask("first")];
  for (const [rank, network] of ["stranger", "proved", "known"].entries()) {
    for (let n = 0; n < 20; n++) jobs.push(ask(network, { rank }));
  }
  await finish();
  await Promise.allSettled(jobs);
  const count = (network: string) => done.filter((one) => one === network).length;
  assert.deepEqual(["stranger", "proved", "known"].map(count), [2, 2, 12]);
});

Deno.test("a queue that is made smaller keeps who waits and lets fewer in", async () => {
  const { ask, done, finish, queue } = queueOf({ waiting: 4, perNetwork: 4 });
  const jobs = ["a", "b", "c"].map((network) => ask(network));
  queue.resize({ waiting: 1, perNetwork: 1 });
  await assert.rejects(ask("d"), QueueFull);
  await finish();
  await Promise.all(jobs);
  assert.deepEqual(done, ["a", "b", "c"]);
});

Deno.test("a job that fails leaves its place to the next", async () => {
  const queue = createFairQueue({ slots: 1, waiting: 1, perNetwork: 1, retryAfterSeconds: 3 });
  const failing = queue(() => Promise.reject(new Error("no")), { network: "a" });
  const next = queue(() => Promise.resolve("done"), { network: "a" });
  await assert.rejects(failing, { message: "no" });
  assert.equal(await next, "done");
});

/** A queue with one place, whose jobs note their network once `finish` lets them. */
function queueOf(room: { waiting: number; perNetwork: number }) {
  const queue = createFairQueue({ slots: 1, retryAfterSeconds: 3, ...room });
  const opened = Promise.withResolvers<void>();
  const done: string[] = [];
  return {
    queue,
    done,
    finish: () => (opened.resolve(), opened.promise),
    ask(network: string, more: { signal?: AbortSignal; isSure?: boolean; rank?: number } = {}) {
      const job = queue(async () => {
        await opened.promise;
        done.push(network);
      }, { network, ...more });
      // Tests look at refusals when they come to them.
      job.catch(() => {});
      return job;
    },
  };
}
