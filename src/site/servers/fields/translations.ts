import { z } from "zod";
import { LANGUAGE_TAGS, type LanguageTag } from "../../../core/locales/language_tags.ts";
import { factFault } from "../../../core/refusals/fact_faults.ts";

/** The texts of a listing that can be translated. */
export const TRANSLATED_FIELDS = ["tagline", "description", "rules"] as const;

/** A text that can be translated. */
export type TranslatedField = typeof TRANSLATED_FIELDS[number];

/** A listing's texts in one language. In place of "", pages show the text in the listing's own language. */
type Translation = Record<TranslatedField, string>;

/** A listing's texts in other languages than its own. */
export type Translations = Partial<Record<LanguageTag, Translation>>;

/** Returns the schema of a listing's translations, with the same rules as the texts in its own language. */
export function translationsOf(texts: z.ZodType<Translation, Partial<Translation>>) {
  return z.partialRecord(z.enum(LANGUAGE_TAGS), texts).default({}).transform(
    (given): Translations => Object.fromEntries(listTranslations(given)),
  );
}

/** Lists a listing's translations with their languages. */
export function listTranslations(
  given: Translations,
): (readonly [tag: LanguageTag, texts: Translation])[] {
  return LANGUAGE_TAGS.flatMap((tag) => {
    const texts = given[tag];
    return texts && TRANSLATED_FIELDS.some((field) => texts[field] !== "")
      ? [[tag, texts] as const]
      : [];
  });
}

/** Returns whether two tags are of the same language, as pt-BR and pt are. */
export function isSameLanguage(one: string, other: string): boolean {
  return one.split("-", 1)[0] === other.split("-", 1)[0];
}

/** Refuses a translation into the listing's own language. */
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
