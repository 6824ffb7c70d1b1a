import type { MarkdownIt, Token } from "markdown-it";
import { lazily } from "../../../core/work/lazily.ts";
import { type Highlights, nameCode, unpackPieces } from "./highlight.ts";
import { ENGLISH } from "../../../core/locales/locale.ts";

/** A guide as HTML. Its first part contains the title and all content before the next heading. */
export interface Guide {
  title: string;
  parts: GuidePart[];
}

/** A heading and its content, up to the next heading. */
export interface GuidePart {
  /** Its anchor, the same as on GitHub. */
  id: string;
  heading: string;
  /** 1 for the title, 2 for a section. */
  level: number;
  /** Whether it is one of several alternative programs, shown as tabs. */
  isTab: boolean;
  /** The heading and the content as HTML, and the content as plain text. `prose` has no code blocks. */
  head: string;
  body: string;
  text: string;
  prose: string;
}

const findMarkdown = lazily(openMarkdown);

/**
 * Renders a guide, which, unlike owners' texts, may contain tables and links to this site. A site generator would need
 * a second look, menu and build.
 */
export async function renderGuide(text: string, highlights: Highlights = {}): Promise<Guide> {
  const markdown = await findMarkdown();
  const { renderer, options } = markdown;
  const tokens = markdown.parse(text, {});
  for (const token of tokens) {
    if (token.type !== "fence") continue;
    token.meta = { pieces: highlights[nameCode(token.content.trimEnd())] };
  }
  const starts = tokens.flatMap(({ type }, at) => type === "heading_open" ? [at] : []);
  const sections = starts.map((start, nth) => tokens.slice(start, starts[nth + 1]));
  const parts = sections.map((section, nth) => {
    const [open, title, close, ...rest] = section;
    const follows = isProgram(sections[nth - 1]);
    const leads = isProgram(sections[nth + 1]);
    const part = {
      id: `${open?.attrGet("id")}`,
      heading: wordsOf(title),
      level: Number(open?.tag.slice(1)),
      isTab: isProgram(section) && (follows || leads),
      head: renderer.render([open, title, close].filter((token) => token !== undefined), options),
      body: renderer.render(rest, options),
      text: plainText(rest),
      prose: plainText(rest.filter(({ type }) => type !== "fence")),
    };
    const above = sections.slice(0, nth).findLast((section) => !isProgram(section));
    const group = `${above?.[0]?.attrGet("id")}-tabs`;
    return part.isTab ? asTab(part, { group, isFirst: !follows, isLast: !leads }) : part;
  });
  return { title: parts[0]?.heading ?? "", parts };
}

/** Returns a guide's code blocks, in order. */
export async function findCode(text: string): Promise<{ code: string; language: string }[]> {
  const fences = (await findMarkdown()).parse(text, {}).filter(({ type }) => type === "fence");
  return fences.map(({ content, info }) => ({
    code: content.trimEnd(),
    language: info.trim() || "text",
  }));
}

/** Returns whether a section is a heading of level 3 directly followed by code. */
function isProgram(section: readonly Token[] | undefined): boolean {
  return section?.[0]?.tag === "h3" && section[3]?.type === "fence";
}

/**
 * Wraps a part in one of several exclusive `details`, which CSS shows as tabs. They need no script, and a link or an
 * in-page search opens the one with its target.
 */
function asTab(
  part: GuidePart,
  { group, isFirst, isLast }: { group: string; isFirst: boolean; isLast: boolean },
): GuidePart {
  const { id, head, body } = part;
  const title = head.replace(/^<h3[^>]*>|<\/h3>\n$/g, "");
  const details = `<details name="${group}"${isFirst ? " open" : ""}>`;
  return {
    ...part,
    head: `${isFirst ? `<div class="programs">` : ""}${details}<summary>${title}</summary>\n`,
    body: `<div id="${id}">${body}</div></details>\n${isLast ? "</div>\n" : ""}`,
  };
}

function plainText(tokens: readonly Token[]): string {
  return tokens.map(wordsOf).filter(Boolean).join(" ");
}

/** Returns the plain text of a paragraph, a cell or a code block. */
function wordsOf(token: Token | undefined): string {
  if (token?.type === "fence") return token.content;
  return (token?.children ?? []).map(({ type, content }) => type === "softbreak" ? " " : content)
    .join("");
}

async function openMarkdown(): Promise<MarkdownIt> {
  const { default: MarkdownIt } = await import("markdown-it");
  const opened = new MarkdownIt({ html: false });
  const { utils, renderer } = opened;
  const { copy, copied } = ENGLISH.words.frame.forms;
  opened.core.ruler.push("name_parts", ({ tokens }) => nameParts(tokens));
  renderer.rules.table_open = (tokens, at) =>
    `<div class="table table--wide" role="region" tabindex="0" ` +
    `aria-label="${tokens[at]?.attrGet("aria-label")}"><table>`;
  renderer.rules.table_close = () => "</table></div>\n";
  renderer.rules.fence = (tokens, at) => {
    const id = tokens[at]?.attrGet("id");
    const code = tokens[at]?.content.trimEnd() ?? "";
    const pieces = unpackPieces(code, String(tokens[at]?.meta?.pieces ?? "")).map((
      { text, kind },
    ) =>
      kind === "" ? utils.escapeHtml(text) : `<span class=${kind}>${utils.escapeHtml(text)}</span>`
    );
    return `<div class="copy"><pre id="${id}">${pieces.join("")}</pre>` +
      `<button type="button" class="secondary" data-copy="${id}" data-copied="${copied}" hidden>` +
      `${copy}</button></div>\n`;
  };
  return opened;
}

/** Adds ids and labels to headings, tables and code, and removes style attributes, which the pages' policy forbids. */
function nameParts(tokens: Token[]): void {
  const { docs } = ENGLISH.words;
  /** The last number of each id, so that many equal headings don't take longer. */
  const ids = new Map<string, number>();
  let tables = 0;
  let blocks = 0;
  for (const [at, token] of tokens.entries()) {
    if (/^t[hd]_open$/.test(token.type)) token.attrs = null;
    if (token.type === "ordered_list_open" && isLoose(tokens, at)) token.attrSet("class", "steps");
    if (token.type === "table_open") token.attrSet("aria-label", docs.table(++tables));
    if (token.type === "fence") token.attrSet("id", `code-${++blocks}`);
    if (token.type === "heading_open") {
      const plain = wordsOf(tokens[at + 1]).toLowerCase().replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
        .replaceAll(" ", "-");
      let id = plain;
      let nth = ids.get(plain) ?? 0;
      while (ids.has(id)) id = `${plain}-${++nth}`;
      ids.set(plain, nth);
      if (id !== plain) ids.set(id, 0);
      token.attrSet("id", id);
    }
  }
}

/** Returns whether the items of a list consist of paragraphs, as those of a list of steps do. */
function isLoose(tokens: readonly Token[], at: number): boolean {
  const paragraph = tokens.slice(at).find(({ type }) => type === "paragraph_open");
  return paragraph?.hidden === false;
}
