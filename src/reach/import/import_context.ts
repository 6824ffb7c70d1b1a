import type { Sql } from "../../core/database/connect.ts";
import type { DestinationRules } from "../../core/destinations/webhook_url.ts";
import type { Mailer, MailSite } from "../../site/mail/mailer.ts";
import type { RewritePicture } from "../../site/pictures/rewrite.ts";
import type { SecretBox } from "../../core/secrets/secret_key.ts";
import type { Act } from "../../core/rights/actor.ts";
import type { Archive } from "./read_archive.ts";
import type { Staging } from "./staging.ts";

/** Options that the operator gives to an import. */
export interface ImportOperator extends DestinationRules {
  sql: Sql;
  act: Act;
  /** Prints a line of the report. */
  note: (text: string) => void;
  mailer: Mailer;
  /** Seals mails that wait for another attempt. */
  box: SecretBox;
  /** Facts about the site that mails contain. */
  site: MailSite;
}

/** Services and options that the steps of an import need. */
export interface ImportContext extends DestinationRules {
  sql: Sql;
  archive: Archive;
  staging: Staging;
  /** Whether this is a trial run, which writes nothing. */
  isDry: boolean;
  act: Act;
  rewritePicture: RewritePicture;
  /** Prints a line of the report. */
  note: (text: string) => void;
}
