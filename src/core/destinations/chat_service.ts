/** The chats whose incoming webhooks take messages. Others, such as Rocket.Chat, speak Mattermost's form. */
export const CHAT_SERVICES = ["discord", "slack", "mattermost"] as const;

/** A chat service, which decides on the form of messages, their limits, and what its responses mean. */
export type ChatService = typeof CHAT_SERVICES[number];

/** How often a channel gets a message: when a vote was cast, each ten minutes, or a top ten each day. */
export const CHAT_PACES = ["at_once", "ten_minutes", "daily"] as const;

/** How often a channel gets a message. */
export type ChatPace = typeof CHAT_PACES[number];

/** Discord's hosts: its stable, canary and test clients, including its old name. They share all webhooks. */
const DISCORD_HOST = /^((canary|ptb)\.)?discord(app)?\.com$/;

/** Checked with the path: another service on Discord's hosts may accept votes one day; its webhooks never will. */
const DISCORD_PATH = /^\/api\/(v\d+\/)?webhooks\//;

const SLACK_HOST = /^hooks\.slack(-gov)?\.com$/;

/** Returns the service whose webhook an address is, if its host tells. */
export function chatServiceOf({ hostname, pathname }: URL): ChatService | undefined {
  if (DISCORD_HOST.test(hostname) && DISCORD_PATH.test(pathname)) return "discord";
  return SLACK_HOST.test(hostname) ? "slack" : undefined;
}
