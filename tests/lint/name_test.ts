import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { dirname, join, parse } from "node:path";

/** A name of the source, and the files that have it. */
type Places = Map<string, string[]>;

/** Matches the name that a line declares and exports. Re-exports declare nothing: theirs is the same thing. */
const DECLARATION =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|class|const|let|enum|interface|type) (\w+)/gm;

/** Matches the name of a type that a line declares, whether it is exported, private to its file or in a function. */
const TYPE = /^ *(?:export )?(?:declare )?(?:interface|type) (\w+)(?=<| =| extends | \{)/gm;

/** Matches a participle, which says what happened to a thing and not what the thing is. */
const PARTICIPLE =
  /^([A-Z][a-z]+ed|Begun|Chosen|Found|Given|Heard|Known|Made|Seen|Sent|Shown|Sought|Taken|Told)$/;

/** Files whose names are given: a member's front page, licences, and migrations, which are numbered. */
const NAMED_BY_OTHERS = /(^|\/)(README\.md|LICENSE|migrations\/.+)$/;

const MODULE = /\.tsx?$/;

Deno.test("no two files of src share a name, but a module and its own style or script beside it", async () => {
  const places: Places = new Map();
  for (const file of await sourceFiles()) add(places, parse(file).name, file);
  assert.deepEqual(twinsOf(places, (files) => !areParts(files)), []);
});

Deno.test("no two modules of src export the same name or declare the same type, not even privately", async () => {
  const places: Places = new Map();
  for (const [file, text] of await sourceModules()) {
    for (const name of new Set([...namesIn(text, DECLARATION), ...namesIn(text, TYPE)])) {
      add(places, name, file);
    }
  }
  assert.deepEqual(twinsOf(places), []);
});

Deno.test("types are named by nouns: a participle alone doesn't name one", async () => {
  const modules = await sourceModules();
  const types = modules.flatMap(([, text]) => namesIn(text, TYPE));
  assert.deepEqual(types.filter((name) => PARTICIPLE.test(name)), []);
});

/** Reads the modules of the source: each with its path. */
async function sourceModules(): Promise<[file: string, text: string][]> {
  const files = (await sourceFiles()).filter((file) => MODULE.test(file));
  return await Promise.all(
    files.map(async (file): Promise<[string, string]> => [file, await Deno.readTextFile(file)]),
  );
}

function namesIn(text: string, declaration: RegExp): string[] {
  return [...text.matchAll(declaration)].map(([, name = ""]) => name);
}

async function sourceFiles(): Promise<string[]> {
  const entries = await readdir("src", { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !NAMED_BY_OTHERS.test(file)).sort();
}

function add(places: Places, name: string, file: string): void {
  places.set(name, [...places.get(name) ?? [], file]);
}

/** Returns a sentence for each name that several files have. */
function twinsOf(places: Places, isTwin = (files: readonly string[]) => files.length > 1) {
  return [...places].filter(([, files]) => isTwin(files))
    .map(([name, files]) => `"${name}" is in ${files.join(" and in ")}`);
}

/** Returns whether files are one module and what it is made of, in one folder. */
function areParts(files: readonly string[]): boolean {
  return new Set(files.map(dirname)).size === 1 &&
    files.filter((file) => MODULE.test(file)).length <= 1;
}
