import { z } from "zod";
import { faultOfAddress } from "../core/database/database_address.ts";
import { parseTrustedProxies } from "../core/limits/trusted_proxies.ts";
import { LANGUAGE_TAGS, type LanguageTag, languageTag } from "../core/locales/language_tags.ts";
import { isSecretKey } from "./secrets/find_secret_key.ts";
import { RANK_COUNTS } from "../core/votes/rank_counts.ts";

const flag = (isOn = false) =>
  z.stringbool({
    truthy: ["1", "true"],
    falsy: ["0", "false"],
    case: "sensitive",
    error: "must be 1, true, 0 or false",
  }).default(isOn);

const port = z.string().regex(/^\d{1,5}$/, "must be a port number").transform(Number)
  .refine((value) => value <= 65535, "must be at most 65535");

const share = z.string().regex(/^(all|errors|1\/[1-9]\d{0,5})$/, "must be all, errors or 1/N")
  .transform((value) => value === "all" ? 1 : value === "errors" ? 0 : Number(value.slice(2)));

const webAddress = z.string().refine(
  (value) => /^https?:\/\/[^/?#@]+\/*$/i.test(value) && URL.canParse(value),
  "must be an http:// or https:// address of a host, without a path",
).transform((value) => value.replace(/\/+$/, "")).optional();

const issuerAddress = z.string().max(300, "must have at most 300 characters").refine(
  (value) => /^https?:\/\/[^/?#@]+[^?#@]*$/i.test(value) && URL.canParse(value),
  "must be the http:// or https:// address of an issuer, without user, query or fragment",
).refine((value) => !value.includes("/.well-known/"), "must be the issuer, not its document")
  .transform((value) => new URL(value).href.replace(/^(https?:\/\/[^/]+)\/$/, "$1")).optional();

const smtpAddress = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: "must be an smtp:// or smtps:// address",
}).optional();

const databaseAddress = z.string().superRefine((value, context) => {
  const fault = faultOfAddress(value);
  if (fault !== undefined) context.addIssue(fault);
}).optional();

const valkeyAddress = z.url({
  protocol: /^rediss?$/,
  hostname: /./,
  error: "must be a redis:// or rediss:// address",
}).optional();

const key = z.string()
  .refine(isSecretKey, "must be 32 bytes as base64").optional();

const proxies = z.string().default("").transform((value, context) => {
  try {
    return parseTrustedProxies(value);
  } catch {
    // The parser only throws for an entry that is no address and no range.
    context.addIssue("must be addresses or CIDR ranges such as 10.0.0.0/8, separated by commas");
    return z.NEVER;
  }
});

const KNOWN_TAGS = LANGUAGE_TAGS.join(", ");

const locale = z.string().transform((value, context): LanguageTag => {
  const tag = languageTag(value);
  if (tag) return tag;
  context.addIssue(`must be one of ${KNOWN_TAGS}`);
  return z.NEVER;
});

const locales = z.string().transform((value, context) => {
  const tags = value.split(",").map((tag) => languageTag(tag.trim()));
  const known = tags.filter((tag) => tag !== undefined);
  if (known.length === tags.length) return known;
  context.addIssue(`must be some of ${KNOWN_TAGS}, separated by commas`);
  return z.NEVER;
}).optional();

/**
 * The variables that the service reads, each with its rule, its meaning, and a description of its default if that is
 * not a value. `deno task generate` writes docs/hosting.md and .env.example from here.
 */
export const environment = z.object({
  PORT: port.default(8000).describe("Port to listen on"),
  HOST: z.string().default("127.0.0.1").describe(
    "Address to listen on: `127.0.0.1` behind a proxy on the same machine, `0.0.0.0` for all",
  ),
  BASE_URL: webAddress.meta({
    default: "http://localhost:PORT",
    description:
      "Where people reach the site, exactly as their browser shows it; forms sent from elsewhere are refused",
  }),
  DATABASE_URL: databaseAddress.meta({
    default: "embedded PostgreSQL",
    description:
      "`postgres://user:password@host/database` of PostgreSQL 15 to 18; a pooler must be in session mode, or have `DATABASE_DIRECT_URL` beside it",
  }),
  DATABASE_DIRECT_URL: databaseAddress.meta({
    default: "DATABASE_URL",
    description:
      "The database's own address where `DATABASE_URL` is a pooler's, which may then be in transaction mode: for `listen`, leases, migrations and jobs, four connections a process",
  }),
  VALKEY_URL: valkeyAddress.describe(
    "`redis://` or `rediss://` address of a Valkey or Redis 6.2 or later in which several processes count requests together; without it, each limits by itself",
  ),
  ROLE: z.enum(["all", "web", "worker"], { error: "must be all, web or worker" }).default("all")
    .describe(
      "`web` serves pages and the API, `worker` sends webhooks and mail, polls game servers and keeps the timetable, `all` does both; run one `worker` at least beside any `web`",
    ),
  SHUTDOWN_DELAY: z.string().regex(/^([0-9]|[1-5][0-9]|60)$/, "must be a whole number from 0 to 60")
    .transform(Number).default(0).describe(
      "Seconds that a process told to stop still takes requests, while `/readyz` answers 503: longer than a load balancer needs to notice",
    ),
  DATA_DIR: z.string().default(".data").describe(
    "Folder of the embedded database, the secret key and, in `pages`, your own pages and logo; only the launcher writes there",
  ),
  SECRET_KEY: key.meta({
    default: "made when embedded",
    description:
      "32 random bytes as base64 (`openssl rand -base64 32`), the same for all processes; it encrypts webhook secrets, so back it up; a start with another one alone is refused. Required with `DATABASE_URL`",
  }),
  SECRET_KEY_OTHER: key.describe(
    "A second key that is accepted as well, while you change the key; the steps are in docs/hosting.md",
  ),
  TRUSTED_PROXIES: proxies.meta({
    default: "loopback while HOST is",
    description:
      "Proxies whose `X-Forwarded-For` is believed: addresses and CIDR ranges, separated by commas. While `HOST` is a loopback address, loopback is always among them",
  }),
  WEBHOOK_ALLOW_PRIVATE: flag().describe(
    "`1` lets listings, webhooks and polls of game servers use private addresses: for trying on one machine only",
  ),
  SITE_NAME: z.string().trim().max(60).optional().meta({
    default: "Voteboard",
    description:
      "The name of the site on its pages and in its emails; it wins over the one that administrators set",
  }),
  DEFAULT_LOCALE: locale.prefault("en").describe(
    "The language of the pages whose address names no language, and of emails to people who chose none: `en`, `de`, `es`, `pt-BR`, `fr`, `pl`, `ru`, `tr` or `ar`",
  ),
  LOCALES: locales.meta({
    default: "DEFAULT_LOCALE",
    description:
      "The languages of the site, separated by commas, `DEFAULT_LOCALE` among them: `en,de,pt-BR`. With several, the public pages are at `/de/…` and `/pt-br/…` as well, and people can choose. The contracts, webhooks and the log are English",
  }),
  ACCENT_COLOR: z.string().regex(/^#(\p{AHex}{3}){1,2}$/u, "must be a colour such as #f4b41f")
    .transform((value) => value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3").toLowerCase()).optional()
    .meta({
      default: "`#f4b41f`",
      description:
        "The colour of votes on the pages, as `#rrggbb`; text on it becomes black or white, whichever reads better; it wins over the one that administrators set",
    }),
  SITE_LOGO: z.string().regex(
    /^[\w-][\w.-]*\.(png|webp|svg)$/,
    "must be the name of a .png, .webp or .svg file",
  ).optional().meta({
    default: "the ballot box",
    description:
      "Name of a file in `DATA_DIR/pages`: a square PNG, WebP or SVG of 100 kB at most, shown as logo and icon; it wins over the one that administrators set",
  }),
  SITE_CONTACT: z.string().trim().refine(
    isContact,
    "must be an email address or an http:// or https:// address",
  ).optional().describe(
    "An email or web address that pages and `/.well-known/security.txt` show as the contact",
  ),
  SMTP_URL: smtpAddress.describe(
    "`smtp://user:password@host:587` or `smtps://…:465`; docs/hosting.md says what a self-signed certificate needs; without it, the links in emails are written to the log as `mail_not_sent`",
  ),
  MAIL_FROM: z.email("must be an email address").optional().meta({
    default: "no-reply@ the host of BASE_URL",
    description: "The sender of emails",
  }),
  PASSWORD_SIGN_IN: flag(true).meta({
    default: "1",
    description:
      "`0` leaves the providers that are switched on, and passkeys: no password signs anybody in, and there are no forms for one; docs/sign-in.md is the guide",
  }),
  APPROVE_VERIFIED: flag().describe(
    "`1` approves a new listing without a moderator once its owner has put its token into the server's message or DNS; one that was rejected waits for a moderator all the same",
  ),
  VOTE_REQUIRES_VERIFIED_EMAIL: flag().describe(
    "`1` lets only players with a confirmed email address vote; without `SMTP_URL` hardly anybody has one",
  ),
  VOTING: z.enum(["accounts", "open"], { error: "must be accounts or open" }).default("accounts")
    .describe(
      "`open` lets players vote by typing their name, without an account; a name with a sign-in still has to sign in. With `accounts` only a signed link of a server does without one",
    ),
  RANK_COUNTS: z.enum(RANK_COUNTS, {
    error: "must be all, signed-in, confirmed or established",
  }).optional()
    .meta({
      default: "signed-in; all where VOTING=open",
      description:
        "The votes that rank the listing. `signed-in`: those that a signed-in player cast; a server's owner gains from votes by its links and signs the links, so they don't rank, and neither do typed names. `confirmed`: of these, votes by accounts with a confirmed email address or linked to an account elsewhere; `established`: of these, by accounts that were linked to one over 30 days old, where its provider tells the age, as Discord does. `all`: every vote, for sites where players need no accounts. The API counts all votes in any case",
    }),
  BEDROCK_PREFIXES: z.string().regex(/^[._*~]{1,4}$/, "must be one or more of . _ * ~")
    .default(".").describe(
      "The characters with which Geyser's Floodgate (`username-prefix`) marks players of Bedrock on the servers that you list: one or more of `.`, `_`, `*` and `~`. Names go into game consoles and chats, so that others, which some of these read as a command, a selector, an option or a colour, can't be allowed",
    ),
  REQUIRE_SECOND_FACTOR: z.enum(["moderators", "owners", "both"], {
    error: "must be moderators, owners or both",
  }).optional().describe(
    "`moderators`, `owners` or `both`: they set up two-step sign-in before they can use the desk, or the pages of their servers; the guide is docs/sign-in.md",
  ),
  VOTES_PER_ADDRESS: z.string()
    .regex(/^[1-9]\d{0,5}$/, "must be a whole number from 1 to 999999").transform(Number)
    .default(250).describe(
      "Votes that one address (IPv6: one /64) may cast for a server on one UTC day, its network (/24, IPv6: /48) four times as many: leave room for schools and mobile carriers. Long before, from the 21st and 51st on, a vote takes two and four times the work. All of that is twice as much for accounts with a confirmed email address or linked to an account elsewhere, and four times for those linked to one over 30 days old",
    ),
  TURNSTILE_SITE_KEY: z.string().optional().describe(
    "Site key of Cloudflare's Turnstile, which then checks voters and sign-ups instead of the proof of work",
  ),
  TURNSTILE_SECRET_KEY: z.string().optional().describe(
    "The secret key for `TURNSTILE_SITE_KEY`: set both or neither",
  ),
  DISCORD_CLIENT_ID: z.string().regex(/^\d{15,20}$/, "must be the number of an application")
    .optional().describe(
      "Lets people sign in with Discord: the application's id, from discord.com/developers. Enter `BASE_URL` and `/sign-in/with/discord/back` there as a redirect",
    ),
  DISCORD_CLIENT_SECRET: z.string().optional().describe(
    "The client secret for `DISCORD_CLIENT_ID`: set both or neither",
  ),
  STEAM_SIGN_IN: flag().describe("`1` lets people sign in with Steam, which needs no key"),
  OIDC_ISSUER: issuerAddress.describe(
    "Lets people sign in with an OpenID Connect provider, such as Keycloak: its issuer, exactly as it calls itself. Enter `BASE_URL` and `/sign-in/with/oidc/back` there as a redirect",
  ),
  OIDC_CLIENT_ID: z.string().optional().describe(
    "The service's id there: set all three of issuer, id and secret, or none",
  ),
  OIDC_CLIENT_SECRET: z.string().optional().describe(
    "The client secret there, for `client_secret_basic`, or `client_secret_post` where the provider knows only that",
  ),
  OIDC_NAME: z.string().trim().max(40, "must have at most 40 characters").optional().meta({
    default: "the issuer's host",
    description: "What pages call that provider",
  }),
  OIDC_ALLOW_PRIVATE: flag().describe(
    "`1` lets `OIDC_ISSUER` have a private address, or http:// in place of https://; nothing else may",
  ),
  LOG_LEVEL: z.enum(["info", "warn", "error"], { error: "must be info, warn or error" })
    .default("info").describe("The least important lines that the log shows"),
  LOG_REQUESTS: share.prefault("all").describe(
    "The requests that the log has a line for, of 200 bytes: `all`, `1/100` for one in a hundred, or `errors`. Those answered with 5xx, or after more than a second, have one in any case, up to ten a second for each route and status",
  ),
  METRICS_PORT: port.optional().meta({
    default: "none",
    description: "Port on which Prometheus finds `/metrics`; the guide is docs/observing.md",
  }),
  METRICS_HOST: z.string().default("127.0.0.1").describe(
    "Address of that port; `0.0.0.0` only where a firewall keeps strangers out",
  ),
  OTEL_DENO: flag().meta({
    default: "false",
    description:
      "`true` sends metrics and traces to `OTEL_EXPORTER_OTLP_ENDPOINT`, an OpenTelemetry collector; Deno reads it, and takes no other words than `true` and `false`",
  }),
  /** Variables that the launcher could read and the service can't: see `findNearNames`. */
  VOTEBOARD_NEAR_NAMES: z.string().default("").transform((value) =>
    value === "" ? [] : value.split(", ")
  ),
  VOTEBOARD_EMBEDDED: flag(),
  VOTEBOARD_LAUNCHER: flag(),
});

/** The variables that the service reads, and the only ones it may read. */
export const ENVIRONMENT_VARIABLES = Object.keys(environment.shape);

function isContact(value: string): boolean {
  return /^https?:/.test(value) ? URL.canParse(value) : /^[^\s@]+@[^\s@]+$/.test(value);
}
