import type { Fault } from "./fault.ts";
import { type MessageFile, readMessages, type SourceMessage } from "./message_file.ts";
import { type Parameter, parametersOf } from "./parameters.ts";
import { usedArguments } from "./walk_pattern.ts";
import { placeWord, type WordTree } from "./word_tree.ts";

/** An English message, which defines the arguments of its translations. */
export interface EnglishMessage {
  source: SourceMessage;
  parameters: readonly Parameter[];
  shown: ReadonlySet<string>;
  chosenBy: ReadonlySet<string>;
  /** Whether code passes the arguments by name, in one object. */
  takesNames: boolean;
  /** The path by which code reads it, such as `["voting", "ballot", "title"]`. */
  path: readonly string[];
}

/** An English file of messages. */
export interface EnglishArea {
  file: MessageFile;
  messages: ReadonlyMap<string, EnglishMessage>;
}

/** The texts of a language by the name of their file, such as `voting.ftl`. */
export type LocaleSource = ReadonlyMap<string, string>;

/** All English messages. */
export interface English {
  areas: ReadonlyMap<string, EnglishArea>;
  /** The types of all texts. */
  types: WordTree;
  faults: readonly Fault[];
}

/** The files whose messages take their arguments by name, because code that throws a refusal names its values. */
const NAMED = new Set(["refusals.ftl"]);

/** Reads the English files, which name all messages and their arguments. */
export function readEnglish(source: LocaleSource): English {
  const faults: Fault[] = [];
  const types: WordTree = new Map();
  const areas = new Map<string, EnglishArea>();
  for (const [name, text] of source) {
    const file = readMessages(`locales/en/${name}`, text);
    faults.push(...file.faults);
    const messages = new Map<string, EnglishMessage>();
    const takesNames = NAMED.has(name);
    for (const message of file.messages.values()) {
      const tell = (reason: string) =>
        faults.push({ file: file.path, line: message.line, reason: `${message.id}: ${reason}` });
      const parameters = parametersOf(message.comment, tell);
      const path = [areaKey(name), ...message.id.split("-")];
      if (path.includes("")) tell("a level has no name");
      if (!placeWord(types, path, typeOf(parameters, takesNames))) {
        tell("it is both a message and a level of others");
      }
      const use = usedArguments(message.pattern);
      messages.set(message.id, { source: message, parameters, ...use, takesNames, path });
    }
    areas.set(name, { file, messages });
  }
  return { areas, types, faults };
}

/** Returns the name of an area in code: `myVotes` for `my-votes.ftl`. */
function areaKey(name: string): string {
  const area = name.replace(/\.ftl$/, "");
  return area.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function typeOf(parameters: readonly Parameter[], takesNames: boolean): string {
  if (parameters.length === 0) return "string";
  const types = parameters.map((parameter) => `${parameter.name}: ${parameterType(parameter)}`);
  const list = takesNames ? `values: { ${types.join("; ")} }` : types.join(", ");
  const isRich = parameters.some(({ kind }) => kind === "tag");
  if (!isRich) return `(${list}) => string`;
  return `<Child>(${list}) => (string | Child)[]`;
}

function parameterType(parameter: Parameter): string {
  if (parameter.kind === "tag") return "(text: string) => Child";
  if (parameter.kind !== "union") return parameter.kind;
  return parameter.values.map((value) => JSON.stringify(value)).join(" | ");
}
