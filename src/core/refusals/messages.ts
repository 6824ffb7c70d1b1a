import type { Words } from "../locales/locale.ts";

/** The messages of a language about refusals. The English ones are in `locales/en/refusals.ftl`. */
export type RefusalMessages = Words["refusals"];

/** The values that a message needs. Where a code has several messages, `why` names one of them. */
export type ValuesOf<Message> = Message extends string ? unknown
  : Message extends (values: infer Values) => string ? MessageValues<Values>
  : { [Why in keyof Message]: { why: Why } & ValuesOf<Message[Why]> }[keyof Message];

/** The values that code passes to a message. Faults of facts are sentences in the reader's language. */
type MessageValues<Values> =
  & Omit<Values, "faults">
  & (Values extends { faults: string } ? { faults: readonly string[] } : unknown);

/** The values as arguments: empty for a message without values. */
export type ValueArguments<Values> = unknown extends Values ? [] : [values: Values];

type Sentence = string | ((values: object) => string);

/**
 * Returns the sentence of a message. If there are several, `why` names one of them. `ValuesOf` has checked the values.
 */
export function sayMessage(message: unknown, { why = "", ...values }: { why?: string }): string {
  const known = message as Sentence | Readonly<Record<string, Sentence>>;
  const sentence = typeof known === "object" ? known[why] ?? why : known;
  return typeof sentence === "function" ? sentence(values) : sentence;
}
