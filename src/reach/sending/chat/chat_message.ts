import type { ChatService } from "../../../core/destinations/chat_service.ts";
import type { Locale } from "../../../core/locales/locale.ts";
import { monthStart } from "../../../site/voting/month.ts";
import { CHAT_FORMS, type ChatForm, type ChatSubject, type ChatText } from "./chat_forms.ts";

/** Players or servers named in one message. The others are counted. */
export const NAMED_MAX = 10;

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
