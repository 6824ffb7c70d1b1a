import { setImmediate } from "node:timers";
import type { Service } from "./simulated_service.ts";

/** A step that waits for the scheduler's decision. */
export interface Parked {
  service: Service;
  text: string;
  /** Whether the service may crash between this event and its result. */
  mayDie: boolean;
  /** Continues. `dies`: the service crashes before it gets the result. */
  go(dies: boolean): void;
}

/** An event that may happen next. */
export interface Choice {
  service: Service;
  text: string;
  mayDie?: boolean;
  take(dies: boolean): void | Promise<void>;
}

/** Returns whether a session waits for one that waits for it, directly or through others. */
export function waitsForItself(pid: number, waiting: ReadonlyMap<number, number[]>): boolean {
  const seen = new Set<number>();
  const open = [...waiting.get(pid) ?? []];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === pid) return true;
    if (!seen.has(next)) open.push(...waiting.get(next) ?? []);
    seen.add(next);
  }
  return false;
}

/** Waits for the next turn of the event loop. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Compares two names by their code units, for the same order everywhere. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
