import { join } from "node:path";
import { TEST_LOCK } from "../../../embedded/launcher/project.ts";
import { freePort, type Side, startSide } from "../sides/side.ts";

/** The deliveries that reached the quick endpoints, in the order of arrival. */
export interface Arrivals {
  /** `X-Listing-Delivery` of each POST. */
  deliveries: string[];
  /** `X-Listing-Vote` of each POST. */
  votes: string[];
  /** The time its first bytes arrived, by `timestamp`. */
  times: number[];
}

/** Milliseconds between asking the receiver whether all has arrived: long, for it shares the processors. */
const ASK_EVERY_MS = 50;

/** Milliseconds without an arrival after which the wait is over. */
const SILENCE_MS = 10_000;

/** The receiver's process as the bench sees it. */
export interface Receiver {
  port: number;
  pid: number;
  forget(): Promise<void>;
  /** Everything since `forget`. */
  arrivals(): Promise<Arrivals>;
  /** Waits until that many POSTs arrived, or until none did for 10 s or `withinMs` are over. */
  wait(posts: number, withinMs?: number): Promise<Arrivals>;
}

/** Starts the receiver. */
export async function startReceiver(): Promise<Receiver> {
  const port = freePort();
  const controlPort = freePort();
  const side = await startSide({
    name: "receiver",
    program: Deno.execPath(),
    args: [
      "run",
      ...TEST_LOCK,
      "--allow-net",
      join(import.meta.dirname ?? "", "receiver_process.ts"),
      String(port),
      String(controlPort),
    ],
    port: controlPort,
  });
  return { port, pid: side.pid, ...asking(side) };
}

function asking({ origin }: Side): Pick<Receiver, "forget" | "arrivals" | "wait"> {
  async function ask<Answer>(path: string, method = "GET"): Promise<Answer> {
    return await (await fetch(`${origin}/${path}`, { method })).json();
  }
  const arrivals = () => ask<Arrivals>("arrivals");

  async function wait(posts: number, withinMs = Infinity): Promise<Arrivals> {
    const end = performance.now() + withinMs;
    let count = 0;
    let changedAt = performance.now();
    while (count < posts && performance.now() < end) {
      await new Promise((done) => setTimeout(done, ASK_EVERY_MS));
      const now = (await ask<{ count: number }>("count")).count;
      if (now !== count) {
        count = now;
        changedAt = performance.now();
      }
      if (performance.now() - changedAt > SILENCE_MS) break;
    }
    return await arrivals();
  }

  return { forget: async () => void await ask("arrivals", "DELETE"), arrivals, wait };
}
