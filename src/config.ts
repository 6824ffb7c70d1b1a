import { z } from "zod";
import { parseTrustedProxies } from "./limits/client_address.ts";

/** An empty variable counts as absent. */
const absentIfEmpty = (value: unknown) => value === "" ? undefined : value;

const flag = z.preprocess(
  absentIfEmpty,
  z.enum(["0", "1", "true", "false"], { error: "must be 1, true, 0 or false" }).default("0"),
).transform((value) => value === "1" || value === "true");

const port = z.preprocess(
  absentIfEmpty,
  z.string().regex(/^\d{1,5}$/, "must be a port number").default("8000"),
).transform(Number).refine((value) => value <= 65535, "must be at most 65535");

const webAddress = z.preprocess(
  absentIfEmpty,
  z.url({ protocol: /^https?$/, error: "must be an http:// or https:// address" }).optional(),
).transform((value) => value?.replace(/\/+$/, ""));

const databaseUrl = z.preprocess(
  absentIfEmpty,
  z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres://").optional(),
);

const secretKey = z.preprocess(
  absentIfEmpty,
  z.string().refine((value) => decodedLength(value) === 32, "must be 32 bytes as base64")
    .optional(),
);

const proxies = z.preprocess(absentIfEmpty, z.string().default("")).transform((value, context) => {
  try {
    return parseTrustedProxies(value);
  } catch {
    context.addIssue("must be addresses or CIDR ranges such as 10.0.0.0/8, with commas between");
    return z.NEVER;
  }
});

const environment = z.object({
  PORT: port,
  HOST: z.preprocess(absentIfEmpty, z.string().default("127.0.0.1")),
  BASE_URL: webAddress,
  DATABASE_URL: databaseUrl,
  DATA_DIR: z.preprocess(absentIfEmpty, z.string().default(".data")),
  SECRET_KEY: secretKey,
  TRUSTED_PROXIES: proxies,
  WEBHOOK_ALLOW_PRIVATE: flag,
  SITE_NAME: z.preprocess(absentIfEmpty, z.string().trim().max(60).default("Voteboard")),
  SITE_CONTACT: z.preprocess(absentIfEmpty, z.string().trim().optional()).refine(
    isContact,
    "must be a mail address or an http:// or https:// address",
  ),
  SMTP_URL: z.preprocess(
    absentIfEmpty,
    z.url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: "must be an smtp:// or smtps:// address",
    }).optional(),
  ),
  MAIL_FROM: z.preprocess(absentIfEmpty, z.email("must be a mail address").optional()),
  VOTE_REQUIRES_VERIFIED_EMAIL: flag,
  VOTES_PER_ADDRESS: z.preprocess(
    absentIfEmpty,
    z.string().regex(/^[1-9]\d{0,5}$/, "must be a whole number from 1 to 999999").default("20"),
  ).transform(Number),
  TURNSTILE_SITE_KEY: z.preprocess(absentIfEmpty, z.string().optional()),
  TURNSTILE_SECRET_KEY: z.preprocess(absentIfEmpty, z.string().optional()),
  VOTEBOARD_EMBEDDED: flag,
  VOTEBOARD_LAUNCHER: flag,
});

/** The variables that the service reads, and so the only ones it is permitted to read. */
export const ENVIRONMENT_VARIABLES = Object.keys(environment.shape);

/** What the environment says, parsed; `.env.example` tells what each variable does. */
export interface Config {
  port: number;
  host: string;
  /** Without a trailing slash. */
  baseUrl: string;
  /** Absent: the embedded Postgres in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** 32 bytes as base64. Absent: made and kept in `dataDir`. */
  secretKey: string | undefined;
  trustedProxies: ReturnType<typeof parseTrustedProxies>;
  webhookAllowPrivate: boolean;
  /** What the pages say of the site. */
  site: { name: string; contact: string | undefined };
  /** How mail leaves; without `smtpUrl` links are logged. */
  mail: { smtpUrl: string | undefined; from: string };
  /** What a vote from the pages must meet. */
  voting: {
    /** Votes that one address may cast for a server on one UTC day. */
    perAddress: number;
    needsVerifiedEmail: boolean;
    /** Absent: a proof of work of our own. */
    turnstile: { siteKey: string; secretKey: string } | undefined;
  };
  /** Whether `databaseUrl` is the embedded Postgres that the launcher started. */
  embedded: boolean;
  /** Whether the launcher started this process, and holds its standard input open. */
  launched: boolean;
}

/**
 * Parses the environment once. Throws one Error whose message lists every fault, a line each, and never a
 * value: values may be secrets.
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  const faults = parsed.success ? [] : parsed.error.issues.map(describeIssue);
  if (lacksSecretKey(env)) faults.push(SECRET_KEY_REQUIRED);
  if (!env["TURNSTILE_SITE_KEY"] !== !env["TURNSTILE_SECRET_KEY"]) {
    faults.push(TURNSTILE_NEEDS_BOTH);
  }
  if (!parsed.success || faults.length > 0) throw new Error(describeFaults(faults));
  const value = parsed.data;
  const baseUrl = value.BASE_URL ?? `http://localhost:${value.PORT}`;
  return {
    port: value.PORT,
    host: value.HOST,
    baseUrl,
    databaseUrl: value.DATABASE_URL,
    dataDir: value.DATA_DIR,
    secretKey: value.SECRET_KEY,
    trustedProxies: value.TRUSTED_PROXIES,
    webhookAllowPrivate: value.WEBHOOK_ALLOW_PRIVATE,
    site: { name: value.SITE_NAME, contact: value.SITE_CONTACT },
    mail: {
      smtpUrl: value.SMTP_URL,
      from: value.MAIL_FROM ?? `no-reply@${new URL(baseUrl).hostname}`,
    },
    voting: {
      perAddress: value.VOTES_PER_ADDRESS,
      needsVerifiedEmail: value.VOTE_REQUIRES_VERIFIED_EMAIL,
      turnstile: turnstileOf(value.TURNSTILE_SITE_KEY, value.TURNSTILE_SECRET_KEY),
    },
    embedded: value.VOTEBOARD_EMBEDDED || value.DATABASE_URL === undefined,
    launched: value.VOTEBOARD_LAUNCHER,
  };
}

const SECRET_KEY_REQUIRED =
  "SECRET_KEY is required with DATABASE_URL: 32 random bytes as base64 (openssl rand -base64 32)";

const TURNSTILE_NEEDS_BOTH =
  "TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY are both needed for Turnstile, or none of them";

function turnstileOf(siteKey: string | undefined, secretKey: string | undefined) {
  return siteKey && secretKey ? { siteKey, secretKey } : undefined;
}

/** A key made here could not be shared by several processes, so only an embedded database goes without. */
function lacksSecretKey(env: Record<string, string | undefined>): boolean {
  return Boolean(env["DATABASE_URL"]) && !env["SECRET_KEY"] && !env["VOTEBOARD_EMBEDDED"];
}

function describeIssue(issue: z.core.$ZodIssue): string {
  return `${issue.path.join(".")} ${issue.message}`;
}

function describeFaults(faults: string[]): string {
  return ["The environment is not usable:", ...faults.map((fault) => `- ${fault}`)].join("\n");
}

function isContact(value: string | undefined): boolean {
  if (value === undefined) return true;
  return /^https?:/.test(value) ? URL.canParse(value) : /^[^\s@]+@[^\s@]+$/.test(value);
}

function decodedLength(base64: string): number {
  try {
    return Uint8Array.fromBase64(base64).length;
  } catch {
    return -1;
  }
}
