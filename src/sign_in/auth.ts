import { AsyncLocalStorage } from "node:async_hooks";
import type { Sql } from "../database/connect.ts";
import { isUnavailable } from "../database/unavailable.ts";
import { lazily } from "../work/lazily.ts";
import { describeError, log } from "../observing/log.ts";
import type { SecretKeys } from "../secrets/secret_key.ts";
import { PASSWORD_MAX, PASSWORD_MIN, type Passwords } from "../accounts/password.ts";
import {
  ADDRESS_HEADER,
  SESSION_SECONDS,
  sessionCookieName,
  sessionSecret,
} from "./session_headers.ts";
import { accountKey } from "../accounts/username.ts";

/** Seconds before a session in use is renewed: once a day, so that reading pages causes no writes. */
const RENEW_SECONDS = 86_400;

/** Seconds that a reset link works: an hour. */
const RESET_SECONDS = 3_600;

/** The parts of better-auth's user that we read. */
export interface BetterUser {
  id: string;
  /** The account's username. */
  name: string;
  email: string;
}

/** Dependencies of better-auth. */
export interface AuthOptions {
  sql: Sql;
  passwords: Passwords;
  /** better-auth knows only the first one. `SessionCookies` re-signs the cookies of the others. */
  secretKeys: SecretKeys;
  baseUrl: string;
  sendResetLink(user: BetterUser, token: string): Promise<void>;
  /** Called when a reset link was used, which proves that the user reads that account's email. */
  onPasswordReset(accountId: string): Promise<void>;
}

/** better-auth on our tables. */
export type Auth = Awaited<ReturnType<typeof openAuth>>;

/** Opens better-auth when it is first needed: it costs 100 ms and 40 MB, and most requests are for the API. */
export function createLazyAuth(options: AuthOptions): () => Promise<Auth> {
  return lazily(() => openAuth(options));
}

async function openAuth(options: AuthOptions) {
  const { betterAuth } = await import("better-auth");
  const { username } = await import("better-auth/plugins/username");
  const { tellingOutages } = await import("./auth_dialect.ts");
  const { api, $context } = betterAuth({
    baseURL: options.baseUrl,
    secret: sessionSecret(options.secretKeys[0]),
    telemetry: { enabled: false },
    // Replaces the default, which logs "User not found" for every wrong name, and writes to standard error.
    logger: { level: "error", log: (_level, message, ...causes) => logError(message, causes) },
    ...await mapTables(options.sql),
    ...chooseRules(options),
    advanced: chooseCookies(options.baseUrl),
    plugins: [
      username({
        usernameNormalization: accountKey,
        // Any name in the table may sign in. The rules for names apply when a name is chosen.
        usernameValidator: () => true,
        minUsernameLength: 1,
        maxUsernameLength: 64,
        schema: {
          user: { fields: { username: "username_key", displayUsername: "display_username" } },
        },
      }),
    ],
  });
  return { api: tellingOutages(api), $context };
}

/** Maps better-auth's terms to ours: its `user` is our account, its `account` our credential. */
async function mapTables(sql: Sql) {
  const { authDialect } = await import("./auth_dialect.ts");
  const ours = { input: false }; // better-auth reads these columns and never writes them
  const times = { createdAt: "created_at", updatedAt: "updated_at" };
  return {
    database: { dialect: authDialect(sql), type: "postgres" as const },
    user: {
      modelName: "account",
      fields: { name: "username", emailVerified: "email_verified", ...times },
      additionalFields: {
        isModerator: {
          ...ours,
          type: "boolean" as const,
          fieldName: "is_moderator",
          required: true,
        },
        isAdministrator: {
          ...ours,
          type: "boolean" as const,
          fieldName: "is_administrator",
          required: true,
        },
        disabledAt: { ...ours, type: "date" as const, fieldName: "disabled_at", required: false },
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
      // The stored form can't be used as a link.
      storeIdentifier: "hashed" as const,
    },
  };
}

function chooseRules(options: AuthOptions) {
  return {
    emailAndPassword: {
      enabled: true,
      // Accounts are created by our own function; better-auth's endpoint must not bypass it.
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: {
        hash: (password: string) => options.passwords.hash(password),
        verify: ({ hash, password }: { hash: string; password: string }) =>
          options.passwords.verify(hash, password),
      },
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }: { user: BetterUser; token: string }) =>
        options.sendResetLink(user, token),
      onPasswordReset: ({ user }: { user: BetterUser }) => options.onPasswordReset(user.id),
    },
    rateLimit: { enabled: false },
  };
}

/** `HttpOnly; SameSite=Lax; Path=/` are better-auth's defaults. */
function chooseCookies(baseUrl: string) {
  const isSecure = baseUrl.startsWith("https:");
  return {
    // We set the whole cookie name; better-auth would prefix it with `__Secure-`.
    useSecureCookies: false,
    defaultCookieAttributes: { secure: isSecure },
    cookies: { session_token: { name: sessionCookieName(baseUrl) } },
    database: { generateId: "uuid" as const },
    ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
  };
}

/** Where the reset in progress records its account, because better-auth's response does not contain it. */
const resets = new AsyncLocalStorage<{ accountId?: string }>();

/** Records whose password the current reset has set. */
export function noteReset(accountId: string): void {
  const reset = resets.getStore();
  if (reset) reset.accountId = accountId;
}

/** Runs a reset and returns the account whose password it set. */
export async function resetting(reset: () => Promise<unknown>): Promise<string> {
  const noted: { accountId?: string } = {};
  await resets.run(noted, reset);
  if (noted.accountId === undefined) throw new Error("a reset did not say whose it was");
  return noted.accountId;
}

/** Returns whether better-auth refused, as opposed to failing. */
export function isNo(error: unknown): boolean {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number" &&
    error.statusCode >= 400 && error.statusCode < 500;
}

function logError(message: string, causes: unknown[]): void {
  const cause = causes.find((entry) => entry instanceof Error);
  // The page that called it logs an outage itself.
  if (cause && isUnavailable(cause)) return;
  log("error", "auth_failed", { what: message, ...(cause ? describeError(cause) : {}) });
}
