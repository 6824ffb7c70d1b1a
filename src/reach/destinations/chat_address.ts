import { type Refusal, refusal } from "../../core/refusals/refusal.ts";
import { isInnerHost } from "../../core/destinations/address.ts";
import { type ChatService, chatServiceOf } from "../../core/destinations/chat_service.ts";
import { type DestinationRules, parseWebhookUrl } from "../../core/destinations/webhook_url.ts";

/**
 * A webhook's id and token, after an optional version. A suffix such as `/slack` selects another format of messages.
 */
const DISCORD_PATH = /^\/api\/(?:v\d+\/)?webhooks\/(\d+)\/([\w-]+)/;

/**
 * The path of Discord's API with its version. Without a version, an older one responds, whose waits are in
 * milliseconds.
 */
const DISCORD_API = "/api/v10/webhooks";

const SLACK_PATH = /^\/services(\/\w+){3}$/;

/** The number of final characters of an address that are shown, if it is long enough. */
const SHOWN = 4;
const SHOWN_OF = 12;

/** The address of a channel. `url` is a secret, because a program that has it can post into the channel. */
type ChatAddress =
  | {
    readonly kind: "ok";
    readonly service: ChatService;
    readonly url: string;
    /** The form of the address in lists and logs: `chat://discord.com/…a1B2`. */
    readonly shown: string;
  }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/**
 * Parses the address that an owner pasted. `service` is the chat that they chose, used only if the host doesn't
 * identify it. Hosts follow the rules of webhooks; where internal ones are allowed, an imitation of Discord or Slack is
 * accepted.
 */
export function parseChatAddress(
  text: string,
  { service: chosen, ...rules }: DestinationRules & { service: ChatService },
): ChatAddress {
  const parsed = parseWebhookUrl(text, { ...rules, isChat: true });
  if (parsed.kind === "refused") {
    return { kind: "refused", refusal: refusal("webhook_url_refused", parsed.fault) };
  }
  const typed = new URL(parsed.url);
  const known = chatServiceOf(typed);
  const service = known ?? chosen;
  const mayBeAny = known !== undefined || rules.allowPrivate && isInnerHost(typed.hostname);
  const url = mayBeAny || service === "mattermost" ? CANONICAL[service](typed) : undefined;
  if (!url) {
    const why = service === "slack" ? "notSlack" : "notDiscord";
    return { kind: "refused", refusal: refusal("chat_address_refused", { why }) };
  }
  return { kind: "ok", service, url: url.href, shown: shownOf(url) };
}

/** Functions that return the address to send to, or undefined if it isn't a webhook's. */
const CANONICAL: Record<ChatService, (url: URL) => URL | undefined> = {
  discord(url) {
    const [, id, token] = DISCORD_PATH.exec(url.pathname) ?? [];
    if (!id || !token) return undefined;
    // discordapp.com has a separate limit, which all programs that still use it share.
    const origin = chatServiceOf(url) === "discord" ? "https://discord.com" : url.origin;
    const canonical = new URL(`${origin}${DISCORD_API}/${id}/${token}`);
    // Without `wait`, Discord reports success even if it doesn't save the message.
    canonical.searchParams.set("wait", "true");
    const threadId = url.searchParams.get("thread_id");
    if (threadId) canonical.searchParams.set("thread_id", threadId);
    return canonical;
  },
  slack: ({ origin, pathname }) =>
    SLACK_PATH.test(pathname)
      ? new URL(pathname, origin.replace(/^http:(?=\/\/hooks)/, "https:"))
      : undefined,
  mattermost: (url) => url,
};

/** Returns the host and the end of the pasted address. */
function shownOf(url: URL): string {
  const secret = `${url.pathname}${url.searchParams.get("thread_id") ?? ""}`;
  return `chat://${url.host}/…${secret.length < SHOWN_OF ? "" : secret.slice(-SHOWN)}`;
}
