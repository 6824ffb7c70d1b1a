import { STEAM } from "../../core/accounts/other_names.ts";
import { createPasswords, type Passwords } from "../accounts/passwords/password.ts";
import type { Sql } from "../../core/database/connect.ts";
import type { CreateLimiter } from "../../core/limits/shared_window.ts";
import type { LocaleTag } from "../../core/locales/language_tags.ts";
import { type Background, createBackground } from "../mail/background.ts";
import type { Mailer, MailSite } from "../mail/mailer.ts";
import type { SecretBox, SecretKeys } from "../../core/secrets/secret_key.ts";
import { createIdentityVotes, type IdentityVotes } from "../accounts/identity_votes.ts";
import { createAddressLinks } from "./links/address_links.ts";
import { createKnownBrowsers } from "./sessions/known_browser.ts";
import { createAccountLimits } from "./limits.ts";
import { createPasskeyChallenges } from "./passkeys/passkey_challenge.ts";
import type { Rounds } from "./providers/round.ts";

/** What the functions of this folder need: the database, the limits and the makers of links and challenges. */
export interface AccountsContext {
  sql: Sql;
  now: () => Date;
  /** Encrypts the secrets of authenticator apps. */
  box: SecretBox;
  /** The site's name and address in emails. */
  site: MailSite;
  mailer: Mailer;
  passwords: Passwords;
  /** Sign-ins at Discord, Steam and OpenID Connect providers. */
  rounds: Rounds;
  /** Whether users can sign in and sign up with a password. */
  passwordSignIn: boolean;
  /** Whether signing in with Steam proves ownership of a name that is a Steam id. */
  provesSteamIds: boolean;
  emailLinks: ReturnType<typeof createAddressLinks>;
  /** Limits each identity to one vote per server and day. */
  identityVotes: IdentityVotes;
  /** Recognizes browsers in which an account signed in before. */
  browsers: ReturnType<typeof createKnownBrowsers>;
  /** The host and origin that passkeys sign. */
  passkeyChallenges: ReturnType<typeof createPasskeyChallenges>;
  notMeLinks: ReturnType<typeof createAddressLinks>;
  /** Work that continues after the response, such as sending emails. */
  background: Background;
  /** Limits on attempts to prove an identity, and on emails. */
  accountLimits: ReturnType<typeof createAccountLimits>;
}

/** The parts of a form request that signing in needs. */
export interface AccountRequest {
  headers: Headers;
  /** The client's IP address, or its /64 network for IPv6. Limits use it as their key. */
  address: string;
  /** The page's language, if the site has several. A new account starts with it. */
  locale?: LocaleTag | undefined;
}

/** Creates the context without querying the database. */
export function createAccountsContext(
  {
    secretKeys,
    passwords = createPasswords(),
    passwordSignIn = true,
    limiter,
    ...given
  }: Pick<AccountsContext, "sql" | "now" | "box" | "site" | "mailer" | "rounds"> & {
    secretKeys: SecretKeys;
    passwords?: Passwords | undefined;
    passwordSignIn?: boolean | undefined;
    limiter: CreateLimiter;
  },
): AccountsContext {
  const { site: { baseUrl }, rounds, now } = given;
  return {
    ...given,
    passwords,
    passwordSignIn,
    provesSteamIds: rounds.list.some(({ id }) => id === STEAM),
    emailLinks: createAddressLinks(secretKeys, "email links", now),
    identityVotes: createIdentityVotes(secretKeys),
    browsers: createKnownBrowsers(secretKeys, baseUrl),
    passkeyChallenges: createPasskeyChallenges(secretKeys, now),
    notMeLinks: createAddressLinks(secretKeys, "not me links", now),
    background: createBackground(),
    accountLimits: createAccountLimits(limiter),
  };
}
