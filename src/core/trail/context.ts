import type { Sql } from "../database/connect.ts";

/** The minimum that a domain function needs. The pages' services and the command line's operator have more. */
export interface Context {
  sql: Sql;
}

/** Context of a function after which deliveries may be due. */
export interface NudgeContext extends Context {
  /** Triggers sending of what is due. Called after the commit; returns at once and never throws. */
  nudge: () => void;
}
