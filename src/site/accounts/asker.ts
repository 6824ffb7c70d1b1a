import { AsyncLocalStorage } from "node:async_hooks";
import type { QueueEntry } from "../../core/limits/fair_line.ts";

/**
 * The ranks in the queue for password work. In each, networks take turns. Each rank goes before the ones above it in
 * this table, and replaces their jobs in a full queue; every fifth turn and an eighth of the queue go to the ones it
 * passes.
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
 * No client can use up another rank's count: a stranger's attempts cost nothing, a proof costs work, and a known
 * browser or a session costs an account. Accounts can be collected once and used again and again, so a proof goes
 * before a known browser without one.
 */
export const RANKS = { stranger: 0, known: 1, proved: 2, assured: 3 } as const;

/** The client for whom a password is hashed. */
export type Rank = keyof typeof RANKS;

interface CurrentAsker extends QueueEntry {
  /**
   * Whether the work is done. Code that runs later in the same context, such as a callback of the runtime, belongs to
   * no client.
   */
  isOver: boolean;
}

const askers = new AsyncLocalStorage<CurrentAsker>();

/** The operator's command line, which is never refused. */
const OPERATOR: QueueEntry = { network: "", isSure: true };

/** Runs work on behalf of a client, with the rank of a stranger unless it says otherwise. */
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
