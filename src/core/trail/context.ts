import type { Sql } from "../database/connect.ts";

/**
 * The smallest context of a domain function. The services of the pages and the operator on the command line have more.
 */
export interface Context {
  sql: Sql;
}

/** Context of a function after which deliveries may be due. */
export interface NudgeContext extends Context {
  /**
   * Makes the dispatcher send the deliveries that are due. Called after the commit. Returns at once and never throws.
   */
  nudge: () => void;
}
