import { log } from "../log.ts";
import { type Cidr, isPrivate, isTrusted } from "./client_address.ts";

/** Headers in which proxies say for whom they ask; only the first is read. */
const FORWARDED = ["x-forwarded-for", "forwarded", "x-real-ip"] as const;

/** Milliseconds between two lines in the log, and for which a proxy that was seen is shown to moderators. */
const HOUR_MS = 3_600_000;

/** Sentences for hosts; each names the setting that puts it right. */
const WARNINGS = {
  not_trusted:
    "A proxy that TRUSTED_PROXIES does not name forwards requests: all its visitors share the limits of one address. " +
    "Set TRUSTED_PROXIES to the proxy's address.",
  not_telling:
    "A proxy that TRUSTED_PROXIES names sends no X-Forwarded-For: all its visitors share the limits of one address. " +
    "Make the proxy set X-Forwarded-For.",
} as const;

/** For a public site that strangers reach without a proxy, as far as its settings tell. */
const NO_PROXY =
  "This public site trusts no proxy, so it seems to have none: nothing limits how many connections a stranger holds open. " +
  "Put a proxy with TLS in front (docs/deploy.md), and leave HOST at 127.0.0.1 or name the proxy in TRUSTED_PROXIES.";

type Fault = keyof typeof WARNINGS;

/** Notices a proxy whose word is not taken, which makes all visitors one address. */
export type ProxyWatch = ReturnType<typeof createProxyWatch>;

/** Watches the proxies that requests come by; `now` is monotonic milliseconds. */
export function createProxyWatch(
  trusted: readonly Cidr[],
  now: () => number = () => performance.now(),
) {
  let seen: { fault: Fault; at: number } | undefined;
  let loggedAt = -Infinity;

  return {
    /** Looks at a request. Logs what is wrong, once an hour at most. */
    see(remote: string | undefined, headers: Headers): void {
      const fault = findFault(remote ?? "", headers, trusted);
      if (fault === undefined) return;
      const at = now();
      seen = { fault, at };
      if (at - loggedAt < HOUR_MS) return;
      loggedAt = at;
      log("warn", `proxy_${fault}`, { proxy: remote, risk: WARNINGS[fault] });
    },
    /** A sentence for the host, if something was wrong within the last hour. */
    warning(): string | undefined {
      return seen && now() - seen.at < HOUR_MS ? WARNINGS[seen.fault] : undefined;
    },
  };
}

/** Anybody on the internet can send these headers; only a peer of a private network is likely to be the host's own. */
function findFault(remote: string, headers: Headers, trusted: readonly Cidr[]): Fault | undefined {
  if (!FORWARDED.some((name) => headers.has(name))) return undefined;
  if (isTrusted(remote, trusted)) {
    return headers.has("x-forwarded-for") ? undefined : "not_telling";
  }
  return isPrivate(remote) ? "not_trusted" : undefined;
}

/**
 * Says what is wrong when the settings have a public site served without a proxy: no proxy is trusted, which on loopback
 * is always one, and people reach the site under another address than this machine's or a private network's.
 */
export function findExposure(
  { trustedProxies, baseUrl }: { trustedProxies: readonly Cidr[]; baseUrl: string },
): string | undefined {
  const name = new URL(baseUrl).hostname.replace(/^\[|\]$/g, "");
  const isPublic = !/(^|\.)localhost$/.test(name) && !isPrivate(name);
  return trustedProxies.length === 0 && isPublic ? NO_PROXY : undefined;
}
