import { isInnerHost } from "./address.ts";
import { isWebhookPort } from "./port.ts";

/** Maximum characters: far above any real URL, and acceptable for a text column and a log line. */
export const WEBHOOK_URL_MAX_LENGTH = 2048;

const INNER_HOST = "A webhook URL must lead to a host on the public internet.";

/** Hosts of Discord's own webhooks: its stable, canary and test clients, including its old name. */
const DISCORD_HOST = /^((canary|ptb)\.)?discord(app)?\.com$/;
const DISCORD_PATH = /^\/api\/(v\d+\/)?webhooks\//;
const DISCORD =
  "Discord's webhooks accept only Discord's own JSON, with text in its content field, and answer 400 to a vote. Put your own program in between: it receives our votes, verifies them and posts to Discord.";

/** Rules for an address that an owner enters. `allowPrivate` lifts only those on internal hosts (demo and tests). */
export interface DestinationRules {
  readonly allowPrivate: boolean;
}

/**
 * `url` in canonical form without a fragment. Otherwise a sentence that tells the owner why not, with the outcome for a
 * delivery that was about to use it: `bad_url` for the form of the text, `private_address` for its destination.
 */
type WebhookUrl =
  | { readonly kind: "ok"; readonly url: string }
  | { readonly kind: "refused"; readonly why: string; readonly outcome: UrlFault };

type UrlFault = "bad_url" | "private_address";

/**
 * Parses the address that an owner typed. Names are not resolved here but at every connection (`createResolver`),
 * because DNS may change after the URL was saved.
 *
 * @example
 * ```ts
 * import { parseWebhookUrl } from "./webhook_url.ts";
 * import assert from "node:assert/strict";
 * const url = parseWebhookUrl("https://play.example.com/votes#top", { allowPrivate: false });
 * assert.deepEqual(url, { kind: "ok", url: "https://play.example.com/votes" });
 * ```
 */
export function parseWebhookUrl(text: string, rules: DestinationRules): WebhookUrl {
  if (text.length > WEBHOOK_URL_MAX_LENGTH) return refused(tooLong());
  if (!URL.canParse(text)) return refused("This is not a complete web address.");
  const url = canonical(text);
  const fault = formFault(url);
  if (fault !== undefined) return refused(fault);
  if (!rules.allowPrivate && isInnerHost(url.hostname)) {
    return refused(INNER_HOST, "private_address");
  }
  return { kind: "ok", url: url.href };
}

function canonical(text: string): URL {
  const url = new URL(text);
  url.hash = "";
  // A trailing dot names the same host, but hides it from rules and breaks certificates.
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.replace(/\.+$/, "");
  return url;
}

function formFault(url: URL): string | undefined {
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return "A webhook URL starts with https:// or http://.";
  }
  if (url.username !== "" || url.password !== "") {
    return "A webhook URL must not contain a user name or password.";
  }
  if (url.hostname.endsWith(".")) return "This is not a complete web address.";
  if (!isWebhookPort(portOf(url))) {
    return `A webhook can't use port ${portOf(url)}: choose 80, 443 or another port above 1023.`;
  }
  if (isDiscord(url)) return DISCORD;
  return url.href.length > WEBHOOK_URL_MAX_LENGTH ? tooLong() : undefined;
}

/** Checks the path too: another service on Discord's hosts may accept votes one day; its webhooks never will. */
function isDiscord({ hostname, pathname }: URL): boolean {
  return DISCORD_HOST.test(hostname) && DISCORD_PATH.test(pathname);
}

function portOf(url: URL): number {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}

function tooLong(): string {
  return `A webhook URL has at most ${WEBHOOK_URL_MAX_LENGTH} characters.`;
}

function refused(why: string, outcome: UrlFault = "bad_url"): WebhookUrl {
  return { kind: "refused", why, outcome };
}
