import { isInnerHost } from "./address.ts";
import { chatServiceOf } from "./chat_service.ts";
import { isWebhookPort } from "./port.ts";
import type { RefusalValues } from "../refusals/refusal.ts";
import { readUrl } from "../text/typed_text.ts";

/** Maximum characters: far above any real URL, and acceptable for a text column and a log line. */
export const WEBHOOK_URL_MAX_LENGTH = 2048;
const TOO_LONG = { why: "tooLong", max: WEBHOOK_URL_MAX_LENGTH } as const;

/** Rules for an address that an owner enters. `allowPrivate` lifts only those on internal hosts (demo and tests). */
export interface DestinationRules {
  readonly allowPrivate: boolean;
}

/**
 * `url` in canonical form without a fragment, or the fault of the text and the outcome of a delivery that was about to
 * use it: `bad_url` for its form, `private_address` for its destination.
 */
type WebhookUrl =
  | { readonly kind: "ok"; readonly url: string }
  | { readonly kind: "refused"; readonly fault: WebhookUrlFault; readonly outcome: UrlFault };

/** A reason to refuse a webhook's address. */
type WebhookUrlFault = RefusalValues<"webhook_url_refused">;

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
export function parseWebhookUrl(
  pasted: string,
  { isChat = false, ...rules }: DestinationRules & {
    /** Whether the address gets messages for a chat in place of votes. */
    isChat?: boolean;
  },
): WebhookUrl {
  const text = readUrl(pasted);
  if (text.length > WEBHOOK_URL_MAX_LENGTH) return refused(TOO_LONG);
  if (!URL.canParse(text)) return refused({ why: "incomplete" });
  const url = canonical(text);
  const fault = formFault(url);
  if (fault !== undefined) return refused(fault);
  if (!isChat && chatServiceOf(url) === "discord") return refused({ why: "chat" });
  if (!rules.allowPrivate && isInnerHost(url.hostname)) {
    return refused({ why: "inner" }, "private_address");
  }
  return { kind: "ok", url: url.href };
}

function canonical(text: string): URL {
  const url = new URL(text);
  url.hash = "";
  // A name with a trailing dot means the same host, but bypasses the rules and breaks certificates.
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.replace(/\.+$/, "");
  return url;
}

function formFault(url: URL): WebhookUrlFault | undefined {
  if (url.protocol !== "https:" && url.protocol !== "http:") return { why: "scheme" };
  if (url.username !== "" || url.password !== "") return { why: "credentials" };
  if (url.hostname.endsWith(".")) return { why: "incomplete" };
  if (!isWebhookPort(portOf(url))) return { why: "port", port: String(portOf(url)) };
  return url.href.length > WEBHOOK_URL_MAX_LENGTH ? TOO_LONG : undefined;
}

function portOf(url: URL): number {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}

function refused(fault: WebhookUrlFault, outcome: UrlFault = "bad_url"): WebhookUrl {
  return { kind: "refused", fault, outcome };
}
