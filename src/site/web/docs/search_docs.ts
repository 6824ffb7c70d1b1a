import { type DocsIndex, indexSections } from "./docs_index.ts";
import type { DocsSection } from "./docs_section.ts";
import { guideSections } from "./docs_sections.ts";
import type { ShownGuide } from "./guides.ts";
import { stemOf, stemsOf, wordsOf } from "./stems.ts";
import { SYNONYMS } from "./synonyms.ts";

/** Maximum number of results, in total and on one page. */
const HITS_MAX = 12;
const PAGE_HITS_MAX = 4;

/** Maximum number of search terms that are used. */
const TERMS_MAX = 8;

/** The weight of a synonym, and of a longer word that starts with the term, compared to the term itself. */
const SYNONYM = 0.7;
const LONGER = 0.5;

/** Minimum length of a term that also finds longer words: "receive" finds "receiver", but "java" not "javascript". */
const PREFIX_MIN = 5;

/** Characters of an excerpt: before the first match, and in total. */
const EXCERPT = { before: 60, length: 200 };

/** Words of questions, which say nothing about the answer. */
const IGNORED = new Set(wordsOf(
  "a an and are at be but by can could do does for from get gets happen happens has have how i if in is it its many me my no not of " +
    "on or per should so that the their then there this to was what when where which who why will with would you your",
));

/** What a search looks for: a stem and, if the word is long enough, also longer words that start with it. */
interface Term {
  stem: string;
  prefix: string | undefined;
  synonyms: readonly string[];
}

const SYNONYMS_BY_STEM = new Map(
  Object.entries(SYNONYMS).map(([word, synonyms]) => [stemOf(word), synonyms]),
);

/** Roughly the number of sections, of which a term that few of them have is rare. */
const SECTIONS = 300;

/** A search result, with an excerpt; empty if the section has no text but code. */
export type DocsHit = Pick<DocsSection, "href" | "heading" | "page"> & {
  excerpt: { text: string; isFound: boolean }[];
};

/** The results, best first, and the synonyms that were also searched for. */
export interface DocsResults {
  hits: DocsHit[];
  synonyms: string[];
}

const indexes = new WeakMap<readonly ShownGuide[], DocsIndex>();

/**
 * Searches the guides and references for sections with any of the query's terms. Rare terms count more than frequent
 * ones, and sections with more of the terms come first.
 */
export function searchDocs(
  { guides, references }: { guides: readonly ShownGuide[]; references: readonly DocsSection[] },
  query: string,
): DocsResults {
  const index = indexes.get(guides) ??
    indexSections([...guides.flatMap(guideSections), ...references]);
  indexes.set(guides, index);
  const terms = termsOf(query);
  const found = terms.flatMap((term) => [term, ...term.synonyms.map(termOf)]);
  return {
    hits: spread(rank(index, terms)).map(({ href, heading, page, prose }) => (
      { href, heading, page, excerpt: excerptOf(prose, found) }
    )),
    synonyms: [...new Set(terms.flatMap(({ synonyms }) => synonyms))],
  };
}

function termsOf(query: string): Term[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !IGNORED.has(word));
  const terms = (telling.length > 0 ? telling : words).map(termOf);
  return [...new Map(terms.map((term) => [term.stem, term])).values()].slice(0, TERMS_MAX);
}

function termOf(word: string): Term {
  const stem = stemOf(word.toLowerCase());
  const prefix = word.length < PREFIX_MIN ? undefined : word;
  return { stem, prefix, synonyms: SYNONYMS_BY_STEM.get(stem) ?? [] };
}

/** Returns the sections with any of the terms, best first. */
function rank(index: DocsIndex, terms: readonly Term[]): DocsSection[] {
  const scores = new Map<DocsSection, { score: number; rarity: number }>();
  let total = 0;
  for (const term of terms) {
    const weights = weightsOf(index, term);
    const rarity = Math.log(1 + SECTIONS / (weights.size + 1));
    total += rarity;
    for (const [section, weight] of weights) {
      const sum = scores.get(section) ?? { score: 0, rarity: 0 };
      scores.set(section, { score: sum.score + rarity * weight, rarity: sum.rarity + rarity });
    }
  }
  return [...scores]
    .map(([section, { score, rarity }]) => ({ section, score: score * (1 + rarity / total) }))
    .sort((one, other) => other.score - one.score)
    .map(({ section }) => section);
}

/** Returns the best weight of a term or one of its synonyms in each section. */
function weightsOf(index: DocsIndex, term: Term): Map<DocsSection, number> {
  const best = new Map<DocsSection, number>();
  const add = (wanted: Term, factor: number) => {
    for (const stem of wanted.prefix ? index.keys() : [wanted.stem]) {
      if (!isMatch(stem, wanted)) continue;
      const share = stem === wanted.stem ? factor : factor * LONGER;
      for (const [section, weight] of index.get(stem) ?? []) {
        best.set(section, Math.max(best.get(section) ?? 0, weight * share));
      }
    }
  };
  add(term, 1);
  for (const synonym of term.synonyms) add(termOf(synonym), SYNONYM);
  return best;
}

function isMatch(stem: string, { stem: wanted, prefix }: Term): boolean {
  return stem === wanted || (prefix !== undefined && stem.startsWith(prefix));
}

/** Returns the first sections, with few of one page, so that a long guide leaves room for others. */
function spread(sections: readonly DocsSection[]): DocsSection[] {
  const counts = new Map<string, number>();
  return sections.filter(({ page }) => {
    const count = (counts.get(page.href) ?? 0) + 1;
    counts.set(page.href, count);
    return count <= PAGE_HITS_MAX;
  }).slice(0, HITS_MAX);
}

/** Returns an excerpt that begins with the sentence with most of the words. */
function excerptOf(prose: string, wanted: readonly Term[]): DocsHit["excerpt"] {
  const isFound = (stem: string) => wanted.some((term) => isMatch(stem, term));
  const sentences = prose.split(/(?<=[.:!?])\s+/u);
  const counts = sentences.map((sentence) => new Set(stemsOf(sentence).filter(isFound)).size);
  const text = sentences.slice(counts.indexOf(Math.max(...counts))).join(" ");
  const parts = text.split(/([\p{L}\p{N}]+)/u)
    .map((part) => ({ text: part, isFound: stemsOf(part).some(isFound) }));
  const first = Math.max(0, parts.findIndex(({ isFound }) => isFound));
  const before = parts.slice(0, first).reduce((sum, { text }) => sum + text.length, 0);
  const start = before < EXCERPT.before ? 0 : text.indexOf(" ", before - EXCERPT.before) + 1;
  return text.length - start <= EXCERPT.length && start === 0 ? parts : cut(parts, start);
}

/** Cuts an excerpt out of a text, between words, with ellipses where it was cut. */
function cut(parts: DocsHit["excerpt"], start: number): DocsHit["excerpt"] {
  let at = 0;
  const inside = parts.filter(({ text }) => {
    const begins = at;
    at += text.length;
    return begins >= start && at <= start + EXCERPT.length;
  });
  // With non-breaking spaces, so that an ellipsis is never alone on a line.
  const ellipsis = (text: string) => ({ text, isFound: false });
  return [
    ...start > 0 ? [ellipsis("…\u00a0")] : [],
    ...inside,
    ...at > start + EXCERPT.length ? [ellipsis("\u00a0…")] : [],
  ];
}
