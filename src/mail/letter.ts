import { createHash } from "node:crypto";
import { isolated } from "../text/typed_text.ts";
import type { LetterClaim, NewsItem } from "./news.ts";
import { lines, type Mail, type MailSite } from "./mailer.ts";

/** Most news items in one email. Further ones are only counted. */
const TOLD_MAX = 20;

/** Characters that could end a header, or change the direction of the text after them. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** Writes the email with all news for an account, with only the latest item of each server and each webhook. */
export function newsLetter(
  site: MailSite,
  { username, email, news }: LetterClaim,
  stopLink: string,
): Mail {
  const last = new Map(news.map((item) => [subjectOf(item), item]));
  const latest = news.filter((item) => last.get(subjectOf(item)) === item);
  const told = latest.slice(0, TOLD_MAX).map((item) => ({
    ...tell(item),
    link: linkTo(site, item),
  }));
  const left = latest.length - told.length;
  return {
    to: email,
    link: told[0]?.link ?? site.baseUrl,
    // The same news sent again after a crash is the same message to a mail program.
    id: createHash("sha256").update(news.map(({ id }) => id).join()).digest("hex").slice(0, 32),
    stopLink,
    subject: told.length === 1 && told[0]
      ? told[0].subject
      : `${latest.length} updates on your servers at ${site.name}`,
    text: lines(
      `Hello ${username},`,
      "",
      ...told.flatMap(({ subject, more, link }) => [`${subject}. ${more}`, "", link, ""]),
      ...left > 0 ? [`There are ${left} more. You'll find them on your servers' pages.`, ""] : [],
      "-- ",
      `You get this email because you own a server at ${site.name}. To stop email about your servers:`,
      stopLink,
    ),
  };
}

/** Returns what an item is about. Later news about the same subject replaces it. */
function subjectOf({ kind, keyId, serverId }: NewsItem): string {
  return kind === "picture_taken_down" ? `picture of ${serverId}` : keyId ?? serverId;
}

/** Returns the page that shows the subject, where the owner can fix it. */
function linkTo({ baseUrl }: MailSite, { slug, keyId }: NewsItem): string {
  const page = `${baseUrl}/my/servers/${slug}`;
  return keyId === null ? page : `${page}/api/keys/${keyId}`;
}

function tell(item: NewsItem): { subject: string; more: string } {
  const server = oneLine(item.serverName);
  const webhook = `The webhook "${oneLine(item.keyName ?? "")}" of ${server}`;
  const reason = item.reason === null ? "" : ` The moderator's reason: ${oneLine(item.reason)}`;
  const since = `${item.happenedAt.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  switch (item.kind) {
    case "server_approved":
      return { subject: `${server} is listed`, more: "Players can vote for it now." };
    case "server_reinstated":
      return {
        subject: `${server} is listed again`,
        more: "Players can vote for it, and its API keys work.",
      };
    case "server_rejected":
      return {
        subject: `${server} was not approved`,
        more: `You can edit the listing and submit it again.${reason}`,
      };
    case "server_suspended":
      return {
        subject: `${server} was suspended`,
        more: `It isn't listed, nobody can vote for it, and its API keys don't work.${reason}`,
      };
    case "change_approved":
      return {
        subject: `Your changes to ${server} were approved`,
        more: "Everybody sees them now.",
      };
    case "change_refused":
      return {
        subject: `Your changes to ${server} were not approved`,
        more: `The listing stays as it was, and you can edit it again.${reason}`,
      };
    case "picture_taken_down":
      return {
        subject: `A picture of ${server} was taken down`,
        more: `The rest of the listing stays as it is, and you can upload another one.${reason}`,
      };
    case "webhook_failing":
      return {
        subject: `${webhook} is failing`,
        more:
          `Nothing has arrived since ${since}. We try each vote again for three days, and after that you can replay it. See what went wrong:`,
      };
    case "webhook_off": {
      const why = item.reason === "gone" ? "Your receiver answered 410 Gone" : "It kept failing";
      return {
        subject: `${webhook} was switched off`,
        more:
          `${why} (${since}). Votes are on hold. Once your receiver is ready, turn the webhook on again and replay them:`,
      };
    }
    case "webhook_working":
      return { subject: `${webhook} works again`, more: `Votes have arrived since ${since}.` };
  }
}

function oneLine(text: string): string {
  return isolated(text.replace(UNSAFE, " ").trim());
}
