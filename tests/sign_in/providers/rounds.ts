import type { Sql } from "../../../src/core/database/connect.ts";
import {
  createProviderFetch,
  type ProviderFetch,
} from "../../../src/site/sign_in/providers/provider_fetch.ts";
import { createProviders } from "../../../src/site/sign_in/providers/enabled_providers.ts";
import {
  beginRound,
  finishRound,
  type RoundContext,
  type RoundEnd,
  type RoundPurpose,
} from "../../../src/site/sign_in/providers/round.ts";
import type { ProviderSettings } from "../../../src/site/sign_in/providers/settings.ts";
import { hashToken } from "../../../src/site/sign_in/sessions/session_cookie.ts";
import { freshDatabase } from "../../support/database/database.ts";
import { cookieOf } from "../../support/people/people.ts";

/** The site whose rounds these are. */
export const ROUNDS_SITE = "https://votes.example";

/** Milliseconds that a provider gets where a test waits for it to hang. */
export const SHORT_MS = 1_000;

/** A provider imitated on loopback, by the origin that it imitates. */
export type Imitations = Record<string, { origin: string }>;

interface RoundOptions {
  settings?: Partial<ProviderSettings>;
  imitations?: Imitations;
  withinMs?: number;
  now?: () => Date;
}

/** Differences between a round and a browser's usual one. */
interface Detour {
  purpose?: RoundPurpose;
  next?: string;
  /** Changes the address with the provider's answer. */
  change?: (address: URL) => void;
  /** Cookies that the browser has when it begins. */
  sent?: string;
  /** Another browser's cookies. */
  cookie?: string;
  /** Another provider, to whose address the answer is brought. */
  finishAt?: string;
}

/** Rounds on a database of their own. */
export interface Rounds extends AsyncDisposable {
  context: RoundContext;
  sql: Sql;
  /** Begins a round and goes through the provider's pages: the address with its answer, and the browser's cookies. */
  answerOf(providerId: string, detour?: Detour): Promise<{ address: URL; cookie: string }>;
  finish(providerId: string, answer: { address: URL; cookie: string }): Promise<RoundEnd>;
  /** Does both. */
  signIn(providerId: string, detour?: Detour): Promise<RoundEnd>;
}

/** Opens them for one test. */
export async function openRounds(options: RoundOptions = {}): Promise<Rounds> {
  const database = await freshDatabase();
  const { settings = {}, imitations = {}, withinMs = 10_000, now = () => new Date() } = options;
  const own = settings.oidc ? { [settings.oidc.issuer]: { origin: settings.oidc.issuer } } : {};
  const network = Object.keys(imitations).length === 0
    ? undefined
    : leadTo({ ...imitations, ...own }, withinMs);
  const providers = createProviders({ steam: false, ...settings }, { now, withinMs, network });
  const { sql } = database;
  const context = { sql, providers, site: { baseUrl: ROUNDS_SITE }, now };

  async function answerOf(
    providerId: string,
    { purpose, next, change, cookie, sent = "" }: Detour = {},
  ) {
    const headers = new Headers(sent === "" ? {} : { cookie: encodeURI(sent) });
    const asked = { purpose: purpose ?? { kind: "sign_in" as const }, next: next ?? "/", headers };
    const begun = await beginRound(context, providerId, asked);
    if (begun.kind !== "begun") throw new Error(`${providerId} is unavailable`);
    const address = await visit(imitated(begun.url, imitations));
    change?.(address);
    return { address, cookie: cookie ?? cookieOf(begun.setCookies) };
  }

  const finish: Rounds["finish"] = (providerId, { address, cookie }) =>
    finishRound(context, providerId, { address, headers: new Headers({ cookie }) });

  return {
    context,
    sql,
    answerOf,
    finish,
    signIn: async (providerId, detour = {}) =>
      await finish(detour.finishAt ?? providerId, await answerOf(providerId, detour)),
    async [Symbol.asyncDispose]() {
      await providers.close();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** Leads requests to the imitations, by the guarded way that production takes too. */
export function leadTo(imitations: Imitations, withinMs: number): ProviderFetch {
  const networks = new Map(
    Object.values(imitations).map(({ origin }) => [
      origin,
      createProviderFetch({ privateOrigin: origin, withinMs }),
    ]),
  );
  return {
    send(url, request) {
      const to = imitated(url, imitations);
      const network = networks.get(new URL(to).origin);
      if (network === undefined) throw new Error(`nothing imitates ${new URL(url).origin}`);
      return network.send(to, request);
    },
    async close() {
      await Promise.all([...networks.values()].map((network) => network.close()));
    },
  };
}

function imitated(url: string, imitations: Imitations): string {
  const { origin, href } = new URL(url);
  return (imitations[origin]?.origin ?? origin) + href.slice(origin.length);
}

/** Follows redirects as a browser does, with its cookies, until one leads to our site. */
async function visit(url: string): Promise<URL> {
  const jar = new Map<string, string>();
  let at = new URL(url);
  for (let hops = 0; at.origin !== ROUNDS_SITE; hops++) {
    if (hops > 10) throw new Error("the provider leads nowhere");
    const cookie = [...jar].map((pair) => pair.join("=")).join("; ");
    const response = await fetch(at, { redirect: "manual", headers: { cookie } });
    await response.body?.cancel();
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get("location");
    if (location === null) throw new Error(`no redirect from ${at.pathname}: ${response.status}`);
    at = new URL(location, at);
  }
  return at;
}

/** Makes a signed-in account, and returns what their round is for. */
export async function signedInTo(sql: Sql, kind: "link" | "prove") {
  const username = `Rita_${crypto.randomUUID().slice(0, 8)}`;
  const [account] = await sql<{ id: string }[]>`
    insert into account (username, username_key, created_at, updated_at)
    values (${username}, ${username.toLowerCase()}, now(), now()) returning id`;
  const accountId = account?.id ?? "";
  const token = hashToken(username);
  const [session] = await sql<{ id: string }[]>`
    insert into session (account_id, token_hash, expires_at, created_at, updated_at)
    values (${accountId}, ${token}, now() + interval '1 day', now(), now()) returning id`;
  return { kind, accountId, sessionId: session?.id ?? "" };
}
