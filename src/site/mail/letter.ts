import { createHash } from "node:crypto";
import { type Locale, utcMoment, type Words } from "../../core/locales/locale.ts";
import { isolated } from "../text/shown_text.ts";
import type { LetterClaim } from "./news.ts";
import type { NewsItem, NewsKind } from "./news_item.ts";
import { lines, localeOf, type Mail, type MailSite } from "./mailer.ts";

/** Maximum items in an email. Further ones are only counted. */
const TOLD_MAX = 20;

/** Characters that could end a header, or change the direction of the text after them. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** Writes the email with all news for an account, with only the latest item of each server and each webhook. */
export function newsLetter(
  site: MailSite,
  { username, news, ...reader }: LetterClaim,
  stopLink: string,
): Mail {
  const locale = localeOf(site, reader);
  const words = locale.words.mail.newsMail;
  const last = new Map(news.map((item) => [subjectOf(item), item]));
  const latest = news.filter((item) => last.get(subjectOf(item)) === item);
  const items = latest.slice(0, TOLD_MAX).map((item) => ({
    ...tell(locale, item),
    link: subjectUrl(site, item),
  }));
  const left = latest.length - items.length;
  return {
    to: reader.email,
    lang: locale.lang,
    link: items[0]?.link ?? site.baseUrl,
    // A mail program recognizes the same news, sent again after a crash, as the same message.
    id: createHash("sha256").update(news.map(({ id }) => id).join()).digest("hex").slice(0, 32),
    stopLink,
    subject: items.length === 1 && items[0]
      ? items[0].subject
      : words.subject(latest.length, site.name),
    text: lines(
      words.hello(username),
      "",
      ...items.flatMap(({ subject, more, link }) => [words.item(subject, more), "", link, ""]),
      ...left > 0 ? [words.left(left), ""] : [],
      "-- ",
      words.why(site.name),
      stopLink,
    ),
  };
}

/** Returns the subject of an item. A later item with the same subject replaces it. */
function subjectOf(item: NewsItem): string {
  const { id, kind, keyId, serverId } = item;
  if ("offerId" in item) return `offer ${item.offerId}`;
  if (kind === "picture_taken_down") return `picture of ${serverId}`;
  // Each of these events is a separate subject, because a later one doesn't replace an earlier one.
  if (kind === "votes_voided" || kind === "change_asked" || kind === "edits_put_back") return id;
  if (kind === "role_changed" || kind === "role_ended") return `role at ${serverId}`;
  if (kind === "votes_restored") return `restored votes of ${serverId}`;
  return keyId ?? serverId;
}

/** Returns whether the reader no longer has access to the listing. */
function isOver(kind: NewsKind): boolean {
  return kind === "role_ended" || kind === "handed_over";
}

/** Returns the URL of the page that shows the subject, where the owner can fix it or answer an offer. */
function subjectUrl({ baseUrl }: MailSite, item: NewsItem): string {
  const { kind, slug, keyId } = item;
  if ("offerId" in item) return `${baseUrl}/my/offers/${item.offerId}`;
  if (isOver(kind)) return `${baseUrl}/my/servers`;
  const page = `${baseUrl}/my/servers/${slug}`;
  return keyId === null ? page : `${page}/api/keys/${keyId}`;
}

function tell(locale: Locale, item: NewsItem): { subject: string; more: string } {
  const { newsMail, news } = locale.words.mail;
  const { subject, more } = news[messageOf(item)];
  const server = oneLine(item.serverName);
  const values = [
    server,
    oneLine(item.owner),
    newsMail.webhook(oneLine(item.keyName ?? ""), server),
    item.votes ?? 0,
    utcMoment(locale, item.happenedAt),
  ] as const;
  const sentence = more(...values);
  return {
    subject: subject(...values),
    more: "message" in item && item.message !== undefined
      ? newsMail.withReason(sentence, oneLine(item.message))
      : sentence,
  };
}

/** The messages about a disabled webhook. */
const OFF_MESSAGES = {
  gone: "webhook_gone",
  chat_gone: "chat_gone",
  failing: "webhook_off",
} as const;

/** Returns the key of the message about an item. */
function messageOf(item: NewsItem): keyof Words["mail"]["news"] {
  if (item.kind === "role_changed") return item.role === "manager" ? "made_manager" : "made_viewer";
  return item.kind === "webhook_off" ? OFF_MESSAGES[item.because] : item.kind;
}

/** Returns a name for a subject line, without line breaks and isolated from the text's direction. */
export function oneLine(text: string): string {
  return isolated(text.replace(UNSAFE, " ").trim());
}
