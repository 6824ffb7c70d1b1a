import type { Sending } from "../site/web/resources.ts";
import type { Reading } from "../core/votes/reading.ts";
import type { DeskServices } from "../desk/web/desk_web.ts";
import { createLocales, type LocaleSettings } from "../site/locales/site_locales.ts";
import { createSiteLook } from "../site/settings/site_look.ts";
import type { Accounts, Listings, Presentation, Voting } from "../site/web/site_services.ts";
import type { BotCheck } from "../site/voting/ballot/bot_check.ts";
import type { Config } from "./config.ts";
import {
  createDelivering,
  type Delivering,
  type DeliveryReplacements,
} from "./wiring/create_delivering.ts";
import { wireExamination } from "./doctor/wire_examination.ts";
import { createListings, type Polling } from "./wiring/create_listings.ts";
import {
  type AccountsReplacements,
  type AccountsSettings,
  createAccounts,
} from "./wiring/create_accounts.ts";
import { createPlugins, type Plugins } from "./wiring/create_plugins.ts";
import { type ApiKeys, createReading, type Remembering } from "./wiring/create_reading.ts";
import {
  createResources,
  type ProcessResources,
  type ResourceAddresses,
} from "./wiring/create_resources.ts";
import { createVoting } from "./wiring/create_voting.ts";

/** Milliseconds within which a page or form must respond: 3 s including the network. */
const PAGE_WITHIN_MS = 2_800;

/** Milliseconds for which the listing's order, and pages for signed-out visitors, are reused. */
const PAGES_KEPT_MS = 1_000;

/**
 * The services of a process, in groups. Only the start and the end of a process take all of them. The README lists
 * what takes which group.
 */
export interface Services
  extends
    ProcessResources,
    ApiKeys,
    Reading,
    Remembering,
    Plugins,
    Sending,
    Delivering,
    Accounts,
    Voting,
    Listings,
    Polling,
    Presentation,
    Pick<DeskServices, "examination"> {
  /** Ends all services. Running statements get `graceS` seconds (default 5). */
  close(graceS?: number): Promise<void>;
}

/** Replacements for services in tests. */
export interface Replacements extends DeliveryReplacements, AccountsReplacements {
  now?: () => Date;
  /** Returns the database's time. */
  databaseNow?: () => Promise<Date>;
  botCheck?: BotCheck;
  /** Milliseconds for which pages are reused. 0 renders each request. */
  pagesKeptMs?: number;
  /** Milliseconds between queries for rewards that waiting claims might get, without a nudge. */
  askEveryMs?: number;
  /** Factor for the deadlines of statements, lookups and pages, because tests run on busy machines. */
  timeoutFactor?: number;
}

/** Addresses, keys and role that the services are created with. */
interface Connections extends ResourceAddresses, Partial<Pick<Config, "role">> {
  /** For error messages: the variable or the file of the secret key. */
  keySource?: string;
}

type Settings =
  & AccountsSettings
  & Pick<Config, "webhookAllowPrivate" | "approveVerified" | "trustedProxies" | "voting">
  & Partial<Pick<Config, "nearNames">>
  & { locales?: LocaleSettings };

/** Creates all services. Nothing runs yet, and no connection is opened before the first query. */
export function createServices(
  config: Settings,
  { role, keySource = "SECRET_KEY", ...addresses }: Connections,
  {
    now = () => new Date(),
    databaseNow,
    botCheck,
    pagesKeptMs = PAGES_KEPT_MS,
    askEveryMs,
    timeoutFactor = 1,
    ...replaced
  }: Replacements = {},
): Services {
  const { secretKeys } = addresses;
  const resources = createResources(addresses, { now, databaseNow, timeoutFactor });
  const presentation: Presentation = {
    locales: createLocales(config.locales),
    look: createSiteLook(resources.pools.reads),
    pagesKeptMs,
    pageWithinMs: PAGE_WITHIN_MS * timeoutFactor,
  };
  // All code that depends on whether mail is sent reads this.
  const sendsMail = replaced.mailer !== undefined || config.mail.smtpUrl !== undefined;
  const site = { ...config, ...presentation, secretKeys, sendsMail, timeoutFactor };
  const accounts = createAccounts(resources, site, replaced);
  const plugins = createPlugins(resources, { askEveryMs, timeoutFactor });
  const reading = createReading(resources, timeoutFactor);
  const alsoWaiting = [plugins.waitingClaims, { nudge: reading.following.expectChange }];
  const dispatching = createDelivering(resources, { ...site, role, alsoWaiting }, replaced);
  const delivering = {
    ...dispatching,
    nudge(): void {
      // A receiver may ask this process at once.
      reading.voteMemory.doubt();
      dispatching.nudge();
    },
  };
  return {
    ...resources,
    ...reading,
    ...plugins,
    ...delivering,
    ...accounts,
    ...createVoting(resources, site, botCheck),
    ...createListings(resources, { ...config, ...delivering }),
    ...presentation,
    examination: wireExamination(resources, { ...addresses, keySource }, { ...config, sendsMail }),
    async close(graceS) {
      resources.clock.stop();
      resources.valkey?.close();
      plugins.waitingClaims.stop();
      await Promise.all([accounts.background.stop(), accounts.providers.close()]);
      await delivering.sender.close();
      await resources.pools.close(graceS);
    },
  };
}
