import type { MarkdownIt, Token } from "markdown-it";
import { isPublicLink } from "../../destinations/link.ts";
import { lazily } from "../../lazily.ts";

/** Texts whose HTML is kept: some megabytes at most. Making it takes 1 ms, but 16 ms of the worst 5,000 characters. */
const KEPT_TEXTS = 200;

/** The level of a text's first headings: the section that shows the text has the second. */
const TOP_HEADING = 3;
const LOWEST_HEADING = 6;

/** Matches the links that may be allowed. None is relative: nobody's text points into this site's own pages. */
const LINK = /^(https?:\/\/|mailto:)/i;

/** Search engines give nothing for these links, and the pages they open get no hold of ours. */
const LINK_RELATION = "nofollow ugc noopener";

const rendered = new Map<string, string>();

/** Opened at the first use: loading it takes 35 ms, which a start need not wait for. */
const findMarkdown = lazily(openMarkdown);

/**
 * The HTML of a text in Markdown, made of text, emphasis, headings, lists, quotes, code and links. HTML in it is shown
 * as text; an image becomes a link to it, for pages ask no other host for anything.
 */
export async function renderMarkdown(text: string): Promise<string> {
  if (text === "") return "";
  const known = rendered.get(text);
  if (known !== undefined) return known;
  const html = (await findMarkdown()).render(text);
  const [oldest] = rendered.keys();
  if (rendered.size >= KEPT_TEXTS && oldest !== undefined) rendered.delete(oldest);
  rendered.set(text, html);
  return html;
}

async function openMarkdown(): Promise<MarkdownIt> {
  const { default: MarkdownIt } = await import("markdown-it");
  const opened = new MarkdownIt({ html: false, linkify: true, breaks: true });
  // Its columns are aligned by style attributes, which the pages' policy forbids.
  opened.disable("table");
  // Only what begins with a scheme: a word with a dot in it is no link.
  opened.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  opened.validateLink = (url) => LINK.test(url) && (/^m/i.test(url) || isPublicLink(url));
  // Not in the letters of its language, in which one host looks like another.
  opened.normalizeLinkText = opened.normalizeLink;
  opened.core.ruler.push("nest_headings", ({ tokens }) => nestHeadings(tokens));
  opened.renderer.rules.link_open = (tokens, at, options, _env, self) => {
    tokens[at]?.attrSet("rel", LINK_RELATION);
    return self.renderToken(tokens, at, options);
  };
  opened.renderer.rules.image = (tokens, at) => renderImage(opened, tokens, at);
  return opened;
}

/** Gives each heading the level below the one that it stands under, whatever its author wrote: none is skipped. */
function nestHeadings(tokens: Token[]): void {
  const above: number[] = [];
  for (const token of tokens) {
    if (token.type !== "heading_open" && token.type !== "heading_close") continue;
    const level = Number(token.tag.slice(1));
    if (token.type === "heading_open") {
      while ((above.at(-1) ?? 0) >= level) above.pop();
      above.push(level);
    }
    token.tag = `h${Math.min(TOP_HEADING + above.length - 1, LOWEST_HEADING)}`;
  }
}

/** A link to the image; in a link, where there can be no other, its words alone. */
function renderImage({ utils, renderer, options }: MarkdownIt, tokens: Token[], at: number) {
  const image = tokens[at];
  const url = String(image?.attrGet("src") ?? "");
  const alternative = renderer.renderInlineAsText(image?.children ?? [], options, {});
  const words = utils.escapeHtml(alternative || url);
  const links = tokens.slice(0, at).filter(({ type }) => /^link_(open|close)$/.test(type));
  if (links.at(-1)?.nesting === 1) return words;
  return `<a href="${utils.escapeHtml(url)}" rel="${LINK_RELATION}">${words}</a>`;
}
