import type { MarkdownIt, Token } from "markdown-it";
import { lazily } from "../../lazily.ts";
import { FORMS } from "../frame/words.ts";
import { DOCS } from "./words.ts";

/** A guide in HTML: its first part stands above all other headings, and bears the title. */
export interface Guide {
  title: string;
  parts: Part[];
}

/** A heading and what stands under it, down to the next. */
export interface Part {
  /** Its anchor, the same as on GitHub. */
  id: string;
  heading: string;
  /** The heading and the rest in HTML, and the rest without any markup. */
  head: string;
  body: string;
  text: string;
}

const findMarkdown = lazily(openMarkdown);

/** Renders a guide of ours: unlike texts of owners it may have tables and lead into this site. */
export async function renderGuide(text: string): Promise<Guide> {
  const markdown = await findMarkdown();
  const { renderer, options } = markdown;
  const tokens = markdown.parse(text, {});
  const starts = tokens.flatMap(({ type }, at) => type === "heading_open" ? [at] : []);
  const parts = starts.map((start, nth) => {
    const [open, words, close, ...rest] = tokens.slice(start, starts[nth + 1]);
    return {
      id: `${open?.attrGet("id")}`,
      heading: wordsOf(words),
      head: renderer.render([open, words, close].filter((token) => token !== undefined), options),
      body: renderer.render(rest, options),
      text: rest.map(wordsOf).filter(Boolean).join(" "),
    };
  });
  return { title: parts[0]?.heading ?? "", parts };
}

/** The words of a paragraph, a cell or a block of code. */
function wordsOf(token: Token | undefined): string {
  if (token?.type === "fence") return token.content;
  return (token?.children ?? []).map(({ type, content }) => type === "softbreak" ? " " : content)
    .join("");
}

async function openMarkdown(): Promise<MarkdownIt> {
  const { default: MarkdownIt } = await import("markdown-it");
  const opened = new MarkdownIt({ html: false });
  const { utils, renderer } = opened;
  opened.core.ruler.push("name_parts", ({ tokens }) => nameParts(tokens));
  renderer.rules.table_open = (tokens, at) =>
    `<div class="table-wrap" role="region" tabindex="0" aria-label="${
      tokens[at]?.attrGet("aria-label")
    }"><table>`;
  renderer.rules.table_close = () => "</table></div>\n";
  renderer.rules.fence = (tokens, at) => {
    const id = tokens[at]?.attrGet("id");
    return `<pre id="${id}" class="code" tabindex="0">${
      utils.escapeHtml(tokens[at]?.content.trimEnd() ?? "")
    }</pre><button type="button" class="secondary" data-copy="${id}" data-copied="${FORMS.copied}" hidden>${FORMS.copy}</button>\n`;
  };
  return opened;
}

/** Gives headings, tables and code their names, and takes styles away, which the pages' policy forbids. */
function nameParts(tokens: Token[]): void {
  const ids = new Set<string>();
  let [tables, blocks] = [0, 0];
  for (const [at, token] of tokens.entries()) {
    if (/^t[hd]_open$/.test(token.type)) token.attrs = null;
    if (token.type === "table_open") token.attrSet("aria-label", DOCS.table(++tables));
    if (token.type === "fence") token.attrSet("id", `code-${++blocks}`);
    if (token.type === "heading_open") {
      const plain = wordsOf(tokens[at + 1]).toLowerCase().replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
        .replaceAll(" ", "-");
      let id = plain;
      for (let nth = 1; ids.has(id); nth++) id = `${plain}-${nth}`;
      ids.add(id);
      token.attrSet("id", id);
    }
  }
}
