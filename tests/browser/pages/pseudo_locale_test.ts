import assert from "node:assert/strict";
import type { Browser } from "playwright-core";
import { formatsOf } from "../../../src/core/locales/formats.ts";
import type { LocaleSettings } from "../../../src/site/locales/site_locales.ts";
import { COUNTRIES, LANGUAGES } from "../../../src/site/servers/fields/codes.ts";
import { openStill, openWindow } from "../../support/pages/browsing.ts";
import { pseudoWords } from "../../support/pages/compiled_messages.ts";
import { listData, type PageTexts, readTexts } from "./page_texts.ts";
import { testInBrowser } from "../shared_browser.ts";
import { openShowcase } from "../../support/pages/showcase/showcase.ts";
import { type Role, ROLES } from "../../support/pages/shown_pages.ts";

/** A page whose texts were read. */
interface ReadPage extends PageTexts {
  name: string;
}

/** A phone, on which a long text has the least room. */
const PHONE = { theme: "light", width: 390 } as const;

/** Pages, or parts of pages, that are English on purpose. */
const ENGLISH_PARTS: readonly { pages: RegExp; where?: RegExp; reason: string }[] = [
  { pages: /^docs/, reason: "guides stay English" },
  { pages: /^problems/, reason: "the contracts' problems stay English" },
  {
    pages: /^moderation-(health|setup)$/,
    where: /^(div\.row__main > (p|span\.note)|p > b|li > span)$/,
    reason: "what the doctor says on the command line",
  },
  {
    pages: /^moderation(-|$)/,
    where: /^(td > div|div(\.row__main)? > span\.note)$/,
    reason: "names and values as in the trail",
  },
  {
    pages: /^moderation-settings$/,
    where: /^dd > bdi$/,
    reason: "languages as they call themselves",
  },
  {
    pages: /^moderation-(accounts|votes)/,
    where: /^dl\.facts > dd$/,
    reason: "rights as docs/operating.md names them",
  },
  {
    pages: /^moderation-game/,
    where: /option$|> td$/,
    reason: "names of protocols of the library that queries",
  },
  { pages: /./, where: /altcha/, reason: "the widget takes its own English for en-XA" },
];

/** Names of products, standards and formats, which no language translates. */
const NAMES = new Set(
  `Voteboard Minecraft Java Bedrock NuVotifier Votifier VotifierPlus Votingplugin VotingPlugin AuthMe Discord Steam
  Google GitHub Reddit YouTube Facebook Bluesky Slack Mattermost Turnstile Cloudflare Altcha ALTCHA Markdown Valve Source Query Prometheus
  API HTTP HTTPS URL UTC JSON CSV RSS Atom RSA HMAC SHA TOTP DNS SRV SMTP TLS PNG JPEG WebP GIF ISO UUID PostgreSQL Valkey
  HTML XML TXT WebAuthn FIDO CIDR ASN QR SSL CET utc GMT Webhooks Geyser Floodgate TeamSpeak FiveM PHP Python Node Deno`
    .split(/\s+/),
);

/** Texts that the test types, besides those in the database. */
const OWN_DATA = [
  "sky",
  "nothing",
  "Guild",
  "Welcome to the valley",
  "Voteboard",
  "minecraftvanilla",
  "valve",
];

/** Addresses of the servers of the showcase, and files. */
const HOSTS = /\S+\.(?:example|java)\b\S*/g;

/** Keys of words that scripts get as JSON. */
const JSON_KEYS = /"\w+":/g;

/** Texts that are the same in every language: addresses, times ago, months. `Intl` speaks plain English here. */
const FORMATTED = new RegExp(
  [
    /https?:\/\/\S+/,
    /[^\s@]+@[^\s@]+/,
    /\S*[\w-]+(?:\.[\w-]+)+(?::\d+)?\S*/,
    /\/[a-z][\w/-]*/,
    /\b[0-9a-f]{8}…/,
    /\b(?:in )?\d+ (?:second|minute|hour|day|month|year)s?(?: ago)?/,
    /\b(?:yesterday|tomorrow|today|tonight|now|last month|next month)\b/,
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\b/,
    /\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b/,
  ].map(({ source }) => source).join("|"),
  "g",
);

testInBrowser(
  "every page speaks the pseudo-locale, and has room for its longer texts",
  async (browser) => {
    const words = await pseudoWords();
    const settings = {
      enabled: ["xa", "de"],
      default: "xa",
      pseudoWords: () => words,
    } as const;
    const { pages, data } = await readSite(browser, settings, ROLES);
    const faults = new Faults();
    for (const page of pages) {
      for (const { where, text } of page.texts) {
        if (isEnglishPart(page.name, where)) continue;
        const left = untranslated(text, data);
        if (left.length > 0) faults.add(page.name, `"${text.slice(0, 120)}" in ${where}`);
      }
      reportCut(page, data, faults);
    }
    assert.deepEqual(faults.lines(), []);
  },
);

for (const tag of ["de", "ru"] as const) {
  testInBrowser(`pages of players and owners have room for ${tag}`, async (browser) => {
    const settings = { enabled: [tag], default: tag } as const;
    const { pages, data } = await readSite(browser, settings, ["nobody", "player", "owner"]);
    const faults = new Faults();
    for (const page of pages) reportCut(page, data, faults);
    assert.deepEqual(faults.lines(), []);
  });
}

/** Opens every page that some people may look at, and reads it. */
async function readSite(browser: Browser, locales: LocaleSettings, roles: readonly Role[]) {
  await using showcase = await openShowcase({ locales });
  const { country, language } = formatsOf(locales.default);
  const names = [...COUNTRIES.map(country), ...LANGUAGES.map(language)];
  const data = [...await listData(showcase.world), ...OWN_DATA, ...names].sort((one, other) =>
    other.length - one.length
  );
  const pages: ReadPage[] = [];
  for (const role of roles) {
    const context = await openWindow(browser, showcase, { role, ...PHONE });
    const page = await context.newPage();
    for (const { name, path } of showcase.pages.filter((shown) => shown.role === role)) {
      await openStill(page, showcase.origin + path);
      pages.push({ name, ...await readTexts(page) });
    }
    await context.close();
  }
  return { pages, data };
}

function isEnglishPart(page: string, place: string): boolean {
  return ENGLISH_PARTS.some(({ pages, where }) => pages.test(page) && (where?.test(place) ?? true));
}

/** Returns the words of a text that neither the pseudo-locale nor a person wrote, and that is not translated. */
function untranslated(text: string, data: readonly string[]): string[] {
  const words = withoutData(text, data).match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => /^[a-z]{3,}$/i.test(word) && !NAMES.has(word));
}

function withoutData(text: string, data: readonly string[]): string {
  let rest = text.replaceAll(/[\u2066-\u2069]/g, "").replaceAll(JSON_KEYS, " ").replaceAll(
    HOSTS,
    " ",
  );
  for (const known of data) rest = rest.replaceAll(known, " ");
  return rest.replaceAll(FORMATTED, " ");
}

/** Names of people and servers may be cut; texts of the site may not. */
function reportCut(
  { name, cut, overflow, wide }: ReadPage,
  data: readonly string[],
  faults: Faults,
) {
  if (overflow > 0) faults.add(name, `the page is ${overflow} px too wide: ${wide.join("; ")}`);
  for (const { where, text } of cut) {
    // The site's name is above everything else. The showcase's name is one that any language has room for.
    if (where.startsWith("a.brand")) faults.add(name, `the site's name is cut: "${text}"`);
    const rest = withoutData(text, data);
    // A name of a hundred letters is cut with its sentence.
    if (/\p{L}{3}/u.test(rest) && text.length - rest.length < 60) {
      faults.add(name, `cut: "${text.slice(0, 120)}" in ${where}`);
    }
  }
}

/** Faults, each once with the pages that have it. */
class Faults {
  readonly #pages = new Map<string, Set<string>>();

  add(page: string, fault: string): void {
    this.#pages.set(fault, (this.#pages.get(fault) ?? new Set()).add(page));
  }

  lines(): string[] {
    return [...this.#pages].map(([fault, pages]) => {
      const [first, ...others] = pages;
      return `${first}${others.length > 0 ? ` and ${others.length} more` : ""}: ${fault}`;
    });
  }
}
