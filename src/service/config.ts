import type { z } from "zod";
import { environment } from "./environment.ts";
import { findNearNames } from "./near_names.ts";
import type { LocaleSettings } from "../site/locales/site_locales.ts";
import { trustLoopback } from "../core/limits/trusted_proxies.ts";
import { faultsOfProviders, readProviders } from "../site/sign_in/providers/settings.ts";

/** The parsed environment; `environment.ts` describes each variable. */
export type Config = ReturnType<typeof loadConfig>;

/** The environment is invalid. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Parses the environment. Throws one SettingsError that lists every error, one per line, but never a value, because it
 * may be a secret.
 */
export function loadConfig(variables: Record<string, string | undefined>) {
  // An empty variable counts as absent.
  const env = Object.fromEntries(
    Object.entries(variables).flatMap(([name, value = ""]) => {
      const read = readValue(value);
      return read === "" ? [] : [[name, read]];
    }),
  );
  const value = parseEnvironment(env);
  const baseUrl = value.BASE_URL ?? `http://localhost:${value.PORT}`;
  return {
    port: value.PORT,
    host: value.HOST,
    baseUrl,
    /** Absent for the embedded Postgres in `dataDir`. */
    databaseUrl: value.DATABASE_URL,
    /** The address that bypasses a pooler. Absent if `databaseUrl` is not a pooler's. */
    directUrl: value.DATABASE_DIRECT_URL,
    /** Absent if each process limits by itself. */
    valkeyUrl: value.VALKEY_URL,
    role: value.ROLE,
    /** Milliseconds between the signal to stop and the end of the listener. */
    shutdownDelayMs: value.SHUTDOWN_DELAY * 1000,
    dataDir: value.DATA_DIR,
    secretKey: value.SECRET_KEY,
    otherSecretKey: value.SECRET_KEY_OTHER,
    /** The proxies that the host configured, and loopback if `host` is a loopback address. */
    trustedProxies: trustLoopback(value.TRUSTED_PROXIES, value.HOST),
    webhookAllowPrivate: value.WEBHOOK_ALLOW_PRIVATE,
    approveVerified: value.APPROVE_VERIFIED,
    /** Whether people sign up and sign in with passwords. */
    passwordSignIn: value.PASSWORD_SIGN_IN,
    site: { name: value.SITE_NAME, contact: value.SITE_CONTACT },
    locales: localesOf(value),
    /** The color, and the name of the logo file in the host's folder. */
    brand: { accent: value.ACCENT_COLOR, logo: value.SITE_LOGO },
    mail: {
      smtpUrl: value.SMTP_URL,
      from: value.MAIL_FROM ?? senderOf(baseUrl),
    },
    /** The providers that people may sign in with. */
    providers: readProviders(value),
    /** Accounts that must have a second factor. Absent if no account must. */
    requireSecondFactor: value.REQUIRE_SECOND_FACTOR,
    log: { from: value.LOG_LEVEL, oneRequestIn: value.LOG_REQUESTS },
    /** The address for Prometheus. Absent without a port. */
    metricsAt: { host: value.METRICS_HOST, port: value.METRICS_PORT },
    exportsTelemetry: value.OTEL_DENO,
    /** Characters that names may start with besides letters, digits, `_` and `.`. */
    bedrockPrefixes: value.BEDROCK_PREFIXES,
    voting: votingOf(value),
    /** Whether `databaseUrl` is the embedded Postgres that the launcher started. */
    embedded: value.VOTEBOARD_EMBEDDED || value.DATABASE_URL === undefined,
    /** Variables whose names resemble those of settings, each with the setting. The service doesn't read them. */
    nearNames: [...new Set([...value.VOTEBOARD_NEAR_NAMES, ...findNearNames(env)])],
    /** Whether the launcher started this process and holds its standard input open. */
    launched: value.VOTEBOARD_LAUNCHER,
  };
}

/** Parses the environment without its empty variables, and checks the rules that involve several of them. */
function parseEnvironment(env: Record<string, string>): z.infer<typeof environment> {
  const parsed = environment.safeParse(env);
  const faults = (parsed.error?.issues ?? []).map(({ path, message }) =>
    `${path.join(".")} ${message}`
  );
  if (lacksSecretKey(env)) faults.push(SECRET_KEY_REQUIRED);
  if (env["DATABASE_DIRECT_URL"] && !env["DATABASE_URL"]) faults.push(DIRECT_NEEDS_POOLER);
  if (!env["TURNSTILE_SITE_KEY"] !== !env["TURNSTILE_SECRET_KEY"]) {
    faults.push(TURNSTILE_NEEDS_BOTH);
  }
  faults.push(...faultsOfProviders(env));
  if (!hasWayIn(env)) faults.push(NO_WAY_IN);
  if (lacksDefaultLocale(parsed.data)) faults.push(LOCALES_LACK_DEFAULT);
  if (!parsed.success || faults.length > 0) {
    throw new SettingsError(["The environment is invalid:", ...faults].join("\n- "));
  }
  return parsed.data;
}

/**
 * Returns a variable's value without the quotes around it. systemd and Compose remove them when they read a file of
 * settings. Docker's --env-file does not.
 */
export function readValue(value: string): string {
  return /^(["']).*\1$/s.test(value) && value.length > 1 ? value.slice(1, -1) : value;
}

/** Returns the default sender of emails, used without MAIL_FROM. */
export function senderOf(baseUrl: string): string {
  return `no-reply@${new URL(baseUrl).hostname}`;
}

/** Reads the languages of the pages and emails. */
function localesOf(
  { LOCALES, DEFAULT_LOCALE }: z.infer<typeof environment>,
): LocaleSettings {
  return { enabled: LOCALES ?? [DEFAULT_LOCALE], default: DEFAULT_LOCALE };
}

/** Reads the settings for votes: who may vote, how often, and which votes rank. */
function votingOf(value: z.infer<typeof environment>) {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = value;
  return {
    /** The votes that rank the listing. */
    rankCounts: value.RANK_COUNTS ?? (value.VOTING === "open" ? "all" : "signed-in"),
    perAddress: value.VOTES_PER_ADDRESS,
    needsVerifiedEmail: value.VOTE_REQUIRES_VERIFIED_EMAIL,
    /** Whether players may type a name instead of signing in. */
    isOpen: value.VOTING === "open",
    /** Absent for the built-in proof of work. */
    turnstile: siteKey && secretKey ? { siteKey, secretKey } : undefined,
  };
}

const SECRET_KEY_REQUIRED =
  "SECRET_KEY is required with DATABASE_URL: 32 random bytes as base64 (openssl rand -base64 32), or after a restore what DATA_DIR/secret_key holds";

const DIRECT_NEEDS_POOLER = "DATABASE_DIRECT_URL goes beside a DATABASE_URL, which is missing";

const TURNSTILE_NEEDS_BOTH =
  "TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY must both be set, or neither";

const NO_WAY_IN =
  "PASSWORD_SIGN_IN=0 leaves nobody a way to sign in: switch on Discord, Steam or an OpenID Connect provider, or passwords";

const LOCALES_LACK_DEFAULT = "LOCALES must contain DEFAULT_LOCALE, which is en unless you set it";

/** Returns whether the enabled languages leave out the one that pages fall back to. */
function lacksDefaultLocale(value: z.infer<typeof environment> | undefined): boolean {
  return value?.LOCALES !== undefined && !value.LOCALES.includes(value.DEFAULT_LOCALE);
}

/** The variables that enable a provider. `environment.ts` defines which variables belong together. */
const PROVIDERS = ["DISCORD_CLIENT_ID", "STEAM_SIGN_IN", "OIDC_ISSUER"];

/** Returns whether people can sign in: with a password, or through a provider. */
function hasWayIn(env: Record<string, string | undefined>): boolean {
  const isOn = (name: string) => !["", "0", "false"].includes(env[name] ?? "");
  return !["0", "false"].includes(env["PASSWORD_SIGN_IN"] ?? "") || PROVIDERS.some(isOn);
}

/**
 * Returns whether the secret key is missing. Several processes couldn't share a key that is generated here, so only a
 * service with an embedded database may lack one.
 */
function lacksSecretKey(env: Record<string, string | undefined>): boolean {
  return Boolean(env["DATABASE_URL"]) && !env["SECRET_KEY"] && !env["VOTEBOARD_EMBEDDED"];
}
