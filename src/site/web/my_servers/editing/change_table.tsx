import type { ListingText, ListingVersion } from "../../../servers/review/listing_version.ts";
import type { ServerDetails } from "../../../servers/server_details.ts";
import { FactList } from "../../kit/rows.tsx";
import {
  fieldNames,
  SHOWN_FIELDS,
  shownField,
  translatedNames,
} from "../../servers/shown_fields.ts";

/** The fields of an owner's requested change beside the current ones. */
export function ChangeTable({ server, change: { shown: wanted } }: {
  server: ServerDetails;
  change: ListingVersion;
}) {
  const names = fieldNames();
  const { name, gameName: game, host, port } = server;
  const before: Partial<ListingText> = { name, game, host, port };
  const fields = SHOWN_FIELDS.filter((field) => field in wanted && wanted[field] !== before[field]);
  const rows = [
    ...fields.map((field) =>
      [names[field], shownField(field, before), shownField(field, wanted)] as const
    ),
    ...translatedRows(wanted, names.translations),
  ];
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

/** Returns the rows of texts in other languages. Removed texts share one row. */
function translatedRows({ translations }: Partial<ListingText>, title: string) {
  if (!translations) return [];
  const rows = translatedNames()
    .map(({ tag, field, name }) => [name, "", translations[tag]?.[field] ?? ""] as const)
    .filter(([_, _from, to]) => to !== "");
  return rows.length > 0 ? rows : [[title, "", ""] as const];
}
