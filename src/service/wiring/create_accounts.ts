import type { Resources } from "../../site/web/resources.ts";
import type { SecretKeys } from "../../core/secrets/secret_key.ts";
import type { Passwords } from "../../site/accounts/passwords/password.ts";
import { createMailer, type Mailer } from "../../site/mail/mailer.ts";
import { createPostman } from "../../site/mail/postman.ts";
import { createStopLinks } from "../../site/mail/stop_links.ts";
import { DEFAULT_NAME } from "../../site/settings/site_look.ts";
import { createAccountsContext } from "../../site/sign_in/accounts_context.ts";
import type { ProviderFetch } from "../../site/sign_in/providers/provider_fetch.ts";
import {
  createProviders,
  PROVIDER_WITHIN_MS,
} from "../../site/sign_in/providers/enabled_providers.ts";
import { createRounds, type Rounds } from "../../site/sign_in/providers/round.ts";
import type { Accounts, Presentation } from "../../site/web/site_services.ts";
import type { Config } from "../config.ts";

/** The host's settings for accounts and email. */
export type AccountsSettings =
  & Pick<Config, "baseUrl" | "site" | "mail">
  & Partial<Pick<Config, "providers" | "passwordSignIn" | "requireSecondFactor">>;

/** Replacements in tests for mail, slow passwords and real providers. */
export interface AccountsReplacements {
  mailer?: Mailer;
  passwords?: Passwords;
  /** Sends requests to the providers that people sign in with. */
  providerNetwork?: ProviderFetch;
  /** Sign-ins at a test's providers, in place of real ones. */
  rounds?: Rounds;
}

/** Creates accounts, sessions, and the emails to their owners. */
export function createAccounts(
  { pools, sql, now, clock, limiter, box }: Resources,
  config: AccountsSettings & Pick<Presentation, "locales" | "look"> & {
    secretKeys: SecretKeys;
    sendsMail: boolean;
    timeoutFactor: number;
  },
  { mailer, passwords, providerNetwork: network, rounds }: AccountsReplacements,
): Accounts {
  const { baseUrl, mail, locales, look, secretKeys, passwordSignIn, sendsMail: isOn } = config;
  /** Adds the site's current name. */
  const withName = <Facts extends object>(facts: Facts): Facts & { name: string } => ({
    ...facts,
    get name() {
      return config.site.name ?? look.current().name ?? DEFAULT_NAME;
    },
  });
  const site = withName({ baseUrl, locales });
  const providers = createProviders(config.providers ?? { steam: false }, {
    now,
    network,
    withinMs: PROVIDER_WITHIN_MS * config.timeoutFactor,
  });
  const accounts = createAccountsContext({
    sql,
    now,
    box,
    limiter,
    secretKeys,
    site,
    mailer: mailer ??
      createMailer({ smtpUrl: mail.smtpUrl, from: withName({ address: mail.from }) }),
    passwords,
    rounds: rounds ?? createRounds({ sql, providers, site, now }),
    passwordSignIn,
  });
  const stopLinks = createStopLinks(secretKeys, baseUrl);
  return {
    ...accounts,
    providers,
    requireSecondFactor: config.requireSecondFactor,
    stopLinks,
    postman: createPostman({ ...accounts, sql: pools.deliveries, clock, isOn, stopLinks }),
  };
}
