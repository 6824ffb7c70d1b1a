import { STEAM } from "../../core/accounts/other_names.ts";
import { createPasswords, type Passwords } from "../accounts/password.ts";
import type { Sql } from "../../core/database/connect.ts";
import type { CreateLimiter } from "../../core/limits/shared_window.ts";
import type { LocaleTag } from "../../core/locales/language_tags.ts";
import { type Background, createBackground } from "../mail/background.ts";
import type { Mailer, MailSite } from "../mail/mailer.ts";
import type { SecretBox, SecretKeys } from "../../core/secrets/secret_key.ts";
import { createIdentityVotes, type IdentityVotes } from "../accounts/identity_votes.ts";
import { createAddressLinks } from "./address_links.ts";
import { createKnownBrowsers } from "./known_browser.ts";
import { createAccountLimits } from "./limits.ts";
import { createPasskeyChallenges } from "./passkey_challenge.ts";
import type { Rounds } from "./providers/round.ts";

/** Context of the functions in this folder. */
export interface AccountsContext {
  sql: Sql;
  now: () => Date;
  /** Seals the secrets of authenticator apps. */
  box: SecretBox;
  /** The site as emails name it. */
  site: MailSite;
  mailer: Mailer;
  /** Hashes and checks passwords. */
  passwords: Passwords;
  /** Rounds at the providers that people sign in with. */
  rounds: Rounds;
  /** Whether people sign in and up with passwords. */
  passwordSignIn: boolean;
  /** Whether a sign-in with Steam proves the names that are Steam ids. */
  provesSteamIds: boolean;
  /** Links that confirm an address. */
  emailLinks: ReturnType<typeof createAddressLinks>;
  /** Keeps each identity to one vote a day for a server. */
  identityVotes: IdentityVotes;
  /** Recognizes the browsers that accounts signed in with. */
  browsers: ReturnType<typeof createKnownBrowsers>;
  /** The host and origin that passkeys sign. */
  passkeyChallenges: ReturnType<typeof createPasskeyChallenges>;
  /** The links "This wasn't me". */
  notMeLinks: ReturnType<typeof createAddressLinks>;
  /** The emails being sent. */
  background: Background;
  /** Limits on everything that proves or guesses an identity. */
  accountLimits: ReturnType<typeof createAccountLimits>;
}

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
