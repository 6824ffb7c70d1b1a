import type { DocsSection } from "./docs_section.ts";
import { stemsOf } from "./stems.ts";

/**
 * The weight of a stem in a page's title, in a heading or alias, and in the title of a heading's page; and its maximum
 * in a text, and in a text with its code.
 */
const WEIGHTS = { title: 10, heading: 8, page: 2, prose: 4, code: 1 };

/** For each stem, its weight in the sections that contain it. */
export type DocsIndex = ReadonlyMap<string, ReadonlyMap<DocsSection, number>>;

/**
 * Indexes sections: a stem weighs most in a title, less in a heading, and least in a text. Pages that fewer readers
 * look for than developers' pages weigh less (docs/guides.json).
 */
export function indexSections(sections: readonly DocsSection[]): DocsIndex {
  const index = new Map<string, Map<DocsSection, number>>();
  for (const section of sections) {
    for (const [stem, weight] of weigh(section)) {
      const weights = index.get(stem) ?? new Map<DocsSection, number>();
      index.set(stem, weights.set(section, weight * section.page.weight));
    }
  }
  return index;
}

function weigh({ heading, aliases, page, prose, text }: DocsSection): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (stem: string, weight: number) =>
    weights.set(stem, (weights.get(stem) ?? 0) + weight);
  for (const [stem, weight] of densities(prose)) add(stem, WEIGHTS.prose * weight);
  for (const [stem, weight] of densities(text)) add(stem, WEIGHTS.code * weight);
  const isTitle = heading === page.title;
  const names = new Set(stemsOf(`${heading} ${aliases}`));
  for (const stem of names) add(stem, isTitle ? WEIGHTS.title : WEIGHTS.heading);
  for (const stem of new Set(stemsOf(page.title))) if (!isTitle) add(stem, WEIGHTS.page);
  return weights;
}

/**
 * Returns the share of the maximum weight for each stem of a text. The second mention adds less than the first one, and
 * a mention in a long text adds less than one in a short text.
 */
function densities(text: string): [stem: string, share: number][] {
  const stems = stemsOf(text);
  const half = 0.5 + stems.length / 200;
  return [...Map.groupBy(stems, (stem) => stem)]
    .map(([stem, { length }]) => [stem, length / (length + half)]);
}
