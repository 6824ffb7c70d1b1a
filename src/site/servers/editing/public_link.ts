import { isInnerHost } from "../../../core/destinations/address.ts";
import { isWebhookPort } from "../../../core/destinations/port.ts";

/**
 * Returns whether a user-supplied link may be shown to others: it must lead to a host on the public internet, at a web
 * port, without credentials. A link into the reader's own network could act there.
 */
export function isPublicLink(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const host = url.hostname.replace(/\.$/, "");
  return !host.endsWith(".") && !isInnerHost(host) && url.username === "" && url.password === "" &&
    (url.port === "" || isWebhookPort(Number(url.port)));
}
