import type { Sql } from "../database/connect.ts";
import { isUnavailable } from "../database/unavailable.ts";
import { describeError, log } from "../log.ts";
import { deriveKey } from "../secret_key.ts";
import { hashPassword, PASSWORD_MAX, PASSWORD_MIN, verifyPassword } from "./password.ts";
import { accountKey } from "./username.ts";

/** Seconds that a session lives after it was last renewed: 30 days. */
const SESSION_SECONDS = 2_592_000;

/** Seconds after which a session in use is renewed: once a day, so that reading pages does not write. */
const RENEW_SECONDS = 86_400;

/** Seconds that a reset link works: an hour. */
const RESET_SECONDS = 3_600;

/** Seconds that a link to confirm a mail address works: a day. */
const VERIFICATION_SECONDS = 86_400;

/** The header in which we tell better-auth the address that `sessionHeaders` was given. */
const ADDRESS_HEADER = "x-voteboard-address";

/** Characters of a user agent that a session keeps. */
const USER_AGENT_MAX = 256;

/** Who a link is for. */
export interface LinkedAccount {
  id: string;
  username: string;
  email: string;
}

/** What better-auth is opened with. */
export interface AuthOptions {
  sql: Sql;
  /** The service's secret key: 32 bytes as base64. */
  secretKey: string;
  baseUrl: string;
  sendResetLink(account: LinkedAccount, token: string): Promise<void>;
  sendVerificationLink(account: LinkedAccount, token: string): Promise<void>;
  /** Somebody used a reset link, and so reads that account's mail. */
  onPasswordReset(accountId: string): Promise<void>;
}

/** better-auth over our tables. */
export type Auth = Awaited<ReturnType<typeof openAuth>>;

/** Opens better-auth when it is first needed: it costs 100 ms and 40 MB, and most requests are for the API. */
export function createLazyAuth(options: AuthOptions): () => Promise<Auth> {
  let opened: Promise<Auth> | undefined;
  return () => opened ??= openAuth(options);
}

/** Under https the prefix has browsers refuse the cookie from subdomains and from plain http (RFC 6265bis). */
export function sessionCookieName(baseUrl: string): string {
  return baseUrl.startsWith("https:") ? "__Host-voteboard_session" : "voteboard_session";
}

async function openAuth(options: AuthOptions) {
  const { betterAuth } = await import("better-auth");
  const { username } = await import("better-auth/plugins/username");
  const { tellingOutages } = await import("./auth_dialect.ts");
  const { api } = betterAuth({
    baseURL: options.baseUrl,
    secret: deriveKey(options.secretKey, "sessions").toString("base64url"),
    telemetry: { enabled: false },
    // Ours: it says "User not found" at each wrong name, and would write to standard error.
    logger: { level: "error", log: (_level, message, ...causes) => logError(message, causes) },
    ...await mapTables(options.sql),
    ...chooseRules(options),
    advanced: chooseCookies(options.baseUrl),
    plugins: [
      username({
        usernameNormalization: accountKey,
        // Whatever is in the table may sign in: what a name may be is decided when it is chosen.
        usernameValidator: () => true,
        minUsernameLength: 1,
        maxUsernameLength: 64,
        schema: {
          user: { fields: { username: "username_key", displayUsername: "display_username" } },
        },
      }),
    ],
  });
  return { api: tellingOutages(api) };
}

/** better-auth's words and ours: its `user` is our account, its `account` our credential. */
async function mapTables(sql: Sql) {
  const { authDialect } = await import("./auth_dialect.ts");
  const times = { createdAt: "created_at", updatedAt: "updated_at" };
  return {
    database: { dialect: authDialect(sql), type: "postgres" as const },
    user: {
      modelName: "account",
      fields: { name: "username", emailVerified: "email_verified", ...times },
      additionalFields: {
        isModerator: {
          type: "boolean" as const,
          fieldName: "is_moderator",
          required: true,
          defaultValue: false,
          input: false,
        },
      },
    },
    account: {
      modelName: "credential",
      fields: {
        userId: "account_id",
        accountId: "provider_account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        ...times,
      },
    },
    session: {
      modelName: "session",
      fields: {
        userId: "account_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        ...times,
      },
      expiresIn: SESSION_SECONDS,
      updateAge: RENEW_SECONDS,
    },
    verification: {
      modelName: "verification",
      fields: { expiresAt: "expires_at", ...times },
      // Whoever reads the table cannot use the links in it.
      storeIdentifier: "hashed" as const,
    },
  };
}

function chooseRules(options: AuthOptions) {
  return {
    emailAndPassword: {
      enabled: true,
      // Accounts are made by our own verb, which better-auth's answer must not go around.
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }: { hash: string; password: string }) =>
          verifyPassword(hash, password),
      },
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }: { user: BetterUser; token: string }) =>
        options.sendResetLink(accountOf(user), token),
      onPasswordReset: ({ user }: { user: BetterUser }) => options.onPasswordReset(user.id),
    },
    emailVerification: {
      expiresIn: VERIFICATION_SECONDS,
      sendVerificationEmail: ({ user, token }: { user: BetterUser; token: string }) =>
        options.sendVerificationLink(accountOf(user), token),
    },
    rateLimit: { enabled: false },
  };
}

/** `HttpOnly; SameSite=Lax; Path=/` are better-auth's own choice. */
function chooseCookies(baseUrl: string) {
  const isSecure = baseUrl.startsWith("https:");
  return {
    // We name the cookie whole; better-auth would put `__Secure-` before it.
    useSecureCookies: false,
    defaultCookieAttributes: { secure: isSecure },
    cookies: { session_token: { name: sessionCookieName(baseUrl) } },
    database: { generateId: "uuid" as const },
    ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
  };
}

/** What we read of better-auth's user. */
interface BetterUser {
  id: string;
  name: string;
  email: string;
}

function accountOf({ id, name, email }: BetterUser): LinkedAccount {
  return { id, username: name, email };
}

/**
 * What better-auth sees of a request: the cookies, and what a session shows of where it began. `address` is
 * the client's, or the network (`2001:db8::/64`) that limits count it under.
 */
export function sessionHeaders(headers: Headers, address?: string): Headers {
  const seen = new Headers();
  const cookie = headers.get("cookie");
  if (cookie !== null) seen.set("cookie", cookie);
  seen.set("user-agent", (headers.get("user-agent") ?? "").slice(0, USER_AGENT_MAX));
  if (address) seen.set(ADDRESS_HEADER, address.replace(/\/\d+$/, ""));
  return seen;
}

/** The session's cookie among those that better-auth sets; it also clears others, which we never set. */
export function sessionCookies(headers: Headers, baseUrl: string): string[] {
  const name = sessionCookieName(baseUrl);
  return headers.getSetCookie().filter((cookie) => cookie.startsWith(`${name}=`));
}

/** Whether better-auth said no, as opposed to failing. */
export function isNo(error: unknown): boolean {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number" &&
    error.statusCode >= 400 && error.statusCode < 500;
}

function logError(message: string, causes: unknown[]): void {
  const cause = causes.find((entry) => entry instanceof Error);
  // The page that asked logs an outage itself.
  if (cause && isUnavailable(cause)) return;
  log("error", "auth_failed", { what: message, ...(cause ? describeError(cause) : {}) });
}
