import { AsyncLocalStorage } from "node:async_hooks";
import type { QueueEntry } from "../../../core/limits/fair_queue.ts";

/**
 * The priorities in the password queue, lowest first. Within a rank, networks take turns. A higher rank goes first and
 * replaces jobs of lower ranks in a full queue. Every fifth turn and an eighth of the queue are reserved for the lower
 * ranks.
 *
 * | Rank       | Who                                                    | Limits of a sign-in in 15 minutes         |
 * | ---------- | ------------------------------------------------------ | ----------------------------------------- |
 * | `stranger` | a sign-in with nothing else                            | 10 a name and network, 200 a name,        |
 * |            |                                                        | 30 an address                             |
 * | `known`    | a browser that the account signed in with before       | 10 a browser, 20 an account; beyond that, |
 * |            |                                                        | without a proof it is a stranger's        |
 * |            | a session of the account, the holder of its reset link | 10 an account                             |
 * | `proved`   | a sign-up, and a sign-in with a proof of work, which   | counted apart: 10 a name and network,     |
 * |            | pays for one attempt and is never given back           | 200 a name, 250 an address                |
 * | `assured`  | a known browser with a proof of work, which its form   | as `known`                                |
 * |            | adds once the queue was full                           |                                           |
 *
 * The ranks have separate limits, because their attempts differ in cost: a stranger's cost nothing, a proof costs work,
 * and a known browser or a session costs an account. Accounts can be collected once and used repeatedly, so a proof
 * goes before a known browser without one.
 */
export const RANKS = { stranger: 0, known: 1, proved: 2, assured: 3 } as const;

/** A rank in the password queue. */
export type AskerRank = keyof typeof RANKS;

interface CurrentAsker extends QueueEntry {
  /**
   * Whether the client's work has finished. Code that runs later in the same async context, such as a callback of the
   * runtime, belongs to no client.
   */
  isOver: boolean;
}

const askers = new AsyncLocalStorage<CurrentAsker>();

/** The operator's command line, which the queue never refuses. */
const OPERATOR: QueueEntry = { network: undefined, isSure: true };

/** Runs work on behalf of a client. Its rank is `stranger` unless given. */
export function askedBy<Value>(asker: QueueEntry, work: () => Value): Value {
  const asking = { ...asker, isOver: false };
  const value = askers.run(asking, work);
  const end = () => void (asking.isOver = true);
  if (value instanceof Promise) value.then(end, end);
  else end();
  return value;
}

/** Returns the current client. */
export function currentAsker(): QueueEntry {
  const asking = askers.getStore();
  return asking && !asking.isOver ? asking : OPERATOR;
}
