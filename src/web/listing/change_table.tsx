import type { ListingChange } from "../../servers/listing_change.ts";
import type { ServerDetails } from "../../servers/server_details.ts";
import { Table } from "../frame/table_frame.tsx";
import { LISTING } from "./words.ts";

const { change: words } = LISTING;

/** What a listing shows, and beside it what it is to become. */
export function ChangeTable({ server, change }: { server: ServerDetails; change: ListingChange }) {
  const rows = ([
    [words.name, server.name, change.name],
    [words.game, server.gameName, change.gameName],
    [words.host, server.host, change.host],
    [words.port, server.port, change.port],
  ] as const).filter(([_, from, to]) => to !== null && to !== from)
    .map(([field, from, to]) => [field, from, <strong>{to}</strong>]);
  return <Table label={words.label} heads={[words.field, words.from, words.to]} rows={rows} />;
}
