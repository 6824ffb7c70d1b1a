import assert from "node:assert/strict";
import { parseEmail } from "../../src/site/accounts/typed_email.ts";
import { parseChatAddress } from "../../src/reach/destinations/chat_address.ts";
import { parseVotifierAddress } from "../../src/reach/destinations/votifier_address.ts";
import { parseWebhookUrl } from "../../src/core/destinations/webhook_url.ts";
import { Refusal } from "../../src/core/refusals/refusal.ts";
import { readVotifierSecret } from "../../src/reach/sending/votifier/votifier_message.ts";
import { FACTS } from "../../src/site/servers/fields/facts.ts";
import { splitAddress } from "../../src/site/web/my_servers/form/typed_listing.ts";
import { PLAYER_NAME } from "../../src/site/web/account/account_form.ts";
import { signIn, signUp } from "../support/people/people.ts";
import { openWorld } from "../support/world.ts";

const RULES = { allowPrivate: false };

/** What comes with text that is copied from a chat, a page that reads from right to left, or a document. */
const PASTED: Record<string, (value: string) => string> = {
  "spaces of all kinds": (value) => `\u3000${value}\u00a0 `,
  "marks of direction": (value) => `\u200e${value}\u200f\u061c`,
  "an embedding": (value) => `\u202a${value}\u202c`,
  "an isolate": (value) => `\u2068${value}\u2069`,
  "a zero-width space within": (value) => `${value.slice(0, 4)}\u200b${value.slice(4)}`,
  "a soft hyphen and a word joiner within": (value) =>
    `${value.slice(0, 5)}\u00ad\u2060${value.slice(5)}`,
  "a byte-order mark": (value) => `\ufeff${value}`,
  "half of a surrogate pair": (value) => `${value}\ud83c`,
};

/** How keyboards for other scripts write ASCII. */
const WRITTEN: Record<string, (value: string) => string> = {
  "full-width characters": (value) =>
    value.replace(/[!-~]/g, (char) => String.fromCodePoint(char.charCodeAt(0) + 0xfee0)),
  "an ideographic full stop": (value) => value.replaceAll(".", "。"),
};
const DIGITS = {
  "Arabic digits": (value: string) =>
    value.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
};

const WEBHOOK = "https://play.example.com/votes?a=1";
const DISCORD = "https://discord.com/api/webhooks/123456789012345678/AbCdEf-gh_12345678";

/** Each field: what it reads of a text, the text, and the spellings that it has to take besides pasted ones. */
const FIELDS: Record<string, [(text: string) => unknown, string, object?]> = {
  "an email address": [parseEmail, "kim.lee1@mail.example", { ...WRITTEN, ...DIGITS }],
  "a webhook's address": [(text) => parseWebhookUrl(text, RULES), WEBHOOK],
  "a chat's address": [(text) => parseChatAddress(text, { ...RULES, service: "discord" }), DISCORD],
  "a link of a listing": [(text) => FACTS.parse({ website: text }).website, WEBHOOK],
  "a Votifier's host": [
    (host) => parseVotifierAddress({ host, port: 8192 }, RULES),
    "play.example.com",
    WRITTEN,
  ],
  "a Votifier's token": [readVotifierSecret, "k3n2o1k8g0s5n7t4m6p9q2r5v8"],
  "a game server's address": [
    (host) => splitAddress({ game: "minecraft", host, port: "" }, []),
    "play.example.com:25570",
    { wide: WRITTEN["full-width characters"] },
  ],
  "a game server's port": [
    (port) => splitAddress({ game: "minecraft", host: "play.example.com", port }, []).port,
    "25570",
    { wide: WRITTEN["full-width characters"], ...DIGITS },
  ],
  "a required field": [(text) => PLAYER_NAME.schema.parse(text), "Steve_01"],
};

for (const [field, [read, value, spellings = {}]] of Object.entries(FIELDS)) {
  Deno.test(`${field} is read however it was pasted or typed`, () => {
    const expected = read(value);
    for (const [what, spell] of Object.entries({ ...PASTED, ...spellings })) {
      assert.deepEqual(read(spell(value)), expected, what);
    }
  });
}

Deno.test("a link is read in full-width characters, and its own characters stay", () => {
  const wide = WRITTEN["full-width characters"]?.("https://") + "play.example.com/votes";
  assert.deepEqual(parseWebhookUrl(wide, RULES), {
    kind: "ok",
    url: "https://play.example.com/votes",
  });
  const { website } = FACTS.parse({ website: "https://play.example.com/ｘ" });
  assert.equal(website, "https://play.example.com/%EF%BD%98");
});

Deno.test("an email address may be a link, and at a domain with umlauts", () => {
  assert.equal(parseEmail("mailto:Kim@Mail.example"), "kim@mail.example");
  assert.equal(parseEmail("kim@höhle.example"), "kim@xn--hhle-5qa.example");
  for (const text of ["kim", "@mail.example", "kim@", "kim@@mail.example", "kïm@mail.example"]) {
    assert.throws(() => parseEmail(text), Refusal, text);
  }
});

Deno.test("people sign in by a name or an address that they pasted", async () => {
  await using world = await openWorld();
  const { viewer } = await signUp(world, "Steve_01");
  await world.services.sql`update account set email_verified = true`;
  for (const value of ["Steve_01", "steve_01@example.com"]) {
    for (const [what, spell] of Object.entries({ ...PASTED, ...WRITTEN })) {
      const { viewer: found } = await signIn(world, spell(value));
      assert.equal(found.accountId, viewer.accountId, `${value}, ${what}`);
    }
  }
});
