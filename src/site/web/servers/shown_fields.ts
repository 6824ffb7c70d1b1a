import { LANGUAGE_TAGS, type LanguageTag } from "../../../core/locales/language_tags.ts";
import type { ListingText } from "../../servers/review/listing_version.ts";
import { TRANSLATED_FIELDS, type TranslatedField } from "../../servers/fields/translations.ts";
import { currentLocale } from "../current_locale.ts";

/** The fields of a listing, without its texts in other languages, in the order of pages. */
export const SHOWN_FIELDS = [
  ...["name", "slug", "game", "host", "port", "tagline", "tags", "country", "version"] as const,
  ...["languages", "website", "discord", "video", "description", "rules", "textLanguage"] as const,
];

/** A field with one text. */
type OneText = typeof SHOWN_FIELDS[number];

/** Returns the names of a listing's fields. */
export function fieldNames(): Record<keyof ListingText, string> {
  const { words } = currentLocale();
  const { name, game, host, port, text } = words.listing.change;
  return { name, game, host, port, slug: words.moderation.text.slug, ...text };
}

/** Returns the readable value of a field, or "" if it isn't given. */
export function shownField(field: OneText, text: Partial<ListingText>): string {
  const { formats } = currentLocale();
  const { textLanguage, languages = [], country, tags = [] } = text;
  if (field === "textLanguage") return formats.language(textLanguage ?? "");
  if (field === "languages") return formats.facts(languages.map(formats.language));
  if (field === "country") return formats.country(country ?? "");
  if (field === "tags") return formats.facts(tags);
  return String(text[field] ?? "");
}

/** A text of a listing in another language. */
interface TranslatedName {
  tag: LanguageTag;
  field: TranslatedField;
  name: string;
}

/** Lists the possible texts of a listing in other languages, with their names. */
export function translatedNames(): TranslatedName[] {
  const { formats, words: { listingForm, listing } } = currentLocale();
  return LANGUAGE_TAGS.flatMap((tag) =>
    TRANSLATED_FIELDS.map((field) => {
      const name = listing.change.text[field];
      return { tag, field, name: listingForm.translations.field(name, formats.language(tag)) };
    })
  );
}
