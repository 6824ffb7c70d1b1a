import { isSameLanguage } from "../../servers/fields/translations.ts";
import { currentLocale } from "../current_locale.ts";

/** The attributes of an element with a text in a language. */
export interface TextLanguage {
  /** Absent if the text is in the page's language, or its language is unknown. */
  lang?: string;
  dir: "ltr" | "rtl" | "auto";
}

/** A cache of directions by language, because determining one takes some microseconds. */
const directions = new Map<string, "ltr" | "rtl">();

/**
 * Returns the attributes of an owner's text on a page: its language, if it isn't the page's, and its direction, which
 * is that of its first letter if the language is unknown.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { ENGLISH } from "../../../core/locales/locale.ts";
 * import { inLocale } from "../current_locale.ts";
 * inLocale(ENGLISH, () => {
 *   assert.deepEqual(textLanguage("ar"), { lang: "ar", dir: "rtl" });
 *   assert.deepEqual(textLanguage("en"), { dir: "ltr" });
 *   assert.deepEqual(textLanguage(null), { dir: "auto" });
 * });
 * ```
 */
export function textLanguage(language: string | null): TextLanguage {
  const { lang, dir } = currentLocale();
  if (language === null) return { dir: "auto" };
  return isSameLanguage(language, lang) ? { dir } : { lang: language, dir: directionOf(language) };
}

function directionOf(language: string): "ltr" | "rtl" {
  const known = directions.get(language);
  if (known) return known;
  const { direction = "ltr" } = new Intl.Locale(language).getTextInfo();
  directions.set(language, direction);
  return direction;
}
