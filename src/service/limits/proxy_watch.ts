import { log } from "../../core/observing/log.ts";
import { isPrivate } from "../../core/limits/client_address.ts";
import { type Cidr, isTrusted } from "../../core/limits/trusted_proxies.ts";
import { HOUR_MS } from "../../core/time/day.ts";

/** Headers in which proxies name the client. Only the first one is read. */
const FORWARDED = ["x-forwarded-for", "forwarded", "x-real-ip"] as const;

/** Milliseconds between two log lines, and for which a detected proxy is shown to moderators. */
/** Warnings for hosts. Each names the setting that fixes the problem. */
const WARNINGS = {
  not_trusted:
    "A proxy that TRUSTED_PROXIES does not name forwards requests: all its visitors share the limits of one address. " +
    "Set TRUSTED_PROXIES to the proxy's address.",
  not_telling:
    "A proxy that TRUSTED_PROXIES names sends no X-Forwarded-For: all its visitors share the limits of one address. " +
    "Make the proxy set X-Forwarded-For.",
} as const;

/** The warning for a public site that, according to its settings, has no proxy. */
const NO_PROXY =
  "This public site trusts no proxy, so it seems to have none: nothing limits how many connections a stranger holds open. " +
  "Put a proxy with TLS in front (docs/deploy.md), and leave HOST at 127.0.0.1 or name the proxy in TRUSTED_PROXIES.";

type ProxyFault = keyof typeof WARNINGS;

/** Detects a proxy that is not trusted, which makes all visitors share one address. */
export type ProxyWatch = ReturnType<typeof createProxyWatch>;

/** Watches the proxies that requests come through. `now` returns monotonic milliseconds. */
export function createProxyWatch(
  trusted: readonly Cidr[],
  now: () => number = () => performance.now(),
) {
  let seen: { fault: ProxyFault; at: number } | undefined;
  let loggedAt = -Infinity;

  return {
    /** Checks the proxies of a request. Logs a problem at most once an hour. */
    see(remote: string | undefined, headers: Headers): void {
      const fault = findFault(remote ?? "", headers, trusted);
      if (fault === undefined) return;
      const at = now();
      seen = { fault, at };
      if (at - loggedAt < HOUR_MS) return;
      loggedAt = at;
      log("warn", `proxy_${fault}`, { proxy: remote, risk: WARNINGS[fault] });
    },
    /** Returns a warning for the host if there was a problem within the last hour. */
    warning(): string | undefined {
      return seen && now() - seen.at < HOUR_MS ? WARNINGS[seen.fault] : undefined;
    },
  };
}

/**
 * Returns the problem of a request with a proxy's headers. Any client on the internet can send these headers. Only a
 * peer in a private network is likely to be the host's own proxy.
 */
function findFault(
  remote: string,
  headers: Headers,
  trusted: readonly Cidr[],
): ProxyFault | undefined {
  if (!FORWARDED.some((name) => headers.has(name))) return undefined;
  if (isTrusted(remote, trusted)) {
    return headers.has("x-forwarded-for") ? undefined : "not_telling";
  }
  return isPrivate(remote) ? "not_trusted" : undefined;
}

/**
 * Returns the problem if the settings describe a public site without a proxy: no proxy is trusted (on loopback, one
 * always is), and people reach the site at an address outside this machine and private networks.
 */
export function findExposure(
  { trustedProxies, baseUrl }: { trustedProxies: readonly Cidr[]; baseUrl: string },
): string | undefined {
  const name = new URL(baseUrl).hostname.replace(/^\[|\]$/g, "");
  const isPublic = !/(^|\.)localhost$/.test(name) && !isPrivate(name);
  return trustedProxies.length === 0 && isPublic ? NO_PROXY : undefined;
}
