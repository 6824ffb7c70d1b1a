import type { Words } from "../../../core/locales/locale.ts";
import { factSentence } from "../../../core/refusals/fact_faults.ts";
import { currentLocale } from "../current_locale.ts";

/** The name of a sentence about a form's fault. Schemas give it as their message. */
export type FaultCode = keyof Words["faults"];

/** Returns the message for a schema: the code of the sentence that people read. */
export function fault(code: FaultCode): FaultCode {
  return code;
}

/** Returns the sentence of a code. Messages of schemas that have no code are sentences already. */
export function faultSentence(message: string): string {
  const { faults, refusals } = currentLocale().words;
  if (Object.hasOwn(faults, message)) return faults[message as FaultCode];
  return factSentence(refusals, message) ?? message;
}
