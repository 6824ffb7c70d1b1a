import { STEAM } from "../../core/accounts/other_names.ts";
import { createPasswords, type Passwords } from "../accounts/password.ts";
import type { Sql } from "../../core/database/connect.ts";
import type { CreateLimiter } from "../../core/limits/shared_window.ts";
import type { LocaleTag } from "../../core/locales/language_tags.ts";
import { createBackground } from "../mail/background.ts";
import type { Mailer, MailSite } from "../mail/mailer.ts";
import { createSecretBox, type SecretKeys } from "../../core/secrets/secret_key.ts";
import { createIdentityVotes } from "../accounts/identity_votes.ts";
import { createEmailLinks } from "./email_links.ts";
import { createKnownBrowsers } from "./known_browser.ts";
import { createAccountLimits } from "./limits.ts";
import { createNotMeLinks } from "./not_me_links.ts";
import { createPasskeyChallenges } from "./passkey_challenge.ts";
import type { Rounds } from "./providers/round.ts";

/** Context of the functions in this folder. */
export type AccountsContext = ReturnType<typeof createAccountsContext>;

/** The parts of a form request that accounts need. */
export interface AccountRequest {
  headers: Headers;
  /** The client's address, with IPv6 as its /64 network. Limits use it as their key. */
  address: string;
  /** The language of the page, if the site has several. A new account has it. */
  locale?: LocaleTag | undefined;
}

/** Creates the context. Queries nothing. */
export function createAccountsContext(
  {
    secretKeys,
    passwords = createPasswords(),
    rounds,
    passwordSignIn = true,
    limiter,
    ...given
  }: {
    sql: Sql;
    secretKeys: SecretKeys;
    site: MailSite;
    mailer: Mailer;
    passwords?: Passwords | undefined;
    rounds: Rounds;
    passwordSignIn?: boolean | undefined;
    limiter: CreateLimiter;
    now: () => Date;
  },
) {
  const { site: { baseUrl }, now } = given;
  return {
    ...given,
    passwords,
    rounds,
    /** Whether people sign in and up with passwords. */
    passwordSignIn,
    /** Whether a sign-in with Steam proves the names that are Steam ids. */
    provesSteamIds: rounds.list.some(({ id }) => id === STEAM),
    emailLinks: createEmailLinks(secretKeys, now),
    identityVotes: createIdentityVotes(secretKeys),
    browsers: createKnownBrowsers(secretKeys, baseUrl),
    passkeyChallenges: createPasskeyChallenges(secretKeys, now),
    notMeLinks: createNotMeLinks(secretKeys, now),
    /** Seals the secrets of authenticator apps. */
    box: createSecretBox(...secretKeys),
    /** The emails being sent. */
    background: createBackground(),
    accountLimits: createAccountLimits(limiter),
  };
}
