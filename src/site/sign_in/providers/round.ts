import { createHmac } from "node:crypto";
import type { Sql } from "../../../core/database/connect.ts";
import { log } from "../../../core/observing/log.ts";
import { nextPath } from "../../text/next_path.ts";
import { cookieToken, makeToken, secretCookie } from "../sessions/session_cookie.ts";
import type { Person, RoundSecrets, ShownProvider } from "./provider.ts";
import { faultOf, ProviderFault } from "./provider_fault.ts";
import { adviceOn } from "./setting_fault.ts";
import type { Providers } from "./enabled_providers.ts";
import { insertRound, type RoundPurpose, takeRound } from "./round_rows.ts";

export type { Person, RoundPurpose, ShownProvider };

/** Seconds that a person has at the provider: enough to find a password and enter a second factor. */
const WORKS_SECONDS = 600;

/** The name of the cookie that ties a round to its browser, without its prefix. */
const COOKIE = "round";

/** What a round needs. */
export interface RoundContext {
  sql: Sql;
  providers: Providers;
  site: { readonly baseUrl: string };
  now: () => Date;
}

/** A started round, with the provider's URL to which the browser is redirected. */
export type RoundStart =
  | { kind: "begun"; url: string; setCookies: string[] }
  | Unavailable;

/** A provider that could not be reached, or failed. */
interface Unavailable {
  kind: "unavailable";
  /** Present if the host's settings are the cause, so that trying again doesn't help. */
  isSetting?: true;
}

/**
 * Why a round ended without a person: it is unknown, expired or of another browser, the person declined, or the
 * callback proves nothing.
 */
export type RoundRefusal = "round_unknown" | "declined" | "not_proven";

/**
 * Result of a round, with the path that the visitor wanted to open ("/" if no round was found). `unavailable`: the
 * provider didn't respond, or failed.
 */
export type RoundEnd =
  & { next: string }
  & (
    | { kind: "person"; person: Person; purpose: RoundPurpose }
    | { kind: "refused"; why: RoundRefusal }
    | Unavailable
  );

/** The purpose of a round, and the browser that began it. */
interface RoundRequest {
  purpose: RoundPurpose;
  next: string;
  /** Headers of the request. If absent, the browser has no other round. */
  headers?: Headers;
}

/** Rounds at the enabled providers: the browser is redirected to a provider and comes back with a callback. */
export interface Rounds {
  readonly list: readonly ShownProvider[];
  begin(providerId: string, request: RoundRequest): Promise<RoundStart>;
  finish(providerId: string, answer: { address: URL; headers: Headers }): Promise<RoundEnd>;
}

/** Creates the rounds of a site. */
export function createRounds(context: RoundContext): Rounds {
  return {
    list: context.providers.list,
    begin: (providerId, request) => beginRound(context, providerId, request),
    finish: (providerId, answer) => finishRound(context, providerId, answer),
  };
}

/**
 * Starts a round at a provider. `next` must be a path of this site; any other value becomes "/". All tabs of a browser
 * share the cookie, so that rounds in two tabs don't end each other.
 */
export async function beginRound(
  { sql, providers, site: { baseUrl }, now }: RoundContext,
  providerId: string,
  { purpose, next, headers = new Headers() }: RoundRequest,
): Promise<RoundStart> {
  const provider = providers.find(providerId);
  if (provider === undefined) return { kind: "unavailable" };
  const state = makeToken();
  const browser = cookieToken(headers, baseUrl, COOKIE) ?? makeToken();
  const round = secretsOf({ state, browser }, { providerId, baseUrl, purpose: purpose.kind });
  let url: string;
  try {
    url = await awaitAnswer(provider.begin(round), providers.withinMs);
  } catch (error) {
    const fault = faultOf(error);
    logFault(providerId, fault);
    return unavailable(fault);
  }
  const expiresAt = new Date(now().getTime() + WORKS_SECONDS * 1_000);
  const path = nextPath(next, baseUrl);
  await insertRound(sql, { state, browser, providerId }, { purpose, next: path, expiresAt });
  const cookie = { name: COOKIE, value: browser, maxAge: WORKS_SECONDS };
  return { kind: "begun", url, setCookies: [secretCookie(baseUrl, cookie)] };
}

/** Finishes a round with the callback's query. A callback can't be used twice. */
export async function finishRound(
  context: RoundContext,
  providerId: string,
  { address, headers }: { address: URL; headers: Headers },
): Promise<RoundEnd> {
  const { providers, site: { baseUrl } } = context;
  const provider = providers.find(providerId);
  const state = address.searchParams.get("state") ?? "";
  const browser = cookieToken(headers, baseUrl, COOKIE) ?? "";
  const row = provider &&
    await takeRound(context.sql, { providerId, state, browser }, context.now());
  // The cookie stays for rounds in other tabs, and expires by itself.
  if (!row) return { kind: "refused", why: "round_unknown", next: "/" };
  const { purpose, next } = row;
  const round = secretsOf({ state, browser }, { providerId, baseUrl, purpose: purpose.kind });
  try {
    const finishing = provider.finish(round, address.searchParams);
    const person = await awaitAnswer(finishing, providers.withinMs);
    return { kind: "person", person, purpose, next };
  } catch (error) {
    const fault = faultOf(error);
    logFault(providerId, fault);
    if (fault.kind === "unavailable") return { ...unavailable(fault), next };
    const why = fault.kind === "declined" ? "declined" : "not_proven";
    return { kind: "refused", why, next };
  }
}

/**
 * Returns a round's secrets. Nonce and verifier are derived from its state and the browser's cookie, of which only
 * hashes are stored. So a person who can read the database can't finish a round with a stolen code.
 */
function secretsOf(
  { state, browser }: { state: string; browser: string },
  { providerId, baseUrl, purpose }: {
    providerId: string;
    baseUrl: string;
    purpose: RoundPurpose["kind"];
  },
): RoundSecrets {
  const derive = (what: string) =>
    createHmac("sha256", browser).update(`${what} ${state}`).digest("base64url");
  return {
    state,
    nonce: derive("nonce"),
    verifier: derive("verifier"),
    returnTo: `${baseUrl}/sign-in/with/${providerId}/back`,
    isProof: purpose === "prove",
  };
}

/** Returns a provider's answer, or rejects with a `ProviderFault` after `withinMs`. */
async function awaitAnswer<Value>(asking: Promise<Value>, withinMs: number): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const fail = () => late.reject(new ProviderFault("unavailable", "timeout"));
  const timer = setTimeout(fail, withinMs);
  try {
    return await Promise.race([asking, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function unavailable({ setting }: ProviderFault): Unavailable {
  return { kind: "unavailable", ...setting === undefined ? {} : { isSetting: true } };
}

/** Logs why a round failed: only a code, nothing that the provider sent. A person who declined is no fault. */
function logFault(provider: string, { kind, message: code, setting }: ProviderFault): void {
  if (kind === "declined") return;
  const event = kind === "refused" ? "sign_in_answer_refused" : "sign_in_provider_unavailable";
  const says = setting === undefined ? {} : { says: adviceOn(provider, setting) };
  log("warn", event, { provider, code, ...says });
}
