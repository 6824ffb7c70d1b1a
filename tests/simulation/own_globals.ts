import { running } from "./simulated_service.ts";
import { type Scheduler } from "./scheduler.ts";

/** Milliseconds from which a timer is left to Deno: no schedule is that long. */
const LONG_MS = 600_000;

/**
 * Gives the services' timers, random numbers and UUIDs to the scheduler until disposed. Code outside of a service, such
 * as the driver's sockets and the test itself, keeps the real ones.
 */
export function ownGlobals(scheduler: Scheduler): Disposable {
  const kept = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    setInterval: globalThis.setInterval,
    clearInterval: globalThis.clearInterval,
  };
  const random = Math.random;
  const randomUUID = crypto.randomUUID;
  type Callback = (...args: unknown[]) => void;

  const add =
    (repeats: boolean, real: (run: Callback, ms: number) => unknown) =>
    (run: Callback, ms = 0, ...args: unknown[]) => {
      const service = running.getStore();
      if (!service || ms > LONG_MS) return real(() => run(...args), ms);
      return scheduler.timers.add({ service, run: () => run(...args), ms, repeats }, scheduler.now);
    };
  const clear = (id: number | undefined) => {
    scheduler.timers.clear(id);
    kept.clearTimeout(id);
  };
  const own = () => running.getStore()?.random;
  Object.assign(globalThis, {
    setTimeout: add(false, kept.setTimeout),
    setInterval: add(true, kept.setInterval),
    clearTimeout: clear,
    clearInterval: clear,
  });
  Math.random = () => (own() ?? random)();
  Object.assign(crypto, {
    randomUUID: () => {
      const draw = own();
      return draw ? uuidFrom(draw) : randomUUID.call(crypto);
    },
  });
  return {
    [Symbol.dispose]() {
      Object.assign(globalThis, kept);
      Math.random = random;
      Object.assign(crypto, { randomUUID });
    },
  };
}

/** Returns a UUID of version 4 drawn from a seeded generator. */
export function uuidFrom(random: () => number): string {
  const digits = (length: number) =>
    Math.floor(random() * 16 ** length).toString(16).padStart(length, "0");
  return [digits(8), digits(4), `4${digits(3)}`, `8${digits(3)}`, digits(12)].join("-");
}
