import assert from "node:assert/strict";
import { parse } from "parse5";
import { CHAT_SERVICES } from "../../../src/core/destinations/chat_service.ts";
import { createLocales } from "../../../src/site/locales/site_locales.ts";
import { createMailer } from "../../../src/site/mail/mailer.ts";
import { chatBody } from "../../../src/reach/sending/chat/chat_message.ts";
import { startMailServer } from "../../support/network/mail_server.ts";
import { openWorld } from "../../support/world.ts";

/**
 * Control characters, noncharacters, a line separator and marks of direction, as an older version may have stored them.
 */
const ODD = "Sky\u0001\u0085\ufffe\ufdd0\u{1ffff}\u2028\u202eblock\u001b \u2066Valley";

/** What XML can't contain, and what no keyboard types. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}|\p{Cs}/u;

/** Outputs with the name, as programs read them. */
const FILES: Record<string, (text: string) => unknown> = {
  "/servers/skyblock-valley/badge.svg": (text) => parse(text),
  "/feed.atom": (text) => parse(text),
  "/sitemap.xml": (text) => parse(text),
};

Deno.test("a stored name with characters that no program expects breaks no file", async () => {
  await using world = await openWorld();
  await world.server("Skyblock Valley");
  await world.services.sql`update server set name = ${ODD}, tagline = ${ODD}`;
  for (const [path, read] of Object.entries(FILES)) {
    const answer = await world.get(path);
    const text = await answer.text();
    assert.equal(answer.status, 200, path);
    read(text);
    assert.doesNotMatch(text, FORBIDDEN, path);
  }
});

Deno.test("nor does it break what search engines and other sites read of a page", async () => {
  await using world = await openWorld();
  await world.server("Skyblock Valley");
  await world.services.sql`update server set name = ${ODD}, tagline = ${ODD}`;
  for (
    const path of ["/", "/games/minecraft", "/servers/skyblock-valley", "/embed/skyblock-valley"]
  ) {
    const html = await (await world.get(path)).text();
    const [, head = ""] = /<head>(.*?)<\/head>/s.exec(html) ?? [];
    assert.doesNotMatch(head, FORBIDDEN, path);
    const [, facts = "null"] = /application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    if (!path.startsWith("/embed")) assert.match(facts, /"Sky\u2028block Valley"/, path);
    assert.doesNotMatch(JSON.stringify(JSON.parse(facts)), /\\u00|\\ud/i, path);
  }
});

Deno.test("nor messages in chats and mails", async () => {
  const [locale] = createLocales().all;
  assert.ok(locale);
  const subject = { name: ODD, address: "https://votes.example/servers/caves", total: 3 };
  const votes = [{ player: "Steve_01", at: new Date(0) }];
  for (const service of CHAT_SERVICES) {
    const news = { kind: "votes", votes, isEarlier: false } as const;
    const body = chatBody(service, { subject, news, locale });
    const said = JSON.stringify(
      JSON.parse(body),
      (_, value) => typeof value === "string" ? value.replace(/[\t\n\r]/g, "") : value,
    );
    assert.doesNotMatch(said, FORBIDDEN, service);
    assert.doesNotMatch(said, /\\u00[0189]/, service);
  }
  await using server = await startMailServer();
  const from = { name: "Votes", address: "votes@example.com" };
  const mail = { to: "steve@example.com", subject: `About ${ODD}`, text: `${ODD}\n`, lang: "en" };
  await createMailer({ smtpUrl: server.url, from }).send({ ...mail, link: "" } as never);
  const [taken] = server.taken;
  assert.ok(taken);
  assert.doesNotMatch(taken.text, FORBIDDEN);
  assert.doesNotMatch(JSON.stringify(taken.headers), FORBIDDEN);
});
