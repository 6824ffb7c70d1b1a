import { createPasswords, type Passwords } from "../accounts/password.ts";
import type { Sql } from "../database/connect.ts";
import type { CreateLimiter } from "../limits/shared_window.ts";
import { createBackground } from "../mail/background.ts";
import type { Mailer, MailSite } from "../mail/mailer.ts";
import type { SecretKeys } from "../secrets/secret_key.ts";
import { createEmailLinks } from "./email_links.ts";
import { createKnownBrowsers } from "./known_browser.ts";
import { createAccountLimits } from "./limits.ts";

/** Context of the functions in this folder. */
export type AccountsContext = ReturnType<typeof createAccountsContext>;

/** The parts of a form request that accounts need. */
export interface AccountRequest {
  headers: Headers;
  /** The client's address, with IPv6 as its /64 network. Limits use it as their key. */
  address: string;
}

/** Creates the context. Queries nothing. */
export function createAccountsContext(
  { secretKeys, passwords = createPasswords(), limiter, ...given }: {
    sql: Sql;
    secretKeys: SecretKeys;
    site: MailSite;
    mailer: Mailer;
    passwords?: Passwords | undefined;
    limiter: CreateLimiter;
    now: () => Date;
  },
) {
  const { site: { baseUrl }, now } = given;
  return {
    ...given,
    passwords,
    emailLinks: createEmailLinks(secretKeys, now),
    browsers: createKnownBrowsers(secretKeys, baseUrl),
    /** The emails being sent. */
    background: createBackground(),
    accountLimits: createAccountLimits(limiter),
  };
}
