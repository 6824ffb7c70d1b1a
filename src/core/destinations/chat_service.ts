/** The chats whose incoming webhooks take messages. Others, such as Rocket.Chat, accept Mattermost's format. */
export const CHAT_SERVICES = ["discord", "slack", "mattermost"] as const;

/** A chat service. It determines the format and limits of messages, and the meaning of responses. */
export type ChatService = typeof CHAT_SERVICES[number];

/** How often a channel gets a message: at each vote, every ten minutes, or a top ten every day. */
export const CHAT_PACES = ["at_once", "ten_minutes", "daily"] as const;

/** How often a channel gets a message. */
export type ChatPace = typeof CHAT_PACES[number];

/**
 * Discord's hosts: of its stable, canary and test clients, under its current and its old name. They share all webhooks.
 */
const DISCORD_HOST = /^((canary|ptb)\.)?discord(app)?\.com$/;

/**
 * The path is checked too, because another service on Discord's hosts may accept votes one day. Its webhooks never
 * will.
 */
const DISCORD_PATH = /^\/api\/(v\d+\/)?webhooks\//;

const SLACK_HOST = /^hooks\.slack(-gov)?\.com$/;

/** Returns the service that an address is a webhook of, if its host shows it. */
export function chatServiceOf({ hostname, pathname }: URL): ChatService | undefined {
  if (DISCORD_HOST.test(hostname) && DISCORD_PATH.test(pathname)) return "discord";
  return SLACK_HOST.test(hostname) ? "slack" : undefined;
}
