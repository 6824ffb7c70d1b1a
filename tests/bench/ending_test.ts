import assert from "node:assert/strict";
import { endAll, hold } from "./ending.ts";
import { inTurns, VoidRound } from "./measure/turns.ts";

Deno.test("the end closes everything, the last first, though one fails", async () => {
  const closed: string[] = [];
  await hold(() => "first", (name) => closed.push(name));
  await hold(() => "failing", () => Promise.reject(new Error("it is stuck")));
  const opening = Promise.withResolvers<string>();
  const last = hold(() => opening.promise, (name) => closed.push(name));
  const end = endAll();
  opening.resolve("still opening");
  await Promise.all([last, end]);
  assert.deepEqual(closed, ["still opening", "first"]);
  await assert.rejects(hold(() => "late", () => {}), /the bench is ending/);
});

Deno.test("a void round is measured again and counts nowhere", async () => {
  const answers = [0, 1, undefined, 2];
  const measured = await inTurns([{ name: "side" }], 2, () => {
    const answer = answers.shift();
    if (answer === undefined) return Promise.reject(new VoidRound("some answers are not 200"));
    return Promise.resolve(answer);
  });
  assert.deepEqual([...measured.values()], [[1, 2]]);
});
