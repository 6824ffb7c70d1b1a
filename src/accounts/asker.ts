import { AsyncLocalStorage } from "node:async_hooks";
import type { Waiting } from "../limits/fair_line.ts";

/**
 * The ranks in the queue for password work. Each waits behind the next one, and gives up its places to it:
 *
 * | Rank        | Who                                                           | Takes turns by | Used up by                        |
 * | ----------- | ------------------------------------------------------------- | -------------- | --------------------------------- |
 * | `stranger`  | a sign-in without anything that costs a program something     | network        | 32 networks, at no cost           |
 * | `proved`    | a sign-up, and a sign-in with a proof of work                 | network        | a proof each, spent once          |
 * | `known`     | a browser that the account signed in with before, its session | account        | 40 accounts, even at one address  |
 * |             | or the holder of its reset link                               |                | such sign-ins in 15 minutes       |
 */
export const RANKS = { stranger: 0, proved: 1, known: 2 } as const;

/** The client that requests work on passwords. It is passed around better-auth, which doesn't pass it on. */
export interface Asker extends Waiting {
  /** Aborted when the client itself disconnected. */
  gone?: AbortSignal | undefined;
}

interface Asking extends Asker {
  /** Passwords hashed for this client, by their stored form. */
  made: Map<string, string>;
  /**
   * Whether the work is done. Code that runs later in the same context, such as a callback of the runtime, belongs to
   * nobody.
   */
  isOver: boolean;
}

const askers = new AsyncLocalStorage<Asking>();

/** The operator's command line, which is never refused. */
const OPERATOR: Asker = { network: "", isSure: true };

/** Runs work on behalf of a client. */
export function askedBy<Value>(asker: Asker, work: () => Value): Value {
  const outer = askers.getStore();
  const made = outer && !outer.isOver ? outer.made : new Map<string, string>();
  const asking = { ...asker, made, isOver: false };
  const value = askers.run(asking, work);
  const end = () => void (asking.isOver = true);
  if (value instanceof Promise) value.then(end, end);
  else end();
  return value;
}

/** Runs work on behalf of the current client at a higher rank, after it has proved something. */
export function askedAs<Value>(
  place: Pick<Asker, "rank"> & Partial<Asker>,
  work: () => Value,
): Value {
  return askedBy({ ...currentAsker(), ...place }, work);
}

/** Runs work on behalf of an account: for a client that is signed in, or has equivalent proof. */
export function askedByAccount<Value>(accountId: string, work: () => Value): Value {
  return askedAs({ rank: RANKS.known, network: accountId }, work);
}

/** Returns the current client. */
export function currentAsker(): Asker {
  const asking = askers.getStore();
  return asking && !asking.isOver ? asking : OPERATOR;
}

/** Remembers a hashed password for the duration of its client's work. */
export function noteMade(stored: string, password: string): void {
  askers.getStore()?.made.set(stored, password);
}

/** Returns whether that password was just hashed for this client, so that it need not be verified. */
export function wasJustMade(stored: string, password: string): boolean {
  return askers.getStore()?.made.get(stored) === password;
}

/** Returns the stored form of a password that was just hashed for this client. */
export function findJustMade(password: string): string | undefined {
  const made = [...askers.getStore()?.made ?? []];
  return made.find(([, known]) => known === password)?.[0];
}
