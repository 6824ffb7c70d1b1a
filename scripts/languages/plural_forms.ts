/** Numbers from which the plural forms of a language for whole numbers are found. */
const SAMPLES = [...Array(1001).keys(), 10_000, 100_000];

/** Plural forms that Fluent files may name. */
export const PLURAL_FORMS = new Set(["zero", "one", "two", "few", "many", "other"]);

const known = new Map<string, ReadonlyMap<string, readonly number[]>>();

/**
 * Returns the plural forms of whole numbers up to 100,000 in a language, each with some of its numbers. Messages don't
 * need the separate forms that larger numbers have in Spanish, for example ("un millón de votos").
 */
export function pluralForms(tag: string): ReadonlyMap<string, readonly number[]> {
  const kept = known.get(tag);
  if (kept) return kept;
  const rules = new Intl.PluralRules(tag);
  const forms = Map.groupBy(SAMPLES, (number) => rules.select(number));
  known.set(tag, forms);
  return forms;
}
