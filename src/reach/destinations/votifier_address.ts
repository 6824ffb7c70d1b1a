import { isInnerHost } from "../../core/destinations/address.ts";
import { isGamePort } from "../../core/destinations/port.ts";
import type { RefusalValues } from "../../core/refusals/refusal.ts";
import { pastedValue } from "../../core/text/typed_text.ts";
import type { DestinationRules } from "../../core/destinations/webhook_url.ts";

/** Votifier's default port. */
export const VOTIFIER_PORT = 8192;

/** The ports of HTTP. A listener there is not a Votifier receiver. */
const WEB_PORTS = [80, 443];

/** `url` is `votifier://host:port` in canonical form. Otherwise there is the fault of the text. */
type VotifierAddress =
  | { readonly kind: "ok"; readonly url: string }
  | { readonly kind: "refused"; readonly fault: AddressFault };

type AddressFault = RefusalValues<"votifier_address_refused">;

/** Parses the host and the port that an owner typed. Names are resolved, and vetted, at every connection. */
export function parseVotifierAddress(
  { host, port }: { host: string; port: number },
  rules: DestinationRules,
): VotifierAddress {
  // Follows the rules of web addresses: IDN, IPv4 in any notation, IPv6 in canonical form.
  const bare = pastedValue(host).normalize("NFKC").replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  const text = `http://${bare.includes(":") ? `[${bare}]` : bare}/`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.href !== `http://${url.hostname}/`) {
    return refused({ why: "host" });
  }
  if (!isGamePort(port) || WEB_PORTS.includes(port)) {
    return refused({ why: "port", port: String(port), usual: String(VOTIFIER_PORT) });
  }
  if (!rules.allowPrivate && isInnerHost(url.hostname)) {
    return refused({ why: "inner" });
  }
  return { kind: "ok", url: `votifier://${url.hostname}:${port}` };
}

/** Returns the host and port of `votifier://host:port`, with IPv6 without brackets, or undefined for any other text. */
export function splitVotifierUrl(url: string): { host: string; port: number } | undefined {
  const [, host, port] = /^votifier:\/\/(\[[0-9a-f:.]+\]|[^:/[\]]+):(\d+)$/.exec(url) ?? [];
  if (host === undefined) return undefined;
  return { host: host.replace(/^\[|\]$/g, ""), port: Number(port) };
}

function refused(fault: AddressFault): VotifierAddress {
  return { kind: "refused", fault };
}
