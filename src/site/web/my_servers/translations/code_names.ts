import { COUNTRIES, LANGUAGES } from "../../../servers/fields/codes.ts";
import type { Locale } from "../../../../core/locales/locale.ts";
import { currentLocale } from "../../current_locale.ts";

/** A code with its name in a language. */
interface CodeName {
  slug: string;
  name: string;
}

/** A cache of the sorted countries and languages by the page's language, because sorting takes a millisecond. */
const NAMES = new WeakMap<Locale, Record<"countries" | "languages", readonly CodeName[]>>();

/** Returns all countries and languages with their names in the page's language, sorted. */
export function codeNames() {
  const locale = currentLocale();
  const known = NAMES.get(locale);
  if (known) return known;
  const { byName, country, language } = locale.formats;
  const names = {
    countries: COUNTRIES.map((slug) => ({ slug, name: country(slug) })).sort(byName),
    languages: LANGUAGES.map((slug) => ({ slug, name: language(slug) })).sort(byName),
  };
  NAMES.set(locale, names);
  return names;
}
