import type { ChatService } from "../../../core/destinations/chat_service.ts";
import type { Locale } from "../../../core/locales/locale.ts";
import type { DeskNews } from "../../../site/mail/desk_news.ts";
import { NAMED_MAX } from "./chat_message.ts";
import { CHAT_FORMS } from "./chat_forms.ts";

/** A message for the channel of the moderators. */
type DeskChatNews =
  | { kind: "test" }
  | {
    kind: "news";
    /** At least one. Reports are only counted, without the names of their servers. */
    items: readonly Pick<DeskNews, "kind" | "count" | "server">[];
  };

/** The page that lists each kind of news. */
const PAGES: Record<DeskNews["kind"], string> = {
  listing: "/moderation",
  change: "/moderation",
  reports: "/moderation/reports",
  wave: "/moderation/waves",
  answer: "/moderation/waves",
  suspension_answer: "/moderation/waves",
};

/** Returns a message for moderators as JSON in the format of a service. It names servers, but no people. */
export function deskBody(
  service: ChatService,
  { news, site, locale }: {
    news: DeskChatNews;
    site: { name: string; baseUrl: string };
    locale: Locale;
  },
): string {
  const form = CHAT_FORMS[service];
  const { desk: words } = locale.words.chats;
  const siteName = form.nameOf(site.name);
  const text = news.kind === "test" ? { title: words.test(siteName), lines: [] } : {
    title: locale.words.mail.deskMail.subject(news.items.length, siteName),
    lines: linesOf(news.items, { nameOf: form.nameOf, locale }),
  };
  const address = `${site.baseUrl}${pageOf(news)}`;
  return JSON.stringify(
    form.bodyOf({ ...text, link: words.open, footer: siteName }, { address }),
  );
}

/** Returns the page that lists all of the news, or else the desk. */
function pageOf(news: DeskChatNews): string {
  if (news.kind === "test") return "/moderation";
  const [page, ...others] = new Set(news.items.map(({ kind }) => PAGES[kind]));
  return page && others.length === 0 ? page : "/moderation";
}

function linesOf(
  items: readonly Pick<DeskNews, "kind" | "count" | "server">[],
  { nameOf, locale }: { nameOf(name: string): string; locale: Locale },
): string[] {
  const { desk: words } = locale.words.chats;
  const mail = locale.words.mail.deskMail;
  const reports = items.filter(({ kind }) => kind === "reports").length;
  const others = items.filter(({ kind }) => kind !== "reports");
  const named = others.slice(0, NAMED_MAX);
  const left = others.length - named.length;
  return [
    ...reports > 0 ? [words.reports(reports)] : [],
    ...named.map(({ kind, count, server }) => mail.news[kind](nameOf(server), count)),
    ...left > 0 ? [mail.left(left)] : [],
  ];
}
