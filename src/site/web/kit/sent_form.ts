import { AsyncLocalStorage } from "node:async_hooks";

/** The typed text by field, for showing a form again. */
export type TypedFields = Record<string, string>;

/** One message per invalid field. "form" is the whole form. */
export type Faults = Record<string, string>;

/** The fields of the page that show their faults, in the page's order. */
const PLACED = new WeakMap<Faults, Set<string>>();

/** Notes that a field shows its fault, so that the page's notice doesn't repeat it. Returns whether it is the first. */
export function placeFault(faults: Faults, name: string): boolean {
  const placed = PLACED.get(faults) ?? new Set();
  PLACED.set(faults, placed.add(name));
  return [...placed][0] === name;
}

/** Returns the sentences of faults that no rendered field shows: those of the form, and those of hidden fields. */
export function unplacedFaults(faults: Faults): string[] {
  const names = Object.keys(faults).filter((name) => !PLACED.get(faults)?.has(name));
  return names.flatMap((name) => faults[name] ?? []);
}

/** A form to show again. */
export interface FaultyForm {
  typed: TypedFields;
  faults: Faults;
  /** Set if the form is valid, but too many others are waiting. */
  isBusy?: boolean;
  /** Set if the form is valid, but there were too many attempts without a bot check. */
  isLimited?: boolean;
}

/** The request's form, on the page that shows it again. */
interface SentForm extends FaultyForm {
  /** The action that it was sent to. */
  action: object;
  /** The path that it was sent to. If each row of a list has the same action, only one form has the faults. */
  path: string;
}

const SENT = new AsyncLocalStorage<SentForm | undefined>();

/**
 * Runs work, such as a whole request, without a sent form. Otherwise, work that an earlier request started, such as a
 * connection to the database, could pass on that request's form.
 */
export function showUnsent<Value>(work: () => Value): Value {
  return SENT.run(undefined, work);
}

/**
 * Runs `page` so that the form of one action has its typed values and faults, and all other forms have their initial
 * values.
 */
export function showSent<Page>(sent: SentForm, page: () => Page): Page {
  return SENT.run(sent, page);
}

/** Returns the form that the page shows again, if any. */
export function sentForm(): FaultyForm | undefined {
  return SENT.getStore();
}

/** Returns the form of this action at a path, or at any path if none is given, if the page shows it again. */
export function sentTo(action: object, path?: string): FaultyForm | undefined {
  const sent = SENT.getStore();
  return sent?.action === action && (path === undefined || sent.path === path) ? sent : undefined;
}
