import { z } from "zod";
import { LANGUAGE_NAMES, type LanguageTag } from "../../../../core/locales/language_tags.ts";
import { pastedValue } from "../../../../core/text/typed_text.ts";
import {
  FACTS,
  LANGUAGES_MAX,
  LINK_MAX,
  TAGS_MAX,
  VERSION_MAX,
} from "../../../servers/fields/facts.ts";
import { DESCRIPTION_MAX, NAME_MAX } from "../../../servers/fields/listing_fields.ts";
import { OWN_SLUG_MAX, OWN_SLUG_MIN } from "../../../servers/slugs/slug_faults.ts";
import { refuseOwnLanguage } from "../../../servers/fields/translations.ts";
import { asciiValue } from "../../../text/ascii_value.ts";
import {
  boxes,
  choice,
  type FieldCopy,
  type FieldOption,
  type FieldValues,
  line,
  whole,
} from "../../forms/fields.tsx";
import { ticked } from "../../kit/ticks.tsx";
import { currentLocale } from "../../current_locale.ts";
import { fault } from "../../kit/faults.ts";
import { tagName } from "../../servers/tag_name.ts";
import { codeNames } from "../translations/code_names.ts";
import { typedTranslations } from "../translations/translation_fields.ts";
import type { KnownGame } from "../../../polling/games.ts";
import type { KnownTag } from "../../../servers/catalogue/tags.ts";
import { TEXTS, TranslatedTexts } from "../translations/translated_inputs.tsx";

const PORT = z.string().transform(asciiValue).pipe(z.string().regex(/^\d{0,5}$/, fault("port")));

const LINK = line({ type: "url", max: LINK_MAX, isOptional: true });

/** The fields of the listing's form, in order. Fields that are only text here are validated by the domain. */
const FIELDS = {
  game: choice({ missing: "game" }),
  name: line({ max: NAME_MAX }),
  host: line({ spellcheck: false, autocapitalize: "none" }),
  port: { ...whole({ min: 1, max: 65_535, isOptional: true }), schema: PORT },
  slug: {
    ...line({ isOptional: true, spellcheck: false, autocapitalize: "none" }),
    schema: z.string().transform(pastedValue).optional(),
  },
  textLanguage: { ...choice(), schema: FACTS.shape.textLanguage },
  tagline: { ...TEXTS.tagline, schema: FACTS.shape.tagline },
  description: { ...TEXTS.description, schema: z.string() },
  rules: { ...TEXTS.rules, schema: FACTS.shape.rules },
  translations: { schema: FACTS.shape.translations, Show: TranslatedTexts },
  tags: { ...boxes(), schema: FACTS.shape.tags },
  version: { ...line({ max: VERSION_MAX, isOptional: true }), schema: FACTS.shape.version },
  country: { ...choice(), schema: FACTS.shape.country },
  languages: { ...boxes(), schema: FACTS.shape.languages },
  website: { ...LINK, schema: FACTS.shape.website },
  discord: { ...LINK, schema: FACTS.shape.discord },
  video: { ...LINK, schema: FACTS.shape.video },
};

/** A field of the listing's form. */
export type ListingField = keyof typeof FIELDS;

/** The values of the listing's form. */
export type ListingValues = FieldValues<typeof FIELDS>;

/** What the form for a new listing and the form to edit one have in common. */
export const LISTING_INPUTS = {
  fields: FIELDS,
  check: readBoxes,
  /** The field beside which each refusal is shown. "form" is the whole form. */
  refused: {
    game_unknown: "game",
    server_name_invalid: "name",
    server_host_invalid: "host",
    server_port_invalid: "port",
    slug_refused: "slug",
    slug_moved: "slug",
    description_too_long: "description",
    tag_unknown: "tags",
    // Each field refuses its own faults, so this one is about a language without fields in the form.
    facts_invalid: "textLanguage",
    servers_too_many: "form",
    changed_meanwhile: "form",
  },
} as const;

/**
 * Parses a listing. Each tag and each language is a checkbox, and each text in another language has a separate field.
 */
function readBoxes<Values extends Pick<ListingValues, "textLanguage" | "translations">>(
  schema: z.ZodType<Values>,
): z.ZodType<Values> {
  return z.record(z.string(), z.string())
    .transform((typed): unknown => ({
      ...typed,
      tags: ticked(typed, "tags"),
      languages: ticked(typed, "languages"),
      translations: typedTranslations(typed),
    }))
    .pipe(schema.superRefine(refuseOwnLanguage));
}

/** Returns the labels and help texts of the form's fields. */
export function listingCopy(): Record<ListingField, FieldCopy> {
  const { form: words, parts } = currentLocale().words.listingForm;
  return {
    ...words,
    slug: { ...words.slug, help: words.slug.help(OWN_SLUG_MIN, OWN_SLUG_MAX) },
    description: { ...words.description, help: words.description.help(DESCRIPTION_MAX) },
    translations: { label: parts.translations },
    tags: { ...words.tags, help: words.tags.help(TAGS_MAX) },
    languages: { ...words.languages, help: words.languages.help(LANGUAGES_MAX) },
  };
}

/** The options of the form. */
export interface FormChoices {
  games: readonly KnownGame[];
  tags: readonly KnownTag[];
  /** The languages of the site. */
  languages: readonly LanguageTag[];
}

/** The options by field. */
export type ListingOptions = Partial<Record<ListingField, readonly FieldOption[]>>;

/** Returns the options of each field. `further` are the other languages for texts. */
export function listingOptions(
  { games, tags }: FormChoices,
  further: readonly LanguageTag[],
): ListingOptions {
  const locale = currentLocale();
  const { form: words } = locale.words.listingForm;
  const { countries, languages } = codeNames();
  const none = { value: "", label: words.noCountry };
  const sorted = (all: readonly { slug: string; name: string }[]) =>
    optionsOf(all.toSorted(locale.formats.byName));
  return {
    game: [{ value: "", label: words.chooseGame }, ...sorted(games)],
    textLanguage: [none, ...optionsOf(languages)],
    translations: further.map((tag) => ({ value: tag, label: LANGUAGE_NAMES[tag] })),
    tags: sorted(tags.map((tag) => ({ slug: tag.slug, name: tagName(tag) }))),
    country: [none, ...optionsOf(countries)],
    languages: optionsOf(languages),
  };
}

function optionsOf(all: readonly { slug: string; name: string }[]): FieldOption[] {
  return all.map(({ slug, name }) => ({ value: slug, label: name }));
}
