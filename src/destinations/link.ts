import { isInnerHost } from "./address.ts";
import { isWebhookPort } from "./port.ts";

/**
 * Whether strangers may be led to a link that somebody else wrote: to a host on the public internet, at a port of the
 * web, as nobody in particular. A link into the clicker's own network could act there.
 */
export function isPublicLink(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const host = url.hostname.replace(/\.$/, "");
  return !host.endsWith(".") && !isInnerHost(host) && url.username === "" && url.password === "" &&
    (url.port === "" || isWebhookPort(Number(url.port)));
}
