import type { Sql } from "../../../core/database/connect.ts";
import type { Ranking } from "../../../site/servers/ranking.ts";

/** What the reads of the public listing ask. Each operation names the parts that it needs. */
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
