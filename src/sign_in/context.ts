import type { Sql } from "../database/connect.ts";
import type { Auth } from "./auth.ts";
import type { Background } from "../mail/background.ts";
import type { AccountLimits } from "./limits.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { MailSite } from "./mails.ts";
import type { Passwords } from "../accounts/password.ts";

/** Dependencies of the functions in this folder. */
export interface AccountsContext {
  sql: Sql;
  now: () => Date;
  passwords: Passwords;
  /** Opens better-auth on the first call. */
  auth: () => Promise<Auth>;
  site: MailSite;
  limits: AccountLimits;
  mailer: Mailer;
  background: Background;
}

/** The parts of a form request that accounts need. */
export interface AccountRequest {
  headers: Headers;
  /** The client's address, with IPv6 as its /64 network: the key that limits count under. */
  address: string;
}
