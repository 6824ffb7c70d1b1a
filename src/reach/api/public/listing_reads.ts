import type { Sql } from "../../../core/database/connect.ts";
import type { Ranking } from "../../../site/servers/index/ranking_copy.ts";

/** Queries that the operations of the public listing use. Each operation names those that it needs. */
export interface ListingReads {
  sql: Sql;
  ranking: Ranking;
  now(): Date;
}

/** The site that the listing belongs to. */
export interface ListingSite {
  /** Its public address, without a trailing slash. */
  baseUrl: string;
}
