import type { Locale, Words } from "../../locales/locale.ts";

/** The name of a sentence about a form's fault. Schemas give it as their message. */
export type FaultCode = keyof Words["faults"];

/** Returns the message for a schema: the code of the sentence that people read. */
export function fault(code: FaultCode): FaultCode {
  return code;
}

/** Returns the sentence of a code. Messages of schemas that have no code are sentences already. */
export function faultSentence(locale: Locale, message: string): string {
  return Object.hasOwn(locale.words.faults, message)
    ? locale.words.faults[message as FaultCode]
    : message;
}
