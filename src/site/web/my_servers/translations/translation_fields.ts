import {
  LANGUAGE_TAGS,
  type LanguageTag,
  languageTag,
} from "../../../../core/locales/language_tags.ts";
import {
  isSameLanguage,
  TRANSLATED_FIELDS,
  type TranslatedField,
  type Translations,
} from "../../../servers/fields/translations.ts";
import type { FieldOption } from "../../forms/fields.tsx";
import type { TypedFields } from "../../kit/form.tsx";

/** The prefix of the names of a language's fields. */
const PREFIX = "translations";

/** Returns the name of a language's field, or of the checkbox with which its texts are removed. */
export function translationName(tag: LanguageTag, field: TranslatedField | "removed"): string {
  return `${PREFIX}:${tag}:${field}`;
}

/** Returns the typed texts in other languages, without those to be removed. */
export function typedTranslations(typed: TypedFields): Translations {
  const all = LANGUAGE_TAGS.filter((tag) =>
    typed[translationName(tag, "removed")] === undefined &&
    TRANSLATED_FIELDS.some((field) => typed[translationName(tag, field)])
  );
  return Object.fromEntries(all.map((tag) => [
    tag,
    Object.fromEntries(
      TRANSLATED_FIELDS.map((field) => [field, typed[translationName(tag, field)] ?? ""]),
    ),
  ]));
}

/** Returns the languages whose fields were sent, empty or not. */
export function sentLanguages(typed: TypedFields): readonly LanguageTag[] {
  const sent = Object.keys(typed);
  return LANGUAGE_TAGS.filter((tag) => sent.some((name) => name.startsWith(`${PREFIX}:${tag}:`)));
}

/**
 * Returns the values of an outdated form, with the saved texts of languages that were added after it was opened. Texts
 * whose checkbox asks to remove them stay removed.
 */
export function withNewLanguages(saved: TypedFields, typed: TypedFields): TypedFields {
  const hasText = (tag: LanguageTag) =>
    TRANSLATED_FIELDS.some((field) => typed[translationName(tag, field)]?.trim());
  const lacking = LANGUAGE_TAGS.filter((tag) =>
    typed[translationName(tag, "removed")] === undefined && !hasText(tag)
  );
  const names = lacking.flatMap((tag) => TRANSLATED_FIELDS.map((one) => translationName(tag, one)));
  const added = names.flatMap((name) => saved[name] ? [[name, saved[name]] as const] : []);
  return { ...typed, ...Object.fromEntries(added) };
}

/** Returns the form's values for texts in other languages. */
export function fieldsOfTranslations(translations: Translations): TypedFields {
  return Object.fromEntries(
    LANGUAGE_TAGS.flatMap((tag) => {
      const { [tag]: texts } = translations;
      if (texts === undefined) return [];
      return TRANSLATED_FIELDS.map((field) => [translationName(tag, field), texts[field]] as const);
    }),
  );
}

/** Returns the languages that the form offers as options, whose values are tags. */
export function offeredTags(
  options: readonly FieldOption[] = [],
): { tag: LanguageTag; label: string }[] {
  return options.flatMap(({ value, label }) => {
    const tag = languageTag(value);
    return tag === undefined ? [] : [{ tag, label }];
  });
}

/**
 * Returns the other languages in the form: those of the site except the listing's own, and those in which the listing
 * has texts. Empty on a site with one language.
 */
export function offeredLanguages(
  typed: TypedFields,
  enabled: readonly LanguageTag[],
): readonly LanguageTag[] {
  const own = typed["textLanguage"] ?? "";
  const isOffered = (tag: LanguageTag) =>
    enabled.length > 1 && enabled.includes(tag) && !(own !== "" && isSameLanguage(tag, own));
  const hasText = (tag: LanguageTag) =>
    TRANSLATED_FIELDS.some((field) => typed[translationName(tag, field)]);
  return LANGUAGE_TAGS.filter((tag) => isOffered(tag) || hasText(tag));
}
