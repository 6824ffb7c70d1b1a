import { failedAuthenticationLimit } from "../../../generated/limits.ts";
import type { KeyRing, KeyVerdict } from "../keys/key_ring.ts";
import { explainHeader, explainSecret } from "../keys/explain_secret.ts";
import type { Cidr } from "../limits/trusted_proxies.ts";
import { QueueFull } from "../limits/fair_queue.ts";
import type { CreateLimiter } from "../limits/shared_window.ts";
import type { Scope } from "../keys/scopes.ts";
import type { ApiContext } from "./request_state.ts";
import { problem } from "./error_response.ts";
import { ACCESS } from "./problem_details.ts";
import { createFailedKeys } from "./failed_keys.ts";

/** Matches the header's value. The scheme's name is case-insensitive (RFC 9110 §11.1), and one token follows it. */
const BEARER = /^bearer +([^\s]+) *$/i;

/** `WWW-Authenticate` challenges of a 401. Only a client that sent a key gets an error code (RFC 6750 §3.1). */
const CHALLENGES = {
  missing_key: "Bearer",
  invalid_key: 'Bearer error="invalid_token"',
  revoked_key: 'Bearer error="invalid_token"',
} as const;

/** The response of a check that refuses a request. Undefined if the request may continue. */
export type RefusalResponse = Response | undefined;

/** Checks the API keys of all contracts. An address's failures count across all of them. */
export type Authenticator = ReturnType<typeof createAuthenticate>;

/** The dependencies of the key check. */
interface KeyChecks {
  keys: Pick<KeyRing, "resolve">;
  /** Records that a key was used. */
  lastUse: { note(keyId: string): void };
  limiter: CreateLimiter;
}

/**
 * Accepts a request if its `Authorization: Bearer` key is active and has the operation's scope, and binds the request
 * to the key's server (SPEC §5). Failures are limited to 30 a minute per address. A valid key always passes, even at an
 * address over the limit. At such an address, look-ups of keys that were never found before share one short queue.
 */
export function createAuthenticate(
  { keys, lastUse, limiter }: KeyChecks,
  { trustedProxies }: { trustedProxies: readonly Cidr[] },
) {
  const failedKeys = createFailedKeys(trustedProxies, limiter);
  const refusals = createRefusals(failedKeys);

  function authenticate(scope: Scope) {
    return async (c: ApiContext): Promise<RefusalResponse> => {
      const secret = readSecret(c);
      if (secret === undefined) return await refusals.refuse(c, "missing_key", explainMissing(c));
      try {
        const verdict = await keys.resolve(secret, (lookUp) => failedKeys.lookUp(c, lookUp));
        if (verdict.kind !== "open") return await refusals.explain(c, verdict);
        if (!verdict.scopes.includes(scope)) {
          return await refusals.noScope(c, verdict.scopes, scope);
        }
        c.env.key = verdict;
        lastUse.note(verdict.keyId);
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        return await refusals.unread(c, error);
      }
    };
  }

  return { authenticate, failedKeys, limiter, tick: failedKeys.tick };
}

/** Creates the responses to requests without an active key. Each counts as a failure of its address. */
function createRefusals(failedKeys: ReturnType<typeof createFailedKeys>) {
  async function refuse(
    c: ApiContext,
    code: keyof typeof CHALLENGES,
    detail: string,
  ): Promise<Response> {
    const decision = await failedKeys.take(c);
    if (!decision.allowed) return tooMany(c, decision.retryAfterSeconds);
    return problem(c, code, { detail, headers: { "WWW-Authenticate": CHALLENGES[code] } });
  }

  return {
    refuse,
    /** Refuses a key that was not looked up, because too many other look-ups are waiting. */
    async unread(c: ApiContext, error: QueueFull): Promise<Response> {
      const decision = await failedKeys.take(c);
      return tooMany(c, decision.allowed ? error.retryAfterSeconds : decision.retryAfterSeconds);
    },
    async explain(
      c: ApiContext,
      verdict: Exclude<KeyVerdict, { kind: "open" }>,
    ): Promise<Response> {
      switch (verdict.kind) {
        case "unknown":
          return await refuse(c, "invalid_key", explainSecret(readSecret(c) ?? ""));
        case "revoked":
          return await refuse(c, "revoked_key", ACCESS.revoked);
        case "server_not_approved":
          return problem(c, "server_not_approved", { detail: ACCESS.notApproved(verdict.status) });
      }
    },
    /** Refuses a key without the required scope. Version 1 predates scopes and has no error code for them. */
    async noScope(c: ApiContext, scopes: readonly Scope[], scope: Scope): Promise<Response> {
      return scope === "read"
        ? await refuse(c, "invalid_key", ACCESS.notForReading(scopes))
        : problem(c, "scope_missing", { detail: ACCESS.scopeMissing(scopes, scope) });
    },
  };
}

function tooMany(c: ApiContext, retryAfterSeconds: number): Response {
  const detail = ACCESS.tooManyFailed({
    ...failedAuthenticationLimit,
    waitSeconds: retryAfterSeconds,
  });
  return problem(c, "too_many_failed_authentications", { detail, retryAfterSeconds });
}

/** Returns the key from the request's `Authorization` header. */
export const readSecret = ({ req }: ApiContext) =>
  BEARER.exec(req.header("authorization") ?? "")?.[1];

/**
 * Explains where the key belongs, to a client that sent no key, sent it in another form, or sent it in another place.
 */
function explainMissing({ req }: ApiContext): string {
  const mistake = explainHeader(req.header("authorization") ?? "");
  if (mistake !== undefined) return mistake;
  const isElsewhere = req.header("x-api-key") !== undefined || /[?&][^=&]*=vb_/.test(req.url);
  return isElsewhere ? ACCESS.elsewhere : ACCESS.noKey;
}
