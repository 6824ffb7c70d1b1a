import { LISTING } from "./words.ts";
import type { ListingChange } from "../../servers/listing_change.ts";
import type { ServerDetails } from "../../servers/server_details.ts";

const { change: changeWords } = LISTING;

/** A listing as shown now, beside the changes its owner wants. */
export function ChangeTable({ server, change }: { server: ServerDetails; change: ListingChange }) {
  const rows = ([
    [changeWords.name, server.name, change.name],
    [changeWords.game, server.gameName, change.gameName],
    [changeWords.host, server.host, change.host],
    [changeWords.port, server.port, change.port],
  ] as const).filter(([_, from, to]) => to !== null && to !== from);
  return (
    <dl class="diff">
      {rows.map(([field, from, to]) => (
        <>
          <dt>{field}</dt>
          <dd>
            <del dir="auto">{from}</del>
          </dd>
          <dd>
            <ins dir="auto">{to}</ins>
          </dd>
        </>
      ))}
    </dl>
  );
}
