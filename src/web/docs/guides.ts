import LIST from "../../../docs/guides.json" with { type: "json" };
import { lazily } from "../../lazily.ts";
import { type Guide, type Part, renderGuide } from "./render_guide.ts";

/** Guides and references in the order in which they are listed: path, file, and group. */
export const PLACES: readonly { href: string; file: string; group: string }[] = LIST;

/** This site's address, in guides and in samples. */
export const PLACEHOLDER = "https://voteboard.example";

const PROJECT = new URL("../../../", import.meta.url);

/** A link to a sample that stands alone in its line: the site shows the sample there. */
const SAMPLE = /^\[[^\]\n]*\]\(\.\.\/(samples\/[\w./]+\.(\w+))\)$/gm;

const LINK = /\[([^\]\n]*)\]\((?![a-z]+:|#)([^)\s]+)\)/g;

/** A guide as the site shows it; `text` is the path of the same as Markdown. */
export type ShownGuide = typeof PLACES[number] & Guide & { text: string; markdown: string };

const shelves = new Map<string, () => Promise<ShownGuide[]>>();

/** Reads all guides at the first use, for each address that the site is reached at. */
export function readGuides(baseUrl: string): Promise<ShownGuide[]> {
  const shelf = shelves.get(baseUrl) ?? lazily(() =>
    Promise.all(GUIDES.map(async (guide) => {
      const source = await readSource(guide.file);
      const { default: highlights } = await import("./highlights.json", { with: { type: "json" } });
      const { title, parts } = await renderGuide(source, highlights);
      const markdown = source.replaceAll(PLACEHOLDER, baseUrl);
      return { ...guide, title, markdown, parts: parts.map((part) => settle(part, baseUrl)) };
    }))
  );
  shelves.set(baseUrl, shelf);
  return shelf();
}

/** The places that are guides, and the path of each as Markdown. */
export const GUIDES = PLACES.filter(({ file }) => file.endsWith(".md"))
  .map((place) => ({ ...place, text: `${place.href}.md` }));

/** Puts the site's address into a part, after its code was coloured: the colours go by the length of words. */
function settle(part: Part, baseUrl: string): Part {
  const body = part.body.replaceAll(PLACEHOLDER, baseUrl);
  return { ...part, body, text: part.text.replaceAll(PLACEHOLDER, baseUrl) };
}

/** Reads a guide with its samples in it. Links lead to pages of the site; those that would lead elsewhere become words. */
export async function readSource(file: string): Promise<string> {
  const source = await Deno.readTextFile(new URL(file, PROJECT));
  const samples = new Set(source.match(SAMPLE));
  let text = source.replaceAll(LINK, (link, words: string, target: string, at: number) => {
    const { pathname, hash } = new URL(target, `file:///${file}`);
    if (samples.has(link) && source[at - 1] === "\n") return link;
    const place = PLACES.find((place) => `/${place.file}` === pathname);
    return place ? `[${words}](${place.href}${hash})` : words;
  });
  for (const [link, sample = "", language] of text.matchAll(SAMPLE)) {
    const code = await Deno.readTextFile(new URL(sample, PROJECT));
    text = text.replace(link, () => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``);
  }
  return text.replaceAll(/^<!--.*?-->\n/gms, "");
}
