import { createHash } from "node:crypto";
import { z } from "zod";
import { parseBase64 } from "../../../core/text/parse_base64.ts";
import { parseJson } from "../../../core/text/parse_json.ts";
import type { ListPosition } from "../../../site/servers/index/list_position.ts";
import type { Search } from "../../../site/servers/search/listing_search.ts";

/**
 * Characters of a checksum. It detects truncated cursors and those of other searches. A forged position would do no
 * harm.
 */
const CHECKSUM_LENGTH = 12;

const Position = z.tuple([
  z.string(),
  z.object({
    id: z.guid(),
    since: z.number(),
    votes: z.number(),
    votesToday: z.number(),
    votesAll: z.number(),
    playersOnline: z.number(),
    foldedName: z.string(),
    match: z.number(),
  }),
]);

/** Returns a cursor, which is the position at which a search continues. It is opaque to clients. */
export function writeCursor(position: ListPosition, search: Search): string {
  // Names may be long, and only an order by name compares them.
  const kept = { ...position, foldedName: search.sort === "name" ? position.foldedName : "" };
  const text = JSON.stringify([checksum(kept, search), kept]);
  return new TextEncoder().encode(text).toBase64({ alphabet: "base64url", omitPadding: true });
}

/** Returns the position in a cursor, or null if it doesn't belong to this search. */
export function readCursor(cursor: string, search: Search): ListPosition | null {
  const { success, data } = Position.safeParse(parse(cursor));
  if (!success) return null;
  const [sum, position] = data;
  return sum === checksum(position, search) ? position : null;
}

function parse(cursor: string): unknown {
  const bytes = parseBase64(cursor, { alphabet: "base64url" });
  return bytes && parseJson(new TextDecoder().decode(bytes));
}

function checksum(position: ListPosition, { locale, ...filters }: Search): string {
  const text = JSON.stringify([position, filters, locale.tag]);
  return createHash("sha256").update(text).digest("base64url").slice(0, CHECKSUM_LENGTH);
}
