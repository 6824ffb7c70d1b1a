import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { dirname, join, parse } from "node:path";

/** A name of the source, and the files that have it. */
type Places = Map<string, string[]>;

/** Matches the name that a line declares and exports. Re-exports declare nothing: theirs is the same thing. */
const DECLARATION =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|class|const|let|enum|interface|type) (\w+)/gm;

/** Files whose names are given: a member's front page, licences, and migrations, which are numbered. */
const NAMED_BY_OTHERS = /(^|\/)(README\.md|LICENSE|migrations\/.+)$/;

const MODULE = /\.tsx?$/;

Deno.test("no two files of src share a name, but a module and its own style or script beside it", async () => {
  const places: Places = new Map();
  for (const file of await sourceFiles()) add(places, parse(file).name, file);
  assert.deepEqual(twinsOf(places, (files) => !areParts(files)), []);
});

Deno.test("no two modules of src export the same name", async () => {
  const places: Places = new Map();
  for (const file of (await sourceFiles()).filter((file) => MODULE.test(file))) {
    const text = await Deno.readTextFile(file);
    for (const name of new Set([...text.matchAll(DECLARATION)].map(([, name]) => name))) {
      add(places, name ?? "", file);
    }
  }
  assert.deepEqual(twinsOf(places), []);
});

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
