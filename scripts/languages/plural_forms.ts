/** Numbers that show which plural forms a language needs for whole numbers. */
const SAMPLES = [...Array(1001).keys(), 10_000, 100_000];

/** Plural forms that Fluent files may name. */
export const PLURAL_FORMS = new Set(["zero", "one", "two", "few", "many", "other"]);

const known = new Map<string, ReadonlyMap<string, readonly number[]>>();

/**
 * Returns the plural forms that whole numbers up to 100,000 take in a language, each with some of its numbers. Larger
 * ones have forms of their own in Spanish, for example ("un millón de votos"), which is more than a message has to
 * give.
 */
export function pluralForms(tag: string): ReadonlyMap<string, readonly number[]> {
  const kept = known.get(tag);
  if (kept) return kept;
  const rules = new Intl.PluralRules(tag);
  const forms = Map.groupBy(SAMPLES, (number) => rules.select(number));
  known.set(tag, forms);
  return forms;
}
