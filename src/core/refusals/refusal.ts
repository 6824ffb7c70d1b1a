import { ENGLISH, type Locale } from "../locales/locale.ts";
import { ACCOUNT_REFUSALS } from "./accounts.ts";
import { KEY_REFUSALS } from "./keys.ts";
import type { Reason, RefusalKind, RefusalWords } from "./kind.ts";
import { SERVER_REFUSALS } from "./servers.ts";
import { VOTE_REFUSALS } from "./votes.ts";

const REASONS = { ...ACCOUNT_REFUSALS, ...SERVER_REFUSALS, ...KEY_REFUSALS, ...VOTE_REFUSALS };

/** The code of a reason to refuse. */
export type RefusalCode = keyof typeof REASONS;

/** The values that a reason's sentence names. */
export type RefusalValues<Code extends RefusalCode> = typeof REASONS[Code]["says"] extends
  (words: RefusalWords, ...values: infer Values) => string ? Values : never;

/**
 * Every reason for which the domain refuses: its kind, and its sentence as a function of a language's texts and of its
 * values. The texts are in `locales/en/refusals.ftl`.
 */
export const REFUSALS: { readonly [Code in RefusalCode]: Reason<RefusalValues<Code>> } = REASONS;

/**
 * An expected domain error: a rule does not allow a value or a state. The message is its reason's sentence in English,
 * for the log and the command line; pages show `sentenceIn`.
 */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly code: RefusalCode,
    sentence: string,
    private readonly says: (words: RefusalWords) => string = () => sentence,
  ) {
    super(sentence);
  }

  /** The kind of refusal. Statuses depend on nothing else. */
  get kind(): RefusalKind {
    return REFUSALS[this.code].kind;
  }

  /** Returns the sentence in the language of a reader. */
  sentenceIn({ words }: Locale): string {
    return this.says(words.refusals);
  }
}

/**
 * Creates the error for a reason, with the values that its sentence names.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(refusal("server_unknown", { slug: "caves" }).message, 'There is no server "caves"');
 * ```
 */
export function refusal<Code extends RefusalCode>(
  code: Code,
  ...values: RefusalValues<Code>
): Refusal {
  const says = (words: RefusalWords) => REFUSALS[code].says(words, ...values);
  return new Refusal(code, says(ENGLISH.words.refusals), says);
}
