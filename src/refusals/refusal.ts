import { ACCOUNT_REFUSALS } from "./accounts.ts";
import { KEY_REFUSALS } from "./keys.ts";
import type { RefusalKind } from "./kind.ts";
import { SERVER_REFUSALS } from "./servers.ts";
import { VOTE_REFUSALS } from "./votes.ts";

const REASONS = { ...ACCOUNT_REFUSALS, ...SERVER_REFUSALS, ...KEY_REFUSALS, ...VOTE_REFUSALS };

/** The code of a reason to refuse. */
export type RefusalCode = keyof typeof REASONS;

/** The values that a reason's sentence names. */
export type RefusalValues<Code extends RefusalCode> = Parameters<typeof REASONS[Code]["says"]>;

/**
 * Every reason for which the domain refuses: its kind, and its sentence as a function of its values. A translation would
 * replace these sentences.
 */
export const REFUSALS: {
  readonly [Code in RefusalCode]: {
    kind: RefusalKind;
    says: (...values: RefusalValues<Code>) => string;
  };
} = REASONS;

/** An expected domain error: a rule does not allow a value or a state. The message is its reason's sentence. */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(readonly code: RefusalCode, sentence: string) {
    super(sentence);
  }

  /** The kind of refusal. Statuses depend on nothing else. */
  get kind(): RefusalKind {
    return REFUSALS[this.code].kind;
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
  return new Refusal(code, REFUSALS[code].says(...values));
}
