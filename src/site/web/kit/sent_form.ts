import { AsyncLocalStorage } from "node:async_hooks";
import type { FaultyForm } from "./form.tsx";

/** The form that a request sent, on the page that shows it again. */
interface SentForm extends FaultyForm {
  /** The action that it was sent to. */
  action: object;
  /** The address that it was sent to: of an action for each row of a list, only one form has the faults. */
  path: string;
}

const SENT = new AsyncLocalStorage<SentForm>();

/** Shows a page on which the form of one action has its typed values and faults, and all other forms their first values. */
export function showSent<Page>(sent: SentForm, page: () => Page): Page {
  return SENT.run(sent, page);
}

/** Returns the form that the page shows again, whichever it is. */
export function sentForm(): FaultyForm | undefined {
  return SENT.getStore();
}

/** Returns the form of this action at this address if the page shows it again. */
export function sentTo(action: object, path: string): FaultyForm | undefined {
  const sent = SENT.getStore();
  return sent?.action === action && sent.path === path ? sent : undefined;
}
