import assert from "node:assert/strict";
import { DETAIL_NAMES } from "../../src/core/trail/audit_details.ts";
import type { Sql } from "../../src/core/database/connect.ts";
import {
  DEFAULT_LOCALES,
  loadLanguages,
  type LocaleSettings,
} from "../../src/site/locales/site_locales.ts";
import { parseTrustedProxies } from "../../src/core/limits/trusted_proxies.ts";
import { createPasswords, type Passwords } from "../../src/site/accounts/passwords/password.ts";
import { insertAccount } from "../../src/site/accounts/account_repository.ts";
import type { Mail } from "../../src/site/mail/mailer.ts";
import { type Act, OPERATOR } from "../../src/core/rights/actor.ts";
import type { Brand } from "../../src/site/settings/host_files.ts";
import { readReferenceFiles } from "../../src/service/api/reference_files.ts";
import { type App, createApp } from "../../src/service/app.ts";
import { type IssuedKey, issueKey } from "../../src/core/keys/issue_key.ts";
import { addServer } from "../../src/site/servers/add_server.ts";
import { decideStatus } from "../../src/site/servers/review/decide_status.ts";
import type { Server } from "../../src/core/servers/server.ts";
import { createServices, type Services } from "../../src/service/services.ts";
import type { Rounds } from "../../src/site/sign_in/providers/round.ts";
import type { Config } from "../../src/service/config.ts";
import type { ProviderFetch } from "../../src/site/sign_in/providers/provider_fetch.ts";
import type { BotCheck } from "../../src/site/voting/ballot/bot_check.ts";
import { createProofOfWork } from "../../src/site/voting/ballot/proof_of_work.ts";
import { castVote } from "../../src/core/votes/cast_vote.ts";
import type { VoteOutcome } from "../../src/core/votes/vote_outcome.ts";
import { LITTLE_WORK } from "./votes/little_work.ts";
import { freshDatabase } from "./database/database.ts";
import { assertDocumented } from "./api/documented.ts";

/** The site used in every test. */
export const SITE = {
  approveVerified: false,
  baseUrl: "http://localhost",
  trustedProxies: parseTrustedProxies(""),
  site: { name: undefined as string | undefined, contact: undefined as string | undefined },
  mail: { smtpUrl: undefined, from: "no-reply@example.com" },
  voting: {
    rankCounts: "signed-in" as const,
    perAddress: 250,
    needsVerifiedEmail: false,
    isOpen: false,
    turnstile: undefined,
  },
};

/** 32 bytes as base64: the secret key of every test's service. */
export const SECRET_KEY = btoa("a test's secret key of 32 bytes.");

/** Passwords at a cost that tests can afford hundreds of times. One test uses the real cost. */
export const PASSWORDS = createPasswords({ N: 16, r: 1, p: 1 });

/** An address for servers of a real service, which queries them. It needs no name server and has no listener. */
export const UNASKED = { host: "127.0.0.1", port: 1 };

/** A listing on a real Postgres, with a clock that the test sets. */
export interface World extends AsyncDisposable {
  services: Services;
  app: App;
  databaseUrl: string;
  /** The service's current time, and Postgres's too unless `databaseNow` differs. */
  clock: { now: Date; databaseNow?: Date };
  /** Advances the clock. */
  pass(ms: number): void;
  /** The services, with a nudge that does nothing, because tests decide when to deliver. */
  context: Services;
  /** The operator at the current time, for functions that need an actor and a time. */
  readonly act: Act;
  /** Emails sent so far. `services.background.settled()` waits for those in progress. */
  mails: Mail[];
  /** Creates an account with only a name. Its password can't be used. */
  account(username: string): Promise<{ id: string; username: string }>;
  /** Creates an approved server with a new owner. */
  server(name?: string): Promise<Server>;
  key(server: Pick<Server, "slug">, webhookUrl?: string, name?: string): Promise<IssuedKey>;
  /** Casts a vote without delivering it, because tests decide when to deliver. */
  vote(server: Pick<Server, "slug">, username: string): Promise<VoteOutcome>;
  get(
    path: string,
    options?: { key?: string; method?: string; headers?: HeadersInit },
  ): Promise<Response>;
}

/** Options that a test sets. */
export interface WorldOptions {
  now?: Date;
  /** The address of its servers. */
  listedAt?: { host: string; port: number };
  schedule?: readonly number[];
  trustedProxies?: Parameters<typeof createApp>[1]["trustedProxies"];
  voting?: Partial<Config["voting"]>;
  /** The providers that people may sign in with, and the function that sends requests to them. */
  providers?: Partial<Config["providers"]>;
  providerNetwork?: ProviderFetch;
  /** Whether proof of ownership approves a listing. */
  approveVerified?: boolean;
  botCheck?: BotCheck;
  passwords?: Passwords;
  /** The providers, and whether people sign in with passwords (by default they do). */
  rounds?: Rounds;
  passwordSignIn?: boolean;
  /** Whether there is a mail server. True by default. */
  sendsMail?: boolean;
  /** Milliseconds for which pages are reused. 0 by default, so that each page is current. */
  pagesKeptMs?: number;
  /** Factor of the deadlines. 1 is production's. */
  timeoutFactor?: number;
  name?: string;
  /** The contact address of the site's host. */
  contact?: string;
  /** The site's address, for browsers that check it, because passkeys belong to it. */
  baseUrl?: string;
  /** The languages of its pages. */
  locales?: LocaleSettings;
  /** The accounts that must have a second factor. */
  requireSecondFactor?: Config["requireSecondFactor"];
  /** The look of the site. */
  brand?: Brand;
  /** Returns the address with which the service reaches its database, for example through a proxy. */
  through?: (databaseUrl: string) => string;
}

/** Read once for all worlds of a worker. */
const referenceFiles = readReferenceFiles();

/** Seconds for statements that are still running at the end of a test, which only happens with a broken network. */
const CLOSE_GRACE_S = 0.5;

/** A factor with which no deadline passes on a busy machine. */
const PATIENT = 10;

/** Opens a separate world for one test. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const database = await freshDatabase();
  const mails: Mail[] = [];
  const clock: World["clock"] = { now: options.now ?? new Date("2026-03-10T12:00:00.000Z") };
  await loadLanguages((options.locales ?? DEFAULT_LOCALES).enabled);
  const databaseUrl = options.through?.(database.url) ?? database.url;
  const services = openServices(options, { databaseUrl, clock, mails });
  const app = await openApp(services, options);
  const context = { ...services, nudge: () => {} };
  const { listedAt = { host: "play.example.com", port: 25565 } } = options;
  let owners = 0;
  const act = (): Act => ({ by: OPERATOR, now: clock.now });
  const account = (username: string) => insertNamed(services.sql, username, clock.now);

  return {
    services,
    context,
    app,
    databaseUrl: database.url,
    clock,
    mails,
    get act() {
      return act();
    },
    pass: (ms) => void (clock.now = new Date(clock.now.getTime() + ms)),
    account,
    async server(name = "Skyblock Valley") {
      const { username: owner } = await account(`Owner_${++owners}`);
      const listing = { owner, name, game: "minecraft", ...listedAt };
      const { slug } = await addServer(context, listing, act());
      return await decideStatus(context, slug, { decision: "approve", ...act() });
    },
    key: ({ slug }, webhookUrl, name = "default") =>
      issueKey(context, slug, { name, webhookUrl, ...act() }),
    vote: ({ slug }, username) => castVote(context, { slug, username, now: clock.now }),
    async get(path, { key, method = "GET", headers } = {}) {
      // Tests change what is remembered by functions, too.
      services.voteMemory.doubt();
      const sent = new Headers(headers);
      if (key !== undefined) sent.set("Authorization", `Bearer ${key}`);
      return await app.fetch(new Request(`http://localhost${path}`, { method, headers: sent }));
    },
    async [Symbol.asyncDispose]() {
      await services.dispatcher.stop();
      await requireLabels(services.sql);
      await services.close(CLOSE_GRACE_S);
      await database[Symbol.asyncDispose]();
    },
  };
}

/** Creates the services, which have the world's clock and send their emails to `mails`. */
function openServices(
  options: WorldOptions,
  { databaseUrl, clock, mails }: Pick<World, "databaseUrl" | "clock" | "mails">,
): Services {
  const send = (mail: Mail) => Promise.resolve(void mails.push(mail));
  return createServices(
    {
      webhookAllowPrivate: true,
      ...SITE,
      approveVerified: options.approveVerified ?? false,
      passwordSignIn: options.passwordSignIn ?? true,
      baseUrl: options.baseUrl ?? SITE.baseUrl,
      requireSecondFactor: options.requireSecondFactor,
      locales: options.locales ?? DEFAULT_LOCALES,
      voting: { ...SITE.voting, ...options.voting },
      providers: { steam: false, ...options.providers },
    },
    { databaseUrl, secretKeys: [SECRET_KEY] },
    {
      botCheck: options.botCheck ?? configuredCheck(options),
      now: () => clock.now,
      passwords: options.passwords ?? PASSWORDS,
      databaseNow: () => Promise.resolve(clock.databaseNow ?? clock.now),
      pagesKeptMs: options.pagesKeptMs ?? 0,
      timeoutFactor: options.timeoutFactor ?? PATIENT,
      ...(options.rounds ? { rounds: options.rounds } : {}),
      ...(options.sendsMail !== false ? { mailer: { send } } : {}),
      ...(options.providerNetwork ? { providerNetwork: options.providerNetwork } : {}),
      ...(options.schedule ? { schedule: options.schedule } : {}),
    },
  );
}

/** Creates the app. It fails on a response of an API that its contract doesn't have. */
async function openApp(services: Services, options: WorldOptions): Promise<App> {
  const { fetch, ...rest } = createApp(
    services,
    {
      trustedProxies: options.trustedProxies ?? [],
      site: {
        ...SITE.site,
        ...options.name && { name: options.name },
        ...options.contact && { contact: options.contact },
      },
      baseUrl: options.baseUrl ?? SITE.baseUrl,
    },
    { reference: await referenceFiles, brand: options.brand },
  );
  return {
    fetch: async (request, peer) => assertDocumented(request, await fetch(request, peer)),
    ...rest,
  };
}

/** Creates an account whose password can't be used. */
async function insertNamed(sql: Sql, username: string, now: Date) {
  const id = crypto.randomUUID();
  const email = `${id}@example.com`;
  await insertAccount(sql, { id, username, email, password: "none", isModerator: false, now });
  return { id, username };
}

/** Fails if the trail contains details without a label on pages. */
async function requireLabels(sql: Sql): Promise<void> {
  const unlabelled = await sql<{ action: string; name: string }[]>`
    select distinct action, name from audit_entry cross join lateral jsonb_object_keys(details) as name
    where name <> all(${[...DETAIL_NAMES]})`.catch(() => []); // Some tests leave no database behind.
  const told = unlabelled.map(({ action, name }) => `${name} of ${action}`);
  assert.deepEqual(told, [], "details of the trail without a label");
}

/** Returns the proof of work at a cost that tests can afford, unless the world has Turnstile. */
function configuredCheck({ voting }: WorldOptions): BotCheck | undefined {
  return voting?.turnstile ? undefined : createProofOfWork(SECRET_KEY, { work: LITTLE_WORK });
}
