import { ENGLISH, type Locale } from "../locales/locale.ts";
import { type RefusalKind, REFUSALS } from "./refusal_codes.ts";
import { factSentence } from "./fact_faults.ts";
import {
  type RefusalMessages,
  sayMessage,
  type ValueArguments,
  type ValuesOf,
} from "./messages.ts";

/** The code of a refusal. */
export type RefusalCode = keyof typeof REFUSALS;

/** The values that the sentence of a refusal contains. */
export type RefusalValues<Code extends RefusalCode> = ValuesOf<RefusalMessages[Code]>;

/**
 * An expected domain error: a rule does not allow a value or a state. The message is its sentence in English, for the
 * log and the command line. Pages show `sentenceIn`. It says what to do, and contains no secret.
 */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly code: RefusalCode,
    private readonly says: (messages: RefusalMessages) => string,
  ) {
    super(says(ENGLISH.words.refusals));
  }

  /** The kind of refusal, which alone determines the status. */
  get kind(): RefusalKind {
    return REFUSALS[this.code];
  }

  /** Returns the sentence in the reader's language. */
  sentenceIn({ words }: Locale): string {
    return this.says(words.refusals);
  }
}

/**
 * Creates the error for a code, with the values that its sentence contains.
 *
 * ```ts
 * import assert from "node:assert/strict";
 *
 * assert.equal(refusal("server_unknown", { slug: "caves" }).message, 'There is no server "caves".');
 * const taken = refusal("tag_exists", { name: "PvP" });
 * assert.equal(taken.message, '"PvP" is on the list already.');
 * ```
 */
export function refusal<Code extends RefusalCode>(
  code: Code,
  ...values: ValueArguments<RefusalValues<Code>>
): Refusal;
export function refusal(code: RefusalCode, values: AnyValues = {}): Refusal {
  return new Refusal(code, (messages) => sayMessage(messages[code], worded(messages, values)));
}

/** Values of any message: those that become sentences in the reader's language, and others. */
interface AnyValues {
  why?: string;
  /** Messages of a schema. */
  faults?: readonly string[];
}

function worded(messages: RefusalMessages, { faults = [], ...values }: AnyValues) {
  return {
    ...values,
    faults: faults.map((fault) => factSentence(messages, fault) ?? fault).join(" "),
  };
}
