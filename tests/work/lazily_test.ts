import assert from "node:assert/strict";
import { lazily } from "../../src/core/work/lazily.ts";

Deno.test("what fails when it is first needed is made for the next caller", async () => {
  let made = 0;
  const find = lazily(() =>
    ++made === 1 ? Promise.reject(new Error("no room")) : Promise.resolve(made)
  );
  await assert.rejects(find(), /no room/);
  assert.deepEqual(await Promise.all([find(), find()]), [2, 2]);
});
