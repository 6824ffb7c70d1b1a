import type { Sql } from "../database/connect.ts";
import type { Auth } from "./auth.ts";
import type { Background } from "../mail/background.ts";
import type { AccountLimits } from "./limits.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { MailSite } from "./mails.ts";
import type { Passwords } from "../accounts/password.ts";

/** What the verbs of this folder work with. */
export interface AccountsContext {
  sql: Sql;
  now: () => Date;
  passwords: Passwords;
  /** Opens better-auth at its first call. */
  auth: () => Promise<Auth>;
  site: MailSite;
  limits: AccountLimits;
  mailer: Mailer;
  background: Background;
}

/** A form that somebody sent, as far as accounts look at it. */
export interface AccountRequest {
  headers: Headers;
  /** The client's address, an IPv6 one as its /64 network: what limits count under. */
  address: string;
}
