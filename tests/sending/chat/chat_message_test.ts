import assert from "node:assert/strict";
import MarkdownIt from "markdown-it";
import { ENGLISH, type Locale } from "../../../src/core/locales/locale.ts";
import { createLocales, loadLanguages } from "../../../src/site/locales/site_locales.ts";
import { LANGUAGE_TAGS } from "../../../src/core/locales/language_tags.ts";
import { chatBody, type ChatNews } from "../../../src/reach/sending/chat/chat_message.ts";
import type { ChatSubject } from "../../../src/reach/sending/chat/chat_forms.ts";
import { escapeMarkdown, nameLine } from "../../../src/reach/sending/chat/chat_text.ts";
import { faultOfMessage } from "../../support/deliveries/discord_message.ts";

const SUBJECT: ChatSubject = {
  name: "Moon_Haven **SMP**",
  address: "https://votes.example.org/servers/moon-haven",
  picture: "https://votes.example.org/pictures/1.webp",
  total: 412,
};

/** Votes of `count` players. */
function votes(count: number, player = "__Steve__"): ChatNews & { kind: "votes" } {
  const made = Array.from({ length: count }, (_, nth) => ({
    player: `${player}${nth}`,
    at: new Date(1_700_000_000_000),
  }));
  return { kind: "votes", votes: made, isEarlier: false };
}

function write(
  service: Parameters<typeof chatBody>[0],
  news: ChatNews,
  { subject = SUBJECT, locale = ENGLISH }: { subject?: ChatSubject; locale?: Locale } = {},
) {
  return JSON.parse(chatBody(service, { subject, news, locale }));
}

/** A renderer with the marks and the link detection that chats have, too. */
const markdown = new MarkdownIt({ linkify: true });

/** Returns what readers see of Markdown. */
function shownOf(text: string): string {
  return markdown.renderInline(text).replaceAll("&quot;", '"').replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

/** A generator of numbers from 0 to 1 that is the same in each run. */
function seeded(seed: number): () => number {
  return () => (seed = (seed * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
}

Deno.test("a name of any marks is shown as it was typed", () => {
  const random = seeded(7);
  const marks = [..."*_~`|>#-[]()!@<:/.\\&+=\"'^{}$%;?,1 aZé漢"];
  const mark = () => marks[Math.floor(random() * marks.length)];
  for (let nth = 0; nth < 2_000; nth++) {
    const name = nameLine(Array.from({ length: 20 }, mark).join(""));
    assert.equal(shownOf(escapeMarkdown(name)), name);
  }
});

Deno.test("a link, a mention and a line break in a name stay text", () => {
  const name = nameLine("https://evil.example\n# @everyone <@123>");
  assert.equal(name, "https://evil.example # @everyone <@123>");
  assert.equal(shownOf(escapeMarkdown(name)), name);
  assert.doesNotMatch(markdown.renderInline(escapeMarkdown(name)), /<a |<h1/);
});

Deno.test("a name is cut between characters, and can't turn the direction of others", () => {
  assert.equal(nameLine("👩‍🚀".repeat(40)), `${"👩‍🚀".repeat(12)}…`);
  assert.equal(nameLine("evil\u202etxt"), "evil txt");
  assert.equal(nameLine("שרת"), "\u2068שרת\u2069");
});

Deno.test("Discord gets an embed without mentions, with picture, link and total", () => {
  const { allowed_mentions, embeds: [embed] } = write("discord", votes(2));
  assert.deepEqual(allowed_mentions, { parse: [] });
  assert.deepEqual(embed, {
    title: "2 votes for Moon\\_Haven \\*\\*SMP\\*\\*",
    url: SUBJECT.address,
    description: [
      "\\_\\_Steve\\_\\_0 <t:1700000000:R>",
      "\\_\\_Steve\\_\\_1 <t:1700000000:R>",
      `[Vote](${SUBJECT.address})`,
    ].join("\n"),
    footer: { text: "412 votes in 30 days" },
    thumbnail: { url: SUBJECT.picture },
  });
});

Deno.test("one vote names its player in the title, and a test names none", () => {
  assert.equal(
    write("discord", votes(1, "Steve")).embeds[0].title,
    "Steve0 voted for Moon\\_Haven \\*\\*SMP\\*\\*",
  );
  assert.match(write("mattermost", { kind: "test" }).text, /^Test: votes for Moon/);
});

Deno.test("ten players are named and the others counted, and old votes are called earlier", () => {
  const { text } = write("mattermost", { ...votes(250), isEarlier: true });
  const lines = text.split("\n");
  assert.equal(lines[0], "Earlier votes for Moon\\_Haven \\*\\*SMP\\*\\*: 250");
  assert.equal(lines.length, 13);
  assert.equal(lines[11], "- and 240 more");
});

Deno.test("250 votes with names of 64 marks fit Discord in every language", async () => {
  await loadLanguages(LANGUAGE_TAGS);
  const locales = createLocales({ enabled: LANGUAGE_TAGS, default: "en" });
  const subject = { ...SUBJECT, name: "*".repeat(64) };
  for (const locale of locales.all) {
    const listed = Array.from({ length: 10 }, () => ({ username: "_".repeat(32), votes: 31 }));
    const top = { kind: "top", month: "2026-09", listed, others: 240 } as const;
    for (const news of [votes(250, "_".repeat(29)), votes(1, "_".repeat(31)), top]) {
      const message = write("discord", news, { subject, locale });
      assert.equal(faultOfMessage(message), undefined, locale.tag);
    }
  }
});

Deno.test("Slack reads names as plain text, without mentions in the notification", () => {
  const subject = { ...SUBJECT, name: "<!channel> & *co*" };
  const { text, blocks } = write("slack", votes(1, "<@U1>"), { subject });
  assert.equal(text, "&lt;@U1&gt;0 voted for &lt;!channel&gt; &amp; *co*");
  assert.deepEqual(blocks[0].text, {
    type: "plain_text",
    text: "<@U1>0 voted for <!channel> & *co*",
    emoji: false,
  });
});

Deno.test("Mattermost mentions no member: a word joiner parts the sign from the name", () => {
  const { text } = write("mattermost", votes(1, "@channel"));
  assert.doesNotMatch(text, /@[a-z]/);
  assert.match(text, /^\\@\u2060channel0 voted/);
});
