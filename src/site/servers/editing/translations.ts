import { z } from "zod";
import { LANGUAGE_TAGS, type LanguageTag } from "../../../core/locales/language_tags.ts";
import { factFault } from "../../../core/refusals/fact_faults.ts";

/** The texts of a listing that its owner may give in several languages. */
export const TRANSLATED_FIELDS = ["tagline", "description", "rules"] as const;

/** A text that may be given in several languages. */
export type TranslatedField = typeof TRANSLATED_FIELDS[number];

/** A listing's texts in one language; "" is shown in the listing's own. */
type TranslatedTexts = Record<TranslatedField, string>;

/** A listing's texts in languages besides its own. */
export type Translations = Partial<Record<LanguageTag, TranslatedTexts>>;

/** Returns the schema of a listing's texts in other languages, each as the same text in its own. */
export function translationsOf(texts: z.ZodType<TranslatedTexts, Partial<TranslatedTexts>>) {
  return z.partialRecord(z.enum(LANGUAGE_TAGS), texts).default({}).transform(
    (given): Translations => Object.fromEntries(listTranslations(given)),
  );
}

/** Lists the languages in which a listing has texts, and these. */
export function listTranslations(
  given: Translations,
): (readonly [tag: LanguageTag, texts: TranslatedTexts])[] {
  return LANGUAGE_TAGS.flatMap((tag) => {
    const texts = given[tag];
    return texts && TRANSLATED_FIELDS.some((field) => texts[field] !== "")
      ? [[tag, texts] as const]
      : [];
  });
}

/** Returns whether texts are in one language: pt-BR and pt are. */
export function isSameLanguage(one: string, other: string): boolean {
  return one.split("-", 1)[0] === other.split("-", 1)[0];
}

/** Refuses texts in another language that is the listing's own. */
export function refuseOwnLanguage(
  { textLanguage, translations }: { textLanguage: string | null; translations: Translations },
  problem: z.RefinementCtx,
): void {
  if (textLanguage === null) return;
  const twice = listTranslations(translations).find(([tag]) => isSameLanguage(tag, textLanguage));
  if (twice === undefined) return;
  problem.addIssue({
    code: "custom",
    path: ["textLanguage"],
    message: factFault("text_language_twice"),
  });
}
