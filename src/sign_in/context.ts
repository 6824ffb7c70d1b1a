import { endResetLinks, markEmailVerified } from "../accounts/account_repository.ts";
import type { CreateAccountContext } from "../accounts/create_account.ts";
import { createPasswords, type Passwords } from "../accounts/password.ts";
import type { Sql } from "../database/connect.ts";
import { type Background, createBackground } from "../mail/background.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { MailSite } from "../mail/text.ts";
import { type Auth, createLazyAuth, type LinkedAccount } from "./auth.ts";
import { createEmailLinks, type EmailLinks } from "./email_links.ts";
import { type AccountLimits, createAccountLimits, type CreateLimiter } from "./limits.ts";
import { createKnownBrowsers, type KnownBrowsers } from "./known_browser.ts";
import type { SecretKeys } from "../secret_key.ts";
import { noteReset } from "./note_reset.ts";
import { resetMail } from "./mails.ts";
import { createSessionCookies, type SessionCookies } from "./session_cookies.ts";

/** Context of the verbs in this folder: passwords and links are better-auth's, names are ours. */
export interface AccountsContext extends CreateAccountContext {
  /** Opens better-auth on the first call. */
  auth: () => Promise<Auth>;
  site: MailSite;
  accountLimits: AccountLimits;
  sessionCookies: SessionCookies;
  browsers: KnownBrowsers;
  emailLinks: EmailLinks;
  mailer: Mailer;
  /** The emails under way. */
  background: Background;
}

/** The parts of a form request that accounts need. */
export interface AccountRequest {
  headers: Headers;
  /** The client's address, with IPv6 as its /64 network: the key that limits count under. */
  address: string;
}

/** Dependencies of createAccountsContext. */
export interface AccountsOptions {
  sql: Sql;
  secretKeys: SecretKeys;
  site: MailSite;
  mailer: Mailer;
  createLimiter: CreateLimiter;
  passwords?: Passwords | undefined;
  now: () => Date;
}

/** Wires everything up; loads and queries nothing before the first call. */
export function createAccountsContext(
  { createLimiter, secretKeys, now, passwords = createPasswords(), ...given }: AccountsOptions,
): AccountsContext {
  const { sql, site, mailer } = given;
  const addressed = ({ username, email }: LinkedAccount, token: string) => ({
    to: email,
    username,
    token,
  });
  const auth = createLazyAuth({
    sql,
    passwords,
    secretKeys,
    baseUrl: site.baseUrl,
    sendResetLink: (account, token) => mailer.send(resetMail(site, addressed(account, token))),
    async onPasswordReset(accountId) {
      noteReset(accountId);
      await endResetLinks(sql, accountId);
      await markEmailVerified(sql, accountId);
    },
  });
  return {
    ...given,
    passwords,
    auth,
    emailLinks: createEmailLinks(secretKeys, now),
    sessionCookies: createSessionCookies(secretKeys, site.baseUrl),
    browsers: createKnownBrowsers(secretKeys, site.baseUrl),
    background: createBackground(),
    accountLimits: createAccountLimits(createLimiter),
  };
}
