import type { ListingChange } from "../../servers/listing_change.ts";
import type { ListingText } from "../../servers/unreviewed_edit.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import type { Locale, Words } from "../../locales/locale.ts";

/** A listing as shown now, beside the changes its owner wants. */
export function ChangeTable({ locale, server, change, now }: {
  locale: Locale;
  server: ServerDetails;
  change: ListingChange;
  /** The public text today, to compare the other fields with. */
  now?: ListingText | undefined;
}) {
  const { change: changeWords } = locale.words.listing;
  const identity = ([
    [changeWords.name, server.name, change.name],
    [changeWords.game, server.gameName, change.gameName],
    [changeWords.host, server.host, change.host],
    [changeWords.port, server.port, change.port],
  ] as const).filter(([_, from, to]) => to !== null && to !== from);
  const rows = [...identity, ...textRows(locale, change.shownText ?? {}, now)];
  return (
    <dl class="diff">
      {rows.map(([field, from, to]) => (
        <>
          <dt>{field}</dt>
          <dd>
            <del class="typed" dir="auto">{from}</del>
          </dd>
          <dd>
            <ins class="typed" dir="auto">{to}</ins>
          </dd>
        </>
      ))}
    </dl>
  );
}

function textRows(locale: Locale, wanted: Partial<ListingText>, now: ListingText | undefined) {
  const { change: changeWords } = locale.words.listing;
  const fields = Object.keys(changeWords.text).filter((
    field,
  ): field is keyof Words["listing"]["change"]["text"] => field in wanted);
  const shown = (value: ListingText[keyof ListingText] | undefined) =>
    Array.isArray(value) ? locale.formats.facts(value) : value ?? "";
  return fields.map((field) =>
    [changeWords.text[field], now ? shown(now[field]) : "", shown(wanted[field])] as const
  );
}
