import {
  type Formatters,
  type Words,
  words as englishWords,
} from "../../../generated/locales/en.ts";
import { type Formats, formatsOf } from "./formats.ts";
import { LANGUAGE_NAMES, type LocaleTag, PSEUDO_LOCALE } from "./language_tags.ts";

/** A language of the site. */
export interface Locale {
  tag: LocaleTag;
  /** The value of `lang` and `hreflang`. */
  lang: string;
  dir: "ltr" | "rtl";
  /** Its own name: "Deutsch". */
  name: string;
  formats: Formats;
  /** The texts of the pages and mails, from `locales/`. */
  words: Words;
}

export type { Words };

/** Builds the texts of a language. Texts that it lacks are in English. */
export type MakeWords = (formats: Formatters, english: Words) => Words;

/** English: the language of the command line, the log, the contracts, and of pages without another language. */
export const ENGLISH: Locale = createLocale("en");

/** Creates a language from its texts. Without them, its texts are English. */
export function createLocale(tag: LocaleTag, make?: MakeWords): Locale {
  const formats = formatsOf(tag);
  const words = tag === "en"
    ? englishWords(formats)
    : make?.(formats, ENGLISH.words) ?? ENGLISH.words;
  if (tag === PSEUDO_LOCALE) {
    return { tag, lang: "en-XA", dir: "ltr", name: "Ƥśéeúuďóo", formats, words };
  }
  const { direction = "ltr" } = new Intl.Locale(tag).getTextInfo();
  return { tag, lang: tag, dir: direction, name: LANGUAGE_NAMES[tag], formats, words };
}

/** Formats a time to the minute, with its time zone: "Nov 14, 2026, 09:30 UTC". */
export function utcMoment({ formats, words }: Locale, at: Date): string {
  return `${formats.date("moment")(at)} ${words.frame.moments.utc}`;
}
