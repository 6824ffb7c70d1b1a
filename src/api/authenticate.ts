import { failedAuthenticationLimit } from "../../generated/limits.ts";
import type { ProblemCode } from "../../generated/problems.ts";
import type { Config } from "../config.ts";
import type { KeyVerdict } from "../keys/key_ring.ts";
import { createSharedLookup } from "../keys/shared_lookup.ts";
import { addressKey, clientAddress, networkKey } from "../limits/client_address.ts";
import { LineFull } from "../limits/fair_line.ts";
import { createSlidingWindow } from "../limits/sliding_window.ts";
import type { Services } from "../services.ts";
import type { ApiContext } from "./visit.ts";
import { problem } from "./error_response.ts";

/** The scheme's name is case-insensitive (RFC 9110 §11.1); one token follows it. */
const BEARER = /^bearer +([^\s]+) *$/i;

const REVOKED = "This API key was revoked or replaced; its owner has the current one.";

/** Addresses whose failures are counted separately, about 25 MB; newcomers beyond that share one by network. */
const ADDRESSES_MAX = 100_000;

/**
 * Lets a request through if its `Authorization: Bearer` key is open, and binds it to the key's server (SPEC §5).
 * Failures are limited to 30 a minute per address. A valid key passes whatever its address did before; keys never met before share
 * one small look-up at such an address.
 */
export function createAuthenticate(
  { keys, lastUse }: Pick<Services, "keys" | "lastUse">,
  { trustedProxies }: Pick<Config, "trustedProxies">,
) {
  const failedKeys = createFailedKeys(trustedProxies);

  function authenticate(c: ApiContext): Response | undefined | Promise<Response | undefined> {
    const secret = BEARER.exec(c.req.header("authorization") ?? "")?.[1];
    if (secret === undefined) {
      return refuse(c, "missing_key", "Send the header Authorization: Bearer <API key>.");
    }
    const answer = keys.resolve(secret, (look) => failedKeys.lookUp(c, look));
    return answer instanceof Promise
      ? answer.then((verdict) => admit(c, verdict), (error) => refuseUnread(c, error))
      : admit(c, answer);
  }

  function refuseUnread(c: ApiContext, error: unknown): Response {
    if (!(error instanceof LineFull)) throw error;
    const decision = failedKeys.take(c);
    return tooMany(c, decision.allowed ? error.retryAfterSeconds : decision.retryAfterSeconds);
  }

  function admit(c: ApiContext, verdict: KeyVerdict): Response | undefined {
    if (verdict.kind !== "open") return explain(c, verdict);
    c.env.keyId = verdict.keyId;
    c.env.serverId = verdict.serverId;
    lastUse.note(verdict.keyId);
  }

  function explain(c: ApiContext, verdict: Exclude<KeyVerdict, { kind: "open" }>): Response {
    switch (verdict.kind) {
      case "unknown":
        return refuse(c, "invalid_key", "No server has this API key.");
      case "revoked":
        return refuse(c, "revoked_key", REVOKED);
      case "server_not_approved":
        return problem(c, "server_not_approved", `The key's server is ${verdict.status}.`);
    }
  }

  function refuse(c: ApiContext, code: ProblemCode, detail: string): Response {
    const decision = failedKeys.take(c);
    if (!decision.allowed) return tooMany(c, decision.retryAfterSeconds);
    return problem(c, code, detail, { headers: { "WWW-Authenticate": "Bearer" } });
  }

  function tooMany(c: ApiContext, retryAfterSeconds: number): Response {
    const detail = "Stop sending keys that do not work.";
    return problem(c, "too_many_failed_authentications", detail, { retryAfterSeconds });
  }

  return { authenticate, tick: failedKeys.tick };
}

/** Failed keys by address: limited as the contract says, and few are looked up at once where there were many. */
export function createFailedKeys(trusted: Config["trustedProxies"]) {
  const failures = createSlidingWindow({
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
    lookUp<Value>(c: ApiContext, look: () => Promise<Value>): Promise<Value> {
      const address = addressOf(c);
      return failures.peek(address, networkKey(address)).allowed ? look() : share(address, look);
    },
    /** Counts a failure. */
    take(c: ApiContext) {
      const address = addressOf(c);
      return failures.take(address, networkKey(address));
    },
    tick: failures.tick,
  };
}
