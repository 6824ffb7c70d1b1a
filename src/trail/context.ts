import type { Sql } from "../database/connect.ts";

/** The least that a verb works with; the pages' services and the command line's operator have more. */
export interface Context {
  sql: Sql;
}

/** Context of a verb after which deliveries may be due. */
export interface NudgeContext extends Context {
  /** Gets what is due sent. Called after the commit; returns at once and never throws. */
  nudge: () => void;
}
