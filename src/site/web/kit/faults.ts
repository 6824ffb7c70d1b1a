import type { Words } from "../../../core/locales/locale.ts";
import { factSentence } from "../../../core/refusals/fact_faults.ts";
import { currentLocale } from "../current_locale.ts";

/** The code of a fault's message. Schemas use it as their message. */
export type FaultCode = keyof Words["faults"];

/** Returns a fault's code, for the message of a schema. */
export function fault(code: FaultCode): FaultCode {
  return code;
}

/** Returns the message of a code. A schema's message without a code is returned unchanged. */
export function faultSentence(message: string): string {
  const { faults, refusals } = currentLocale().words;
  // `hasOwn` tells that the message is a code, but doesn't narrow its type.
  if (Object.hasOwn(faults, message)) return faults[message as FaultCode];
  return factSentence(refusals, message) ?? message;
}
