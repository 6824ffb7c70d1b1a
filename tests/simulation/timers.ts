import type { Service } from "./simulated_service.ts";

/** Above every id that Deno gives to its own timers. */
const FIRST_TIMER_ID = 1_000_000_000;

/** A timer of a service, by the simulated clock. */
export interface Timer {
  id: number;
  dueAt: number;
  everyMs: number | undefined;
  service: Service;
  run(): void;
}

/** The timers of all services. Iterating returns them in no order. */
export class Timers {
  #timers: Timer[] = [];
  #ids = 0;

  [Symbol.iterator](): Iterator<Timer> {
    return this.#timers.values();
  }

  /** Sets a timer at `now`, and returns its id. */
  add(
    { service, run, ms, repeats }: Pick<Timer, "service" | "run"> & {
      ms: number;
      repeats: boolean;
    },
    now: number,
  ): number {
    const id = FIRST_TIMER_ID + ++this.#ids;
    const delayMs = Math.max(1, ms);
    const everyMs = repeats ? delayMs : undefined;
    this.#timers.push({ id, dueAt: now + delayMs, everyMs, service, run });
    return id;
  }

  clear(id: unknown): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  }

  /** Clears the timers of a service that crashes. */
  dropOf(service: Service): void {
    this.#timers = this.#timers.filter((timer) => timer.service !== service);
  }

  /** Returns the timer that is due first. */
  next(): Timer | undefined {
    return this.#timers.toSorted((a, b) => a.dueAt - b.dueAt || a.id - b.id)[0];
  }

  /** Removes a timer, or sets it again if it repeats, and returns the time at which it fires. */
  fire(timer: Timer, now: number): number {
    this.#timers.splice(this.#timers.indexOf(timer), 1);
    const firesAt = Math.max(now, timer.dueAt);
    if (timer.everyMs !== undefined) {
      this.#timers.push({ ...timer, dueAt: firesAt + timer.everyMs });
    }
    return firesAt;
  }
}
