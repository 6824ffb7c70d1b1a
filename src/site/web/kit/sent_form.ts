import { AsyncLocalStorage } from "node:async_hooks";

/** The submitted text by field, for showing a form again. */
export type Typed = Record<string, string>;

/** One message per invalid field; "" is the form as a whole. */
export type Faults = Record<string, string>;

/** A form to show again. */
export interface FaultyForm {
  typed: Typed;
  faults: Faults;
  /** The form is valid, but too many others are waiting. */
  isBusy?: boolean;
  /** The form is valid, but there were too many attempts without a bot check. */
  isLimited?: boolean;
}

/** The form that a request sent, on the page that shows it again. */
interface SentForm extends FaultyForm {
  /** The action that it was sent to. */
  action: object;
  /** The address that it was sent to: of an action for each row of a list, only one form has the faults. */
  path: string;
}

const SENT = new AsyncLocalStorage<SentForm | undefined>();

/**
 * Runs work, such as a whole request, without a sent form. Otherwise, work that an earlier request began, such as a
 * connection to the database, could pass on the form of that request.
 */
export function showUnsent<Value>(work: () => Value): Value {
  return SENT.run(undefined, work);
}

/**
 * Shows a page on which the form of one action has its typed values and faults, and all other forms their first values.
 */
export function showSent<Page>(sent: SentForm, page: () => Page): Page {
  return SENT.run(sent, page);
}

/** Returns the form that the page shows again, whichever it is. */
export function sentForm(): FaultyForm | undefined {
  return SENT.getStore();
}

/** Returns the form of this action at this address, or at any, if the page shows it again. */
export function sentTo(action: object, path?: string): FaultyForm | undefined {
  const sent = SENT.getStore();
  return sent?.action === action && (path === undefined || sent.path === path) ? sent : undefined;
}
