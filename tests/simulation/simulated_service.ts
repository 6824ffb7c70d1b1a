import { AsyncLocalStorage } from "node:async_hooks";
import type { Random } from "../chaos/random.ts";

/**
 * A simulated process. A crash increments its epoch, and code of an earlier epoch that awaits a result never continues.
 */
export interface Service {
  readonly name: string;
  epoch: number;
  isRunning: boolean;
  random: Random;
  died: PromiseWithResolvers<void>;
  /** Ends its database connections. */
  kill(): Promise<void>;
}

/** A statement without a response yet. */
export interface Statement {
  service: Service;
  epoch: number;
  pid: number;
  text: string;
  /** Whether its locks are freed when it has run. */
  endsTransaction: boolean;
  dies: boolean;
  /** Whether it stops waiting for a lock after some time, which is a decision too. */
  hasLockTimeout: boolean;
  timedOut: boolean;
}

/**
 * The service whose code is running. Timers and random numbers belong to it. `run(undefined, …)` leaves it, while
 * `exit` does so only until the first `await`.
 */
export const running = new AsyncLocalStorage<Service | undefined>();

/** The reason why a schedule could not continue: a fault of the simulation, or a replay with other events. */
export class Stopped extends Error {
  override name = "Stopped";
}

/** Facts about the database that the scheduler needs. */
export interface Observer {
  /** Returns the sessions that wait for a lock, each with those that it waits for. */
  findWaiting(pids: number[]): Promise<Map<number, number[]>>;
  cancel(pid: number): Promise<void>;
}
