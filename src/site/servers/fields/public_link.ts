import { isInnerHost } from "../../../core/destinations/address.ts";
import { isWebhookPort } from "../../../core/destinations/port.ts";

/**
 * Returns whether a user-supplied link may be shown to others. It must have a host on the public internet and a web
 * port, and no credentials: a link into the reader's own network could have effects there.
 */
export function isPublicLink(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const host = url.hostname.replace(/\.$/, "");
  return !host.endsWith(".") && !isInnerHost(host) && url.username === "" && url.password === "" &&
    (url.port === "" || isWebhookPort(Number(url.port)));
}
