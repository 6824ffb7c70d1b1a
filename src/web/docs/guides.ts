import { type Guide, renderGuide } from "./render_guide.ts";

/** The guides in the order in which they are listed: path below `/docs/`, file, and group. */
export const GUIDES = ([
  ["quick-start", "docs/quick-start.md", "start"],
  ["polling", "docs/polling.md", "start"],
  ["webhooks", "docs/webhooks.md", "start"],
  ["retries", "docs/retries.md", "start"],
  ["errors", "docs/errors.md", "start"],
  ["limits", "docs/limits.md", "start"],
  ["api-rules", "docs/api-rules.md", "start"],
  ["rewards-rules", "docs/rewards-rules.md", "start"],
  ["clients", "docs/clients.md", "start"],
  ["minecraft", "docs/minecraft.md", "game"],
  ["compat", "docs/compat.md", "game"],
  ["sites", "docs/sites.md", "game"],
  ["moving", "docs/moving.md", "game"],
  ["fraud", "docs/fraud.md", "more"],
  ["changelog", "CHANGELOG.md", "more"],
] as const).map(([slug, file, group]) => ({ slug, file, group }));

/** Places of files that are no guides. Links to any other file are shown as words. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "openapi.yaml": "/docs/api",
  "openapi-rewards.yaml": "/docs/api/rewards",
};

/** This site's address, in guides and in samples. */
const PLACEHOLDER = "https://voteboard.example";

const PROJECT = new URL("../../../", import.meta.url);

/** A link to a sample that stands alone in its line: the site shows the sample there. */
const SAMPLE = /^\[[^\]\n]*\]\(\.\.\/(samples\/[\w./]+\.(\w+))\)$/gm;

const LINK = /\[([^\]\n]*)\]\((?![a-z]+:|#)([^)\s]+)\)/g;

/** A guide as the site shows it. */
export type ShownGuide = typeof GUIDES[number] & Guide & { markdown: string };

const shelves = new Map<string, Promise<ShownGuide[]>>();

/** Reads all guides at the first use, for each address that the site is reached at. */
export function readGuides(baseUrl: string): Promise<ShownGuide[]> {
  const shelf = shelves.get(baseUrl) ?? Promise.all(GUIDES.map(async (guide) => {
    const markdown = (await read(guide.file)).replaceAll(PLACEHOLDER, baseUrl);
    return { ...guide, markdown, ...await renderGuide(markdown) };
  }));
  shelves.set(baseUrl, shelf);
  return shelf;
}

/** Reads a guide with links that lead to pages of the site, and with its samples in it. */
async function read(file: string): Promise<string> {
  const source = await Deno.readTextFile(new URL(file, PROJECT));
  let text = source.replaceAll(LINK, (link, words: string, target: string) => {
    const { pathname, hash } = new URL(target, `file:///${file}`);
    if (/^\/samples\/.*\.\w+$/.test(pathname)) return link;
    const guide = GUIDES.find((guide) => `/${guide.file}` === pathname);
    const place = guide ? `/docs/${guide.slug}` : ELSEWHERE[pathname.slice(1)];
    return place === undefined ? words : `[${words}](${place}${hash})`;
  });
  for (const [link, sample = "", language] of text.matchAll(SAMPLE)) {
    const code = await Deno.readTextFile(new URL(sample, PROJECT));
    text = text.replace(link, () => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``);
  }
  return text.replaceAll(/^<!--.*?-->\n/gms, "");
}
