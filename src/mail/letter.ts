import { createHash } from "node:crypto";
import { isolated } from "../text/typed_text.ts";
import type { LetterClaim, NewsItem, NewsKind, OfferKind } from "./news.ts";
import { lines, localeOf, type Mail, type MailSite } from "./mailer.ts";
import { NEWS, NEWS_MAIL } from "./words.ts";

/** Most news items in one email. Further ones are only counted. */
const TOLD_MAX = 20;

/** Characters that could end a header, or change the direction of the text after them. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** Writes the email with all news for an account, with only the latest item of each server and each webhook. */
export function newsLetter(
  site: MailSite,
  { username, email, locale, news }: LetterClaim,
  stopLink: string,
): Mail {
  const last = new Map(news.map((item) => [subjectOf(item), item]));
  const latest = news.filter((item) => last.get(subjectOf(item)) === item);
  const told = latest.slice(0, TOLD_MAX).map((item) => ({
    ...tell(item),
    link: subjectUrl(site, item),
  }));
  const left = latest.length - told.length;
  return {
    to: email,
    lang: localeOf(site, { locale }).lang,
    link: told[0]?.link ?? site.baseUrl,
    // The same news sent again after a crash is the same message to a mail program.
    id: createHash("sha256").update(news.map(({ id }) => id).join()).digest("hex").slice(0, 32),
    stopLink,
    subject: told.length === 1 && told[0]
      ? told[0].subject
      : NEWS_MAIL.subject(latest.length, site.name),
    text: lines(
      NEWS_MAIL.hello(username),
      "",
      ...told.flatMap(({ subject, more, link }) => [NEWS_MAIL.item(subject, more), "", link, ""]),
      ...left > 0 ? [NEWS_MAIL.left(left), ""] : [],
      "-- ",
      NEWS_MAIL.why(site.name),
      stopLink,
    ),
  };
}

/** Returns what an item is about. Later news about the same subject replaces it. */
function subjectOf({ id, kind, keyId, serverId, reason }: NewsItem): string {
  if (isOffer(kind)) return `offer ${reason}`;
  if (kind === "picture_taken_down") return `picture of ${serverId}`;
  // Each act leaves those before it void.
  if (kind === "votes_voided") return id;
  if (kind === "role_changed" || kind === "role_ended") return `role at ${serverId}`;
  if (kind === "votes_restored") return `restored votes of ${serverId}`;
  return keyId ?? serverId;
}

function isOffer(kind: NewsKind): kind is OfferKind {
  return kind === "role_offered" || kind === "listing_offered";
}

/** Whether the reader has no access to the listing any more. */
function isOver(kind: NewsKind): boolean {
  return kind === "role_ended" || kind === "handed_over";
}

/** Returns the page that shows the subject, where the owner can fix it, or where an offer is answered. */
function subjectUrl({ baseUrl }: MailSite, { kind, slug, keyId, reason }: NewsItem): string {
  if (isOffer(kind)) return `${baseUrl}/my/offers/${reason}`;
  if (isOver(kind)) return `${baseUrl}/my/servers`;
  const page = `${baseUrl}/my/servers/${slug}`;
  return keyId === null ? page : `${page}/api/keys/${keyId}`;
}

function tell(item: NewsItem): { subject: string; more: string } {
  const server = oneLine(item.serverName);
  return NEWS[item.kind]({
    server,
    owner: oneLine(item.owner),
    webhook: NEWS_MAIL.webhook(oneLine(item.keyName ?? ""), server),
    reason: item.reason === null ? null : oneLine(item.reason),
    votes: item.votes ?? 0,
    isGone: item.reason === "gone",
    since: `${item.happenedAt.toISOString().slice(0, 16).replace("T", " ")} UTC`,
  });
}

/** Returns a name as it can stand in a subject: on one line, with its own direction. */
export function oneLine(text: string): string {
  return isolated(text.replace(UNSAFE, " ").trim());
}
