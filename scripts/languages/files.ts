import { compileLocale } from "./compile_locale.ts";
import { type English, type LocaleSource, readEnglish } from "./english.ts";
import { type Fault, FaultyMessages } from "./fault.ts";
import { typeCode } from "./word_tree.ts";

/** The files of all languages, by tag and then by name: `de`, `voting.ftl`. */
export type LocaleSources = ReadonlyMap<string, LocaleSource>;

/** The modules of all languages by name, and a line for each language about its missing messages. */
export interface LocaleFiles {
  files: Record<string, string>;
  completeness: readonly string[];
}

const HEADER = "// Compiled by `deno task languages` from locales/. Do not edit.\n";

/** Facts about a language that its compiled messages need. */
const FORMATTERS = `
/** Formats numbers and dates in one language. */
export interface Formatters {
  count(number: number): string;
  plural(number: number): Intl.LDMLPluralRule;
  /** With one digit after the point at most. */
  decimal(number: number): string;
  /** Returns a formatter that is kept under its key. */
  date(key: string, options: Intl.DateTimeFormatOptions): (date: Date) => string;
}
`;

/** Compiles the messages of all languages. Throws `FaultyMessages` if any has a fault. */
export function localeFiles(sources: LocaleSources): LocaleFiles {
  const source = sources.get("en");
  if (!source) return { files: {}, completeness: [] };
  const english = readEnglish(source);
  const faults = [...english.faults];
  const files: Record<string, string> = {};
  const completeness: string[] = [];
  const tagFaults = [...sources.keys()].flatMap(tagFault);
  if (tagFaults.length > 0) throw new FaultyMessages(tagFaults);
  for (const [tag, own] of [...sources].sort(([one], [other]) => one < other ? -1 : 1)) {
    const { code: words, faults: ownFaults, missing } = compileLocale(english, {
      tag,
      source: own,
    });
    faults.push(...ownFaults);
    files[`${tag}.ts`] = HEADER + (tag === "en" ? englishModule(english, words) : module(words));
    if (tag !== "en") completeness.push(completenessLine(tag, english, missing));
  }
  if (faults.length > 0) throw new FaultyMessages(faults);
  return { files: { ...files, "all.ts": HEADER + registry([...sources.keys()]) }, completeness };
}

/**
 * Compiles English to the pseudo-locale, in which each text is longer and in brackets: `⟦Tóop vóoţéeŕš⟧`. Returns a
 * JavaScript module with the function `words`, which tests import.
 */
export function pseudoModule(source: LocaleSource): string {
  const { code } = compileLocale(readEnglish(source), { tag: "en", source, isPseudo: true });
  return `export function words(intl) {\nreturn ${code};\n}\n`;
}

function englishModule({ types }: English, code: string): string {
  return `${FORMATTERS}
/** The words of a language. */
export interface Words ${typeCode(types)}

/** Returns the words of English. */
export function words(intl: Formatters): Words {
  return ${code};
}
`;
}

function module(code: string): string {
  const intl = /\bintl\./.test(code) ? "intl" : "_intl";
  const english = /\benglish\./.test(code) ? "english" : "_english";
  return `
import type { Formatters, Words } from "./en.ts";

/** Returns the words of this language. Those that it lacks are in English. */
export function words(${intl}: Formatters, ${english}: Words): Words {
  return ${code};
}
`;
}

/** Returns a module that loads the texts of each language except English. */
function registry(tags: readonly string[]): string {
  const entries = tags.filter((tag) => tag !== "en").map((tag) =>
    `${JSON.stringify(tag)}: () => import("./${tag}.ts"),`
  );
  return `
/**
 * Loads the words of each language besides English, by its tag. Each path is written out, so it needs no permission.
 */
export const LOADERS = { ${entries.join("\n")} };
`;
}

function tagFault(tag: string): Fault[] {
  try {
    const [usual] = Intl.getCanonicalLocales(tag);
    if (usual === tag) return [];
    return [{ file: `locales/${tag}`, line: 1, reason: `the usual form of this tag is ${usual}` }];
  } catch {
    return [{ file: `locales/${tag}`, line: 1, reason: "the folder's name is no language tag" }];
  }
}

function completenessLine(
  tag: string,
  { areas }: English,
  missing: ReadonlyMap<string, number>,
): string {
  const all = areas.values().reduce((sum, { messages }) => sum + messages.size, 0);
  const lacking = missing.values().reduce((sum, number) => sum + number, 0);
  const [most] = [...missing].sort(([, one], [, other]) => other - one);
  const [done, total] = [all - lacking, all].map((number) => number.toLocaleString("en"));
  const numbers = `${tag}: ${done} of ${total} messages`;
  if (lacking === 0 || !most) return numbers;
  return `${numbers}, missing most in ${most[0].replace(/\.ftl$/, "")} (${most[1]})`;
}
