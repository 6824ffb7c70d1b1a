import type { Sql } from "../../core/database/connect.ts";
import type { DestinationRules } from "../../core/destinations/webhook_url.ts";
import type { RewritePicture } from "../../site/pictures/rewrite.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { Archive } from "./read_archive.ts";
import type { Staging } from "./staging.ts";

/** What the steps of an import need. */
export interface ImportContext extends DestinationRules {
  sql: Sql;
  archive: Archive;
  staging: Staging;
  /** Whether nothing is written. */
  isDry: boolean;
  act: Act;
  rewritePicture: RewritePicture;
  /** Prints a line of the report. */
  note: (text: string) => void;
}
