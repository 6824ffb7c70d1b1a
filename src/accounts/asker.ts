import { AsyncLocalStorage } from "node:async_hooks";
import type { Waiting } from "../limits/fair_line.ts";

/**
 * The ranks in the line of passwords. Each waits behind the next, and gives up its places to it:
 *
 * | Rank        | Who                                                           | Takes turns by | Used up by                        |
 * | ----------- | ------------------------------------------------------------- | -------------- | --------------------------------- |
 * | `stranger`  | a sign-in without anything that costs a program something     | network        | 32 networks, at no cost           |
 * | `proved`    | a sign-up, and a sign-in with a proof of work                 | network        | a proof each, spent once          |
 * | `known`     | a browser that the account signed in with before, its session | account        | hundreds of accounts: each has 20 |
 * |             | or the holder of its reset link                               |                | such sign-ins in 15 minutes       |
 */
export const RANKS = { stranger: 0, proved: 1, known: 2 } as const;

/** Who asks for work on passwords: better-auth, which passes nothing on, stands in between. */
export interface Asker extends Waiting {
  /** Aborted when the client itself disconnected. */
  gone?: AbortSignal | undefined;
}

interface Asking extends Asker {
  /** Passwords by their stored form, as far as this asker had them made. */
  made: Map<string, string>;
  /** Whether the work is done. What runs later in its name, such as a runtime's next callback, is nobody's. */
  isOver: boolean;
}

const askers = new AsyncLocalStorage<Asking>();

/** The operator's command line, which is never refused. */
const OPERATOR: Asker = { network: "", isSure: true };

/** Does work on behalf of someone. */
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

/** Does work on behalf of the present asker, who has shown to be more than a stranger. */
export function askedAs<Value>(
  place: Pick<Asker, "rank"> & Partial<Asker>,
  work: () => Value,
): Value {
  return askedBy({ ...currentAsker(), ...place }, work);
}

/** Does work on behalf of an account: of someone who is signed in, or as good as that. */
export function askedByAccount<Value>(accountId: string, work: () => Value): Value {
  return askedAs({ rank: RANKS.known, network: accountId }, work);
}

/** Who asks now. */
export function currentAsker(): Asker {
  const asking = askers.getStore();
  return asking && !asking.isOver ? asking : OPERATOR;
}

/** Remembers a password for as long as its asker asks. */
export function noteMade(stored: string, password: string): void {
  askers.getStore()?.made.set(stored, password);
}

/** Whether this asker just had that password made, so that nothing is left to prove. */
export function wasJustMade(stored: string, password: string): boolean {
  return askers.getStore()?.made.get(stored) === password;
}

/** Returns the stored form of a password that this asker just had made. */
export function findJustMade(password: string): string | undefined {
  const made = [...askers.getStore()?.made ?? []];
  return made.find(([, known]) => known === password)?.[0];
}
