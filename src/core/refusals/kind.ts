import type { Words } from "../locales/locale.ts";

/** The texts of a language for refusals. */
export type RefusalWords = Words["refusals"];

/**
 * The thing doesn't exist or belongs to someone else; only moderators may; a value or a state does not allow it; or it
 * will work again later.
 */
export type RefusalKind = "unknown" | "forbidden" | "invalid" | "conflict" | "unavailable";

/**
 * Why something is refused: its kind, and the sentence for the person who made the request. The sentence names the
 * action and the value, and contains no secret.
 */
export interface Reason<Values extends readonly unknown[]> {
  kind: RefusalKind;
  says: Says<Values>;
}

/** Says why in a language. */
type Says<Values extends readonly unknown[]> = (words: RefusalWords, ...values: Values) => string;

/** A reason for which something doesn't exist, or belongs to someone else. */
export const unknown = <Values extends readonly unknown[]>(says: Says<Values>) =>
  reason("unknown", says);

/** A reason for which only moderators may. */
export const forbidden = <Values extends readonly unknown[]>(says: Says<Values>) =>
  reason("forbidden", says);

/** A reason for which a value is not allowed. */
export const invalid = <Values extends readonly unknown[]>(says: Says<Values>) =>
  reason("invalid", says);

/** A reason for which a state does not allow the action. */
export const conflict = <Values extends readonly unknown[]>(says: Says<Values>) =>
  reason("conflict", says);

/** A reason that ends without anybody's doing. */
export const unavailable = <Values extends readonly unknown[]>(says: Says<Values>) =>
  reason("unavailable", says);

function reason<Values extends readonly unknown[]>(
  kind: RefusalKind,
  says: Says<Values>,
): Reason<Values> {
  return { kind, says };
}
