import { isInnerHost } from "./address.ts";
import { isGamePort } from "./port.ts";
import type { DestinationRules } from "./webhook_url.ts";

/** Votifier's default port. */
export const VOTIFIER_PORT = 8192;

/** The web's ports serve HTTP, and a listener there is not a Votifier receiver. */
const WEB_PORTS = [80, 443];

/** `url` is `votifier://host:port` in canonical form; otherwise a sentence that tells the owner why not. */
export type VotifierAddress =
  | { readonly kind: "ok"; readonly url: string }
  | { readonly kind: "refused"; readonly why: string };

/** Parses the host and the port that an owner typed. Names are resolved, and vetted, at every connection. */
export function parseVotifierAddress(
  { host, port }: { host: string; port: number },
  rules: DestinationRules,
): VotifierAddress {
  // Follows the rules of web addresses: IDN, IPv4 in any notation, IPv6 in canonical form.
  const bare = host.trim().replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  const text = `http://${bare.includes(":") ? `[${bare}]` : bare}/`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.href !== `http://${url.hostname}/`) {
    return refused("This is not a host name or address; the port has a field of its own.");
  }
  if (!isGamePort(port) || WEB_PORTS.includes(port)) {
    return refused(`Votifier can't be reached at port ${port}: it is usually ${VOTIFIER_PORT}.`);
  }
  if (!rules.allowPrivate && isInnerHost(url.hostname)) {
    return refused("Votifier must be reachable on the public internet at this host.");
  }
  return { kind: "ok", url: `votifier://${url.hostname}:${port}` };
}

/** Returns the host and port of `votifier://host:port`, with IPv6 without brackets, or undefined for any other text. */
export function votifierPlace(url: string): { host: string; port: number } | undefined {
  const [, host, port] = /^votifier:\/\/(\[[0-9a-f:.]+\]|[^:/[\]]+):(\d+)$/.exec(url) ?? [];
  if (host === undefined) return undefined;
  return { host: host.replace(/^\[|\]$/g, ""), port: Number(port) };
}

function refused(why: string): VotifierAddress {
  return { kind: "refused", why };
}
