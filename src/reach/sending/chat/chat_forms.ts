import type { ChatService } from "../../../core/destinations/chat_service.ts";
import { escapeMarkdown, escapeSlack, nameLine } from "./chat_text.ts";

/** The listing that a message is about. */
export interface ChatSubject {
  name: string;
  /** The address of its page, where players vote. */
  address: string;
  /** The address of its logo, if it has one. Only Discord shows it: Slack refuses what it can't download. */
  picture?: string | undefined;
  /** Votes of the last 30 days. */
  total: number;
}

/** A message before it is formatted for a service. Its names are already escaped. */
export interface ChatText {
  title: string;
  lines: readonly string[];
  /** The text of the link below the lines. */
  link: string;
  footer: string;
}

/** Functions that write names, times and whole messages in a service's format. */
export interface ChatForm {
  nameOf(name: string): string;
  /** Formats the time after a player's name. */
  timeOf?(at: Date): string;
  bodyOf(text: ChatText, subject: Pick<ChatSubject, "address" | "picture">): unknown;
}

/** The format of each service. */
export const CHAT_FORMS: Record<ChatService, ChatForm> = {
  discord: {
    nameOf: (name) => escapeMarkdown(nameLine(name)),
    // Shown as "2 minutes ago", in the reader's language.
    timeOf: (at) => ` <t:${Math.floor(at.getTime() / 1000)}:R>`,
    bodyOf: ({ title, lines, link, footer }, { address, picture }) => ({
      allowed_mentions: { parse: [] },
      embeds: [{
        title,
        url: address,
        description: [...lines, `[${link}](${address})`].join("\n"),
        footer: { text: footer },
        ...picture === undefined ? {} : { thumbnail: { url: picture } },
      }],
    }),
  },
  slack: {
    // Slack interprets neither formatting nor mentions in plain_text.
    nameOf: nameLine,
    bodyOf: ({ title, lines, link, footer }, { address }) => ({
      text: escapeSlack(title),
      unfurl_links: false,
      unfurl_media: false,
      blocks: [
        {
          type: "section",
          text: { type: "plain_text", text: [title, ...lines].join("\n"), emoji: false },
        },
        {
          type: "section",
          text: {
            type: "mrkdwn",
            text: `<${address}|${escapeSlack(link)}> · ${escapeSlack(footer)}`,
          },
        },
      ],
    }),
  },
  mattermost: {
    // Mattermost mentions the user that an "@" names, even an escaped one. A word joiner after it prevents that.
    nameOf: (name) => escapeMarkdown(nameLine(name)).replaceAll("@", "@\u2060"),
    bodyOf: ({ title, lines, link, footer }, { address }) => ({
      text: [title, ...lines.map((line) => `- ${line}`), `[${link}](${address}) · ${footer}`].join(
        "\n",
      ),
    }),
  },
};
