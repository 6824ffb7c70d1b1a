import type { SyntaxNode } from "@fluent/syntax";
import { compilePattern } from "./compile_pattern.ts";
import type { English, EnglishMessage, LocaleSource } from "./english.ts";
import type { Fault } from "./fault.ts";
import { type MessageFile, readMessages, type SourceMessage } from "./message_file.ts";
import type { Parameter } from "./parameters.ts";
import { pseudoText } from "./text.ts";
import { usedArguments } from "./walk_pattern.ts";
import { accessCode, objectCode, placeWord, type WordTree } from "./word_tree.ts";

/** A compiled language. */
export interface CompiledLocale {
  /** The code of an expression for the texts. It uses `intl` and, unless the language is English, `english`. */
  code: string;
  faults: readonly Fault[];
  /** Number of messages that each area lacks, by the name of its file. */
  missing: ReadonlyMap<string, number>;
}

/** A language or pseudo-locale to compile. */
export interface LocaleChoice {
  tag: string;
  source: LocaleSource;
  isPseudo?: boolean;
}

/** Compiles the messages of a language. Those that it lacks are taken from English. */
export function compileLocale(english: English, choice: LocaleChoice): CompiledLocale {
  const isEnglish = choice.tag === "en";
  const faults: Fault[] = [];
  const missing = new Map<string, number>();
  const words: WordTree = new Map();
  for (const name of choice.source.keys()) {
    if (english.areas.has(name)) continue;
    const file = `locales/${choice.tag}/${name}`;
    faults.push({ file, line: 1, reason: `there is no locales/en/${name}` });
  }
  for (const [name, area] of english.areas) {
    const text = choice.source.get(name) ?? "";
    const file = isEnglish ? area.file : readMessages(`locales/${choice.tag}/${name}`, text);
    if (!isEnglish) faults.push(...file.faults, ...unknownMessages(file, area.messages));
    let lacking = 0;
    for (const message of area.messages.values()) {
      const own = file.messages.get(message.source.id);
      if (!own) lacking++;
      const code = own
        ? compileMessage(message, { own, file, choice, faults })
        : `english${accessCode(english.types, message.path)}`;
      placeWord(words, message.path, code);
    }
    missing.set(name, lacking);
  }
  return { code: objectCode(words), faults, missing };
}

function unknownMessages(
  { path, messages }: MessageFile,
  known: ReadonlyMap<string, unknown>,
): Fault[] {
  return [...messages.values()].filter(({ id }) => !known.has(id))
    .map(({ id, line }) => ({ file: path, line, reason: `${id} does not exist in English` }));
}

/** The place of a message, and the faults that are collected while it is compiled. */
interface Compilation {
  own: SourceMessage;
  file: MessageFile;
  choice: LocaleChoice;
  faults: Fault[];
}

function compileMessage(message: EnglishMessage, compilation: Compilation): string {
  const { own, file, choice, faults } = compilation;
  const { parameters } = message;
  const add = (line: number, reason: string) =>
    faults.push({ file: file.path, line, reason: `${own.id}: ${reason}` });
  const isEnglish = choice.tag === "en";
  const tagsUsed = new Set<string>();
  const code = compilePattern({
    tag: choice.tag,
    isRightToLeft: new Intl.Locale(choice.tag).getTextInfo().direction === "rtl",
    pattern: own.pattern,
    parameters,
    shownInEnglish: isEnglish ? new Set() : message.shown,
    change: choice.isPseudo ? pseudoText : (text) => text,
    tell: (node: SyntaxNode, reason) => add(node.span ? file.lineOf(node) : own.line, reason),
    tagsUsed,
  });
  for (const reason of dropped(message, own, tagsUsed)) add(own.line, reason);
  const text = choice.isPseudo ? bracketed(code) : code;
  if (parameters.length === 0) return text;
  const use = usedArguments(own.pattern);
  const isUsed = ({ name }: Parameter) =>
    use.shown.has(name) || use.chosenBy.has(name) || tagsUsed.has(name);
  const names = message.takesNames
    ? `{ ${parameters.filter(isUsed).map(({ name }) => name).join(", ")} }`
    : parameterNames(parameters, isUsed);
  return `(${names}) => ${text}`;
}

/** Returns the names of a function's parameters up to the last one that it uses. Unused ones begin with `_`. */
function parameterNames(
  parameters: readonly Parameter[],
  isUsed: (parameter: Parameter) => boolean,
): string {
  return parameters.slice(0, parameters.findLastIndex(isUsed) + 1)
    .map((parameter) => isUsed(parameter) ? parameter.name : `_${parameter.name}`)
    .join(", ");
}

/**
 * Returns the arguments that English uses and a translation doesn't, and the described tags that either doesn't use.
 */
function dropped(
  { parameters, shown, chosenBy }: EnglishMessage,
  own: SourceMessage,
  tagsUsed: ReadonlySet<string>,
): string[] {
  const use = usedArguments(own.pattern);
  return parameters.flatMap(({ name, kind }) => {
    if (kind === "tag") return tagsUsed.has(name) ? [] : [`<${name}> is missing`];
    if (shown.has(name)) return use.shown.has(name) ? [] : [`{ $${name} } is missing`];
    // A language without plural forms doesn't use a number that only chooses a branch.
    if (kind !== "union" || !chosenBy.has(name) || use.chosenBy.has(name)) return [];
    return [`it does not choose a text by $${name}, as English does`];
  });
}

/**
 * Returns code that adds brackets around a text of the pseudo-locale, which show on a page whether it was cut or
 * joined.
 */
function bracketed(code: string): string {
  return code.startsWith("[") ? `["⟦", ...${code}, "⟧"]` : `"⟦" + (${code}) + "⟧"`;
}
