import assert from "node:assert/strict";
import { createWorkLoop, type WorkOptions } from "../../src/core/work/work_loop.ts";

type Options = WorkOptions<number, string>;

/** A store of due numbers, and a loop over them whose works end when the test says so. */
function openLoop(
  due: number[],
  own: Partial<Options> = {},
  limits: Partial<Options["limits"]> = {},
) {
  const seen = {
    asked: [] as number[],
    recorded: [] as string[],
    handedBack: [] as number[],
    faults: [] as unknown[],
  };
  const underWay = new Map<number, () => void>();
  const loop = createWorkLoop<number, string>({
    limits: {
      atOnce: 2,
      claimed: 4,
      unfinished: 100,
      worthAClaim: 1,
      stalledMs: Infinity,
      stopWithinMs: 0,
      ...limits,
    },
    batches: { gatherMs: 0, enough: 1, most: 100, writers: 1 },
    monotonic: () => 0,
    claim(rows) {
      seen.asked.push(rows);
      const claims = due.splice(0, rows);
      return Promise.resolve({ claims, more: claims.length === rows });
    },
    notClaimed: (fault) => seen.faults.push(fault),
    mayBegin: () => true,
    begin: () => "begun",
    work: (claim) => new Promise((done) => underWay.set(claim, () => done(`done ${claim}`))),
    end: (claim) => void underWay.delete(claim),
    record: (batch) => Promise.resolve(void seen.recorded.push(...batch)),
    recorded: () => {},
    notRecorded: (fault) => seen.faults.push(fault),
    handBack: (claims) => Promise.resolve(void seen.handedBack.push(...claims)),
    ...own,
  });
  return { loop, seen, due, underWay, finish: (claim: number) => underWay.get(claim)?.() };
}

/** Lets everything happen that waits for no clock and no other work. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done, 0));
}

Deno.test("no more is under way or claimed than a loop's limits allow", async () => {
  const { loop, seen, due, underWay, finish } = openLoop([1, 2, 3, 4, 5, 6]);
  loop.nudge();
  await rest();
  assert.deepEqual([[...underWay.keys()], due], [[1, 2], [5, 6]]);
  finish(2);
  await rest();
  assert.deepEqual([[...underWay.keys()], due], [[1, 3], [6]]);
  assert.deepEqual([seen.asked, seen.recorded], [[4, 1], ["done 2"]]);
});

Deno.test("idle means that nothing is queued, under way or unrecorded", async () => {
  const record = Promise.withResolvers<void>();
  const { loop, finish, seen } = openLoop([1], { record: () => record.promise });
  let isIdle = false;
  loop.nudge();
  void loop.idle().then(() => isIdle = true);
  await rest();
  finish(1);
  await rest();
  assert.equal(isIdle, false, "it is not recorded");
  record.resolve();
  await rest();
  assert.deepEqual([isIdle, seen.faults], [true, []]);
});

Deno.test("a claim without a place lets those behind it pass", async () => {
  let isTaken = true;
  const { loop, underWay } = openLoop([1, 2], {
    begin: (claim) => claim !== 1 || !isTaken ? "begun" : "waits",
  });
  loop.nudge();
  await rest();
  assert.deepEqual([...underWay.keys()], [2]);
  isTaken = false;
  loop.fill();
  assert.deepEqual([...underWay.keys()], [2, 1]);
});

Deno.test("a stop hands back what was not begun and records the rest", async () => {
  const { loop, seen, due, finish } = openLoop([1, 2, 3, 4, 5], {}, { stopWithinMs: 60_000 });
  loop.nudge();
  await rest();
  const stopped = loop.stop();
  finish(1);
  finish(2);
  await stopped;
  assert.deepEqual([seen.handedBack, seen.recorded, due], [[3, 4], ["done 1", "done 2"], [5]]);
});

Deno.test("what is claimed during a stop is handed back", async () => {
  const answer = Promise.withResolvers<{ claims: number[]; more: boolean }>();
  const { loop, seen, underWay } = openLoop([], { claim: () => answer.promise });
  loop.nudge();
  const stopped = loop.stop();
  answer.resolve({ claims: [7], more: false });
  await stopped;
  await rest();
  assert.deepEqual([seen.handedBack, underWay.size], [[7], 0]);
});

Deno.test("a stop waits no longer for work than it may", async () => {
  const { loop, underWay } = openLoop([1]);
  loop.nudge();
  await rest();
  const idle = loop.idle();
  await loop.stop();
  await idle;
  assert.equal(underWay.size, 1);
});

Deno.test("dropped claims are not begun", async () => {
  const { loop, finish, underWay } = openLoop([1, 2, 3, 4]);
  loop.nudge();
  await rest();
  assert.deepEqual(loop.drop((claim) => claim === 3), [3]);
  finish(1);
  await rest();
  assert.deepEqual([...underWay.keys()], [2, 4]);
});

Deno.test("nothing more is claimed or begun while recording stalls", async () => {
  let at = 0;
  const record = Promise.withResolvers<void>();
  const { loop, seen, finish, underWay } = openLoop([1, 2, 3, 4, 5], {
    record: () => record.promise,
    monotonic: () => at,
  }, { stalledMs: 10 });
  loop.nudge();
  await rest();
  finish(1);
  await rest();
  at = 11;
  finish(2);
  await rest();
  assert.deepEqual([[...underWay.keys()], seen.asked], [[3], [4, 1]], "3 took 1's place before");
  loop.nudge();
  await rest();
  assert.deepEqual(seen.asked, [4, 1]);
  record.resolve();
  await rest();
  assert.deepEqual([...underWay.keys()], [3, 4]);
});

Deno.test("a failed claim is told, and the next nudge claims again", async () => {
  const fault = new Error("no database");
  let isDown = true;
  const { loop, seen } = openLoop([], {
    claim() {
      if (isDown) return Promise.reject(fault);
      return Promise.resolve({ claims: [1], more: false });
    },
    work: () => Promise.resolve("done"),
  });
  loop.nudge();
  await loop.idle();
  isDown = false;
  loop.nudge();
  await loop.idle();
  assert.deepEqual([seen.faults, seen.recorded], [[fault], ["done"]]);
});

Deno.test("a claim is repeated after the time it asks for", async () => {
  let asked = 0;
  const { loop } = openLoop([], {
    claim: () => Promise.resolve({ claims: [], more: false, againMs: ++asked < 3 ? 1 : undefined }),
  });
  loop.nudge();
  await loop.idle();
  assert.equal(asked, 3);
});

Deno.test("of a group that waits one claim is asked, of others each", async () => {
  const asked: number[] = [];
  const { loop } = openLoop([1, 2, 3, 4], {
    groupOf: (claim) => claim < 3 ? "first" : "second",
    begin(claim) {
      asked.push(claim);
      return claim < 3 ? "group_waits" : "waits";
    },
  });
  loop.nudge();
  await rest();
  assert.ok(asked.includes(1) && asked.includes(3) && !asked.includes(2));
});
