import type { ChatService } from "../../../core/destinations/chat_service.ts";
import type { Locale } from "../../../core/locales/locale.ts";
import { monthStart } from "../../../site/voting/month.ts";
import { escapeMarkdown, escapeSlack, nameLine } from "./chat_text.ts";

/** Players or servers named in one message. The others are counted. */
export const NAMED_MAX = 10;

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

/** A message about a listing. */
export type ChatNews =
  | {
    kind: "votes";
    /** At least one, oldest first. */
    votes: readonly { player: string; at: Date }[];
    /** Whether the votes were cast long ago, for example in a replay. */
    isEarlier: boolean;
  }
  | {
    kind: "top";
    /** In the form `2026-03`. */
    month: string;
    /** The players who agreed to be listed, best first. */
    listed: readonly { username: string; votes: number }[];
    /** Voters who aren't named. */
    others: number;
  }
  | { kind: "test" };

/** A message before it is formatted for a service. Its names are already escaped. */
interface ChatText {
  title: string;
  lines: readonly string[];
  /** The text of the link below the lines. */
  link: string;
  footer: string;
}

/** Functions that write names, times and whole messages in a service's format. */
interface ChatForm {
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

/** Returns a message in a language, as JSON in the format of a service. */
export function chatBody(
  service: ChatService,
  { subject, news, locale }: { subject: ChatSubject; news: ChatNews; locale: Locale },
): string {
  const { message: words } = locale.words.chats;
  const form = CHAT_FORMS[service];
  const text = {
    ...textOf(form, { subject, news, locale }),
    link: words.vote,
    footer: words.total(subject.total),
  };
  return JSON.stringify(form.bodyOf(text, subject));
}

function textOf(
  form: ChatForm,
  { subject, news, locale }: { subject: ChatSubject; news: ChatNews; locale: Locale },
): Pick<ChatText, "title" | "lines"> {
  const { message: words } = locale.words.chats;
  const server = form.nameOf(subject.name);
  switch (news.kind) {
    case "test":
      return { title: words.test(server), lines: [] };
    case "votes":
      return textOfVotes(form, { subject, news, locale });
    case "top": {
      const { month, listed, others } = news;
      const lines = listed.map(({ username, votes }, nth) =>
        words.topLine(nth + 1, form.nameOf(username), votes)
      );
      return {
        title: words.top(server, monthStart(month)),
        lines: others > 0 ? [...lines, words.others(others)] : lines,
      };
    }
  }
}

function textOfVotes(
  { nameOf, timeOf }: ChatForm,
  { subject, news: { votes, isEarlier }, locale }: {
    subject: ChatSubject;
    news: ChatNews & { kind: "votes" };
    locale: Locale;
  },
): Pick<ChatText, "title" | "lines"> {
  const { message: words } = locale.words.chats;
  const server = nameOf(subject.name);
  const [first] = votes;
  if (first && votes.length === 1 && !isEarlier) {
    return { title: words.one(nameOf(first.player), server), lines: [] };
  }
  const left = votes.length - NAMED_MAX;
  return {
    title: isEarlier ? words.earlier(server, votes.length) : words.many(votes.length, server),
    lines: [
      ...votes.slice(0, NAMED_MAX).map(({ player, at }) =>
        `${nameOf(player)}${timeOf?.(at) ?? ""}`
      ),
      ...left > 0 ? [words.more(left)] : [],
    ],
  };
}
