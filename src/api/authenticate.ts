import { failedAuthenticationLimit } from "../../generated/limits.ts";
import type { Config } from "../config.ts";
import type { KeyVerdict } from "../keys/key_ring.ts";
import { explainSecret } from "../keys/explain_secret.ts";
import { createSharedLookup } from "../keys/shared_lookup.ts";
import { addressKey, clientAddress, networkKey } from "../limits/client_address.ts";
import { LineFull } from "../limits/fair_line.ts";
import type { CreateLimiter } from "../limits/shared_window.ts";
import type { Scope } from "../keys/scopes.ts";
import type { Services } from "../services.ts";
import type { ApiContext } from "./visit.ts";
import { problem } from "./error_response.ts";

/** The scheme's name is case-insensitive (RFC 9110 §11.1); one token follows it. */
const BEARER = /^bearer +([^\s]+) *$/i;

const NOT_APPROVED = "The key is valid, but its server is";
const REVOKED = "This API key was revoked or replaced; its owner has the current one.";

/** Challenges of a 401: an error is named only to a client that sent a key (RFC 6750 §3.1). */
const CHALLENGES = {
  missing_key: "Bearer",
  invalid_key: 'Bearer error="invalid_token"',
  revoked_key: 'Bearer error="invalid_token"',
} as const;

/** Addresses whose failures are counted separately, about 25 MB; newcomers beyond that share one by network. */
const ADDRESSES_MAX = 100_000;

/** Nothing, or the answer to a request that goes no further. */
export type Refusal = Response | undefined;

type Answer = Response | Promise<Response>;

/** Checks the keys of all contracts: the failures of an address count together. */
export type Authenticator = ReturnType<typeof createAuthenticate>;

/**
 * Lets a request through if its `Authorization: Bearer` key is open and was made for the operation's scope, and binds
 * it to the key's server (SPEC §5).
 * Failures are limited to 30 a minute per address. A valid key passes whatever its address did before; keys never met before share
 * one small look-up at such an address.
 */
export function createAuthenticate(
  { keys, lastUse, limiter }: Pick<Services, "keys" | "lastUse" | "limiter">,
  { trustedProxies }: Pick<Config, "trustedProxies">,
) {
  const failedKeys = createFailedKeys(trustedProxies, limiter);

  function authenticate(scope: Scope) {
    return (c: ApiContext): Refusal | Promise<Refusal> => {
      const secret = readSecret(c);
      if (secret === undefined) return refuse(c, "missing_key", explainMissing(c));
      const answer = keys.resolve(secret, (look) => failedKeys.lookUp(c, look));
      return answer instanceof Promise
        ? answer.then((verdict) => admit(c, verdict, scope), (error) => refuseUnread(c, error))
        : admit(c, answer, scope);
    };
  }

  async function refuseUnread(c: ApiContext, error: unknown): Promise<Response> {
    if (!(error instanceof LineFull)) throw error;
    const decision = await failedKeys.take(c);
    return tooMany(c, decision.allowed ? error.retryAfterSeconds : decision.retryAfterSeconds);
  }

  function admit(c: ApiContext, verdict: KeyVerdict, scope: Scope): Refusal | Promise<Refusal> {
    if (verdict.kind !== "open") return explain(c, verdict);
    if (!verdict.scopes.includes(scope)) return refuseScope(c, verdict.scopes, scope);
    c.env.keyId = verdict.keyId;
    c.env.serverId = verdict.serverId;
    lastUse.note(verdict.keyId);
  }

  function explain(c: ApiContext, verdict: Exclude<KeyVerdict, { kind: "open" }>): Answer {
    switch (verdict.kind) {
      case "unknown":
        return refuse(c, "invalid_key", explainSecret(readSecret(c) ?? ""));
      case "revoked":
        return refuse(c, "revoked_key", REVOKED);
      case "server_not_approved":
        return problem(c, "server_not_approved", `${NOT_APPROVED} ${verdict.status}.`);
    }
  }

  /** Version 1 is older than scopes and has no word for them. */
  function refuseScope(c: ApiContext, scopes: readonly Scope[], scope: Scope): Answer {
    const madeFor = `This API key was made for ${scopes.join(" and ")}`;
    return scope === "read"
      ? refuse(c, "invalid_key", `${madeFor}, and opens nothing here. Generate one for reading.`)
      : problem(c, "scope_missing", `${madeFor}. This operation needs a key for ${scope}.`);
  }

  async function refuse(
    c: ApiContext,
    code: keyof typeof CHALLENGES,
    detail: string,
  ): Promise<Response> {
    const decision = await failedKeys.take(c);
    if (!decision.allowed) return tooMany(c, decision.retryAfterSeconds);
    return problem(c, code, detail, { headers: { "WWW-Authenticate": CHALLENGES[code] } });
  }

  function tooMany(c: ApiContext, retryAfterSeconds: number): Response {
    const { requests, windowSeconds } = failedAuthenticationLimit;
    const detail = `${requests} requests in ${windowSeconds} s had no valid key. ` +
      `Wait ${retryAfterSeconds} s.`;
    return problem(c, "too_many_failed_authentications", detail, { retryAfterSeconds });
  }

  return { authenticate, failedKeys, limiter, tick: failedKeys.tick };
}

/** Reads the key that a request brings. */
export const readSecret = ({ req }: ApiContext) =>
  BEARER.exec(req.header("authorization") ?? "")?.[1];

/** Says where a key belongs, to whoever put it elsewhere or sent none. */
function explainMissing({ req }: ApiContext): string {
  const header = "Authorization: Bearer <API key>";
  if (/^(vb[ul]?|whsec)_/.test(req.header("authorization") ?? "")) {
    return `You sent the key without \`Bearer\`: send ${header}.`;
  }
  const isElsewhere = req.header("x-api-key") !== undefined || /[?&][^=&]*=vb_/.test(req.url);
  return `${isElsewhere ? "A key is read nowhere else: send" : "Send"} the header ${header}.`;
}

/** Failed keys by address: limited as the contract says, and few are looked up at once where there were many. */
function createFailedKeys(trusted: Config["trustedProxies"], limiter: CreateLimiter) {
  const failures = limiter("failedKeys", {
    requests: failedAuthenticationLimit.requests,
    windowMs: failedAuthenticationLimit.windowSeconds * 1000,
    maxKeys: ADDRESSES_MAX,
  });
  const share = createSharedLookup();

  function addressOf(c: ApiContext): string {
    const forwardedFor = c.req.header("x-forwarded-for");
    return addressKey(
      clientAddress({ remote: c.env.remoteAddress ?? "unknown", forwardedFor, trusted }),
    );
  }

  return {
    /** Looks a key up that was never found before; fails with LineFull where too many are. */
    async lookUp<Value>(c: ApiContext, look: () => Promise<Value>): Promise<Value> {
      const address = addressOf(c);
      const { allowed } = await failures.peek(address, networkKey(address));
      return await (allowed ? look() : share(address, look));
    },
    /** Counts a failure. */
    take(c: ApiContext) {
      const address = addressOf(c);
      return failures.take(address, networkKey(address));
    },
    tick: failures.tick,
  };
}
