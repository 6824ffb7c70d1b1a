import { createAccountsContext } from "../site/sign_in/accounts_context.ts";
import type { ProviderFetch } from "../site/sign_in/providers/provider_fetch.ts";
import { createProviders, PROVIDER_WITHIN_MS } from "../site/sign_in/providers/providers.ts";
import { createRounds, type Rounds } from "../site/sign_in/providers/round.ts";
import { createMailer, type Mailer } from "../site/mail/mailer.ts";
import { createPostman } from "../site/mail/postman.ts";
import { createStopLinks } from "../site/mail/stop_links.ts";
import { createLocales, type Locales, type LocaleSettings } from "../site/locales/locales.ts";
import type { Passwords } from "../site/accounts/password.ts";
import { keepClock } from "./keep_clock.ts";
import type { Config } from "./config.ts";
import { createBatchedLookup } from "../core/database/batch.ts";
import type { Sql } from "../core/database/connect.ts";
import { readClock } from "./database/check_postgres.ts";
import { findTextRecords } from "../site/polling/dns_records.ts";
import { createExamination } from "./doctor.ts";
import { createHostProof } from "./secrets/host_proof.ts";
import { describeBug, log } from "../core/observing/log.ts";
import { createKeyGrader } from "../site/keys/grade_receiver.ts";
import { createKeyRing } from "../core/keys/key_ring.ts";
import { createLastUse } from "../core/keys/last_use.ts";
import { findHolders } from "../site/keys/url_key.ts";
import { type CreateLimiter, createLimiters } from "../core/limits/shared_window.ts";
import { openValkey } from "./limits/valkey.ts";
import { openPools } from "../core/database/pools.ts";
import { createReportLimits } from "../site/reports/report.ts";
import { createRewriter } from "../site/pictures/rewrite.ts";
import { createAskServer } from "../site/polling/ask_server.ts";
import { createCheckNow } from "../site/polling/check_now.ts";
import { createPoller } from "../site/polling/poller.ts";
import { createWaitingClaims } from "../reach/rewards/waiting_claims.ts";
import { createSecretBox, type SecretBox, type SecretKeys } from "../core/secrets/secret_key.ts";
import { createSiteLook, DEFAULT_NAME } from "../site/settings/site_look.ts";
import { createRanking } from "../site/servers/ranking.ts";
import { createVisits } from "../site/servers/visits.ts";
import { createBallotRules } from "../site/voting/ballot_rules.ts";
import type { BotCheck } from "../site/voting/bot_check.ts";
import { findCountedListings } from "../core/votes/counted_listings.ts";
import { findLastVotes } from "../core/votes/last_votes.ts";
import { findVoteCounts } from "../core/votes/vote_counts.ts";
import type { ChatSite } from "../reach/chats/attempt_chat.ts";
import { chatChannel } from "../reach/chats/chat_channel.ts";
import type { INVALID_MAX } from "../reach/chats/chat_pace.ts";
import { findTopTen } from "../reach/chats/top_ten.ts";
import { createDispatcher, type DispatchWaits } from "../core/deliveries/dispatcher.ts";
import { votifierLine } from "../reach/sending/votifier/votifier_line.ts";
import { createSender, type Sender } from "../core/sending/send_delivery.ts";
import { createNudge } from "../core/deliveries/wake.ts";
import { dayOf } from "../core/time/day.ts";

/** Milliseconds within which a page or form must respond: 3 s including the network. */
const PAGE_WITHIN_MS = 2_800;

/** Milliseconds for which the listing's order, and pages for signed-out visitors, are reused. */
const PAGES_KEPT_MS = 1_000;

/** Everything that the doors (API, pages, timetable) need, wired once. */
export type Services = ReturnType<typeof createServices>;

/** Replacements that tests use instead of the real thing. */
export interface Replacements extends DispatchWaits {
  now?: () => Date;
  /** Returns the database's time. */
  databaseNow?: () => Promise<Date>;
  /** Answers of one chat that stop everything that goes there, and those that stop an owner's messages. */
  invalidMax?: typeof INVALID_MAX;
  sender?: Sender;
  mailer?: Mailer;
  botCheck?: BotCheck;
  passwords?: Passwords;
  /** Sends requests to the providers that people sign in with. */
  providerNetwork?: ProviderFetch;
  /** Rounds at providers of a test, in place of real ones. */
  rounds?: Rounds;
  /** Milliseconds for which pages are reused; 0 renders each request. */
  pagesKeptMs?: number;
  /** Milliseconds between queries for rewards that waiting claims might get, without a nudge. */
  askEveryMs?: number;
  /** Factor for the deadlines of statements, lookups and pages, because tests run on busy machines. */
  timeoutFactor?: number;
}

/** Addresses, keys and role that the services are created with. */
interface Connections extends Partial<Pick<Config, "directUrl" | "valkeyUrl" | "role">> {
  databaseUrl: string;
  secretKeys: SecretKeys;
  /** For error messages: the variable or the file of the secret key. */
  keySource?: string;
}

type Settings =
  & Pick<
    Config,
    | "webhookAllowPrivate"
    | "approveVerified"
    | "baseUrl"
    | "trustedProxies"
    | "site"
    | "mail"
    | "voting"
  >
  & Partial<Pick<Config, "providers" | "passwordSignIn" | "requireSecondFactor" | "nearNames">>
  & { locales?: LocaleSettings };

/** Creates all services. Nothing runs yet, and no connection is opened before the first query. */
export function createServices(
  config: Settings,
  { databaseUrl, directUrl, valkeyUrl, role, secretKeys, keySource = "SECRET_KEY" }: Connections,
  { now = () => new Date(), pagesKeptMs = PAGES_KEPT_MS, timeoutFactor = 1, ...replaced }:
    Replacements = {},
) {
  const pools = openPools({ databaseUrl, directUrl }, timeoutFactor);
  const valkey = valkeyUrl === undefined ? undefined : openValkey(valkeyUrl, timeoutFactor);
  const { pages: sql } = pools;
  const clock = keepClock({ read: replaced.databaseNow ?? (() => readClock(sql)), now });
  const base: Base = {
    config,
    locales: createLocales(config.locales),
    look: createSiteLook(pools.reads),
    pools,
    sql,
    now,
    clock,
    limiter: createLimiters(valkey),
    box: createSecretBox(...secretKeys),
    secretKeys,
    sendsMail: replaced.mailer !== undefined || config.mail.smtpUrl !== undefined,
    pagesKeptMs,
    timeoutFactor,
  };
  const { sender, ...delivering } = createDelivering(base, { role, ...replaced });
  const people = createPeople(base, replaced);
  return {
    ...people,
    ...createReading(base),
    ...delivering,
    ...createListing(base),
    /** Posts to webhooks and chats. */
    sender,
    /** Whole milliseconds, truncated and not rounded. `clock` decides whether they are right. */
    now,
    clock,
    /** Creates limits, which processes share if Valkey is configured. */
    limiter: base.limiter,
    valkey,
    look: base.look,
    /** The languages of the pages and emails. */
    locales: base.locales,
    /** `sql`, used for accounts, is the pool of the pages. */
    pools,
    box: base.box,
    /** Whether webhooks may point into private networks. For the demo and tests. */
    allowPrivate: config.webhookAllowPrivate,
    /** Rules for votes from the pages. */
    ballots: createBallotRules(config, secretKeys, replaced.botCheck),
    /** Recognizes the doctor. */
    hostProof: createHostProof(secretKeys),
    /** Reports the state of the installation, as `deno task doctor` does. */
    examination: examine(base, { keySource, databaseUrl, directUrl, valkeyUrl }),
    /** Milliseconds that a page may be behind the database, and within which it must respond. */
    pagesKeptMs,
    pageWithinMs: PAGE_WITHIN_MS * timeoutFactor,
    /** Ends everything. Running statements get `graceS` seconds (default 5). */
    async close(graceS?: number) {
      clock.stop();
      valkey?.close();
      delivering.waitingClaims.stop();
      await Promise.all([people.background.stop(), people.providers.close()]);
      await sender.close();
      await pools.close(graceS);
    },
  };
}

function examine(
  { config, sql, now, secretKeys, sendsMail }: Base,
  { keySource, databaseUrl, directUrl, valkeyUrl }: {
    keySource: string;
    databaseUrl: string;
    directUrl?: string | undefined;
    valkeyUrl?: string | undefined;
  },
) {
  const { mail } = config;
  const key = { values: secretKeys, source: keySource, isNew: false, discard: async () => {} };
  return createExamination({
    sql,
    now,
    fetch,
    key,
    ...config,
    ...mail,
    oidc: config.providers?.oidc,
    sendsMail,
    valkeyUrl,
    databaseAt: directUrl ?? databaseUrl,
    urls: [databaseUrl, directUrl, valkeyUrl, mail.smtpUrl],
  });
}

/** What all groups of services are made from. */
interface Base extends Required<Pick<Replacements, "now" | "pagesKeptMs" | "timeoutFactor">> {
  config: Settings;
  locales: Locales;
  /** What administrators set of the site's look. */
  look: ReturnType<typeof createSiteLook>;
  pools: ReturnType<typeof openPools>;
  /** The pool of the pages. */
  sql: Sql;
  clock: ReturnType<typeof keepClock>;
  limiter: CreateLimiter;
  box: SecretBox;
  secretKeys: SecretKeys;
  /** Whether mail is sent. Everything that tells people about mail asks this. */
  sendsMail: boolean;
}

/** Queries that many requests share: keys, listings, votes and ranks. */
function createReading({ config, pools, sql, now, clock, pagesKeptMs, timeoutFactor }: Base) {
  const { reads, jobs } = pools;
  return {
    keys: createKeyRing({ sql: reads, now, timeoutFactor }),
    urlKey: createBatchedLookup(
      "urlKey",
      (secrets: string[]) => findHolders(reads, secrets),
      timeoutFactor,
    ),
    listing: createBatchedLookup(
      "listing",
      (ids: string[]) => findCountedListings(reads, ids, now()),
      timeoutFactor,
    ),
    ranking: createRanking({
      sql,
      jobs,
      now,
      clock,
      timeoutFactor,
      counts: config.voting.rankCounts,
      keptMs: pagesKeptMs,
    }),
    voteCounts: createBatchedLookup(
      "voteCounts",
      (ids: string[]) => findVoteCounts(reads, ids, dayOf(now())),
      timeoutFactor,
    ),
    lastVote: createBatchedLookup(
      "lastVote",
      (asked: { serverId: string; username: string }[]) => findLastVotes(reads, asked),
      timeoutFactor,
    ),
  };
}

/** Everything that sends votes on, and the nudges that wake it. */
function createDelivering(
  { config, locales, pools, sql, now, clock, box, timeoutFactor }: Base,
  { role, sender: ownSender, invalidMax, ...waits }: Replacements & Pick<Connections, "role">,
) {
  const { deliveries, leases } = pools;
  const sender = ownSender ?? createSender({
    allowPrivate: config.webhookAllowPrivate,
    now,
    lines: { votifier: votifierLine(new URL(config.baseUrl).hostname) },
    onInternalError: (error) => log("error", "send_failed", describeBug(error)),
  });
  const shared = { sql: deliveries, now, clock };
  const chats: ChatSite = {
    locales,
    baseUrl: config.baseUrl,
    findTopTen: (asked) => findTopTen(deliveries, asked),
  };
  const dispatcher = createDispatcher({
    ...waits,
    ...shared,
    leaseSql: leases,
    sender,
    box,
    channels: { chat: chatChannel(chats, invalidMax) },
  });
  const waitingClaims = createWaitingClaims({ ...waits, sql, now, timeoutFactor });
  /** Everything that waits for votes, cast here or by another process. */
  const waiting = role === "web" ? [waitingClaims] : [dispatcher, waitingClaims];
  const votesDue = { nudge: () => waiting.forEach((one) => one.nudge()) };
  const processId = crypto.randomUUID();
  return {
    sender,
    dispatcher,
    waitingClaims,
    votesDue,
    nudge: createNudge(deliveries, votesDue, processId),
    /** Identifies this process on the NOTIFY channel. */
    processId,
    gradeKey: createKeyGrader({ sql, box, now, sender, dispatcher }),
    lastUse: createLastUse(deliveries, () => clock.corrected(now())),
  };
}

/** Accounts, sessions and the emails to their owners. */
function createPeople(
  base: Base,
  { mailer, passwords, providerNetwork: network, rounds }: Replacements,
) {
  const { config, locales, look, pools, sql, now, clock, limiter, secretKeys, sendsMail } = base;
  const { timeoutFactor } = base;
  const { baseUrl, mail } = config;
  /** Adds the site's name at the moment. */
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
    withinMs: PROVIDER_WITHIN_MS * timeoutFactor,
  });
  const accounts = createAccountsContext({
    sql,
    secretKeys,
    site,
    mailer: mailer ??
      createMailer({ smtpUrl: mail.smtpUrl, from: withName({ address: mail.from }) }),
    now,
    passwords,
    rounds: rounds ?? createRounds({ sql, providers, site, now }),
    passwordSignIn: config.passwordSignIn,
    limiter,
  });
  const stopLinks = createStopLinks(secretKeys, baseUrl);
  return {
    ...accounts,
    /** Where people may sign in besides with a password. */
    providers,
    /** Who must have a second factor; undefined: nobody. */
    requireSecondFactor: config.requireSecondFactor,
    stopLinks,
    postman: createPostman({
      ...accounts,
      sql: pools.deliveries,
      now,
      clock,
      isOn: sendsMail,
      stopLinks,
    }),
  };
}

/** What keeps listings right: polls, proofs of ownership, pictures and reports. */
function createListing({ config, pools, sql, now, clock, limiter }: Base) {
  const ask = createAskServer({ allowPrivate: config.webhookAllowPrivate });
  return {
    poller: createPoller({ sql: pools.deliveries, now, clock, ask }),
    checkNow: createCheckNow({ ...config, sql, ask, now, findTexts: findTextRecords }),
    /** Whether proof of ownership approves a new listing. */
    approveVerified: config.approveVerified,
    rewritePicture: createRewriter(),
    reportLimits: createReportLimits(limiter),
    visits: createVisits(pools.deliveries, () => clock.corrected(now())),
  };
}
