import type { LanguageTag } from "../../../../core/locales/language_tags.ts";
import { TAGLINE_MAX } from "../../../servers/fields/facts.ts";
import { DESCRIPTION_MAX } from "../../../servers/fields/listing_fields.ts";
import { TRANSLATED_FIELDS } from "../../../servers/fields/translations.ts";
import { line, paragraphs, type ShownField } from "../../forms/fields.tsx";
import { Fold } from "../../kit/panel.tsx";
import { currentLocale } from "../../current_locale.ts";
import { textLanguage } from "../../servers/text_language.ts";
import { offeredTags, translationName } from "./translation_fields.ts";

/** The inputs of the texts that can be translated. */
export const TEXTS = {
  tagline: line({ max: TAGLINE_MAX, isOptional: true }),
  description: paragraphs({ max: DESCRIPTION_MAX, rows: 10, isOptional: true }),
  rules: paragraphs({ max: DESCRIPTION_MAX, rows: 5, isOptional: true }),
};

/** The inputs of texts in other languages. Each language is folded, and its heading lists the texts that exist. */
export function TranslatedTexts({ typed, faults, options }: ShownField) {
  const locale = currentLocale();
  const { form: words, translations } = locale.words.listingForm;
  return (
    <>
      {offeredTags(options).map(({ tag, label }) => {
        const given = TRANSLATED_FIELDS.filter((field) => typed[translationName(tag, field)]);
        const labels = given.map((field) => words[field].label);
        const removed = translationName(tag, "removed");
        const isAtFault = TRANSLATED_FIELDS.some((field) =>
          translationName(tag, field) in (faults ?? {})
        );
        return (
          <Fold
            title={<span {...textLanguage(tag)}>{label}</span>}
            note={locale.formats.facts(labels) || translations.none}
            isOpen={isAtFault}
          >
            <div class="form">
              {TRANSLATED_FIELDS.map((field) =>
                TEXTS[field].Show?.({
                  name: translationName(tag, field),
                  label: translationLabel(tag, field),
                  typed,
                  faults,
                  lang: tag,
                  dir: new Intl.Locale(tag).getTextInfo().direction ?? "ltr",
                })
              )}
              {given.length > 0 && (
                <label class="tick">
                  <input type="checkbox" name={removed} value="1" checked={removed in typed} />
                  {` ${translations.remove}`}
                </label>
              )}
            </div>
          </Fold>
        );
      })}
    </>
  );
}

/** Returns the label of a text's field, which names its language. */
export function translationLabel(
  tag: LanguageTag,
  field: typeof TRANSLATED_FIELDS[number],
): string {
  const locale = currentLocale();
  const { form: words, translations } = locale.words.listingForm;
  return translations.field(words[field].label, locale.formats.language(tag));
}
