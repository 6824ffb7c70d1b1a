import type { ListingText, ListingVersion } from "../../servers/listing_version.ts";
import { LANGUAGE_TAGS } from "../../../core/locales/language_tags.ts";
import { TRANSLATED_FIELDS, type Translations } from "../../servers/translations.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import type { Words } from "../../../core/locales/locale.ts";
import { currentLocale } from "../current_locale.ts";
import { FactList } from "../kit/rows.tsx";

/** A listing as shown now, beside the changes its owner wants. */
export function ChangeTable({ server, change: { shown: wanted } }: {
  server: ServerDetails;
  change: ListingVersion;
}) {
  const { change: changeWords } = currentLocale().words.listing;
  const identity = ([
    [changeWords.name, server.name, wanted.name],
    [changeWords.game, server.gameName, wanted.game],
    [changeWords.host, server.host, wanted.host],
    [changeWords.port, server.port, wanted.port],
  ] as const).filter(([_, from, to]) => to !== undefined && to !== from);
  const rows = [...identity, ...textRows(wanted)];
  return (
    <FactList
      facts={rows.map(([field, from, to]) => [
        field,
        <>
          <del class="typed" dir="auto">{from}</del>
          <ins class="typed" dir="auto">{to}</ins>
        </>,
      ])}
    />
  );
}

/** A field's name, what it is, and what its owner wants it to be. */
type Row = readonly [name: string, from: string, to: string];

/** Returns the rows of texts besides those that identify a listing, without what they are now: the page shows it. */
function textRows({ translations, ...wanted }: Partial<ListingText>): Row[] {
  const { formats, words: { listing } } = currentLocale();
  const { text: names } = listing.change;
  const fields = Object.keys(names).filter((
    field,
  ): field is Exclude<keyof Words["listing"]["change"]["text"], "translations"> => field in wanted);
  const shown = (field: typeof fields[number]): string => {
    const value = wanted[field];
    if (field === "textLanguage") return formats.language(`${value ?? ""}`);
    if (field === "country") return formats.country(`${value ?? ""}`);
    if (field === "languages") return formats.facts((wanted.languages ?? []).map(formats.language));
    return Array.isArray(value) ? formats.facts(value) : `${value ?? ""}`;
  };
  const rows = fields.map((field) => [names[field], "", shown(field)] as const);
  if (!translations) return rows;
  const translated = translatedRows(translations);
  // Texts that are taken away have no row of their own.
  return [...rows, ...translated.length > 0 ? translated : [[names.translations, "", ""] as const]];
}

function translatedRows(wanted: Translations): Row[] {
  const { formats, words: { listingForm, listing } } = currentLocale();
  return LANGUAGE_TAGS.flatMap((tag) =>
    TRANSLATED_FIELDS.map((field): Row => [
      listingForm.translations.field(listing.change.text[field], formats.language(tag)),
      "",
      wanted[tag]?.[field] ?? "",
    ])
  ).filter(([_, _from, to]) => to !== "");
}
