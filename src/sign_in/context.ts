import { endResetLinks, markEmailVerified } from "../accounts/account_repository.ts";
import { endAgreements } from "../accounts/link_agreements.ts";
import { createPasswords, type Passwords } from "../accounts/password.ts";
import type { Sql } from "../database/connect.ts";
import type { CreateLimiter } from "../limits/shared_window.ts";
import { createBackground } from "../mail/background.ts";
import type { Mailer, MailSite } from "../mail/mailer.ts";
import { createLazyAuth, noteReset } from "./auth.ts";
import { createEmailLinks } from "./email_links.ts";
import { createAccountLimits } from "./limits.ts";
import { createKnownBrowsers } from "./known_browser.ts";
import type { SecretKeys } from "../secrets/secret_key.ts";
import { resetMail } from "./mails.ts";
import { createSessionCookies } from "./session_headers.ts";

/** Context of the functions in this folder. better-auth handles passwords and links; names are ours. */
export type AccountsContext = ReturnType<typeof createAccountsContext>;

/** The parts of a form request that accounts need. */
export interface AccountRequest {
  headers: Headers;
  /** The client's address, with IPv6 as its /64 network. Limits use it as their key. */
  address: string;
}

/** Creates the context. Loads and queries nothing before the first call. */
export function createAccountsContext(
  { secretKeys, now, passwords = createPasswords(), limiter, ...given }: {
    sql: Sql;
    secretKeys: SecretKeys;
    site: MailSite;
    mailer: Mailer;
    passwords?: Passwords | undefined;
    limiter: CreateLimiter;
    now: () => Date;
  },
) {
  const { sql, site, mailer } = given;
  const auth = createLazyAuth({
    sql,
    passwords,
    secretKeys,
    baseUrl: site.baseUrl,
    sendResetLink: ({ name, email }, token) =>
      mailer.send(resetMail(site, { email, username: name, token })),
    async onPasswordReset(accountId) {
      noteReset(accountId);
      await endResetLinks(sql, accountId);
      await markEmailVerified(sql, accountId);
      // Sessions end first: a vote under way in one of them must not agree to anything afterwards.
      await sql`delete from session where account_id = ${accountId}`;
      await endAgreements(sql, { accountId });
    },
  });
  return {
    ...given,
    now,
    passwords,
    /** Opens better-auth on the first call. */
    auth,
    emailLinks: createEmailLinks(secretKeys, now),
    sessionCookies: createSessionCookies(secretKeys, site.baseUrl),
    browsers: createKnownBrowsers(secretKeys, site.baseUrl),
    /** The emails being sent. */
    background: createBackground(),
    accountLimits: createAccountLimits(limiter),
  };
}
