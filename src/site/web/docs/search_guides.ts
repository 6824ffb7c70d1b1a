import type { ShownGuide } from "./guides.ts";

/** Maximum number of results, and of search terms that are used. */
const HITS_MAX = 20;
const WORDS_MAX = 8;

/** Characters of an excerpt: before the first match, and in total. */
const EXCERPT = { before: 60, length: 200 };

/** The group of `docs/guides.json` whose guides count half. */
// deno-lint-ignore voteboard/sentence-rule -- is compared, not shown
const ASIDE = "Good to know";

/** A section of a guide, with the weight of each stem, which is high in headings and low in long texts. */
type GuideSection = {
  href: string;
  heading: string;
  guide: Pick<ShownGuide, "href" | "title">;
  prose: string;
  weights: Map<string, number>;
};

/** A search result, with an excerpt around the first match; empty if only the section's code matches. */
export type GuideHit = Pick<GuideSection, "href" | "heading" | "guide"> & {
  excerpt: { text: string; isFound: boolean }[];
};

const WORD = /[\p{L}\p{N}]+/gu;

/** Endings to remove, so that "retries" finds "retry" and "retried". */
const ENDING = /(?:ies|ied|ying|ing|ed|es|s|e|y)$/;

const indexes = new WeakMap<readonly ShownGuide[], GuideSection[]>();

/** Returns the sections of guides that match the most terms, best first. */
export function searchGuides(guides: readonly ShownGuide[], query: string): GuideHit[] {
  const stems = [...new Set(stemsOf(query))].slice(0, WORDS_MAX);
  const index = indexes.get(guides) ?? guides.flatMap(entriesOf);
  indexes.set(guides, index);
  const scored = index.map((entry) => {
    const weights = stems.map((stem) => weigh(entry, stem)).filter(Boolean);
    return { entry, words: weights.length, score: weights.reduce((sum, one) => sum + one, 0) };
  });
  const most = Math.max(1, ...scored.map(({ words }) => words));
  return scored.filter(({ words }) => words === most)
    .sort((one, other) => other.score - one.score)
    .slice(0, HITS_MAX)
    .map(({ entry: { href, heading, guide, prose } }) => (
      { href, heading, guide, excerpt: excerptOf(prose, stems) }
    ));
}

/** Groups search results by guide. Guides are ordered by their best result. */
export function groupGuideHits(hits: readonly GuideHit[]): GuideHit[][] {
  return [...Map.groupBy(hits, ({ guide }) => guide.href).values()];
}

function entriesOf({ href, title, group, parts }: ShownGuide): GuideSection[] {
  const guide = { href, title };
  return parts.map(({ id, heading, text, prose }, nth) => {
    const words = stemsOf(text);
    const weights = new Map<string, number>();
    const add = (stem: string, weight: number) =>
      weights.set(stem, (weights.get(stem) ?? 0) + weight * (group === ASIDE ? 0.5 : 1));
    for (const stem of words) add(stem, 4 / (4 + words.length / 50));
    for (const stem of stemsOf(heading)) add(stem, 8);
    for (const stem of stemsOf(title)) add(stem, 2);
    return { href: nth === 0 ? href : `${href}#${id}`, heading, guide, prose, weights };
  });
}

function stemsOf(text: string): string[] {
  const words = text.normalize("NFKC").toLowerCase().match(WORD) ?? [];
  return words.map((word) => word.length > 4 ? word.replace(ENDING, "") : word);
}

/** Returns a term's weight in a section. Longer words that start with it count half. */
function weigh({ weights }: GuideSection, stem: string): number {
  let sum = 0;
  for (const [word, weight] of weights) {
    if (word.startsWith(stem)) sum += word === stem ? weight : weight / 2;
  }
  return sum;
}

function excerptOf(text: string, stems: readonly string[]): GuideHit["excerpt"] {
  const isFound = (word: string) => stems.some((stem) => word.toLowerCase().startsWith(stem));
  const first = text.matchAll(WORD).find(([word]) => isFound(word))?.index;
  if (first === undefined) return [];
  const start = first < EXCERPT.before ? 0 : text.indexOf(" ", first - EXCERPT.before) + 1;
  // With non-breaking spaces, so that an ellipsis is never alone on a line.
  const excerpt = text.slice(start, start + EXCERPT.length).replace(/\s*\S+$/, "\u00a0…");
  return `${start > 0 ? "…\u00a0" : ""}${excerpt}`.split(/([\p{L}\p{N}]+)/u)
    .map((word) => ({ text: word, isFound: isFound(word) }));
}
