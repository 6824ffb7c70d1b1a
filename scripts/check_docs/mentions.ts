import { codeSpans, type Paper, type Passage } from "./paper.ts";

/** What a paper may mention. */
export type Mentionable = {
  files: ReadonlySet<string>;
  tasks: ReadonlySet<string>;
  /** Paths of the contract's operations. */
  paths: ReadonlySet<string>;
};

/** Languages of samples that are typed into a shell. */
const SHELL = new Set(["sh", "bash", "shell", "console"]);

/** A path from the root that is meant as one: in a folder of the project, without a placeholder. */
const PROJECT_PATH = /(?<![\w./-])(?:src|scripts|tests|generated|\.github|\.ci)\/[\w./-]*[\w/]/g;

/** A file at the root, when it stands alone in a code span. */
const ROOT_FILE = /^[\w-]+\.(?:ts|json|yaml|md)$/;

/** Mentions of tasks, files and operations that do not exist, in the prose and in shell samples. */
export function faultsOfMentions(paper: Paper, known: Mentionable): string[] {
  const spans = codeSpans(paper.prose);
  const shell = paper.samples.filter(({ language }) => SHELL.has(language)).flatMap(linesOf);
  const passages = [...spans, ...shell];
  return [
    ...passages.flatMap((passage) => faultsOfTasks(passage, known)),
    ...passages.flatMap((passage) => faultsOfFiles(passage, known)),
    ...passages.flatMap((passage) => faultsOfOperations(passage, known)),
  ].map(({ text, line }) => `${paper.path}:${line}: ${text}`);
}

function linesOf({ text, line }: Passage): Passage[] {
  return text.split("\n").map((text, index) => ({ text, line: line + 1 + index }));
}

function faultsOfTasks({ text, line }: Passage, { tasks }: Mentionable): Passage[] {
  return [...text.matchAll(/\btask\s+([a-z][\w:-]*)/g)]
    .map(([, task = ""]) => task)
    .filter((task) => /\bdeno\S*\s+task\b/.test(text) && !tasks.has(task))
    .map((task) => ({ text: `there is no task "${task}"`, line }));
}

function faultsOfFiles({ text, line }: Passage, { files }: Mentionable): Passage[] {
  const mentioned = /[<*{…]/.test(text) ? [] : text.match(PROJECT_PATH) ?? [];
  const atRoot = ROOT_FILE.test(text) ? [text] : [];
  return [...mentioned, ...atRoot]
    .filter((path) => !exists(path, files))
    .map((path) => ({ text: `there is no ${path}`, line }));
}

/** A file may be named without its folder's slash, as a folder, or as what is in it. */
function exists(path: string, files: ReadonlySet<string>): boolean {
  if (files.has(path)) return true;
  const folder = path.replace(/\/*$/, "/");
  if ([...files].some((file) => file.startsWith(folder))) return true;
  return !path.includes("/") && [...files].some((file) => file.endsWith(`/${path}`));
}

function faultsOfOperations({ text, line }: Passage, { paths }: Mentionable): Passage[] {
  return [...text.matchAll(/\/api\/v\d+\/[\w/-]+/g)]
    .filter(([path]) => !paths.has(path))
    .map(([path]) => ({ text: `the contract has no path ${path}`, line }));
}
