import type { ListingChange } from "../../servers/listing_change.ts";
import { LANGUAGE_TAGS } from "../../../core/locales/language_tags.ts";
import { TRANSLATED_FIELDS, type Translations } from "../../servers/translations.ts";
import type { ListingText } from "../../servers/unreviewed_edit.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import type { Words } from "../../../core/locales/locale.ts";
import { currentLocale } from "../current_locale.ts";
import { FactList } from "../kit/rows.tsx";

/** A listing as shown now, beside the changes its owner wants. */
export function ChangeTable({ server, change, now }: {
  server: ServerDetails;
  change: ListingChange;
  /** The public text today, to compare the other fields with. */
  now?: ListingText | undefined;
}) {
  const { change: changeWords } = currentLocale().words.listing;
  const identity = ([
    [changeWords.name, server.name, change.name],
    [changeWords.game, server.gameName, change.gameName],
    [changeWords.host, server.host, change.host],
    [changeWords.port, server.port, change.port],
  ] as const).filter(([_, from, to]) => to !== null && to !== from);
  const rows = [...identity, ...textRows(change.shownText ?? {}, now)];
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

function textRows(
  { translations, ...wanted }: Partial<ListingText>,
  now: ListingText | undefined,
): Row[] {
  const locale = currentLocale();
  const { change: changeWords } = locale.words.listing;
  const { formats } = locale;
  const fields = Object.keys(changeWords.text).filter((
    field,
  ): field is Exclude<keyof Words["listing"]["change"]["text"], "translations"> => field in wanted);
  const shown = (field: typeof fields[number], text: Partial<ListingText>): string => {
    const value = text[field];
    if (field === "textLanguage") return formats.language(`${value ?? ""}`);
    if (field === "country") return formats.country(`${value ?? ""}`);
    if (field === "languages") return formats.facts((text.languages ?? []).map(formats.language));
    return Array.isArray(value) ? formats.facts(value) : `${value ?? ""}`;
  };
  const rows = fields.map((field) =>
    [changeWords.text[field], now ? shown(field, now) : "", shown(field, wanted)] as const
  );
  if (!translations) return rows;
  const translated = translatedRows(translations, now?.translations);
  // Without what there is today, texts that are taken away have no row of their own.
  return [
    ...rows,
    ...translated.length > 0 ? translated : [[changeWords.text.translations, "", ""] as const],
  ];
}

/** Compares the texts in other languages, one by one. */
function translatedRows(wanted: Translations, now: Translations | undefined): Row[] {
  const locale = currentLocale();
  const { listingForm, listing } = locale.words;
  return LANGUAGE_TAGS.flatMap((tag) =>
    TRANSLATED_FIELDS.map((field): Row => [
      listingForm.translations.field(listing.change.text[field], locale.formats.language(tag)),
      now?.[tag]?.[field] ?? "",
      wanted[tag]?.[field] ?? "",
    ])
  ).filter(([_, from, to]) => from !== to);
}
