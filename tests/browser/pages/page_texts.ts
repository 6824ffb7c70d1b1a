import type { Page } from "playwright-core";
import type { World } from "../../support/world.ts";

/** A text of a page, and where it stands: `button.save`, `input[placeholder]`. */
export interface PageText {
  where: string;
  text: string;
}

/** Texts of a page, and places where they don't fit. */
export interface PageTexts {
  /** All that people read, see as a tip or hear from a screen reader, in the page's own language. */
  texts: PageText[];
  /** Elements that show only a part of their text. */
  cut: PageText[];
  /** Pixels by which the page is wider than its window, and the elements that stand out of it. */
  overflow: number;
  wide: string[];
}

/** Runs in the page. Code and what is typed is passed over, and so are elements with a language of their own. */
const LOOK = `(() => {
  const own = document.documentElement.lang;
  const SKIPPED = "script, style, noscript, template, code, pre, kbd, textarea, svg style";
  const ATTRIBUTES = ["aria-label", "aria-description", "title", "placeholder", "alt"];
  const isForeign = (element) => {
    const marked = element.closest("[lang]");
    return marked !== null && marked.lang !== own;
  };
  const nameOf = (element) => {
    const id = element.id ? "#" + element.id : "";
    const [part] = element.classList;
    return element.localName + id + (part ? "." + part : "");
  };
  const placeOf = (element) =>
    (element.parentElement ? nameOf(element.parentElement) + " > " : "") + nameOf(element);
  const texts = [];
  const add = (where, text) => {
    const short = (text ?? "").replace(/\\s+/g, " ").trim();
    if (short) texts.push({ where, text: short });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element.closest(SKIPPED) || isForeign(element)) continue;
    add(placeOf(element), walker.currentNode.data);
  }
  for (const element of document.body.querySelectorAll("*")) {
    if (isForeign(element)) continue;
    for (const name of ATTRIBUTES) add(nameOf(element) + "[" + name + "]", element.getAttribute(name));
    // Texts that scripts show later.
    for (const { name, value } of element.attributes) {
      if (name.startsWith("data-") && /[a-z] [a-z]/i.test(value)) add(nameOf(element) + "[" + name + "]", value);
    }
    if (element.localName === "input" && ["submit", "button", "reset"].includes(element.type)) {
      add(nameOf(element) + "[value]", element.value);
    }
  }
  add("title", document.title);
  for (const meta of document.head.querySelectorAll(
    'meta[name$="description"], meta[property$="description"], meta[property$="title"], meta[property$="image:alt"]',
  )) add("meta", meta.content);
  for (const link of document.head.querySelectorAll("link[title]")) add("link", link.title);

  const isCut = (element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    if (!["hidden", "clip"].includes(overflowX)) return false;
    // One pixel is how texts for screen readers are hidden.
    return element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1 && element.innerText.trim() !== "" &&
      (textOverflow === "ellipsis" || [...element.querySelectorAll("*")].some((part) => isOutside(part, element)));
  };
  const isOutside = (part, element) => {
    const box = part.getBoundingClientRect();
    const around = element.getBoundingClientRect();
    return box.width > 1 && part.innerText?.trim() && getComputedStyle(part).position !== "absolute" &&
      (box.right > around.right + 1 || box.left < around.left - 1);
  };
  const shown = [...document.body.querySelectorAll("*")].filter((element) =>
    element instanceof HTMLElement && element.checkVisibility());
  const cut = shown.filter((element) => !element.closest(SKIPPED) && !isForeign(element) && isCut(element))
    .map((element) => ({ where: placeOf(element), text: element.innerText.replace(/\\s+/g, " ").trim() }));
  const overflow = document.documentElement.scrollWidth - innerWidth;
  const wide = overflow <= 0 ? [] : shown.filter((element) =>
    element.getBoundingClientRect().right > innerWidth + 1 && element.childElementCount === 0
  ).map((element) => placeOf(element) + ": " + element.innerText.slice(0, 60));
  return { texts, cut, overflow, wide: wide.slice(0, 3) };
})()`;

/** Reads all texts of an open page. */
export function readTexts(page: Page): Promise<PageTexts> {
  return page.evaluate<PageTexts>(LOOK);
}

/** Separators of a Markdown text: lines, bold type, code, links. */
const MARKDOWN = /\n|\*\*|`[^`]*`|\[|\]\([^)]*\)|\d+\. |- /;

/** Returns what people wrote or chose themselves in a world: names, slugs, addresses, listings' texts, reasons. */
export async function listData({ services: { sql } }: World): Promise<string[]> {
  const rows = await sql<{ text: string | null }[]>`
    select username as text from account union select username from game_name union select username from name_claim
    union select unnest(array[slug, name, host, version, tagline, decided_reason]) from server
    union select unnest(array[description, rules]) from server
    union select unnest(array[slug, name]) from game union select unnest(array[slug, name]) from tag
    union select unnest(array[text->>'name', text->>'host']) from listing_version
    union select name from api_key union select words from report union select note from reward_outcome
    union select unnest(array[reason, answer]) from void_notice union select reason from void_batch`;
  // Markdown is shown in pieces.
  const pieces = rows.flatMap(({ text }) => [text ?? "", ...(text ?? "").split(MARKDOWN)]);
  const texts = pieces.map((text) => text.replaceAll(/\s+/g, " ").trim());
  return texts.filter((text) => text.length > 1);
}
