import type { MarkdownIt, Token } from "markdown-it";
import { isPublicLink } from "../../servers/fields/public_link.ts";
import { lazily } from "../../../core/work/lazily.ts";
import { cleanText } from "../../../core/text/typed_text.ts";

/**
 * Maximum texts whose HTML is cached, in a few megabytes. Rendering takes 1 ms, but up to 16 ms for the worst 5,000
 * characters.
 */
const KEPT_TEXTS = 200;

/** The level of a text's top headings. The section that contains the text has a heading of level 2. */
const TOP_HEADING = 3;
const LOWEST_HEADING = 6;

/** Matches allowed links. Relative links aren't allowed, so that users' texts can't link to this site's own pages. */
const LINK = /^(https?:\/\/|mailto:)/i;

/**
 * The `rel` with which search engines give these links no credit, and opened pages get no reference to this site's
 * page.
 */
const LINK_RELATION = "nofollow ugc noopener";

const rendered = new Map<string, string>();

/** Loaded on first use, because loading takes 35 ms, which shouldn't delay the start. */
const findMarkdown = lazily(openMarkdown);

/**
 * Renders Markdown as HTML: text, emphasis, headings, lists, quotes, code and links. HTML in the text is escaped. An
 * image becomes a link to it, because pages load nothing from other hosts.
 */
export async function renderMarkdown(text: string): Promise<string> {
  if (text === "") return "";
  const known = rendered.get(text);
  if (known !== undefined) return known;
  // Cleaned after rendering, which decodes entities such as `&#x202e;`.
  const html = cleanText((await findMarkdown()).render(text));
  const [oldest] = rendered.keys();
  if (rendered.size >= KEPT_TEXTS && oldest !== undefined) rendered.delete(oldest);
  rendered.set(text, html);
  return html;
}

async function openMarkdown(): Promise<MarkdownIt> {
  const { default: MarkdownIt } = await import("markdown-it");
  const opened = new MarkdownIt({ html: false, linkify: true, breaks: true });
  // Tables align columns with style attributes, which the pages' policy forbids.
  opened.disable("table");
  // Only links with a scheme, because a word with a dot isn't a link.
  opened.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  opened.validateLink = (url) => LINK.test(url) && (/^m/i.test(url) || isPublicLink(url));
  // Shows hosts in Punycode, because different hosts can look alike in other scripts.
  opened.normalizeLinkText = opened.normalizeLink;
  opened.core.ruler.push("nest_headings", ({ tokens }) => nestHeadings(tokens));
  opened.renderer.rules.link_open = (tokens, at, options, _env, self) => {
    tokens[at]?.attrSet("rel", LINK_RELATION);
    return self.renderToken(tokens, at, options);
  };
  opened.renderer.rules.image = (tokens, at) => renderImage(opened, tokens, at);
  return opened;
}

/** Sets each heading one level below its parent, so that no level is skipped. */
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

/** Renders an image as a link. Inside a link, which can't contain another one, renders its alternative text. */
function renderImage({ utils, renderer, options }: MarkdownIt, tokens: Token[], at: number) {
  const image = tokens[at];
  const url = String(image?.attrGet("src") ?? "");
  const alternative = renderer.renderInlineAsText(image?.children ?? [], options, {});
  const label = utils.escapeHtml(alternative || url);
  const links = tokens.slice(0, at).filter(({ type }) => /^link_(open|close)$/.test(type));
  if (links.at(-1)?.nesting === 1) return label;
  return `<a href="${utils.escapeHtml(url)}" rel="${LINK_RELATION}">${label}</a>`;
}
