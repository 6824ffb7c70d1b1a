import type { Handlers } from "../../../../generated/public/routes.ts";
import type { operations } from "../../../../generated/public/types.ts";
import type { ListingReads, ListingSite } from "./listing_reads.ts";
import { readListings } from "../../../site/servers/public/listings.ts";
import { type Search, WHOLE_LISTING } from "../../../site/servers/search/listing_search.ts";
import { ProblemAnswer } from "../../../core/api/error_response.ts";
import type { ApiEnv } from "../../../core/api/request_state.ts";
import { INPUT } from "../../../core/api/problem_details.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { summaryOf } from "./server_body.ts";

/** The parameters that filter and sort. The rest of the query is the part to return. */
type ListingQuery = Omit<
  NonNullable<operations["listServers"]["parameters"]["query"]>,
  "after" | "limit"
>;

/** GET /public/v1/servers: returns listed servers, filtered and sorted, after a cursor. */
export function listServers(
  { sql, ranking, now }: ListingReads,
  { baseUrl }: ListingSite,
): Handlers<ApiEnv>["listServers"] {
  return async (c) => {
    const { after: cursor, limit, ...query } = c.req.valid("query");
    const search = searchOf(query);
    const after = cursor === undefined ? undefined : readCursor(cursor, search);
    if (after === null) throw otherCursor();
    const from = { after, limit, now: now() };
    const { servers, total, next } = await readListings({ sql, ranking }, search, from);
    return c.json({
      servers: servers.map((server) => summaryOf(server, baseUrl)),
      total,
      cursor: next ? writeCursor(next, search) : null,
    }, 200);
  };
}

function searchOf(
  { q = "", tags = "", online = false, sort = WHOLE_LISTING.sort, ...filters }: ListingQuery,
): Search {
  const { game = "", country = "", language = "", version = "", ...others } = filters;
  others satisfies Record<string, never>; // another filter in the contract does not compile
  return {
    ...WHOLE_LISTING,
    text: q.trim(),
    game,
    country,
    language,
    version,
    tags: [...new Set(tags.split(",").filter((slug) => slug !== ""))].sort(),
    isOnline: online,
    sort,
  };
}

function otherCursor(): ProblemAnswer {
  const detail = INPUT.otherCursor;
  const errors = [{ in: "query" as const, name: "after", detail }];
  return new ProblemAnswer("invalid_parameter", `after: ${detail}`, errors);
}
