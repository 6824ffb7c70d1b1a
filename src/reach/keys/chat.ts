import type { Query } from "../../core/database/connect.ts";
import { countAskedSend, MESSAGE_SENDS } from "../../site/deliveries/asked_sends.ts";
import { MESSAGE_PAUSES } from "../chats/chat_pace.ts";
import { parseChatAddress } from "../destinations/chat_address.ts";
import type { ChatPace, ChatService } from "../../core/destinations/chat_service.ts";
import type { LanguageTag } from "../../core/locales/language_tags.ts";
import { Refusal, refusal } from "../../core/refusals/refusal.ts";
import type { Act } from "../../core/rights/actor.ts";
import { requireOwnServer } from "../../core/servers/require_server.ts";
import { changeKey } from "../../core/keys/change_key.ts";
import { enabled, urlSet } from "../../site/keys/webhook.ts";
import { type KeyContext, makeKey } from "../../core/keys/issue_key.ts";
import { originOf } from "../../core/keys/key_inputs.ts";
import { violatesUnique } from "../../core/database/unique.ts";

/** The names of the services, used in the names of their channels' keys. */
export const CHAT_NAMES: Record<ChatService, string> = {
  discord: "Discord",
  slack: "Slack",
  mattermost: "Mattermost",
};

/** Settings of a channel that its owner chooses. */
interface ChatSettings {
  pace: ChatPace;
  /** The language of its messages. Null for that of the listing's owner. */
  locale: LanguageTag | null;
}

/**
 * Connects a chat channel to an approved server. From now on each vote is posted there, in addition to the server's
 * other receivers. The address is stored like a secret, and only its host and end are ever shown again. Returns the id
 * of the channel's key, whose own secret is discarded. Refuses a server that is unknown, owned by another account, not
 * approved or full of keys, and an address that is invalid or already connected.
 */
export async function connectChat(
  context: KeyContext,
  slug: string,
  { address, service: chosen, pace, locale, ...act }: Act & ChatSettings & {
    address: string;
    /** The chat that the owner chose. It is used only if the host of the address doesn't identify the chat. */
    service: ChatService;
  },
): Promise<{ id: string }> {
  const { service, url, shown } = acceptAddress(context, { address, service: chosen });
  const server = await requireOwnServer(context.sql, slug, act);
  const made = makeKey(context, server, {
    name: nameOf(service, shown),
    kind: "chat",
    url: shown,
    sendingSecret: url,
    chat: { service, pace, locale },
    act,
  });
  const { id } = await made.catch((error) => {
    throw connectedAlready(error);
  });
  return { id };
}

/**
 * Changes how often a channel gets messages, and in which language. With an address, it moves to another channel, and
 * is active again. Refuses an unknown or revoked key, a key that isn't a channel's, and an invalid address.
 */
export async function changeChat(
  context: KeyContext,
  keyId: string,
  { address, service: chosen, pace, locale, ...act }: Act & ChatSettings & {
    address?: string | undefined;
    service: ChatService;
  },
): Promise<void> {
  const moved = address === undefined
    ? undefined
    : acceptAddress(context, { address, service: chosen });
  const changed = changeKey(context, keyId, {
    act,
    action: "chat_set",
    details: () => ({ pace, ...originOf(moved?.shown ?? null) }),
    async change(tx, { kind }) {
      if (kind !== "chat") throw refusal("key_unknown", { id: keyId });
      // Saving a channel repeatedly must not cause more messages.
      await tx`
        update endpoint
        set pace = ${pace}, locale = ${locale}, next_message_at = case
          when pace = ${pace} then next_message_at
          else ${act.now}::timestamptz + make_interval(secs => ${MESSAGE_PAUSES.shortestS})
        end
        where key_id = ${keyId}`;
      if (!moved) return;
      await move(tx, context, { keyId, ...moved, now: act.now });
      // Waiting messages are posted there at once. If the address is wrong, the chat refuses them, and refusals count
      // against all owners.
      await countAskedSend(tx, keyId, {
        now: act.now,
        sends: MESSAGE_SENDS,
      });
    },
  });
  await changed.catch((error) => {
    throw connectedAlready(error);
  });
}

async function move(
  tx: Query,
  { box }: KeyContext,
  { keyId, service, url, shown, now }: {
    keyId: string;
    service: ChatService;
    url: string;
    shown: string;
    now: Date;
  },
): Promise<void> {
  await tx`
    update endpoint
    set ${urlSet(tx, shown, now)}, secret = ${box.seal(url, keyId)}, chat = ${service}, slowed = 0,
      paused_at = null, ${enabled(tx)}
    where key_id = ${keyId}`;
  await tx`update api_key set name = ${nameOf(service, shown)} where id = ${keyId}`;
}

/** Returns the name of a channel's key, from the part of its address that may be shown: "Discord …a1B2". */
function nameOf(service: ChatService, shown: string): string {
  return `${CHAT_NAMES[service]} ${shown.slice(shown.lastIndexOf("/") + 1)}`;
}

function acceptAddress(
  { allowPrivate }: KeyContext,
  { address, service }: { address: string; service: ChatService },
) {
  const parsed = parseChatAddress(address.trim(), { service, allowPrivate });
  if (parsed.kind === "ok") return parsed;
  throw parsed.refusal;
}

function connectedAlready(error: unknown): unknown {
  const isTaken = violatesUnique(error, "endpoint_url") ||
    error instanceof Refusal && error.code === "webhook_url_taken";
  return isTaken ? refusal("chat_connected") : error;
}
