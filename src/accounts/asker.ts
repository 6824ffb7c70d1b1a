import { AsyncLocalStorage } from "node:async_hooks";

/** Who asks for work on passwords: better-auth, which passes nothing on, stands in between. */
export interface Asker {
  /** The network they share their turns with. */
  network: string;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
  /** Whether the work must be done once it is asked for. */
  isSure?: boolean;
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
  const asking = { ...asker, made: new Map<string, string>(), isOver: false };
  const value = askers.run(asking, work);
  const end = () => void (asking.isOver = true);
  if (value instanceof Promise) value.then(end, end);
  else end();
  return value;
}

/** Does work that is done however many wait and whoever has gone: what it was asked with is spent. */
export function askedSurely<Value>(work: () => Value): Value {
  const { network } = currentAsker();
  return askedBy({ network, isSure: true }, work);
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
