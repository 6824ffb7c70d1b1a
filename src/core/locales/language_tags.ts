/** The languages of the pages, by tag (BCP 47), each with its own name. The first is the source of all others. */
export const LANGUAGE_NAMES = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  "pt-BR": "Português (Brasil)",
  fr: "Français",
  pl: "Polski",
  ru: "Русский",
  tr: "Türkçe",
  ar: "العربية",
} as const;

/** The tag of a language that a host can enable. */
export type LanguageTag = keyof typeof LANGUAGE_NAMES;

/**
 * The tag of a language or of the pseudo-locale, which is English with accents on every letter. Only tests enable it.
 */
export type LocaleTag = LanguageTag | typeof PSEUDO_LOCALE;

/** The pseudo-locale. It reveals texts that aren't in a message, because those stay plain English. */
export const PSEUDO_LOCALE = "xa";

/** The tags of all languages that a host can enable. The names above have no keys but these. */
export const LANGUAGE_TAGS = Object.keys(LANGUAGE_NAMES) as readonly LanguageTag[];

/** Returns the tag of a language that a host can enable, whatever its case: "pt-br" is pt-BR. */
export function languageTag(text: string): LanguageTag | undefined {
  const lower = text.toLowerCase();
  return LANGUAGE_TAGS.find((tag) => tag.toLowerCase() === lower);
}
