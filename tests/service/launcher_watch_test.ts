import assert from "node:assert/strict";
import { whenLauncherGone } from "../../src/service/serving/shutdown.ts";

/** A standard input that answers each read with the next of these, then never again. */
function stdin(...answers: (number | null | Error)[]) {
  return {
    async read() {
      const next = answers.shift();
      if (next === undefined) await new Promise(() => {});
      if (next instanceof Error) throw next;
      return next ?? null;
    },
  };
}

/** Returns whether a promise is settled by the next turn of the event loop. */
async function settled(promise: Promise<void>): Promise<boolean> {
  const turn = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 0));
  return await Promise.race([promise.then(() => true), turn]);
}

Deno.test("the end of the pipe tells that the launcher is gone", async () => {
  assert.equal(await settled(whenLauncherGone({ launched: true, stdin: stdin(5, null) })), true);
});

Deno.test("a broken pipe tells the same", async () => {
  assert.equal(
    await settled(whenLauncherGone({ launched: true, stdin: stdin(new Error("broken")) })),
    true,
  );
});

Deno.test("nothing is told while the launcher holds the pipe", async () => {
  assert.equal(await settled(whenLauncherGone({ launched: true, stdin: stdin(5) })), false);
});

Deno.test("without a launcher a closed standard input ends nothing", async () => {
  assert.equal(await settled(whenLauncherGone({ launched: false, stdin: stdin(null) })), false);
});
