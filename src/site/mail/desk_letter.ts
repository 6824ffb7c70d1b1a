import type { DeskNews } from "./desk_news.ts";
import { oneLine } from "./letter.ts";
import { lines, localeOf, type Mail, type MailSite, type Recipient } from "./mailer.ts";

/** Maximum items in a letter. Further ones are only counted. */
const TOLD_MAX = 20;

/** The order of a letter's items, most harmful first. */
const ORDER: readonly DeskNews["kind"][] = [
  "wave",
  "reports",
  "answer",
  "suspension_answer",
  "listing",
  "change",
];

/** Writes the email to a moderator about news on the desk. */
export function deskLetter(
  site: MailSite,
  { username, news, ...reader }: Recipient & { username: string; news: readonly DeskNews[] },
): Mail {
  const locale = localeOf(site, reader);
  const words = locale.words.mail.deskMail;
  const sorted = news.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  const items = sorted.slice(0, TOLD_MAX);
  const left = sorted.length - items.length;
  const desk = `${site.baseUrl}/moderation`;
  const [only] = items;
  const sentenceOf = ({ kind, count, server }: DeskNews) =>
    words.news[kind](oneLine(server), count);
  return {
    to: reader.email,
    lang: locale.lang,
    link: only && items.length === 1 ? linkTo(site, only) : desk,
    subject: only && sorted.length === 1
      ? sentenceOf(only)
      : words.subject(sorted.length, site.name),
    text: lines(
      words.hello(username),
      "",
      ...items.flatMap((item) => [sentenceOf(item), linkTo(site, item), ""]),
      ...left > 0 ? [words.left(left), desk, ""] : [],
      "-- ",
      words.why(site.name),
      `${desk}/mail`,
    ),
  };
}

function linkTo({ baseUrl }: MailSite, { kind, slug, id }: DeskNews): string {
  if (kind === "wave") return `${baseUrl}/moderation/waves/${id}`;
  if (kind === "answer") return `${baseUrl}/moderation/waves#answers`;
  if (kind === "reports") return `${baseUrl}/moderation/reports?listing=${slug}`;
  return `${baseUrl}/moderation/servers/${slug}`;
}
