import {
  type RefusalMessages,
  sayMessage,
  type ValueArguments,
  type ValuesOf,
} from "./messages.ts";

type FactMessages = RefusalMessages["fact"];

/**
 * Returns the message that a schema has for an invalid fact about a server. It names the sentence (`fact-tags` for
 * "tags") and contains its values.
 */
export function factFault<Code extends keyof FactMessages>(
  code: Code,
  ...values: ValueArguments<ValuesOf<FactMessages[Code]>>
): string;
export function factFault(code: string, values: object = {}): string {
  return `fact ${code} ${JSON.stringify(values)}`;
}

/**
 * Returns the sentence of a schema's message, or undefined if it is not about a fact.
 *
 * ```ts
 * import assert from "node:assert/strict";
 * import { ENGLISH } from "../locales/locale.ts";
 *
 * const sentence = factSentence(ENGLISH.words.refusals, factFault("tags", { max: 5 }));
 * assert.equal(sentence, "Choose at most 5 tags.");
 * ```
 */
export function factSentence({ fact }: RefusalMessages, message: string): string | undefined {
  const [, code = "", values = ""] = /^fact (\w+) (.*)$/.exec(message) ?? [];
  if (!Object.hasOwn(fact, code)) return undefined;
  // `hasOwn` tells that the code is one, but doesn't narrow its type. The values are those that `factFault` wrote.
  return sayMessage(fact[code as keyof FactMessages], JSON.parse(values));
}
