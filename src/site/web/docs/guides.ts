import LIST from "../../../../docs/guides.json" with { type: "json" };
import { PROJECT } from "../../../core/project.ts";
import { lazily } from "../../../core/work/lazily.ts";
import { type Guide, type GuidePart, renderGuide } from "./render_guide.ts";

/** Guides and references in the order of the menu: path, file, and group with its weight in searches. */
export const PAGES: readonly { href: string; file: string; group: string; weight: number }[] = LIST
  .flatMap(({ group, weight = 1, pages }) => pages.map((page) => ({ ...page, group, weight })));

/** The placeholder for this site's address in guides and samples. */
export const PLACEHOLDER = "https://voteboard.example";

/** The placeholder for the host of the address, which is this site's name for Votifier plugins. */
const HOST_PLACEHOLDER = new URL(PLACEHOLDER).hostname;

/** Matches a link to a sample on a separate line, which is replaced with the sample. In a list it is indented. */
const SAMPLE = /^( *)\[[^\]\n]*\]\(\.\.\/(samples\/[\w./]+\.(\w+))\)$/gm;

const LINK = /\[([^\]\n]*)\]\((?![a-z]+:|#)([^)\s]+)\)/g;

/** A guide on the site. `text` is the path of its Markdown version. */
export type ShownGuide = typeof PAGES[number] & Guide & { text: string; markdown: string };

const shelves = new Map<string, () => Promise<ShownGuide[]>>();

/** Returns all guides, which are read on first use, once per base URL. */
export function readGuides(baseUrl: string): Promise<ShownGuide[]> {
  const shelf = shelves.get(baseUrl) ?? lazily(() =>
    Promise.all(GUIDES.map(async (guide) => {
      const source = await readSource(guide.file);
      const { default: highlights } = await import("./highlights.json", { with: { type: "json" } });
      const { title, parts } = await renderGuide(source, highlights);
      const markdown = addressed(source, baseUrl);
      return { ...guide, title, markdown, parts: parts.map((part) => settle(part, baseUrl)) };
    }))
  );
  shelves.set(baseUrl, shelf);
  return shelf();
}

/** The pages that are guides, with the path of their Markdown version. */
export const GUIDES = PAGES.filter(({ file }) => file.endsWith(".md"))
  .map((page) => ({ ...page, text: `${page.href}.md` }));

/**
 * Replaces the placeholder with the site's address. Call it after highlighting, which depends on the length of each
 * token.
 */
function settle(part: GuidePart, baseUrl: string): GuidePart {
  const [body = "", text = "", prose = ""] = [part.body, part.text, part.prose]
    .map((one) => addressed(one, baseUrl));
  return { ...part, body, text, prose };
}

function addressed(text: string, baseUrl: string): string {
  return text.replaceAll(PLACEHOLDER, baseUrl)
    .replaceAll(HOST_PLACEHOLDER, new URL(baseUrl).hostname);
}

/** Reads a guide and inlines its samples. Links point to pages of the site; other relative links become plain text. */
export async function readSource(file: string): Promise<string> {
  const source = await Deno.readTextFile(new URL(file, PROJECT));
  const samples = new Set(source.matchAll(SAMPLE).map(({ index }) => index));
  let text = source.replaceAll(LINK, (link, label: string, target: string, at: number) => {
    const { pathname, hash } = new URL(target, `file:///${file}`);
    const lineStart = source.lastIndexOf("\n", at) + 1;
    if (samples.has(lineStart)) return link;
    const page = PAGES.find((page) => `/${page.file}` === pathname);
    return page ? `[${label}](${page.href}${hash})` : label;
  });
  for (const [link, indent = "", sample = "", language] of text.matchAll(SAMPLE)) {
    const code = await Deno.readTextFile(new URL(sample, PROJECT));
    const lines = [`\`\`\`${language}`, ...code.trimEnd().split("\n"), "```"];
    text = text.replace(link, () => lines.map((line) => line && indent + line).join("\n"));
  }
  return text.replaceAll(/^<!--.*?-->\n/gms, "");
}
