/** The reward plugins of the panel, as guests: they wait as long as the site says, and end with their host. */
import assert from "node:assert/strict";
import { inEachGame, type RewardGame } from "./reward_samples.ts";
import type { RunningProgram } from "./running_program.ts";
import { serve } from "../support/network/loopback.ts";

/** Milliseconds that a game may take for something on a busy machine. */
const WITHIN_MS = 60_000;

Deno.test("each reward sample waits as long as Retry-After says, ten minutes at most", async (t) => {
  await inEachGame(t, async (game) => {
    const { speed } = game.kind;
    const first = 2 * speed;
    const second = Math.ceil(2.5 * speed);
    const at: number[] = [];
    await using site = openSite((nth) => {
      at[nth] = performance.now();
      if (nth === 0) return refuse(429, String(first));
      return nth === 1 ? refuse(503, String(second)) : refuse(503, "86400");
    });
    await using life = start(game, site.origin);
    await until(life, () => /wait for 600 s/.test(life.printed()));
    assert.equal(site.asked(), 3);
    for (const [nth, seconds] of [first, second].entries()) {
      assert.match(life.printed(), new RegExp(`wait for ${seconds} s`));
      const waitedMs = (at[nth + 1] ?? 0) - (at[nth] ?? 0);
      assert.ok(waitedMs > seconds * 1_000 / speed - 10, `${waitedMs} ms`);
    }
  });
});

Deno.test("each reward sample waits 20 seconds by default", async (t) => {
  await inEachGame(t, async (game) => {
    const odd = ["", "soon", "-1", "1e3"];
    await using site = openSite((nth) => refuse(503, odd[nth % odd.length] ?? ""));
    await using life = start(game, site.origin);
    await until(life, () => /wait for \d+ s/.test(life.printed()));
    assert.match(life.printed(), /wait for 20 s/);
  });
});

Deno.test("each reward sample ends with its host, without another request or line", async (t) => {
  await inEachGame(t, async (game) => {
    const answers = [
      () => refuse(503, "600"), // it pauses
      (signal: AbortSignal) => aborted(signal), // it waits for an answer
    ];
    for (const answer of answers) {
      await using site = openSite((_, signal) => answer(signal));
      await using life = start(game, site.origin);
      await until(life, () => site.asked() > 0);
      if (answer === answers[0]) await until(life, () => /wait for/.test(life.printed()));
      const asked = site.asked();
      game.disable(life);
      assert.equal(await life.ended, 0, life.printed());
      await life.kill();
      const [, after = ""] = life.printed().split("game: disabling\n");
      assert.equal(after, "");
      assert.doesNotMatch(life.printed(), /Traceback|Exception in thread|InterruptedException/);
      assert.equal(site.asked(), asked);
    }
  });
});

function start(game: RewardGame, site: string): RunningProgram {
  return game.start({ site, slug: "none", key: "vb_0", linkKey: "vbl_none" });
}

async function until(life: RunningProgram, isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + WITHIN_MS;
  while (!isSo() && performance.now() < deadline && !life.hasEnded()) {
    await new Promise((done) => setTimeout(done, 20));
  }
  assert.ok(isSo(), life.printed());
}

/** A refusal as the rewards API sends it; some hosts hand plugins its headers, others its body. */
function refuse(status: number, retryAfter: string): Response {
  const seconds = /^\d+$/.test(retryAfter) ? { retry_after_seconds: Number(retryAfter) } : {};
  const response = Response.json({ status, ...seconds }, { status });
  if (retryAfter !== "") response.headers.set("Retry-After", retryAfter);
  return response;
}

async function aborted(signal: AbortSignal): Promise<Response> {
  await new Promise((done) => signal.addEventListener("abort", done));
  return new Response(null, { status: 503 });
}

/** A site on loopback that answers whatever it is asked. */
function openSite(answer: (nth: number, signal: AbortSignal) => Response | Promise<Response>) {
  let asked = 0;
  const stopping = new AbortController();
  const server = serve((request) =>
    answer(asked++, AbortSignal.any([request.signal, stopping.signal]))
  );
  return {
    origin: server.origin,
    asked: () => asked,
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await server[Symbol.asyncDispose]();
    },
  };
}
